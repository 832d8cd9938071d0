import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { holdLockedRun, type LockedRun } from '../payroll/locked.service.ts'
import { voidLockedPay } from '../payroll/void.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

/** Files that the run is in: its payments, and lists for authorities that were made of its month after it was locked. */
const filesOf = async (ctx: Context, run: LockedRun): Promise<query.FileRow[]> => {
  const { companyId } = ctx.actor
  const rows = await query.filesOfRun(ctx.db, companyId, { runId: run.id, entityId: run.entity_id, month: run.month })
  return rows.filter((row) => row.run_id !== null || run.locked_at === null || row.made_at >= run.locked_at)
}

/** Gives up a locked run while nothing of it has left: no file of it was taken out, paid or refused. Files that nobody took out are withdrawn. */
export const voidPaidRun = async (ctx: Context, { id, reason }: Parsed<typeof contract.voidLockedRun>) => {
  const { companyId, userId } = ctx.actor
  const run = await holdLockedRun(ctx.db, companyId, id)
  if (!run) throw notFound('Pay run')
  const files = await filesOf(ctx, run)
  if (files.some((file) => file.is_taken || file.state === 'paid'))
    throw new Refusal(
      'CONFLICT',
      'A file of this run was taken out already, and the money may be on its way. Open the person in the run again: a correction pays the difference.',
    )
  for (const { id: fileId } of files.filter(({ state }) => state === 'made'))
    await query.withdrawFile(ctx.db, { companyId, fileId, at: ctx.now().toISOString(), by: userId, reason })
  await voidLockedPay(ctx, { runId: id, reason })
  return { voided: true }
}
