import { writeAudit } from '../../server/audit.ts'
import type { Caller, Ground, OpenContext } from '../../server/context.ts'
import { randomToken, sha256 } from '../../server/crypto.ts'
import { enqueue } from '../../server/jobs.ts'
import { sendMessage } from '../../server/messages.ts'
import { hashPassword, passwordMatches, refuseCommonPassword } from '../../server/passwords.ts'
import { actorOf } from '../../server/routes.ts'
import { type Db, uniqueViolation } from '../../server/sql.ts'
import { tokenInvalid } from '../../server/tokens.ts'
import type { Role } from '../../shared/actor.ts'
import type { Output, Parsed } from '../../shared/endpoint.ts'
import { invalid, Refusal } from '../../shared/refusal.ts'
import { write } from '../messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { portalsOf, SESSION_HOURS, slugOf, TRIAL_DAYS, trialOf } from './rules.ts'

const OVERLAP_SECONDS = 30
const RESET_MINUTES = 30
const FAILURES = { max: 10, seconds: 15 * 60 }

type SignedIn = Output<typeof contract.login>

/** One answer, in one time, for a wrong password, a wrong portal, an unknown address and a closed account. */
const wrongCredentials = () => new Refusal('INVALID_CREDENTIALS', 'The e-mail address or the password is not right.')

export const login = async (ctx: OpenContext, asked: Parsed<typeof contract.login>): Promise<SignedIn> => {
  const failures = `login failed ${asked.email} ${ctx.caller.address}`
  const { tries, wait } = await ctx.doors.peekTries(failures)
  if (tries >= FAILURES.max * ctx.settings.limitFactor)
    throw new Refusal('RATE_LIMITED', `Too many failed tries. Please wait ${wait} seconds.`, { retryAfter: wait })

  const candidates = await ctx.doors.asPlatform((db) =>
    query.accountsFor(db, asked.email, portalsOf(asked.role), asked.company),
  )
  const account = await firstMatching(candidates, asked.password)
  const signedIn = account && (await ctx.doors.asPlatform((db) => openTemporaryOrReal(ctx, db, account)))
  if (!signedIn) {
    await ctx.doors.countTry(failures, FAILURES.max, FAILURES.seconds)
    const known = account ?? candidates[0]
    await ctx.doors.asPlatform((db) =>
      writeAudit(
        db,
        known ? auditedAs(known) : null,
        ctx.caller,
        [{ action: 'session.sign-in', detail: { portals: portalsOf(asked.role) } }],
        'failed',
      ),
    )
    throw wrongCredentials()
  }
  await ctx.doors.forgetTries(failures)
  return signedIn
}

/** Every candidate is compared in turn; with none, a decoy is, so that an unknown address takes as long. */
const firstMatching = async (candidates: query.Account[], password: string): Promise<query.Account | null> => {
  if (candidates.length === 0) await passwordMatches(null, password)
  for (const candidate of candidates) if (await passwordMatches(candidate.password_hash, password)) return candidate
  return null
}

const openTemporaryOrReal = async (ctx: OpenContext, db: Db, account: query.Account) => {
  if ((await query.lockAccount(db, account.id)).password_hash !== account.password_hash) return null
  if (account.must_change_password && !(await query.spendTemporaryPassword(db, account.id))) return null
  return openSession(ctx, db, account, 'session.sign-in')
}

const auditedAs = (account: query.Account, sessionId = '') => ({
  userId: account.id,
  companyId: account.company_id,
  role: account.role as Role,
  sessionId: sessionId || (null as unknown as string),
})

const openSession = async (
  ctx: Ground & { caller: Caller },
  db: Db,
  account: query.Account,
  action: string,
): Promise<SignedIn> => {
  const session = await query.insertSession(db, {
    userId: account.id,
    companyId: account.company_id,
    hours: SESSION_HOURS,
    address: ctx.caller.address,
    agent: ctx.caller.agent,
  })
  await writeAudit(db, auditedAs(account, session.id), ctx.caller, [{ action }])
  const token = await ctx.tokens.sign(session.id, account.id, session.expires_at)
  return { token, ...described(ctx, account) }
}

