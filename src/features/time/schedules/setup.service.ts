import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { tellPlansChanged } from './changed-plans.service.ts'
import { listShiftVersions } from './instances.queries.ts'
import { toShiftVersion } from './instances.service.ts'
import { keepsSchedules } from './policy.ts'
import type * as contract from './setup.contract.ts'
import { requireVersion, takenName, todayOf } from './setup.parts.service.ts'
import * as query from './setup.queries.ts'
import { type ShiftVersion, shiftMinutes, shiftProblems } from './shift.rules.ts'

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
  const from = times.effectiveFrom
  const people = await query.listPeopleOfShift(ctx.db, ctx.actor.companyId, id, from)
  await tellPlansChanged(
    ctx,
    people.map(({ employment_id }) => ({ employmentId: employment_id, from, until: null })),
  )
  const after = { name, effectiveFrom: times.effectiveFrom, start: times.start, end: times.end }
  ctx.audit({ action: 'shiftType.times', targetType: 'shiftType', targetId: id, after })
  return { id }
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

export const addSkill = async (ctx: Context, { name }: Parsed<typeof contract.addSkill>) => {
  const taken = takenName('roster_skills_name', 'Your company already has a skill of this name.')
  const made = await query.insertSkill(ctx.db, ctx.actor.companyId, name, ctx.actor.userId).catch(taken)
  ctx.audit({ action: 'skill.add', targetType: 'skill', targetId: made.id, after: { name } })
  return made
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
