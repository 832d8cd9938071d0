import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { loadSkillNames, offeredOf } from './change.service.ts'
import { type Checks, checkingOf, holdChecks } from './checks.service.ts'
import type * as contract from './contract.ts'
import { copyWeek, type PlannedShift, shiftsOfTemplate, templateOf } from './copy-week.rules.ts'
import { isAllowed } from './may-work.rules.ts'
import { weekAt } from './publish.service.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, toTimed } from './roster.service.ts'

const toPlanned = (row: query.ShiftRow): PlannedShift => {
  const { workDate, startsAt, endsAt, zone, shiftTypeId } = toTimed(row)
  return {
    workDate,
    plan: { from: startsAt, until: endsAt },
    zone,
    shiftTypeId,
    role: row.role,
    skill: row.skill_id,
    personId: row.employment_id,
    siteId: row.site_id,
  }
}

const weekOfRoster = async (ctx: Context, week: Day, siteId: string | null): Promise<PlannedShift[]> => {
  const { first, last } = weekAt(week)
  return (await query.listRosterRows(ctx.db, ctx.actor.companyId, { from: first, until: last, siteId })).map(toPlanned)
}

/** Whether a person may keep a planned shift; one that they may not is left open. */
const keepsPerson = (checks: Checks, shift: OfferedPlan): boolean => {
  if (!checks.ids.includes(shift.personId)) return false
  if (!isAllowed(checks.verdicts(shift.personId, shift.offered))) return false
  checks.give(shift.personId, shift.offered)
  return true
}
type OfferedPlan = { personId: string; offered: ReturnType<typeof offeredOf> }

/** Planned shifts written as drafts: each is asked of the checker first, and without its person where a rule blocks. */
const insertPlanned = async (ctx: Context, planned: readonly PlannedShift[], week: Day) => {
  const { companyId, userId } = ctx.actor
  const { first, last } = weekAt(week)
  const shiftTypes = await loadShiftTypes(ctx.db, companyId)
  const skills = await loadSkillNames(ctx)
  const people = planned.flatMap(({ personId }) => personId ?? [])
  const checks = await holdChecks(checkingOf(ctx), people, { from: first, until: last })
  let leftOpen = 0
  const rows = planned.map((shift, i) => {
    const times = { startsAt: shift.plan.from, endsAt: shift.plan.until }
    const row = {
      id: `new ${i}`,
      workDate: shift.workDate,
      ...times,
      zone: shift.zone,
      shiftTypeId: shift.shiftTypeId,
      beside: false,
    }
    const offered = offeredOf(shiftTypes, row, shift.skill === null ? null : (skills.get(shift.skill) ?? null))
    const kept = shift.personId !== null && keepsPerson(checks, { personId: shift.personId, offered })
    if (shift.personId !== null && !kept) leftOpen++
    return {
      employment_id: kept ? shift.personId : null,
      site_id: shift.siteId,
      work_date: shift.workDate,
      starts_at: shift.plan.from,
      ends_at: shift.plan.until,
      zone: shift.zone,
      shift_type_id: shift.shiftTypeId,
      skill_id: shift.skill,
      role: shift.role,
      created_by: userId,
    }
  })
  const ids = await query.insertShifts(ctx.db, companyId, rows)
  const made = ids.map((shiftId, i) => ({ shiftId, kind: 'made', employmentId: rows[i]?.employment_id ?? null }))
  await query.insertEvents(ctx.db, companyId, userId, made)
  return { copied: rows.length, leftOpen }
}

export const copyRosterWeek = async (
  ctx: Context,
  { from, to, siteId }: Parsed<typeof contract.copyRosterWeek>,
): Promise<Output<typeof contract.copyRosterWeek>> => {
  const [source, target] = [weekAt(from).first, weekAt(to).first]
  if (source === target) throw invalid({ to: 'Choose another week than the one that is copied' })
  const shifts = await weekOfRoster(ctx, source, siteId)
  const there = await weekOfRoster(ctx, target, siteId)
  const copied = copyWeek(shifts, source, target, there)
  const result = await insertPlanned(ctx, copied, target)
  ctx.audit({
    action: 'roster.copy-week',
    targetType: 'roster',
    after: { from: source, to: target, siteId, ...result },
  })
  return result
}

export const listTemplates = async (ctx: Context): Promise<Output<typeof contract.listTemplates>> => ({
  templates: (await query.listTemplates(ctx.db, ctx.actor.companyId)).map(({ id, name, shifts }) => {
    return { id, name, shifts: shifts.length, hasPeople: shifts.some(({ personId }) => personId !== null) }
  }),
})

export const addTemplate = async (
  ctx: Context,
  { name, week, siteId, keepPeople }: Parsed<typeof contract.addTemplate>,
) => {
  const { first } = weekAt(week)
  const shifts = templateOf(await weekOfRoster(ctx, first, siteId), first, keepPeople)
  if (shifts.length === 0) throw invalid({ week: 'There are no shifts on the roster that week' })
  const { companyId, userId } = ctx.actor
  const made = await query
    .insertTemplate(ctx.db, companyId, { name, siteId, shifts, by: userId })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== 'roster_templates_name') throw error
      const sentence = 'Your company already has a template of this name.'
      throw new Refusal('CONFLICT', sentence, { fields: { name: sentence } })
    })
  ctx.audit({
    action: 'rosterTemplate.add',
    targetType: 'rosterTemplate',
    targetId: made.id,
    after: { name, shifts: shifts.length },
  })
  return made
}

export const applyTemplate = async (ctx: Context, { id, week }: Parsed<typeof contract.applyTemplate>) => {
  const template = (await query.listTemplates(ctx.db, ctx.actor.companyId)).find((one) => one.id === id)
  if (!template) throw notFound('Template')
  const { first } = weekAt(week)
  const shifts = shiftsOfTemplate(template.shifts, first)
  const result = await insertPlanned(ctx, shifts, first)
  ctx.audit({
    action: 'rosterTemplate.apply',
    targetType: 'rosterTemplate',
    targetId: id,
    after: { week: first, ...result },
  })
  return result
}

export const removeTemplate = async (ctx: Context, { id }: Parsed<typeof contract.removeTemplate>) => {
  if ((await query.deleteTemplate(ctx.db, ctx.actor.companyId, id)) === 0) throw notFound('Template')
  ctx.audit({ action: 'rosterTemplate.remove', targetType: 'rosterTemplate', targetId: id })
  return {}
}