const described = (ctx: Ground, account: query.Account) => {
  const code = account.company_country ?? account.country
  const country = code ? ctx.countries.all.find((c) => c.code === code) : undefined
  return {
    user: {
      id: account.id,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      role: account.role as Role,
      company_id: account.company_id,
      company_name: account.company_name,
      company_slug: account.company_slug,
      employeeId: account.employee_id,
      country: country?.name ?? null,
      country_code: country?.code ?? null,
      subscriptionTier: 'free',
      subscriptionStatus: null,
      mustChangePassword: account.must_change_password,
    },
    userType: account.role as Role,
    trial: account.portal === 'company' ? trialOf(account.trial_started_at, account.trial_ends_at, ctx.now()) : null,
  }
}

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
    return openSession(ctx, db, await query.accountById(db, id), 'account.open')
  })

const openCompany = async (db: Db, name: string, country: string) => {
  const wish = slugOf(name)
  let slug = wish
  for (let n = 2; await query.slugTaken(db, slug); n++) slug = `${wish}-${n}`
  return query.insertCompany(db, { name, slug, country, countries: [country], trialDays: TRIAL_DAYS })
}

/** A new token in the same family; the old one lives on for the overlap that other tabs need. */
export const refresh = async (ctx: OpenContext): Promise<Output<typeof contract.refresh>> => {
  const actor = actorOf(ctx)
  return ctx.doors.asPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const old = await query.sessionById(db, actor.sessionId)
    if (!old || old.revoked_at) throw tokenInvalid()
    await query.rotateSession(db, old.id, OVERLAP_SECONDS)
    const fresh = await query.insertSession(db, {
      userId: actor.userId,
      companyId: actor.companyId,
      family: old.family,
      hours: SESSION_HOURS,
      address: ctx.caller.address,
      agent: ctx.caller.agent,
    })
    await writeAudit(db, actor, ctx.caller, [{ action: 'session.refresh' }])
    return { token: await ctx.tokens.sign(fresh.id, actor.userId, fresh.expires_at) }
  })
}

/** Ends the session and all it was refreshed from. A token that is already dead is signed out as well: same answer. */
export const logout = async (ctx: OpenContext) => {
  const claims = ctx.token ? await ctx.tokens.read(ctx.token).catch(() => null) : null
  if (!claims) return {}
  await ctx.doors.asPlatform(async (db) => {
    const session = await query.sessionById(db, claims.sessionId)
    if (!session || session.revoked_at) return
    await query.lockAccount(db, session.user_id)
    await query.revokeFamily(db, session.family)
    const account = await query.accountById(db, session.user_id)
    await writeAudit(db, auditedAs(account, session.id), ctx.caller, [{ action: 'session.sign-out' }])
  })
  return {}
}

export const me = async (ctx: OpenContext): Promise<Output<typeof contract.me>> => {
  const account = await ctx.doors.asPlatform((db) => query.accountById(db, actorOf(ctx).userId))
  const { user, trial } = described(ctx, account)
  return { user, trial }
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
    await query.setPassword(db, reset.user_id, passwordHash)
    await query.revokeUser(db, reset.user_id)
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
  const { userId } = actorOf(ctx)
  const account = await ctx.doors.asPlatform((db) => query.accountById(db, userId))
  if (!(await passwordMatches(account.password_hash, asked.currentPassword)))
    throw invalid({ currentPassword: 'The current password is not right.' })
  if (asked.currentPassword === asked.newPassword)
    throw invalid({ newPassword: 'The new password must differ from the current one.' })
  refuseCommonPassword(asked.newPassword, [account.email, account.first_name, account.last_name], 'newPassword')
  const passwordHash = await hashPassword(asked.newPassword)
  return ctx.doors.asPlatform(async (db) => {
    if ((await query.lockAccount(db, userId)).password_hash !== account.password_hash)
      throw invalid({ currentPassword: 'The current password is not right.' })
    await query.setPassword(db, userId, passwordHash)
    await query.revokeUser(db, userId)
    const fresh = await query.accountById(db, userId)
    await tellPasswordChanged(ctx, db, fresh)
    return openSession(ctx, db, fresh, 'password.change')
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
