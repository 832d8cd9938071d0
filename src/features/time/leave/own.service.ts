import type { Context } from '../../../server/context.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { hasOtherWith } from './own.queries.ts'
import * as query from './queries.ts'

/** Leave of whoever works on leave. */

export const isOwnLeave = async ({ db, actor }: Context, employeeId: string): Promise<boolean> =>
  (await query.listAccountsOf(db, actor.companyId, [employeeId])).some(({ user_id: id }) => id === actor.userId)

/** @throws Refusal CONFLICT where somebody else could correct the balance of whoever asks */
export const refuseOwnBalance = async (ctx: Context, employeeId: string): Promise<void> => {
  const { companyId, userId } = ctx.actor
  if (!(await isOwnLeave(ctx, employeeId))) return
  if (await hasOtherWith(ctx.db, companyId, { roles: rolesWith('leave.write'), userId }))
    throw new Refusal('CONFLICT', 'Your own balance is corrected by somebody else.')
}
