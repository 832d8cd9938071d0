import type { Context } from '../../../server/context.ts'
import { notFound } from '../../../shared/refusal.ts'
import { getEmployeeContext } from './people.ts'
import * as query from './queries.ts'
import { finishEmployeeChange, lockEmployeeVersion, recordNow } from './save.ts'
import { masksAfter, saveSecrets } from './secrets.ts'

/** What is not there stays as it is; null empties it. */
export type OwnValues = {
  phone?: string | null
  address?: string | null
  address_line2?: string | null
  postal_code?: string | null
  marital_status?: string | null
  emergency_contact_name?: string | null
  emergency_contact_phone?: string | null
  notify?: { email: boolean; sms: boolean; whatsapp: boolean }
}

/** An employee changes what is theirs to change; written down like every change of a record. A lost update is a 409 with the record as it is. */
export const changeOwn = async (ctx: Context, id: string, values: OwnValues, version: number) => {
  await lockEmployeeVersion(ctx, id, version)
  const { today } = await getEmployeeContext(ctx, id)
  const before = await recordNow(ctx, id, today)
  await query.updateEmployee(ctx.db, ctx.actor.companyId, id, { ...values, updated_by: ctx.actor.userId })
  return finishEmployeeChange(ctx, id, before, today)
}

/**
 * The bank account that somebody is paid to from now on: agreed before, and its time has come. For jobs: nobody acts, and the record says so.
 * @throws Refusal NOT_FOUND when they are not there
 */
export const setBankAccount = async (
  ctx: Pick<Context, 'db' | 'fields'>,
  { companyId, employeeId, bankName, accountNumber }: BankAccount & { companyId: string; employeeId: string },
): Promise<void> => {
  const stored = await query.lockEmployee(ctx.db, companyId, employeeId)
  if (!stored) throw notFound('Employee')
  const secrets = { bankAccountNumber: accountNumber }
  await saveSecrets({ ...ctx, actor: { companyId } }, employeeId, secrets, new Map())
  const masked = masksAfter(stored.masked, secrets)
  await query.updateEmployee(ctx.db, companyId, employeeId, { bank_name: bankName, masked })
  await query.addActivity(ctx.db, companyId, employeeId, {
    type: 'bank_account_changed',
    by: 'portal',
    metadata: {
      account: masked.bankAccountNumber,
    },
  })
}

export type BankAccount = { bankName: string; accountNumber: string }
