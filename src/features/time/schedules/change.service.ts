import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type { Checks, OfferedShift } from './checks.service.ts'
import { checkingOf, holdChecks, loadChecks, tellDaysChanged } from './checks.service.ts'
import type * as contract from './contract.ts'
import { requireUnlocked } from './locked-days.service.ts'
import { bindingRule, isAllowed } from './may-work.rules.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, toTimed, toVerdict } from './roster.service.ts'
import { type RosterState, rosterMoved } from './roster-moves.rules.ts'
import { zoneOfPlace } from './roster-place.service.ts'
import {
  instancesOfRows,
  plainDays,
  type ShiftTypes,
  shiftInstants,
  type TimedRow,
  wallTime,
} from './roster-shifts.rules.ts'
import { listShiftTypes, listSkills } from './setup.queries.ts'
import { tellerOf, tellPeople } from './tell.service.ts'
import type { WorkVerdict } from './work-check.rules.ts'

/** Names of skills by their id: the checker speaks of skills by name. */
export const loadSkillNames = async (
  ctx: Pick<Context, 'db'> & { actor: { companyId: string } },
): Promise<Map<string, string>> =>
  new Map((await listSkills(ctx.db, ctx.actor.companyId)).map(({ id, name }) => [id, name]))

/** A row as the checker sees it. @param skill the name of the skill it asks for */
export const offeredOf = (
  shiftTypes: ShiftTypes,
  row: TimedRow & { beside: boolean },
  skill: string | null,
): OfferedShift => {
  const instance = instancesOfRows(shiftTypes, [row]).get(row.id)
  if (!instance) throw invalid({ shiftTypeId: 'This shift has no times on that day yet' })
  return {
    id: row.id,
    workDate: row.workDate,
    plan: instance.plan,
    zone: row.zone,
    minutes: instance.planned,
    hasBreak: instance.breaks.length > 0,
    skill,
    beside: row.beside,
  }
}

/** A refusal that names the person and the rule that binds. */
export const refuseBlocked = (checks: Checks, employmentId: string, verdicts: readonly WorkVerdict[]): void => {
  const binding = bindingRule(verdicts)
  if (!binding) return
  throw new Refusal('CONFLICT', `${checks.nameOf(employmentId)}: ${plainDays(binding.message)}.`, {
    data: { verdicts: verdicts.map(toVerdict) },
  })
}

const instantsOf = (shiftTypes: ShiftTypes, shiftTypeId: string, q: Parameters<typeof shiftInstants>[2]) => {
  try {
    return shiftInstants(shiftTypes, shiftTypeId, q)
  } catch (problem) {
    if (problem instanceof RangeError) throw invalid({ start: `${problem.message}.` })
    throw problem
  }
}

/** @throws Refusal NOT_FOUND for a site that is not there */
const placeOf = async (ctx: Context, siteId: string | null, checks: Checks | null, employmentId: string | null) => {
  const { companyId } = ctx.actor
  const sites = await query.listSiteNames(ctx.db, companyId)
  const site = siteId === null ? null : sites.find(({ id }) => id === siteId)
  if (site === undefined) throw notFound('Site')
  const own = checks && employmentId ? checks.known(employmentId).row : null
  return zoneOfPlace(ctx, { site, own, sites, companyCountry: await query.companyCountry(ctx.db, companyId) })
}

const oneDay = (day: Day) => ({ from: day, until: day })

export const checkShift = async (
  ctx: Context,
  input: Parsed<typeof contract.checkShift>,
): Promise<Output<typeof contract.checkShift>> => {
  const { employmentId, workDate, shiftTypeId, start, end } = input
  const shiftTypes = await loadShiftTypes(ctx.db, ctx.actor.companyId)
  const checks = await loadChecks(checkingOf(ctx), [employmentId], oneDay(workDate))
  const { zone } = await placeOf(ctx, null, checks, employmentId)
  const { startsAt, endsAt } = instantsOf(shiftTypes, shiftTypeId, { workDate, zone, start, end })
  const type = (await listShiftTypes(ctx.db, ctx.actor.companyId)).find(({ id }) => id === shiftTypeId)
  const row = { id: input.shiftId ?? 'new', workDate, startsAt, endsAt, zone, shiftTypeId, beside: false }
  const verdicts = checks.verdicts(employmentId, offeredOf(shiftTypes, row, type?.skill_name ?? null))
  return { allowed: isAllowed(verdicts), verdicts: verdicts.map(toVerdict) }
}

