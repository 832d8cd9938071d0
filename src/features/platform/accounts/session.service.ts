import { writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, Caller, OpenContext, Services } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { tokenInvalid } from '../../../server/tokens.ts'
import type { Role } from '../../../shared/actor.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { agentOf } from './agent.rules.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { LAST_REFRESH_MINUTES, SESSION_DAYS, SESSION_HOURS, trialOf } from './rules.ts'
import type * as security from './security.contract.ts'
import * as sessions from './sessions.queries.ts'

const OVERLAP_SECONDS = 30

export type SignedIn = Output<typeof contract.login>

export const auditedAs = (account: query.Account, sessionId = '') => ({
  userId: account.id,
  companyId: account.company_id,
  role: account.role as Role,
  sessionId,
})

type Opening = Pick<AuditEntry, 'action' | 'detail'>

export const openSession = async (
  ctx: Services & { caller: Caller },
  db: Db,
  account: query.Account,
  opening: Opening,
): Promise<SignedIn> => {
  const session = await sessions.insertSession(db, {
    userId: account.id,
    companyId: account.company_id,
    hours: SESSION_HOURS,
    days: SESSION_DAYS,
    address: ctx.caller.address,
    agent: ctx.caller.agent,
  })
  await sessions.noteSignIn(db, account.id)
  await writeAudit(db, auditedAs(account, session.id), ctx.caller, [opening])
  const token = await ctx.tokens.sign(session.id, account.id, session.expires_at)
  return { token, ...toSessionProfile(ctx, account), trial: await readTrial(ctx, db, account) }
}

/** The session of an account just opened or chosen by its id, for features that make accounts of their own. */
export const openSessionOf = async (ctx: Services & { caller: Caller }, db: Db, userId: string, opening: Opening) =>
  openSession(ctx, db, await query.accountById(db, userId), opening)

export const toSessionProfile = (ctx: Services, account: query.Account) => {
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
      mustSetUpSecondFactor:
        account.portal === 'company' && account.second_factor_required === true && !account.has_second_factor,
    },
    userType: account.role as Role,
  }
}

/** The trial of the company of an account, read as the platform; null of whoever has none, and once a plan was bought. */
export const readTrial = async (ctx: Services, db: Db, account: query.Account) => {
  const { company_id: companyId, portal, trial_started_at: startedAt, trial_ends_at: endsAt } = account
  if (portal !== 'company' || companyId === null) return null
  for (const { hasBoughtPlan } of ctx.features) if (await hasBoughtPlan?.(db, companyId)) return null
  return trialOf(startedAt, endsAt, ctx.now())
}

/**
 * A new token in the same family; the old one lives on for the overlap that other tabs need. However often it is refreshed, a family ends
 * after thirty days: then the person proves anew who they are.
 */
export const refreshSession = async (ctx: OpenContext): Promise<Output<typeof contract.refresh>> => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const old = await sessions.sessionById(db, actor.sessionId)
    if (!old || old.revoked_at) throw tokenInvalid()
    const fresh = await sessions.insertSession(db, {
      userId: actor.userId,
      companyId: actor.companyId,
      family: { id: old.family, startedAt: old.family_started_at, provedAt: old.proved_at },
      hours: SESSION_HOURS,
      days: SESSION_DAYS,
      address: ctx.caller.address,
      agent: ctx.caller.agent,
    })
    // A token that is about to end would be refreshed with every call.
    if (fresh.seconds_left < LAST_REFRESH_MINUTES * 60) throw new Refusal('TOKEN_EXPIRED', 'Token expired')
    await sessions.rotateSession(db, old.id, OVERLAP_SECONDS)
    await writeAudit(db, actor, ctx.caller, [{ action: 'session.refresh' }])
    return { token: await ctx.tokens.sign(fresh.id, actor.userId, fresh.expires_at) }
  })
}

/** Ends the session and all it was refreshed from. A token that is already dead is signed out as well: same answer. */
export const logout = async (ctx: OpenContext) => {
  const claims = ctx.token ? await ctx.tokens.read(ctx.token).catch(() => null) : null
  if (!claims) return {}
  await ctx.database.forPlatform(async (db) => {
    const session = await sessions.sessionById(db, claims.sessionId)
    if (!session || session.revoked_at) return
    await query.lockAccount(db, session.user_id)
    await sessions.revokeFamily(db, session.user_id, session.family)
    const account = await query.accountById(db, session.user_id)
    await writeAudit(db, auditedAs(account, session.id), ctx.caller, [{ action: 'session.sign-out' }])
  })
  return {}
}

export const getCurrentUser = async (ctx: OpenContext): Promise<Output<typeof contract.me>> => {
  const actor = actorOf(ctx)
  // Seen as a role, the account is that of whoever looks.
  const accountId = actor.viewedBy && actor.userId === actor.sessionId ? actor.viewedBy.userId : actor.userId
  return ctx.database.forPlatform(async (db) => {
    const account = await query.accountById(db, accountId)
    const { user } = toSessionProfile(ctx, account)
    const trial = await readTrial(ctx, db, account)
    return { user: { ...user, role: actor.role, employeeId: actor.employeeId }, trial }
  })
}

/** An employee's name is their record's: HR changes it there. */
export const renameAccount = async (ctx: OpenContext, { firstName, lastName }: Parsed<typeof security.rename>) => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    const before = await query.accountById(db, actor.userId)
    await query.setName(db, actor.userId, firstName, lastName)
    const change = {
      before: { firstName: before.first_name, lastName: before.last_name },
      after: { firstName, lastName },
    }
    ctx.audit({ action: 'account.rename', ...change })
    return { user: toSessionProfile(ctx, await query.accountById(db, actor.userId)).user }
  })
}

/** One line for each sign-in: what it was refreshed into since is the same one to a person. */
export const listSessions = async (ctx: OpenContext): Promise<Output<typeof security.listSessions>> => {
  const actor = actorOf(ctx)
  const rows = await ctx.database.forPlatform((db) => sessions.familiesOf(db, actor.userId, actor.sessionId))
  return {
    sessions: rows.map((row) => ({
      id: row.family,
      current: row.current,
      ...agentOf(row.agent ?? ''),
      address: row.address,
      signedInAt: row.started_at,
      lastUsedAt: row.last_used_at,
      endsAt: row.ends_at,
    })),
  }
}

export const endSession = async (ctx: OpenContext, { sessionId }: Parsed<typeof security.endSession>) => {
  const actor = actorOf(ctx)
  await ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const ended = await sessions.revokeFamily(db, actor.userId, sessionId)
    if (ended === 0) throw new Refusal('NOT_FOUND', 'Session not found.')
    await writeAudit(db, actor, ctx.caller, [{ action: 'session.end', detail: { family: sessionId } }])
  })
  return {}
}

export const endOthers = async (ctx: OpenContext) => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const ended = await sessions.revokeOthers(db, actor.userId, actor.sessionId)
    await writeAudit(db, actor, ctx.caller, [{ action: 'session.end-others', detail: { ended } }])
    return { ended }
  })
}
