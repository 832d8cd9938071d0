import type { Context } from '../../../server/context.ts'
import { leaveBalancesOn } from '../../time/leave/balances-on.service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { tellOfPayslips } from './letters.service.ts'
import * as publishing from './publish.queries.ts'
import type { Part, RunRow } from './runs.queries.ts'

/** With each new version goes what is left of leave on the pay day: what is published says the same for ever. */
const keepLeave = async (ctx: Context, run: RunRow, slips: readonly publishing.NewPayslip[]): Promise<void> => {
  if (slips.length === 0) return
  const employmentIds = slips.map((slip) => slip.employment_id)
  const balances = await leaveBalancesOn(leaveReaderOf(ctx), { employmentIds, on: run.pay_day })
  const kept = slips.map((slip) => ({ ...slip, balances: balances.get(slip.employment_id) ?? [] }))
  await publishing.insertSlipLeave(ctx.db, ctx.actor.companyId, { on: run.pay_day, slips: kept })
}

/** Gives those of a run, or of a part of it, whom it pays and who have none yet their payslips. */
export const putOutPayslips = async (
  ctx: Context,
  run: RunRow,
  { by, part }: { by: string; part?: Part },
): Promise<void> => {
  const asked = { id: run.id, by, ...(part && { part }) }
  const slips = await publishing.insertPayslips(ctx.db, ctx.actor.companyId, asked)
  await keepLeave(ctx, run, slips)
  await tellOfPayslips(ctx, run, slips)
}

/** Gives who was put right by a correction the next version of their payslip. */
export const putOutCorrectedPayslips = async (ctx: Context, run: RunRow, by: string): Promise<void> => {
  const slips = await publishing.insertCorrectedPayslips(ctx.db, ctx.actor.companyId, { id: run.id, by })
  await keepLeave(ctx, run, slips)
  await tellOfPayslips(ctx, run, slips)
}
