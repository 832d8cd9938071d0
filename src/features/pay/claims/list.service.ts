import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type * as contract from './claim.contract.ts'
import * as query from './queries.ts'
import { summariesOf } from './shown.service.ts'

export const listClaims = async (
  ctx: Context,
  input: Parsed<typeof contract.listClaims>,
): Promise<Output<typeof contract.listClaims>> => {
  const filter = {
    companyId: ctx.actor.companyId,
    state: input.state,
    severity: input.severity,
    search: input.search,
  }
  const part = listWindow(query.CLAIM_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listClaims(ctx.db, filter, part))
  const total = totalOf(await query.countClaims(ctx.db, filter))
  return { claims: await summariesOf(ctx, rows), next, page: input.page, ...total }
}