export const addShift = async (
  ctx: Context,
  input: Parsed<typeof contract.addShift>,
): Promise<Output<typeof contract.addShift>> => {
  const { companyId, userId } = ctx.actor
  const { employmentId, workDate, shiftTypeId, start, end, beside, note } = input
  const shiftTypes = await loadShiftTypes(ctx.db, companyId)
  const type = (await listShiftTypes(ctx.db, companyId)).find(({ id }) => id === shiftTypeId)
  if (!type || type.archived_at !== null) throw invalid({ shiftTypeId: 'This shift is not on file' })
  const skillId = input.skillId ?? type.skill_id
  const skills = await loadSkillNames(ctx)
  if (skillId !== null && !skills.has(skillId)) throw invalid({ skillId: 'This skill is not on file' })
  const checks = employmentId === null ? null : await holdChecks(checkingOf(ctx), [employmentId], oneDay(workDate))
  const { siteId, zone } = await placeOf(ctx, input.siteId, checks, employmentId)
  const times = instantsOf(shiftTypes, shiftTypeId, { workDate, zone, start, end })
  const skill = skillId === null ? null : (skills.get(skillId) ?? null)
  let verdicts: WorkVerdict[] = []
  if (checks && employmentId) {
    const row = { id: 'new', workDate, ...times, zone, shiftTypeId, beside }
    verdicts = checks.verdicts(employmentId, offeredOf(shiftTypes, row, skill))
    refuseBlocked(checks, employmentId, verdicts)
  }
  const values = {
    employment_id: employmentId,
    site_id: siteId,
    work_date: workDate,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    zone,
    shift_type_id: shiftTypeId,
    skill_id: skillId,
    beside,
    note,
    created_by: userId,
  }
  const count = employmentId === null ? input.count : 1
  const rows = Array.from({ length: count }, () => values)
  const ids = await query.insertShifts(ctx.db, companyId, rows)
  await query.insertEvents(
    ctx.db,
    companyId,
    userId,
    ids.map((shiftId) => ({ shiftId, kind: 'made', employmentId })),
  )
  ctx.audit({
    action: 'rosterShift.add',
    targetType: 'rosterShift',
    targetId: ids[0] ?? '',
    after: { workDate, employmentId, count },
  })
  return { ids, verdicts: verdicts.map(toVerdict) }
}

