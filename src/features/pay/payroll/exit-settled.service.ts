import type { Context } from '../../../server/context.ts'
import { returnAdvanceByPay } from '../claims/advances.service.ts'
import type { PayResult } from './compute-pay.rules.ts'
import { EXIT_OWED } from './deductions.rules.ts'
import { OWED } from './exit-states.rules.ts'
import * as query from './exits.queries.ts'
import { todayOfEmployment } from './place-day.service.ts'
import { removeOneOff } from './queries.ts'
import { agreeWhole } from './recoveries.service.ts'
import type { RunRow } from './runs.queries.ts'

/** What a last pay took of what somebody owed is settled where it is kept; what did not fit stays a receivable of the settlement. */
export const settleOwed = async (ctx: Context, run: RunRow, results: readonly PayResult[]): Promise<void> => {
  const exit = run.kind === 'final' ? await query.exitOfRun(ctx.db, ctx.actor.companyId, run.id) : undefined
  if (!exit) return
  const begins = `${EXIT_OWED}${exit.id}-`
  const taken = results
    .flatMap(({ lines }) => lines)
    .filter(({ source }) => source.kind === 'deduction' && source.id.startsWith(begins))
    .map(({ source, amount }) => ({ id: source.id.slice(begins.length), amount }))
  const consentOn = await todayOfEmployment(ctx, exit.employment_id)
  for (const { id, amount } of taken)
    if (id.startsWith(OWED.advance))
      await returnAdvanceByPay(ctx, {
        id: id.slice(OWED.advance.length),
        minor: amount,
        note: 'Taken from the last pay',
      })
    else if (consentOn && id.startsWith(OWED.recovery))
      await agreeWhole(ctx, { id: id.slice(OWED.recovery.length), month: run.month, consentOn })
    else if (id.startsWith(OWED.later))
      await removeOneOff(ctx.db, ctx.actor.companyId, id.slice(OWED.later.length), ctx.actor.userId)
}
