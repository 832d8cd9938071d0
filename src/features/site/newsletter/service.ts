import { writeAudit } from '../../../server/audit.ts'
import type { Ground, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { enqueue } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { maskedRecipient } from '../../platform/messages/rules.ts'
import { write } from '../../platform/messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { CONFIRM_HOURS, FORGET_DAYS, INVITATIONS_A_DAY, isInvited } from './rules.ts'

const DAY = 24 * 60 * 60

/** Only writes down that somebody asked; whether the address is known is looked up by a job, so the answer cannot tell. */
export const subscribe = async (ctx: OpenContext, asked: Parsed<typeof contract.subscribe>) => {
  if (asked.website) return {}
  const { email, language } = asked
  await ctx.doors.asPlatform((db) => enqueue(db, 'invite-subscriber', { email, language }, `newsletter ${email}`))
  return {}
}

type Asked = { email: string; language: string }

/** The job behind it: a link to confirm, unless they get the newsletter already. */
export const invite = async (ground: Ground, { email, language }: Asked): Promise<void> => {
  const known = await ground.doors.asPlatform((db) => query.held(db, email))
  if (!isInvited(known)) return
  const most = INVITATIONS_A_DAY * ground.settings.limitFactor
  if ((await ground.doors.countTry(`newsletter ${email}`, most, DAY)) !== true) return
  const token = randomToken()
  await ground.doors.asPlatform(async (db) => {
    if (!isInvited(await query.held(db, email))) return
    await query.invite(db, { email, language, hash: sha256(token), hours: CONFIRM_HOURS })
    await sendMessage(ground, db, {
      companyId: null,
      channel: 'email',
      recipient: email,
      goodForMinutes: CONFIRM_HOURS * 60,
      ...write('newsletter-confirm', language, {
        link: pageOf(ground, language, `token=${token}`),
        hours: CONFIRM_HOURS,
      }),
    })
  })
}

const pageOf = ({ settings }: Ground, language: string, query: string) =>
  `${settings.publicUrl}${language === 'en' ? '' : `/${language}`}/newsletter?${query}`

export const confirm = async (ctx: OpenContext, { token }: Parsed<typeof contract.confirm>) => {
  const leaving = randomToken()
  await ctx.doors.asPlatform(async (db) => {
    const row = await query.confirm(db, sha256(token), sha256(leaving))
    if (!row) throw invalid({ token: 'This link was already used or is too old. Ask for the newsletter again.' })
    await sendMessage(ctx, db, {
      companyId: null,
      channel: 'email',
      recipient: row.email,
      unsubscribe: `${ctx.settings.publicUrl}/api/newsletter/unsubscribe/${leaving}`,
      ...write('newsletter-welcome', row.language, { link: pageOf(ctx, row.language, `leave&token=${leaving}`) }),
    })
    await writeAudit(db, null, ctx.caller, [
      { action: 'newsletter.confirm', detail: { email: maskedRecipient(row.email) } },
    ])
  })
  return {}
}

export const unsubscribe = async (ctx: OpenContext, { token }: Parsed<typeof contract.unsubscribe>) => {
  await ctx.doors.asPlatform(async (db) => {
    const row = await query.unsubscribe(db, sha256(token))
    if (!row) throw invalid({ token: 'This link is not of a subscription of ours.' })
    await writeAudit(db, null, ctx.caller, [
      { action: 'newsletter.leave', detail: { email: maskedRecipient(row.email) } },
    ])
  })
  return {}
}

/** Each night. */
export const forgetUnconfirmed = ({ doors }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    await query.forgetUnconfirmed(db, FORGET_DAYS)
  })