/** A shift that may still be changed, locked. */
const lockChangeable = async (ctx: Context, id: string, version: number) => {
  const [row] = await query.lockShifts(ctx.db, ctx.actor.companyId, [id])
  if (!row || rosterMoved(row.state as RosterState, 'cancel') === null) throw notFound('Shift')
  if (row.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody changed this shift meanwhile. Look at it again.')
  await requireUnlocked(ctx, row.employment_id, row.work_date)
  return row
}

const isHeld = (row: query.ShiftRow) => row.state === 'published' || row.state === 'confirmed'

/** The shift a person had is theirs no more: its pattern does not come back, and whoever makes figures of the day is told. */
export const leaveDay = async (
  ctx: Pick<Context, 'db' | 'features' | 'now'>,
  companyId: string,
  row: query.ShiftRow,
  by: string | null,
) => {
  if (row.employment_id === null) return
  const publishedAt = isHeld(row) ? ctx.now().toISOString() : null
  const days = [{ employmentId: row.employment_id, day: row.work_date }]
  if (!row.beside) await query.insertClearedDays(ctx.db, companyId, days, { by, publishedAt })
  if (publishedAt)
    await tellDaysChanged({ ...ctx, companyId }, [{ employmentId: row.employment_id, ...oneDay(row.work_date) }])
}

const hoursOf = ({ startsAt, endsAt, workDate, zone }: TimedRow) =>
  `${wallTime(startsAt, workDate, zone)}–${wallTime(endsAt, workDate, zone)}`

/** Tells the people of a published shift that it is another now. */
const tellChanged = async (
  ctx: Context,
  before: query.ShiftRow,
  after: TimedRow | null,
  employmentId: string | null,
) => {
  const people = [before.employment_id, employmentId].flatMap((id) => (id === null ? [] : [id]))
  const was = toTimed(before)
  await tellPeople(tellerOf(ctx), [...new Set(people)], { event: 'shift-changed' }, (id, day) => {
    const is = after && id === employmentId ? after : null
    const left = `${day(was.workDate)}, ${hoursOf(was)} ✕`
    return { what: is ? `${day(is.workDate)}, ${hoursOf(is)}` : left, from: '' }
  })
}

export const changeShift = async (
  ctx: Context,
  input: Parsed<typeof contract.changeShift>,
): Promise<Output<typeof contract.changeShift>> => {
  const { companyId, userId } = ctx.actor
  const before = await lockChangeable(ctx, input.id, input.version)
  const { employmentId, workDate } = input
  const shiftTypes = await loadShiftTypes(ctx.db, companyId)
  const was = toTimed(before)
  const start = input.start ?? wallTime(was.startsAt, was.workDate, was.zone)
  const end = input.end ?? wallTime(was.endsAt, was.workDate, was.zone)
  const checks = employmentId === null ? null : await holdChecks(checkingOf(ctx), [employmentId], oneDay(workDate))
  const times = instantsOf(shiftTypes, before.shift_type_id, { workDate, zone: before.zone, start, end })
  const after: TimedRow = { ...was, workDate, ...times }
  const skills = await loadSkillNames(ctx)
  let verdicts: WorkVerdict[] = []
  if (checks && employmentId) {
    const skill = before.skill_id === null ? null : (skills.get(before.skill_id) ?? null)
    verdicts = checks.verdicts(employmentId, offeredOf(shiftTypes, { ...after, beside: before.beside }, skill))
    refuseBlocked(checks, employmentId, verdicts)
  }
  const held = isHeld(before)
  const moved = before.employment_id !== employmentId || before.work_date !== workDate
  if (moved) await leaveDay(ctx, companyId, before, userId)
  await query.updateShifts(ctx.db, companyId, [before.id], {
    employment_id: employmentId,
    work_date: workDate,
    starts_at: times.startsAt,
    ends_at: times.endsAt,
    note: input.note,
    state: held ? 'published' : before.state,
    seen_at: null,
    updated_by: userId,
  })
  await query.insertEvents(ctx.db, companyId, userId, [
    {
      shiftId: before.id,
      kind: 'changed',
      employmentId,
      detail: { from: { employmentId: before.employment_id, ...was } },
    },
  ])
  if (held) {
    if (employmentId) await tellDaysChanged(checkingOf(ctx), [{ employmentId, ...oneDay(workDate) }])
    await tellChanged(ctx, before, after, employmentId)
  }
  ctx.audit({
    action: 'rosterShift.change',
    targetType: 'rosterShift',
    targetId: before.id,
    before: {
      employmentId: before.employment_id,
      workDate: before.work_date,
      startsAt: was.startsAt,
      endsAt: was.endsAt,
    },
    after: { employmentId, workDate, ...times },
  })
  return { ids: [before.id], verdicts: verdicts.map(toVerdict) }
}

export const cancelShift = async (
  ctx: Context,
  { id, version }: Parsed<typeof contract.cancelShift>,
): Promise<Output<typeof contract.cancelShift>> => {
  const { companyId, userId } = ctx.actor
  const row = await lockChangeable(ctx, id, version)
  await query.updateShifts(ctx.db, companyId, [id], { state: 'cancelled', updated_by: userId })
  await leaveDay(ctx, companyId, row, userId)
  await query.insertEvents(ctx.db, companyId, userId, [
    { shiftId: id, kind: 'cancelled', employmentId: row.employment_id },
  ])
  if (isHeld(row)) await tellChanged(ctx, row, null, null)
  ctx.audit({
    action: 'rosterShift.cancel',
    targetType: 'rosterShift',
    targetId: id,
    before: { workDate: row.work_date, employmentId: row.employment_id },
  })
  return { ids: [id], verdicts: [] }
}

export const clearDay = async (
  ctx: Context,
  { employmentId, day, cleared }: Parsed<typeof contract.clearDay>,
): Promise<Output<typeof contract.clearDay>> => {
  const { companyId, userId } = ctx.actor
  // Whoever is not of the company is not there.
  const checks = await loadChecks(checkingOf(ctx), [employmentId], oneDay(day))
  checks.nameOf(employmentId)
  await requireUnlocked(ctx, employmentId, day)
  if (cleared)
    await query.insertClearedDays(ctx.db, companyId, [{ employmentId, day }], { by: userId, publishedAt: null })
  const gone = cleared ? undefined : await query.deleteClearedDay(ctx.db, companyId, { employmentId, day })
  if (gone?.published_at) await tellDaysChanged(checkingOf(ctx), [{ employmentId, ...oneDay(day) }])
  ctx.audit({
    action: cleared ? 'rosterDay.clear' : 'rosterDay.restore',
    targetType: 'employment',
    targetId: employmentId,
    after: { day },
  })
  return { cleared }
}
