import type { Context } from '../../../server/context.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { hasOtherWith } from './own.queries.ts'
import * as query from './queries.ts'

/** Leave of whoever works on leave. */

export const isOwnLeave = async ({ db, actor }: Context, employeeId: string): Promise<boolean> =>
  (await query.listAccountsOf(db, actor.companyId, [employeeId])).some(({ user_id: id }) => id === actor.userId)

/** Of these people, whoever is the caller themselves, where somebody else could say what they had and correct it. */
export const ownBalancesOf = async (ctx: Context, employeeIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const { companyId, userId } = ctx.actor
  const accounts = await query.listAccountsOf(ctx.db, companyId, employeeIds)
  const own = accounts.filter(({ user_id: id }) => id === userId).map(({ employee_id: id }) => id)
  const isForOthers =
    own.length > 0 && (await hasOtherWith(ctx.db, companyId, { roles: rolesWith('leave.write'), userId }))
  return new Set(isForOthers ? own : [])
}

/** @throws Refusal CONFLICT where somebody else could correct the balance of whoever asks */
export const refuseOwnBalance = async (ctx: Context, employeeId: string): Promise<void> => {
  if ((await ownBalancesOf(ctx, [employeeId])).has(employeeId))
    throw new Refusal('CONFLICT', 'Your own balance is corrected by somebody else.')
}
