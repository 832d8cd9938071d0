import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { maskedRecipient } from '../../platform/messages/rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { CONFIRM_HOURS, FORGET_DAYS, INVITATIONS_A_DAY, isInvited } from './rules.ts'

const DAY = 24 * 60 * 60

/** Only writes down that somebody asked; whether the address is known is looked up by a job, so the answer cannot tell. */
export const subscribeToNewsletter = async (ctx: OpenContext, input: Parsed<typeof contract.subscribe>) => {
  if (input.website) return {}
  const { email, language } = input
  await ctx.database.forPlatform((db) =>
    enqueueJob(db, 'invite-subscriber', { email, language }, `newsletter ${email}`),
  )
  return {}
}

type Input = { email: string; language: string }

/** The job behind it: a link to confirm, unless they get the newsletter already. */
export const inviteSubscriber = async (services: Services, { email, language }: Input): Promise<void> => {
  const known = await services.database.forPlatform((db) => query.lockSubscription(db, email))
  if (!isInvited(known)) return
  const most = INVITATIONS_A_DAY * services.settings.limitFactor
  if ((await services.database.countTry(`newsletter ${email}`, most, DAY)) !== true) return
  const token = randomToken()
  await services.database.forPlatform(async (db) => {
    if (!isInvited(await query.lockSubscription(db, email))) return
    await query.upsertSubscription(db, { email, language, hash: sha256(token), hours: CONFIRM_HOURS })
    await sendMessage(services, db, {
      companyId: null,
      channel: 'email',
      recipient: email,
      goodForMinutes: CONFIRM_HOURS * 60,
      ...renderTemplate('newsletter-confirm', language, {
        link: pageOf(services, language, `token=${token}`),
        hours: CONFIRM_HOURS,
      }),
    })
  })
}

const pageOf = ({ settings }: Services, language: string, query: string) =>
  `${settings.publicUrl}${language === 'en' ? '' : `/${language}`}/newsletter?${query}`

export const confirmSubscription = async (ctx: OpenContext, { token }: Parsed<typeof contract.confirm>) => {
  const leaving = randomToken()
  await ctx.database.forPlatform(async (db) => {
    const row = await query.confirmSubscription(db, sha256(token), sha256(leaving))
    if (!row) throw invalid({ token: 'This link was already used or is too old. Ask for the newsletter again.' })
    await sendMessage(ctx, db, {
      companyId: null,
      channel: 'email',
      recipient: row.email,
      unsubscribe: `${ctx.settings.publicUrl}/api/newsletter/unsubscribe/${leaving}`,
      ...renderTemplate('newsletter-welcome', row.language, {
        link: pageOf(ctx, row.language, `leave&token=${leaving}`),
      }),
    })
    await writeAudit(db, null, ctx.caller, [
      { action: 'newsletter.confirm', detail: { email: maskedRecipient(row.email) } },
    ])
  })
  return {}
}

export const unsubscribeFromNewsletter = async (ctx: OpenContext, { token }: Parsed<typeof contract.unsubscribe>) => {
  await ctx.database.forPlatform(async (db) => {
    const row = await query.markUnsubscribed(db, sha256(token))
    if (!row) throw invalid({ token: 'This link is not of a subscription of ours.' })
    await writeAudit(db, null, ctx.caller, [
      { action: 'newsletter.leave', detail: { email: maskedRecipient(row.email) } },
    ])
  })
  return {}
}

/** Each night. */
export const forgetUnconfirmed = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    await query.forgetUnconfirmed(db, FORGET_DAYS)
  })
