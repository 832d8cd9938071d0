import type { Context } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { grantCompOff } from '../../time/leave/ledger.service.ts'
import { recallClaimsOfRun } from '../claims/pay.service.ts'
import { releaseExit } from './final-pay.service.ts'
import { getRun, moveTo } from './runs.service.ts'
import * as query from './void.queries.ts'
import { withdrawPayslipsOfRun } from './withdrawals.queries.ts'

const INSTEAD = 'Put it right by opening the person again: a correction pays the difference.'

/** Why a locked run cannot be given up, whoever asks; null: it can, as far as pay itself goes. */
const refusalToVoid = (facts: query.VoidFacts, userId: string): string | null => {
  if (facts.is_followed)
    return `A later run of this group, or of people of this run, is locked and counts on this one. ${INSTEAD}`
  if (facts.is_reopened) return 'Somebody of this run is opened again: end that first.'
  if (facts.has_settled_time) return `Time of this run was settled in a case since. ${INSTEAD}`
  if (facts.has_settled_debts) return `This run took what the employee owed, and that is settled. ${INSTEAD}`
  if (facts.locked_by === userId) return 'You locked this run: somebody else voids it.'
  return null
}

/**
 * Gives up a locked run of which no money has left, which the caller has made sure of and holds it for: what it paid of is free for another run, its
 * payslips are withdrawn with the reason, and its lines stay readable and count nowhere.
 */
export const voidLockedPay = async (
  ctx: Context,
  { runId, reason }: { runId: string; reason: string },
): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const run = await getRun(ctx, runId)
  const refusal = refusalToVoid(await query.voidFactsOf(ctx.db, companyId, runId), userId)
  if (refusal) throw new Refusal('CONFLICT', refusal)
  const at = ctx.now().toISOString()
  await query.releaseSources(ctx.db, companyId, { runId, by: userId })
  for (const use of await query.takeBackTime(ctx.db, companyId, runId))
    if (use.as_time_off)
      await grantCompOff(leaveReaderOf(ctx), {
        employmentId: use.employment_id,
        minutes: use.minutes,
        onDay: run.pay_day,
        expiresOn: null,
        source: `time ${use.work_date} ${use.class} ${use.seq}`,
        by: userId,
      })
  await recallClaimsOfRun(ctx.db, companyId, { runId, at })
  await releaseExit(ctx, run)
  await withdrawPayslipsOfRun(ctx.db, companyId, { runId, at, by: userId, note: reason })
  await moveTo(ctx, runId, 'void')
  await query.markVoided(ctx.db, companyId, { runId, by: userId, at, reason })
  ctx.audit({ action: 'pay-run.void-locked', targetType: 'pay-run', targetId: runId, after: { reason } })
}
