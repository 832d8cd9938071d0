import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import {
  endSessionsOfColleague,
  removeColleague,
  setColleagueDisabled,
  setColleagueRole,
} from '../accounts/colleague.changes.ts'
import { setSecondFactorRule } from '../accounts/company.changes.ts'
import { dropSecondFactors } from '../accounts/security.service.ts'
import type * as contract from './contract.ts'
import { administratorIn, toInvitationView } from './invitation.service.ts'
import { setsTheRule } from './policy.ts'
import * as query from './queries.ts'
import { ACTS, type Act, ADMINISTERS, type AdministratorRole, mayInvite, whyNot } from './rules.ts'

export const listAdministrators = async (ctx: OpenContext): Promise<Output<typeof contract.listAdministrators>> => {
  const actor = administratorIn(ctx)
  return ctx.database.forPlatform(async (db) => {
    const rows = await query.administratorsOf(db, actor.companyId)
    const all = rows.map((row) => ({ id: row.id, role: row.role, disabled: row.disabled_at !== null }))
    const may = (act: Act, id: string, next?: AdministratorRole) => {
      const target = all.find((one) => one.id === id)
      return target !== undefined && whyNot(act, actor.userId, { target, administrators: all, next }) === null
    }
    const invitations = await query.invitationsOf(db, actor.companyId)
    return {
      administrators: rows.map((row) => {
        const roles = ADMINISTERS.filter((role) => role !== row.role && may('role', row.id, role))
        return {
          id: row.id,
          name: `${row.first_name} ${row.last_name}`.trim(),
          email: row.email,
          role: row.role as AdministratorRole,
          state: row.disabled_at ? ('disabled' as const) : ('active' as const),
          secondFactor: row.has_second_factor,
          lastSignInAt: row.last_sign_in_at,
          you: row.id === actor.userId,
          may: ACTS.filter((act) => {
            if (act === 'role') return roles.length > 0
            if (act === 'reset-second-factor' && !row.has_second_factor) return false
            return may(act, row.id)
          }),
          roles,
        }
      }),
      invitations: invitations.map(toInvitationView),
      secondFactorRequired: (await query.ruleOf(db, actor.companyId)).second_factor_required,
      setsTheRule: setsTheRule(actor),
    }
  })
}

type Locked = Awaited<ReturnType<typeof query.lockAdministrators>>[number]
type Change = { before?: object; after?: object }

/** Find, may you, do it, end their sessions, write it down. Somebody of another company is not there. */
const actOn = async (
  ctx: OpenContext,
  act: Act,
  {
    id,
    work,
    next,
  }: { id: string; work: (db: Db, target: Locked, companyId: string) => Promise<Change>; next?: AdministratorRole },
) => {
  const actor = administratorIn(ctx)
  const { companyId } = actor
  await ctx.database.forPlatform(async (db) => {
    const all = await query.lockAdministrators(db, companyId)
    const target = all.find((one) => one.id === id)
    if (!target) throw notFound('Administrator')
    const sentence = whyNot(act, actor.userId, { target, administrators: all, next })
    if (sentence) throw new Refusal('CONFLICT', sentence)
    await endSessionsOfColleague(db, id)
    // Whoever is sent away, or may no longer invite, leaves no door open behind them.
    const invites = act === 'enable' || act === 'reset-second-factor' || (act === 'role' && mayInvite(next ?? ''))
    const withdrawn = invites ? [] : await query.withdrawInvitationsOf(db, companyId, id)
    const change = await work(db, target, companyId)
    const about = { targetType: 'administrator', targetId: id, detail: { email: target.email } }
    await writeAudit(db, actor, ctx.caller, [
      { action: `administrator.${act}`, ...about, ...change },
      ...withdrawn.map((invitation) => ({
        action: 'administrator.invitation-withdraw',
        targetType: 'invitation',
        targetId: invitation.id,
        detail: { email: invitation.email },
      })),
    ])
  })
  return {}
}

export const changeRole = (ctx: OpenContext, input: Parsed<typeof contract.changeRole>) =>
  actOn(ctx, 'role', {
    id: input.administratorId,
    work: async (db, target, companyId) => {
      await setColleagueRole(db, companyId, target.id, input.role)
      return { before: { role: target.role }, after: { role: input.role } }
    },
    next: input.role,
  })

export const disableAdministrator = (ctx: OpenContext, input: Parsed<typeof contract.disable>) =>
  actOn(ctx, 'disable', {
    id: input.administratorId,
    work: async (db, target, companyId) => {
      await setColleagueDisabled(db, companyId, target.id, true)
      return { before: { state: 'active' }, after: { state: 'disabled' } }
    },
  })

export const enableAdministrator = (ctx: OpenContext, input: Parsed<typeof contract.enable>) =>
  actOn(ctx, 'enable', {
    id: input.administratorId,
    work: async (db, target, companyId) => {
      await setColleagueDisabled(db, companyId, target.id, false)
      return { before: { state: 'disabled' }, after: { state: 'active' } }
    },
  })

export const removeAdministrator = (ctx: OpenContext, input: Parsed<typeof contract.remove>) =>
  actOn(ctx, 'remove', {
    id: input.administratorId,
    work: async (db, target, companyId) => {
      await removeColleague(db, companyId, target.id)
      return { before: { role: target.role, email: target.email } }
    },
  })

export const resetSecondFactor = (ctx: OpenContext, input: Parsed<typeof contract.resetSecondFactor>) =>
  actOn(ctx, 'reset-second-factor', {
    id: input.administratorId,
    work: async (db, target) => {
      await dropSecondFactors(ctx, db, target.id)
      return { after: { secondFactor: false } }
    },
  })

/**
 * Asks a second factor of everybody who administers the company. Who asks it has one: nobody finds their own company closed by what they
 * have just said. The others are led to set one up with their next call; nobody is kept from doing that.
 */
export const setRule = async (ctx: OpenContext, { secondFactorRequired }: Parsed<typeof contract.setRule>) => {
  const actor = administratorIn(ctx)
  await ctx.database.forPlatform(async (db) => {
    const all = await query.administratorsOf(db, actor.companyId)
    const you = all.find((one) => one.id === actor.userId)
    if (secondFactorRequired && !you?.has_second_factor)
      throw new Refusal('CONFLICT', 'Set up a second factor of your own first. Then you can ask one of everybody.')
    const before = (await query.ruleOf(db, actor.companyId)).second_factor_required
    if (before === secondFactorRequired) return
    await setSecondFactorRule(db, actor.companyId, secondFactorRequired)
    const change = { before: { secondFactorRequired: before }, after: { secondFactorRequired } }
    await writeAudit(db, actor, ctx.caller, [{ action: 'company.second-factor-rule', ...change }])
  })
  return { secondFactorRequired }
}
