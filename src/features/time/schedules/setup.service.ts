import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { checkingOf, tellDaysChanged } from './checks.service.ts'
import { daysChangedBy } from './day-plan.rules.ts'
import { listShiftVersions } from './instances.queries.ts'
import { toShiftVersion } from './instances.service.ts'
import { keepsSchedules } from './policy.ts'
import type * as contract from './setup.contract.ts'
import * as query from './setup.queries.ts'
import { type PatternDay, type ShiftVersion, scheduleProblems, shiftMinutes, shiftProblems } from './shift.rules.ts'

const toTimes = (version: ShiftVersion): contract.ShiftType['versions'][number] => ({
  effectiveFrom: version.effectiveFrom,
  start: version.start,
  end: version.end,
  minutes: shiftMinutes(version),
  breaks: [...version.breaks],
  graceIn: version.graceIn,
  graceOut: version.graceOut,
  windowBefore: version.windowBefore,
  windowAfter: version.windowAfter,
  countsBefore: version.counts.before,
  countsAfter: version.counts.after,
})

const newestFirst = (a: ShiftVersion, b: ShiftVersion) =>
  a.effectiveFrom === b.effectiveFrom ? Number(a.id < b.id) * 2 - 1 : Number(a.effectiveFrom < b.effectiveFrom) * 2 - 1

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** The day it is where the company has most of its people is not asked: the day in UTC stands for it in lists. */
const todayOf = (ctx: Context): Day => dayIn('UTC', ctx.now())

export const readScheduleSetup = async (ctx: Context): Promise<Output<typeof contract.readScheduleSetup>> => {
  const { db } = ctx
  const { companyId } = ctx.actor
  const versions = Map.groupBy(await listShiftVersions(db, companyId), (row) => row.shift_type_id)
  const shiftTypes = (await query.listShiftTypes(db, companyId)).map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    colour: row.colour as contract.ShiftType['colour'],
    skill: named(row.skill_id, row.skill_name),
    archived: row.archived_at !== null,
    version: row.version,
    versions: (versions.get(row.id) ?? []).map(toShiftVersion).toSorted(newestFirst).map(toTimes),
  }))
  const patterns = (await query.listPatternsWithPeople(db, companyId, todayOf(ctx))).map((row) => ({
    id: row.id,
    name: row.name,
    anchor: row.anchor,
    days: row.days.map(({ shifts, rest }) => ({ shifts: [...shifts], rest })),
    onHolidays: row.on_holidays,
    archived: row.archived_at !== null,
    people: row.people,
    version: row.version,
  }))
  return {
    shiftTypes,
    patterns,
    skills: await query.listSkills(db, companyId),
    sites: (await query.listRosterSites(db, companyId)).map(({ id, name, zone }) => ({ id, name, zone })),
    departments: (await query.listRosterDepartments(db, companyId)).map(({ department }) => department),
    demands: (await query.listDemands(db, companyId, null)).map((row) => ({
      id: row.id,
      site: { id: row.site_id, name: row.site_name },
      weekdays: row.weekdays,
      from: row.from_time,
      until: row.until_time,
      skill: named(row.skill_id, row.skill_name),
      people: row.people,
      fromDay: row.from_day,
      untilDay: row.until_day,
    })),
    mayChange: keepsSchedules(ctx.actor),
  }
}

const requireSkill = async (ctx: Context, skillId: string | null) => {
  if (skillId === null) return
  const skills = await query.listSkills(ctx.db, ctx.actor.companyId)
  if (!skills.some(({ id }) => id === skillId)) throw invalid({ skillId: 'This skill is not on file' })
}

type Times = Pick<
  Parsed<typeof contract.addShiftType>,
  | 'effectiveFrom'
  | 'start'
  | 'end'
  | 'breakMinutes'
  | 'breakAt'
  | 'breakPaid'
  | 'graceIn'
  | 'graceOut'
  | 'windowBefore'
  | 'windowAfter'
  | 'countsBefore'
  | 'countsAfter'
>

