import type { OpenContext } from '../../../../server/context.ts'
import { actorOf } from '../../../../server/routes.ts'
import type { Output, Parsed } from '../../../../shared/endpoint.ts'
import { paymentsKept } from '../../../billing/payments/payments.service.ts'
import { partingOf } from '../../../hiring/applications/leave.service.ts'
import { dropAccount } from '../../../platform/accounts/leave.service.ts'
import { ownerOf } from '../../../platform/accounts/security.service.ts'
import { keysOfAll } from '../../profile/cvs.service.ts'
import type * as contract from './contract.ts'

export const readParting = async (ctx: OpenContext): Promise<Output<typeof contract.readParting>> => ({
  cvs: (await keysOfAll(ctx, actorOf(ctx).userId)).length,
  ...(await partingOf(ctx)),
  ...(await paymentsKept(ctx)),
})

/** All or nothing: whatever breaks off, the account is still there, the person can sign in and do it again. */
export const deleteAccount = async (
  ctx: OpenContext,
  { password }: Parsed<typeof contract.deleteAccount>,
): Promise<Output<typeof contract.deleteAccount>> => {
  const account = await ownerOf(ctx, password)
  for (const { personalData } of ctx.features) await personalData?.leave?.(ctx, account.id)
  const keys = await keysOfAll(ctx, account.id)
  await dropAccount(ctx, account)
  // What does not go now goes by the nightly sweep.
  ctx.afterwards(async () => {
    for (const key of keys) await ctx.files.remove(key).catch(() => {})
  })
  return { deleted: true }
}
