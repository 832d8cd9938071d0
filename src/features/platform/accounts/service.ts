import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { hashPassword, refuseCommonPassword } from '../../../server/passwords.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { RESET_MINUTES } from '../messages/lifetimes.rules.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import { proveAddress } from './address.service.ts'
import type * as contract from './contract.ts'
import { mayWriteToMailbox, noteKnownPlace } from './limits.service.ts'
import * as query from './queries.ts'
import { slugOf, TRIAL_DAYS } from './rules.ts'
import * as factors from './security.queries.ts'
import { ownerOf } from './security.service.ts'
import { auditedAs, openSession, type SignedIn } from './session.service.ts'
import { revokeUser } from './sessions.queries.ts'

export const signup = async (ctx: OpenContext, input: Parsed<typeof contract.signup>): Promise<SignedIn> => {
  refuseCommonPassword(input.password, [input.email, input.firstName, input.lastName, input.companyName])
  const country = input.country ? ctx.countries.find(input.country) : undefined
  if (input.country && !country)
    throw invalid({ country: `Country must be one of ${ctx.countries.all.map((c) => c.name).join(', ')}` })
  const passwordHash = await hashPassword(input.password)
  for (let attempt = 0; ; attempt++)
    try {
      const opened = await openAccount(ctx, input, passwordHash, country?.code ?? null)
      await noteKnownPlace(ctx, input.email)
      return opened
    } catch (error) {
      const taken = uniqueViolation(error)
      // Two companies of one name at once: the second looks for its address again.
      if (taken === 'companies_slug_key' && attempt < 10) continue
      if (taken === null) throw error
      const sentence =
        'An account cannot be opened with this e-mail address. If it is yours, sign in or choose a new password.'
      throw new Refusal('CONFLICT', sentence, { fields: { email: sentence } })
    }
}

const openAccount = (
  ctx: OpenContext,
  input: Parsed<typeof contract.signup>,
  passwordHash: string,
  country: string | null,
) =>
  ctx.database.forPlatform(async (db) => {
    const company =
      input.role === 'employer' && country ? await openCompany(db, input.companyName ?? '', country) : null
    const { id } = await query.insertUser(db, {
      portal: company ? 'company' : 'seeker',
      role: input.role,
      companyId: company?.id ?? null,
      email: input.email,
      firstName: input.firstName,
      lastName: input.lastName,
      passwordHash,
      country,
    })
    return openSession(ctx, db, await query.accountById(db, id), { action: 'account.open' })
  })

const openCompany = async (db: Db, name: string, country: string) => {
  const wish = slugOf(name)
  let slug = wish
  for (let n = 2; await query.isSlugTaken(db, slug); n++) slug = `${wish}-${n}`
  return query.insertCompany(db, { name, slug, country, countries: [country], trialDays: TRIAL_DAYS })
}

/** Only writes down that somebody asked; whether there is an account is looked up by a job, so the answer cannot tell. */
export const forgotPassword = async (ctx: OpenContext, { email }: Parsed<typeof contract.forgotPassword>) => {
  if (await mayWriteToMailbox(ctx, email))
    await ctx.database.forPlatform((db) => enqueueJob(db, 'send-reset-links', { email }))
  return {}
}

/** The job behind it: a link for each account of the address. */
export const sendResetLinks = async (services: Services, { email }: { email: string }): Promise<void> => {
  await services.database.forPlatform(async (db) => {
    for (const account of await query.accountsByEmail(db, email)) await sendResetLink(services, db, account)
  })
}

const sendResetLink = async (services: Services, db: Db, account: query.Account) => {
  const token = randomToken()
  await query.insertReset(db, {
    userId: account.id,
    companyId: account.company_id,
    tokenHash: sha256(token),
    minutes: RESET_MINUTES,
  })
  await sendMessage(services, db, {
    companyId: account.company_id,
    channel: 'email',
    recipient: account.email,
    goodForMinutes: RESET_MINUTES,
    ...renderTemplate('password-reset', account.language, {
      name: account.first_name,
      company: account.company_name,
      link: `${services.settings.publicUrl}${paths.resetPassword({ token })}`,
      minutes: RESET_MINUTES,
    }),
  })
}

/** What an attacker who knows the person would try. */
const wordsOf = (account: query.Account) => [account.email, account.first_name, account.last_name, account.company_name]

export const resetPassword = async (ctx: OpenContext, { token, password }: Parsed<typeof contract.resetPassword>) => {
  const passwordHash = await hashPassword(password)
  const email = await ctx.database.forPlatform(async (db) => {
    const reset = await query.consumePasswordReset(db, sha256(token))
    if (!reset) throw invalid({ token: 'This link was already used or is too old. Ask for a new one.' })
    // Held first: a sign-in with the old password that is half way has left its challenge by then, and it goes with the rest.
    await query.lockAccount(db, reset.user_id)
    const account = await query.accountById(db, reset.user_id)
    // Refused here, the link is not used up.
    refuseCommonPassword(password, wordsOf(account))
    // Whoever opens the mailbox for the first time shuts out whoever was there before.
    const dropped = reset.proves_address ? await proveAddress(ctx, db, account) : null
    await query.setPassword(db, reset.user_id, passwordHash)
    await revokeUser(db, reset.user_id)
    await tellPasswordChanged(ctx, db, account)
    await writeAudit(db, auditedAs(account), ctx.caller, [
      { action: 'password.reset', ...(dropped ? { detail: { dropped } } : {}) },
    ])
    return reset.proves_address ? account.email : null
  })
  if (email) await noteKnownPlace(ctx, email)
  return {}
}

export const changePassword = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.changePassword>,
): Promise<SignedIn> => {
  const notRight = { currentPassword: 'The current password is not right.' }
  const account = await ownerOf(ctx, input.currentPassword, notRight)
  const userId = account.id
  if (input.currentPassword === input.newPassword)
    throw invalid({ newPassword: 'The new password must differ from the current one.' })
  refuseCommonPassword(input.newPassword, wordsOf(account), 'newPassword')
  const passwordHash = await hashPassword(input.newPassword)
  return ctx.database.forPlatform(async (db) => {
    if ((await query.lockAccount(db, userId)).password_hash !== account.password_hash) throw invalid(notRight)
    await query.setPassword(db, userId, passwordHash)
    await revokeUser(db, userId)
    // Somebody else knew the password that is replaced: nothing they set up with it stays.
    if (account.must_change_password) await factors.dropSecondFactors(db, userId)
    const fresh = await query.accountById(db, userId)
    await tellPasswordChanged(ctx, db, fresh)
    return openSession(ctx, db, fresh, { action: 'password.change' })
  })
}

const tellPasswordChanged = (services: Services, db: Db, account: query.Account) =>
  sendMessage(services, db, {
    companyId: account.company_id,
    channel: 'email',
    recipient: account.email,
    ...renderTemplate('password-changed', account.language, {
      name: account.first_name,
      link: `${services.settings.publicUrl}${paths.forgotPassword()}`,
    }),
  })
