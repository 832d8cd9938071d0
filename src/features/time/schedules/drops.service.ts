import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { requestApproval } from '../../platform/approvals/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { conflict, handOver, rowOfShift } from './hand-over.service.ts'
import type * as contract from './mine.contract.ts'
import { ownEmployment } from './mine.service.ts'
import { judgeDrop, type RosterState } from './roster-moves.rules.ts'
import { rosterSettings } from './settings.ts'
import * as query from './swaps.queries.ts'
import { SWAP_KIND } from './swaps.service.ts'

export const dropShift = async (
  ctx: Context,
  input: Parsed<typeof contract.dropShift>,
): Promise<Output<typeof contract.dropShift>> => {
  const { companyId, userId } = ctx.actor
  const own = await ownEmployment(ctx)
  const row = await rowOfShift(ctx, own.id, input)
  if (row.called_off_at !== null) throw conflict('You have called in sick for this shift')
  const settings = await settingsOf(ctx.db, rosterSettings, { companyId, siteId: row.site_id })
  const shift = { state: row.state as RosterState, startsAt: iso(row.starts_at) }
  const { allowed, why } = judgeDrop(shift, ctx.now().toISOString(), { freeUntil: settings.dropFreeHours * 60 })
  if (allowed === 'no') throw conflict(why ?? 'This shift cannot be dropped')
  ctx.audit({ action: 'rosterShift.drop', targetType: 'rosterShift', targetId: row.id, after: { allowed } })
  if (allowed === 'yes') {
    await handOver(ctx, row, null)
    return { state: 'done', why: null }
  }
  const { id } = await query
    .insertSwap(ctx.db, {
      company_id: companyId,
      kind: 'drop',
      shift_id: row.id,
      giver_id: own.id,
      state: 'accepted',
      note: input.note,
      expires_at: row.starts_at,
      offered_by: userId,
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== 'shift_swaps_one') throw error
      throw conflict('This shift waits for an answer already')
    })
  await requestApproval(ctx, { kind: SWAP_KIND, subjectId: id })
  return { state: 'accepted', why }
}
