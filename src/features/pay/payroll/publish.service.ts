import type { Context } from '../../../server/context.ts'
import { leaveBalancesOn } from '../../time/leave/balances-on.service.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import * as publishing from './publish.queries.ts'
import type { Part, RunRow } from './runs.queries.ts'

type Publisher = Pick<Context, 'db' | 'actor' | 'countries' | 'now'>

/** With each new version goes what is left of leave on the pay day: what is published says the same for ever. */
const keepLeave = async (ctx: Publisher, run: RunRow, slips: readonly publishing.NewPayslip[]): Promise<void> => {
  if (slips.length === 0) return
  const employmentIds = slips.map((slip) => slip.employment_id)
  const balances = await leaveBalancesOn(leaveReaderOf(ctx), { employmentIds, on: run.pay_day })
  const kept = slips.map((slip) => ({ ...slip, balances: balances.get(slip.employment_id) ?? [] }))
  await publishing.insertSlipLeave(ctx.db, ctx.actor.companyId, { on: run.pay_day, slips: kept })
}

/** Gives those of a run, or of a part of it, whom it pays and who have none yet their payslips. */
export const putOutPayslips = async (
  ctx: Publisher,
  run: RunRow,
  { by, part }: { by: string; part?: Part },
): Promise<void> => {
  const asked = { id: run.id, by, ...(part && { part }) }
  await keepLeave(ctx, run, await publishing.insertPayslips(ctx.db, ctx.actor.companyId, asked))
}

/** Gives who was put right by a correction the next version of their payslip. */
export const putOutCorrectedPayslips = async (ctx: Publisher, run: RunRow, by: string): Promise<void> =>
  keepLeave(ctx, run, await publishing.insertCorrectedPayslips(ctx.db, ctx.actor.companyId, { id: run.id, by }))
