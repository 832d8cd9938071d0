import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellPlansChanged } from './changed-plans.service.ts'
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