const addMinutes = (time: string, minutes: number): string => {
  const total = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

const breaksOf = ({ breakMinutes, breakAt, breakPaid }: Times): ShiftVersion['breaks'] => {
  if (breakMinutes === 0) return []
  if (breakAt === null) return [{ kind: 'anytime', minutes: breakMinutes, after: 240, paid: breakPaid }]
  return [{ kind: 'fixed', from: breakAt, until: addMinutes(breakAt, breakMinutes), paid: breakPaid }]
}

const insertTimes = async (ctx: Context, shiftTypeId: string, times: Times) => {
  const breaks = breaksOf(times)
  const { effectiveFrom, start, end, windowBefore, windowAfter, graceIn, graceOut } = times
  const counts = { before: times.countsBefore, after: times.countsAfter, block: 15 }
  const exact = { minutes: 1, towards: 'nearest' } as const
  const [problem] = shiftProblems({
    id: '',
    effectiveFrom,
    start,
    end,
    breaks,
    windowBefore,
    windowAfter,
    graceIn,
    graceOut,
    counts,
    roundIn: exact,
    roundOut: exact,
  })
  if (problem) throw invalid(times.breakAt === null ? { breakMinutes: problem } : { breakAt: problem })
  await query.insertShiftVersion(ctx.db, {
    company_id: ctx.actor.companyId,
    shift_type_id: shiftTypeId,
    effective_from: effectiveFrom,
    entered_by: ctx.actor.userId,
    start_time: start,
    end_time: end,
    breaks: JSON.stringify(breaks),
    window_before: windowBefore,
    window_after: windowAfter,
    grace_in: graceIn,
    grace_out: graceOut,
    counts_before: counts.before,
    counts_after: counts.after,
  })
}

const takenName =
  (constraint: string, sentence: string) =>
  (error: unknown): never => {
    if (uniqueViolation(error) !== constraint) throw error
    throw new Refusal('CONFLICT', sentence, { fields: { name: sentence } })
  }

const nameTaken = takenName('shift_types_name', 'Your company already has a shift of this name.')

export const addShiftType = async (ctx: Context, input: Parsed<typeof contract.addShiftType>) => {
  await requireSkill(ctx, input.skillId)
  const { name, code, colour, skillId } = input
  const values = { name, code, colour, skill_id: skillId, created_by: ctx.actor.userId }
  const { id } = await query.insertShiftType(ctx.db, ctx.actor.companyId, values).catch(nameTaken)
  await insertTimes(ctx, id, input)
  ctx.audit({
    action: 'shiftType.add',
    targetType: 'shiftType',
    targetId: id,
    after: { name, start: input.start, end: input.end },
  })
  return { id }
}

const getShiftType = async (ctx: Context, id: string) => {
  const found = await query.lockShiftType(ctx.db, ctx.actor.companyId, id)
  if (!found) throw notFound('Shift')
  return found
}

/** Everybody's days from the first day on may be others: who works the shift is asked of the days, not of a list kept beside them. */
export const addShiftTimes = async (ctx: Context, { id, ...times }: Parsed<typeof contract.addShiftTimes>) => {
  const { name } = await getShiftType(ctx, id)
  await insertTimes(ctx, id, times)
  const checking = checkingOf(ctx)
  const changed = daysChangedBy(times.effectiveFrom, null, todayOf(ctx))
  const people = changed ? await query.listPeopleOfShift(ctx.db, checking.companyId, id, changed) : []
  if (changed)
    await tellDaysChanged(
      checking,
      people.map(({ employment_id }) => ({ employmentId: employment_id, from: changed.from, until: changed.until })),
    )
  const after = { name, effectiveFrom: times.effectiveFrom, start: times.start, end: times.end }
  ctx.audit({ action: 'shiftType.times', targetType: 'shiftType', targetId: id, after })
  return { id }
}

const requireVersion = (row: { version: number }, version: number) => {
  if (row.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody changed this meanwhile. Look at it again before you save.')
}

export const changeShiftType = async (ctx: Context, input: Parsed<typeof contract.changeShiftType>) => {
  const row = await getShiftType(ctx, input.id)
  requireVersion(row, input.version)
  await requireSkill(ctx, input.skillId)
  const { name, code, colour, skillId, archived } = input
  const archivedAt = archived ? (row.archived_at ?? ctx.now().toISOString()) : null
  const values = { name, code, colour, skill_id: skillId, archived_at: archivedAt }
  await query.updateShiftType(ctx.db, ctx.actor.companyId, input.id, values).catch(nameTaken)
  ctx.audit({
    action: 'shiftType.change',
    targetType: 'shiftType',
    targetId: input.id,
    before: { name: row.name, code: row.code, archived: row.archived_at !== null },
    after: { name, code, archived },
  })
  return { id: input.id }
}

const patternTaken = takenName('schedules_name', 'Your company already has a pattern of this name.')

const judgePattern = async (ctx: Context, anchor: Day, days: readonly PatternDay[], onHolidays: 'off' | 'work') => {
  const [problem] = scheduleProblems({ id: '', anchor, days, onHolidays })
  if (problem) throw invalid({ days: problem })
  const known = new Set((await query.listShiftTypes(ctx.db, ctx.actor.companyId)).map(({ id }) => id))
  if (days.some(({ shifts }) => shifts.some(({ shiftTypeId }) => !known.has(shiftTypeId))))
    throw invalid({ days: 'A shift of the pattern is not on file' })
}

export const addPattern = async (ctx: Context, input: Parsed<typeof contract.addPattern>) => {
  const { name, anchor, days, onHolidays } = input
  await judgePattern(ctx, anchor, days, onHolidays)
  const values = { name, anchor, days, onHolidays, replacesId: null }
  const { id } = await query.insertPattern(ctx.db, ctx.actor.companyId, ctx.actor.userId, values).catch(patternTaken)
  ctx.audit({ action: 'pattern.add', targetType: 'pattern', targetId: id, after: { name, days: days.length } })
  return { id }
}

const getPattern = async (ctx: Context, id: string, version: number) => {
  const found = await query.lockPattern(ctx.db, ctx.actor.companyId, id)
  if (!found || found.archived_at !== null) throw notFound('Pattern')
  requireVersion(found, version)
  return found
}

type Given = {
  employmentId: string
  scheduleId: string | null
  effectiveFrom: Day
  restWeekdays: readonly number[] | null
}

/** Adds assignments and tells who has to know; says how many days up to today are others. */
const assign = async (ctx: Context, rows: readonly Given[], reason: string): Promise<number> => {
  const { companyId, userId } = ctx.actor
  const [first] = rows
  if (!first) return 0
  const ids = rows.map(({ employmentId }) => employmentId)
  await query.insertAssignments(ctx.db, companyId, rows, { by: userId, reason })
  const next = new Map(
    (await query.listNextAssignments(ctx.db, companyId, ids, first.effectiveFrom)).map((row) => [
      row.employment_id,
      row.next,
    ]),
  )
  const changed = ids.flatMap((employmentId) => {
    const days = daysChangedBy(first.effectiveFrom, next.get(employmentId) ?? null, todayOf(ctx))
    return days ? [{ employmentId, from: days.from, until: days.until }] : []
  })
  await tellDaysChanged(checkingOf(ctx), changed)
  return changed.reduce((sum, { from, until }) => sum + (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1, 0)
}

export const replacePattern = async (ctx: Context, input: Parsed<typeof contract.replacePattern>) => {
  const { companyId, userId } = ctx.actor
  const { id, effectiveFrom, days, onHolidays } = input
  const row = await getPattern(ctx, id, input.version)
  await judgePattern(ctx, effectiveFrom, days, onHolidays)
  await query.archivePattern(ctx.db, companyId, id, ctx.now().toISOString())
  const values = { name: row.name, anchor: effectiveFrom, days, onHolidays, replacesId: id }
  const made = await query.insertPattern(ctx.db, companyId, userId, values).catch(patternTaken)
  const followers = await query.listFollowers(ctx.db, companyId, id, effectiveFrom)
  await assign(
    ctx,
    followers.map((one) => ({
      employmentId: one.employment_id,
      scheduleId: made.id,
      effectiveFrom,
      restWeekdays: one.rest_weekdays,
    })),
    'The pattern has changed',
  )
  ctx.audit({
    action: 'pattern.replace',
    targetType: 'pattern',
    targetId: made.id,
    before: { id },
    after: { name: row.name, effectiveFrom, people: followers.length },
  })
  return { id: made.id, people: followers.length }
}

export const archivePattern = async (ctx: Context, { id, version }: Parsed<typeof contract.archivePattern>) => {
  const row = await getPattern(ctx, id, version)
  const followers = await query.listFollowers(ctx.db, ctx.actor.companyId, id, todayOf(ctx))
  if (followers.length > 0)
    throw new Refusal('CONFLICT', `${followers.length} people follow this pattern. Give them another one first.`)
  await query.archivePattern(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString())
  ctx.audit({ action: 'pattern.archive', targetType: 'pattern', targetId: id, before: { name: row.name } })
  return { id }
}

export const assignPattern = async (ctx: Context, input: Parsed<typeof contract.assignPattern>) => {
  const { scheduleId, effectiveFrom, reason } = input
  const ids = [...new Set(input.employmentIds)]
  if ((await query.countEmployments(ctx.db, ctx.actor.companyId, ids)) !== ids.length) throw notFound('Person')
  if (scheduleId !== null) {
    const pattern = await query.lockPattern(ctx.db, ctx.actor.companyId, scheduleId)
    if (!pattern || pattern.archived_at !== null) throw invalid({ scheduleId: 'This pattern is not on file' })
  }
  const restWeekdays = input.restWeekdays ?? null
  const rows = ids.map((employmentId) => ({ employmentId, scheduleId, effectiveFrom, restWeekdays }))
  const daysChanged = await assign(ctx, rows, reason)
  const after = { scheduleId, effectiveFrom, people: ids.length }
  ctx.audit({ action: 'pattern.assign', targetType: 'pattern', after, detail: { employmentIds: ids.slice(0, 200) } })
  return { people: ids.length, daysChanged }
}

export const addSkill = async (ctx: Context, { name }: Parsed<typeof contract.addSkill>) => {
  const taken = takenName('roster_skills_name', 'Your company already has a skill of this name.')
  const made = await query.insertSkill(ctx.db, ctx.actor.companyId, name, ctx.actor.userId).catch(taken)
  ctx.audit({ action: 'skill.add', targetType: 'skill', targetId: made.id, after: { name } })
  return made
}

export const saveSkillsOfPerson = async (ctx: Context, { id, skills }: Parsed<typeof contract.saveSkillsOfPerson>) => {
  const { companyId, userId } = ctx.actor
  if (!(await query.hasEmployee(ctx.db, companyId, id))) throw notFound('Employee')
  const known = new Map((await query.listSkills(ctx.db, companyId)).map((skill) => [skill.id, skill.name]))
  if (skills.some(({ skillId }) => !known.has(skillId))) throw invalid({ skills: 'A skill is not on file' })
  const one = new Map(skills.map((skill) => [skill.skillId, skill]))
  await query.replaceSkillsOf(ctx.db, companyId, id, { skills: [...one.values()], by: userId })
  ctx.audit({ action: 'skill.assign', targetType: 'employee', targetId: id, after: { skills: [...one.values()] } })
  return {
    skills: [...one.values()].map(({ skillId, expiresOn }) => ({
      id: skillId,
      name: known.get(skillId) ?? '',
      expiresOn,
    })),
  }
}

export const addDemand = async (ctx: Context, input: Parsed<typeof contract.addDemand>) => {
  await requireSkill(ctx, input.skillId)
  const sites = await query.listRosterSites(ctx.db, ctx.actor.companyId)
  if (!sites.some(({ id }) => id === input.siteId)) throw notFound('Site')
  if (input.untilDay !== null && input.untilDay < input.fromDay)
    throw invalid({ untilDay: 'The last day is before the first' })
  const weekdays = [...new Set(input.weekdays)].toSorted()
  const { id } = await query.insertDemand(ctx.db, ctx.actor.companyId, { ...input, weekdays }, ctx.actor.userId)
  ctx.audit({
    action: 'coverDemand.add',
    targetType: 'site',
    targetId: input.siteId,
    after: { people: input.people, from: input.from, until: input.until },
  })
  return { id }
}

export const removeDemand = async (ctx: Context, { id }: Parsed<typeof contract.removeDemand>) => {
  if ((await query.deleteDemand(ctx.db, ctx.actor.companyId, id)) === 0) throw notFound('Need')
  ctx.audit({ action: 'coverDemand.remove', targetType: 'coverDemand', targetId: id })
  return {}
}
