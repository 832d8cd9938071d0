import type { Context } from '../../../server/context.ts'
import { addDays, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { loadSkillNames, offeredOf, refuseBlocked } from './change.service.ts'
import { checkingOf, holdChecks, loadChecks, tellDaysChanged } from './checks.service.ts'
import type * as manage from './manage.contract.ts'
import { bindingRule, isAllowed } from './may-work.rules.ts'
import type * as contract from './mine.contract.ts'
import * as query from './mine.queries.ts'
import { ownEmployment } from './mine.service.ts'
import * as roster from './roster.queries.ts'
import { loadShiftTypes, toTimed, toVerdict } from './roster.service.ts'
import { plainDays, wallTime } from './roster-shifts.rules.ts'
import { rosterSettings } from './settings.ts'
import { listShiftTypes } from './setup.queries.ts'
import { offeredRow } from './suggest.service.ts'
import { answerFor } from './swaps.service.ts'

const DAYS_AHEAD = 28

export const listOpenShifts = async (ctx: Context): Promise<Output<typeof contract.listOpenShifts>> => {
  const { companyId } = ctx.actor
  const own = await ownEmployment(ctx)
  const days = { from: own.today, until: addDays(own.today, DAYS_AHEAD) }
  const now = ctx.now().toISOString()
  const rows = (await roster.listOpenRows(ctx.db, companyId, { ...days, siteId: null, publishedOnly: true })).filter(
    (row) => (row.site_id === null || row.site_id === own.siteId) && iso(row.starts_at) > now,
  )
  const checks = await loadChecks(checkingOf(ctx), [own.id], days)
  const shiftTypes = await loadShiftTypes(ctx.db, companyId)
  const types = new Map((await listShiftTypes(ctx.db, companyId)).map((type) => [type.id, type]))
  const skills = await loadSkillNames(ctx)
  const sites = new Map((await roster.listSiteNames(ctx.db, companyId)).map(({ id, name }) => [id, name]))
  const claims = await query.listClaims(
    ctx.db,
    companyId,
    rows.map(({ id }) => id),
  )
  const asked = new Set(claims.filter((claim) => claim.employment_id === own.id).map((claim) => claim.shift_id))
  const shifts: contract.OpenShift[] = []
  for (const row of rows) {
    const skill = row.skill_id === null ? null : (skills.get(row.skill_id) ?? null)
    const offered = offeredOf(shiftTypes, { ...toTimed(row), beside: true }, skill)
    const verdicts = checks.verdicts(own.id, offered)
    if (!isAllowed(verdicts)) continue
    const type = types.get(row.shift_type_id)
    shifts.push({
      id: row.id,
      day: row.work_date,
      start: wallTime(iso(row.starts_at), row.work_date, row.zone),
      end: wallTime(iso(row.ends_at), row.work_date, row.zone),
      name: type?.name ?? '',
      colour: type?.colour ?? 'gray',
      minutes: offered.minutes,
      site: sites.get(row.site_id ?? '') ?? null,
      skill,
      note: row.note,
      asked: asked.has(row.id),
      warnings: verdicts.map(toVerdict),
    })
  }
  const settings = await settingsOf(ctx.db, rosterSettings, { companyId, siteId: own.siteId })
  return { shifts, keptFrom: rows.length - shifts.length, decidedBy: settings.openShifts }
}

const taken = () => new Refusal('CONFLICT', 'The shift is taken.')

/** An open shift, locked: of two who ask at once, the second looks when the first has it. */
const lockOpen = async (ctx: Context, id: string): Promise<roster.ShiftRow> => {
  const [row] = await roster.lockShifts(ctx.db, ctx.actor.companyId, [id])
  if (!row || row.state === 'draft' || row.state === 'cancelled') throw notFound('Shift')
  if (row.employment_id !== null) throw taken()
  if (iso(row.starts_at) <= ctx.now().toISOString()) throw new Refusal('CONFLICT', 'The shift has begun.')
  return row
}

const giveOpen = async (ctx: Context, row: roster.ShiftRow, employmentId: string): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const at = ctx.now().toISOString()
  const values = { employment_id: employmentId, beside: true, state: 'confirmed', seen_at: at, updated_by: userId }
  await roster.updateShifts(ctx.db, companyId, [row.id], values)
  await roster.insertEvents(ctx.db, companyId, userId, [{ shiftId: row.id, kind: 'given', employmentId }])
  await tellDaysChanged(checkingOf(ctx), [{ employmentId, from: row.work_date, until: row.work_date }])
}

