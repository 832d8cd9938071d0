import { writeAudit } from '../../../server/audit.ts'
import type { Ground, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { enqueue } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { hashPassword, refuseCommonPassword } from '../../../server/passwords.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { write } from '../messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { slugOf, TRIAL_DAYS } from './rules.ts'
import { ownerOf } from './security.service.ts'
import { auditedAs, openSession, type SignedIn } from './session.service.ts'
import { revokeUser } from './sessions.queries.ts'

const RESET_MINUTES = 30

export const signup = async (ctx: OpenContext, asked: Parsed<typeof contract.signup>): Promise<SignedIn> => {
  refuseCommonPassword(asked.password, [asked.email, asked.firstName, asked.lastName])
  const country = asked.country ? ctx.countries.find(asked.country) : undefined
  if (asked.country && !country)
    throw invalid({ country: `Country must be one of ${ctx.countries.all.map((c) => c.name).join(', ')}` })
  const passwordHash = await hashPassword(asked.password)
  for (let attempt = 0; ; attempt++)
    try {
      return await openAccount(ctx, asked, passwordHash, country?.code ?? null)
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
  asked: Parsed<typeof contract.signup>,
  passwordHash: string,
  country: string | null,
) =>
  ctx.doors.asPlatform(async (db) => {
    const company =
      asked.role === 'employer' && country ? await openCompany(db, asked.companyName ?? '', country) : null
    const { id } = await query.insertUser(db, {
      portal: company ? 'company' : 'seeker',
      role: asked.role,
      companyId: company?.id ?? null,
      email: asked.email,
      firstName: asked.firstName,
      lastName: asked.lastName,
      passwordHash,
      country,
    })
    return openSession(ctx, db, await query.accountById(db, id), { action: 'account.open' })
  })

const openCompany = async (db: Db, name: string, country: string) => {
  const wish = slugOf(name)
  let slug = wish
  for (let n = 2; await query.slugTaken(db, slug); n++) slug = `${wish}-${n}`
  return query.insertCompany(db, { name, slug, country, countries: [country], trialDays: TRIAL_DAYS })
}

/** Only writes down that somebody asked; whether there is an account is looked up by a job, so the answer cannot tell. */
export const forgotPassword = async (ctx: OpenContext, { email }: Parsed<typeof contract.forgotPassword>) => {
  await ctx.doors.asPlatform((db) => enqueue(db, 'send-reset-links', { email }))
  return {}
}

/** The job behind it: a link for each account of the address. */
export const sendResetLinks = async (ground: Ground, { email }: { email: string }): Promise<void> => {
  await ground.doors.asPlatform(async (db) => {
    for (const account of await query.accountsByEmail(db, email)) await sendResetLink(ground, db, account)
  })
}

const sendResetLink = async (ground: Ground, db: Db, account: query.Account) => {
  const token = randomToken()
  await query.insertReset(db, {
    userId: account.id,
    companyId: account.company_id,
    tokenHash: sha256(token),
    minutes: RESET_MINUTES,
  })
  await sendMessage(ground, db, {
    companyId: account.company_id,
    channel: 'email',
    recipient: account.email,
    goodForMinutes: RESET_MINUTES,
    ...write('password-reset', account.language, {
      name: account.first_name,
      company: account.company_name,
      link: `${ground.settings.publicUrl}/reset-password?token=${token}`,
      minutes: RESET_MINUTES,
    }),
  })
}

export const resetPassword = async (ctx: OpenContext, { token, password }: Parsed<typeof contract.resetPassword>) => {
  refuseCommonPassword(password, [])
  const passwordHash = await hashPassword(password)
  await ctx.doors.asPlatform(async (db) => {
    const reset = await query.takeReset(db, sha256(token))
    if (!reset) throw invalid({ token: 'This link was already used or is too old. Ask for a new one.' })
    // Held first: a sign-in with the old password that is half way has left its challenge by then, and it goes with the rest.
    await query.lockAccount(db, reset.user_id)
    await query.setPassword(db, reset.user_id, passwordHash)
    await revokeUser(db, reset.user_id)
    const account = await query.accountById(db, reset.user_id)
    await tellPasswordChanged(ctx, db, account)
    await writeAudit(db, auditedAs(account), ctx.caller, [{ action: 'password.reset' }])
  })
  return {}
}

export const changePassword = async (
  ctx: OpenContext,
  asked: Parsed<typeof contract.changePassword>,
): Promise<SignedIn> => {
  const notRight = { currentPassword: 'The current password is not right.' }
  const account = await ownerOf(ctx, asked.currentPassword, notRight)
  const userId = account.id
  if (asked.currentPassword === asked.newPassword)
    throw invalid({ newPassword: 'The new password must differ from the current one.' })
  refuseCommonPassword(asked.newPassword, [account.email, account.first_name, account.last_name], 'newPassword')
  const passwordHash = await hashPassword(asked.newPassword)
  return ctx.doors.asPlatform(async (db) => {
    if ((await query.lockAccount(db, userId)).password_hash !== account.password_hash) throw invalid(notRight)
    await query.setPassword(db, userId, passwordHash)
    await revokeUser(db, userId)
    const fresh = await query.accountById(db, userId)
    await tellPasswordChanged(ctx, db, fresh)
    return openSession(ctx, db, fresh, { action: 'password.change' })
  })
}

const tellPasswordChanged = (ground: Ground, db: Db, account: query.Account) =>
  sendMessage(ground, db, {
    companyId: account.company_id,
    channel: 'email',
    recipient: account.email,
    ...write('password-changed', account.language, {
      name: account.first_name,
      link: `${ground.settings.publicUrl}/forgot-password`,
    }),
  })
