import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { Refusal } from '../../../shared/refusal.ts'
import * as query from './withdrawals.queries.ts'

type One = { runId: string; employmentId: string; version: number }

/** Takes a published payslip back. @throws Refusal CONFLICT where it is taken back already, by two at once as well */
export const withdrawOnePayslip = async (ctx: Context, one: One & { note: string }): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const withdrawn = { ...one, at: ctx.now().toISOString(), by: userId }
  await query.insertWithdrawal(ctx.db, companyId, withdrawn).catch((error) => {
    if (uniqueViolation(error) !== 'payslip_withdrawals_open') throw error
    throw new Refusal('CONFLICT', 'This payslip is taken back already.')
  })
}

/** Publishes a payslip again that was taken back. @throws Refusal CONFLICT where it is published */
export const restoreOnePayslip = async (ctx: Context, one: One): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const isFirst = await query.endWithdrawal(ctx.db, companyId, { ...one, at: ctx.now().toISOString(), by: userId })
  if (!isFirst) throw new Refusal('CONFLICT', 'This payslip is published.')
}
