import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { askProof } from '../../../server/proof.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Actor, Role } from '../../../shared/actor.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import * as query from './queries.ts'
import { SESSION_DAYS, SESSION_HOURS } from './rules.ts'
import { readTrial, toSessionProfile } from './session.service.ts'
import * as sessions from './sessions.queries.ts'
import type * as contract from './view-as.contract.ts'
import { mayViewRole, VIEW_MINUTES, viewableRoles } from './view-as.rules.ts'

const companyOf = ({ companyId }: Actor): string => {
  if (!companyId) throw notFound('Company')
  return companyId
}

export const listViewChoices = async (
  ctx: OpenContext,
  { search }: Parsed<typeof contract.viewChoices>,
): Promise<Output<typeof contract.viewChoices>> => {
  const actor = actorOf(ctx)
  const people = await ctx.database.forPlatform((db) =>
    query.listViewable(db, companyOf(actor), { except: actor.userId, search: search ?? '' }),
  )
  return {
    roles: viewableRoles(actor.role),
    people: people
      .filter(({ role }) => mayViewRole(actor.role, role))
      .map((one) => ({
        userId: one.id,
        name: `${one.first_name} ${one.last_name}`.trim() || one.email,
        email: one.email,
        role: one.role as Output<typeof contract.viewChoices>['people'][number]['role'],
      })),
  }
}

/** Somebody of one's own company with an account that is open. Whoever is not is not there. */
const viewablePerson = async (ctx: OpenContext, actor: Actor, userId: string) => {
  const account = await ctx.database.forPlatform((db) => query.findViewable(db, companyOf(actor), userId))
  if (!account || userId === actor.userId || !mayViewRole(actor.role, account.role)) throw notFound('Person')
  return account
}

/** What the page is told of whom it shows. Seen as a role, nobody is there: the look itself has an id. */
export const viewedProfile = (
  ctx: Services,
  account: query.Account,
  view: { sessionId: string; role: Role | null; endsAt: string },
): Pick<ReturnType<typeof toSessionProfile>, 'userType'> & {
  user: Output<typeof contract.startView>['user']
} => {
  const { user } = toSessionProfile(ctx, account)
  const name = view.role === null ? `${user.firstName} ${user.lastName}`.trim() || user.email : null
  const role = view.role ?? user.role
  return {
    userType: role,
    user: {
      ...user,
      id: view.role === null ? user.id : view.sessionId,
      role,
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      viewing: { name, endsAt: iso(view.endsAt) },
    },
  }
}

export const startView = async (
  ctx: OpenContext,
  { role, userId }: Parsed<typeof contract.startView>,
): Promise<Output<typeof contract.startView>> => {
  const actor = actorOf(ctx)
  if ((role === undefined) === (userId === undefined)) throw invalid({ role: 'Choose a role or a person.' })
  askProof(actor)
  if (role !== undefined && !viewableRoles(actor.role).includes(role))
    throw new Refusal('CONFLICT', 'You cannot look as this role.')
  const person = userId === undefined ? null : await viewablePerson(ctx, actor, userId)
  return ctx.database.forPlatform(async (db) => {
    await query.lockAccount(db, actor.userId)
    const current = await sessions.sessionById(db, actor.sessionId)
    if (!current || current.revoked_at) throw notFound('Session')
    const fresh = await sessions.insertSession(db, {
      userId: actor.userId,
      companyId: actor.companyId,
      family: { id: current.family, startedAt: current.family_started_at, provedAt: null },
      hours: SESSION_HOURS,
      days: SESSION_DAYS,
      address: ctx.caller.address,
      agent: ctx.caller.agent,
    })
    const endsAt = await sessions.makeSessionView(db, {
      sessionId: fresh.id,
      family: current.family,
      asUser: person?.id ?? null,
      asRole: role ?? null,
      minutes: VIEW_MINUTES,
    })
    const detail = { role: role ?? person?.role, email: person?.email ?? null, until: iso(endsAt) }
    const about = { targetType: 'view', targetId: person?.id ?? fresh.id, detail }
    await writeAudit(db, actor, ctx.caller, [{ action: 'view-as.start', ...about }])
    const account = await query.accountById(db, person?.id ?? actor.userId)
    const profile = viewedProfile(ctx, account, { sessionId: fresh.id, role: role ?? null, endsAt })
    const trial = await readTrial(ctx, db, account)
    return { token: await ctx.tokens.sign(fresh.id, actor.userId, endsAt), ...profile, trial }
  })
}

/** Called by whoever looks, or by the same person as themselves: all looks of this sign-in end. */
export const endView = async (ctx: OpenContext): Promise<Output<typeof contract.endView>> => {
  const actor = actorOf(ctx)
  return ctx.database.forPlatform(async (db) => {
    const current = await sessions.sessionById(db, actor.sessionId)
    const ended = current ? await sessions.endSessionViews(db, current.family) : []
    const own = { ...actor, viewedBy: null, ...(actor.viewedBy ?? {}) }
    await writeAudit(
      db,
      own,
      ctx.caller,
      ended.map((view) => ({
        action: 'view-as.end',
        targetType: 'view',
        targetId: view.as_user ?? view.session_id,
        detail: { role: view.as_role, ended: view.ran_out ? 'ran out' : 'by them' },
      })),
    )
    return { ended: ended.length }
  })
}

/** At a time. */
const MOST = 200

/** Every few minutes: the end of looks that nobody ended stands in the log as well. */
export const endOverdueViews = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const view of await sessions.overdueSessionViews(db, MOST)) {
      const [ended] = await sessions.endSessionViews(db, view.family)
      if (!ended) continue
      const actor = {
        userId: view.user_id,
        companyId: view.company_id,
        role: view.role as Role,
        sessionId: view.session_id,
      }
      const caller = { address: '127.0.0.1', agent: 'job', requestId: 'view-as', country: null }
      const detail = { role: ended.as_role, ended: 'ran out' }
      const about = { targetType: 'view', targetId: ended.as_user ?? ended.session_id, detail }
      await writeAudit(db, actor, caller, [{ action: 'view-as.end', ...about }])
    }
  })
