import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { assignmentRefusal } from './assignments.rules.ts'
import { tellPlansChanged } from './changed-plans.service.ts'
import { listEntitiesOfPeople } from './checks.queries.ts'
import { lockedDays } from './locked-days.service.ts'
import type * as contract from './setup.contract.ts'
import { requireVersion, takenName, todayOf } from './setup.parts.service.ts'
import * as query from './setup.queries.ts'
import { type PatternDay, scheduleProblems } from './shift.rules.ts'

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
  await query.insertAssignments(ctx.db, companyId, rows, { by: userId, at: ctx.now(), reason })
  const next = new Map(
    (await query.listNextAssignments(ctx.db, companyId, ids, first.effectiveFrom)).map((row) => [
      row.employment_id,
      row.next,
    ]),
  )
  return tellPlansChanged(
    ctx,
    ids.map((employmentId) => {
      const after = next.get(employmentId) ?? null
      return { employmentId, from: first.effectiveFrom, until: after === null ? null : addDays(after, -1) }
    }),
  )
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

/** What becomes of each when people are to follow a pattern from a day on. */
const judgeAssignments = async (
  { db, actor }: Context,
  ids: readonly string[],
  given: Omit<Given, 'employmentId'>,
): Promise<Output<typeof contract.assignPattern>['results']> => {
  const { companyId } = actor
  const { effectiveFrom } = given
  const following = new Map(
    (await query.listFollowing(db, companyId, ids, effectiveFrom)).map((row) => [row.employment_id, row] as const),
  )
  const locked = await lockedDays(db, companyId, { from: effectiveFrom, until: effectiveFrom })
  const entities = new Map(
    (locked.size === 0 ? [] : await listEntitiesOfPeople(db, companyId, ids)).map(
      (row) => [row.id, row.entity_id] as const,
    ),
  )
  return ids.map((employmentId) => {
    const now = following.get(employmentId)
    const standing = { scheduleId: now?.schedule_id ?? null, restWeekdays: now?.rest_weekdays ?? null }
    return {
      employmentId,
      before: now?.name ?? null,
      why: assignmentRefusal({ endedOn: now?.ended_on ?? null, ...standing }, given),
      isLocked: locked.has(entities.get(employmentId) ?? null),
    }
  })
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
  const results = await judgeAssignments(ctx, ids, { scheduleId, effectiveFrom, restWeekdays })
  const given = results.flatMap(({ employmentId, why }) => (why === null ? [employmentId] : []))
  if (input.dryRun || given.length === 0) return { people: given.length, daysChanged: 0, results }
  const rows = given.map((employmentId) => ({ employmentId, scheduleId, effectiveFrom, restWeekdays }))
  const daysChanged = await assign(ctx, rows, reason)
  const after = { scheduleId, effectiveFrom, people: given.length }
  ctx.audit({ action: 'pattern.assign', targetType: 'pattern', after, detail: { employmentIds: given.slice(0, 200) } })
  return { people: given.length, daysChanged, results }
}
