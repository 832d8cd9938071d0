import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { CODE_MINUTES } from '../messages/lifetimes.rules.ts'
import type { DroppedAccess } from '../messages/templates/template.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import type * as contract from './address.contract.ts'
import { allowMailboxCode, newMailboxCode, takeMailboxCode } from './mailbox.service.ts'
import * as query from './queries.ts'
import * as factors from './security.queries.ts'
import { livingFamilies, revokeOthers, revokeUser } from './sessions.queries.ts'

/**
 * An account is opened with any address. Until its owner has shown that it is theirs, nothing is set up that a new password would not undo: it
 * would stay with whoever opened the account.
 */
export const askProvedAddress = (account: Pick<query.Account, 'address_proved_at'>): void => {
  if (account.address_proved_at) return
  throw new Refusal('CONFLICT', 'Confirm your e-mail address first: ask for a code and enter it.')
}

/**
 * The first proof of an address: whatever was set up before may be somebody else's and goes, with all sessions but `keep`. Null when the
 * address was proved before. The caller holds the account.
 */
export const proveAddress = async (
  services: Services,
  db: Db,
  account: query.Account,
  keep: string | null = null,
): Promise<DroppedAccess | null> => {
  if (account.address_proved_at) return null
  const { id } = account
  const living = await livingFamilies(db, id, keep)
  const dropped: DroppedAccess = {
    authenticator: (await factors.authenticatorOf(db, id))?.confirmed_at ? 1 : 0,
    passkeys: (await factors.passkeysOf(db, id)).length,
    recoveryCodes: await factors.countRecoveryCodes(db, id),
    sessions: living,
  }
  await factors.dropSecondFactors(db, id)
  if (keep) await revokeOthers(db, id, keep)
  else await revokeUser(db, id)
  await query.noteAddressProved(db, id)
  if (Object.values(dropped).some((count) => count > 0))
    await sendMessage(services, db, {
      companyId: account.company_id,
      channel: 'email',
      recipient: account.email,
      ...renderTemplate('address-proved', account.language, {
        name: account.first_name,
        dropped,
        link: `${services.settings.publicUrl}${paths.account({ tab: 'security' })}`,
      }),
    })
  return dropped
}

/** A code to the address of one's own account. */
export const sendAddressCode = async (ctx: OpenContext) => {
  const { userId } = actorOf(ctx)
  await allowMailboxCode(ctx, 'address', userId)
  await ctx.database.forPlatform(async (db) => {
    const account = await query.accountById(db, userId)
    if (account.address_proved_at) throw new Refusal('CONFLICT', 'Your e-mail address is confirmed already.')
    const code = await newMailboxCode(db, 'address', userId)
    await sendMessage(ctx, db, {
      companyId: account.company_id,
      channel: 'email',
      recipient: account.email,
      goodForMinutes: CODE_MINUTES,
      ...renderTemplate('mailbox-code', account.language, { name: account.first_name, code, minutes: CODE_MINUTES }),
    })
  })
  return {}
}

/** Who has both, this session and the mailbox, is the owner; who has only one of them gets nothing by it. */
export const confirmAddress = async (
  ctx: OpenContext,
  { code }: Parsed<typeof contract.confirmAddress>,
): Promise<Output<typeof contract.confirmAddress>> => {
  const actor = actorOf(ctx)
  if (!(await takeMailboxCode(ctx, 'address', actor.userId, code)))
    throw invalid({ code: 'This code is not right, or it is too old. Ask for a new one.' })
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const account = await query.accountById(db, actor.userId)
    const dropped = await proveAddress(ctx, db, account, actor.sessionId)
    if (!dropped) throw new Refusal('CONFLICT', 'Your e-mail address is confirmed already.')
    await writeAudit(db, actor, ctx.caller, [{ action: 'account.address-proved', detail: { dropped } }])
    return { dropped }
  })
}

/** Whether somebody has shown that the address of this account is theirs. */
export const hasProvedAddress = async (db: Db, userId: string): Promise<boolean> =>
  (await query.accountById(db, userId)).address_proved_at !== null