export const claimShift = async (
  ctx: Context,
  { id }: Parsed<typeof contract.claimShift>,
): Promise<Output<typeof contract.claimShift>> => {
  const { companyId, userId } = ctx.actor
  const own = await ownEmployment(ctx)
  const row = await lockOpen(ctx, id)
  if (row.site_id !== null && row.site_id !== own.siteId) throw notFound('Shift')
  const checks = await holdChecks(checkingOf(ctx), [own.id], { from: row.work_date, until: row.work_date })
  refuseBlocked(checks, own.id, checks.verdicts(own.id, await offeredRow(ctx, row)))
  const settings = await settingsOf(ctx.db, rosterSettings, { companyId, siteId: row.site_id })
  const state = settings.openShifts === 'first' ? 'given' : 'asked'
  const at = ctx.now().toISOString()
  const waiting = await query.listClaims(ctx.db, companyId, [id])
  if (waiting.some((claim) => claim.employment_id === own.id))
    throw new Refusal('CONFLICT', 'You have asked for this shift already.')
  await query.insertClaim(ctx.db, companyId, { shiftId: id, employmentId: own.id, state, at, by: userId })
  await roster.insertEvents(ctx.db, companyId, userId, [{ shiftId: id, kind: 'claimed', employmentId: own.id }])
  if (state === 'given') await giveOpen(ctx, row, own.id)
  ctx.audit({ action: 'openShift.claim', targetType: 'rosterShift', targetId: id, after: { state } })
  return { state }
}

export const listClaims = async (
  ctx: Context,
  { id }: Parsed<typeof manage.listClaims>,
): Promise<Output<typeof manage.listClaims>> => {
  const { companyId } = ctx.actor
  const row = await roster.findShift(ctx.db, companyId, id)
  if (!row) throw notFound('Shift')
  const claims = await query.listClaims(ctx.db, companyId, [id])
  const ids = claims.map((claim) => claim.employment_id)
  const checks = await loadChecks(checkingOf(ctx), ids, { from: row.work_date, until: row.work_date })
  const offered = await offeredRow(ctx, row)
  return {
    claims: claims.map((claim) => ({
      id: claim.id,
      name: checks.nameOf(claim.employment_id),
      claimedAt: iso(claim.claimed_at),
      verdicts: checks.verdicts(claim.employment_id, offered).map(toVerdict),
    })),
  }
}

export const giveClaim = async (
  ctx: Context,
  { id }: Parsed<typeof manage.giveClaim>,
): Promise<Output<typeof manage.giveClaim>> => {
  const { companyId, userId } = ctx.actor
  const claim = await query.findClaim(ctx.db, companyId, id)
  if (claim?.state !== 'asked') throw notFound('Request')
  const row = await lockOpen(ctx, claim.shift_id)
  const checks = await holdChecks(checkingOf(ctx), [claim.employment_id], { from: row.work_date, until: row.work_date })
  const verdicts = checks.verdicts(claim.employment_id, await offeredRow(ctx, row))
  const binding = bindingRule(verdicts)
  if (binding) throw new Refusal('CONFLICT', `${checks.nameOf(claim.employment_id)}: ${plainDays(binding.message)}.`)
  await giveOpen(ctx, row, claim.employment_id)
  const given = {
    shiftId: row.id,
    givenTo: claim.employment_id,
    why: 'The shift is taken',
    at: ctx.now().toISOString(),
    by: userId,
  }
  for (const ended of await query.endClaims(ctx.db, companyId, given)) await answerFor(ctx, ended.employment_id, row.id)
  ctx.audit({
    action: 'openShift.give',
    targetType: 'rosterShift',
    targetId: row.id,
    after: { employmentId: claim.employment_id },
  })
  return { shiftId: row.id }
}
