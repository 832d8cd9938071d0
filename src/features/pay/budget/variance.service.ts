import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { readBudget } from './board.service.ts'
import type * as contract from './contract.ts'
import { variancePaper } from './variance.paper.ts'

/**
 * A budget against actual as a paper; who took it is logged.
 * @throws Refusal CONFLICT where the figures are of too few people for whoever asks
 */
export const downloadVariance = async (
  ctx: Context,
  { id }: Parsed<typeof contract.downloadVariance>,
): Promise<Download> => {
  const board = await readBudget(ctx, { id })
  if (board.isHidden)
    throw new Refusal('CONFLICT', 'Figures of fewer than five people are among these: they are for whoever sees pay.')
  ctx.audit({ action: 'budget.variance-paper', targetType: 'budget', targetId: id })
  const name = board.budget.name.replaceAll(/[^\w.-]+/g, '-') || 'budget'
  return new Download(`${name}-variance.pdf`, 'application/pdf', variancePaper(board, ctx.now()))
}
