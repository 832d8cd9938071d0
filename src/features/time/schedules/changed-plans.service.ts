import type { Context } from '../../../server/context.ts'
import type { ChangedCalendar, ChangedDays } from '../../../server/feature.ts'
import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { listPeopleAtCalendar } from './changed-plans.queries.ts'
import { checkingOf, tellDaysChanged } from './checks.service.ts'
import { daysChangedBy } from './day-plan.rules.ts'
import { todayOf } from './setup.parts.service.ts'

/** How far ahead leave may have been booked on days that are planned otherwise now. */
const AHEAD_DAYS = 800

/** Days of some people that a history plans otherwise from one day to another. `until` null: for good. */
type ChangedPlan = { employmentId: string; from: Day; until: Day | null }

/** The days that have come, and those ahead, apart: figures of days are made when they come, leave is booked before. */
const splitAt = (today: Day, { employmentId, from, until }: ChangedPlan): ChangedDays[] => {
  const last = until ?? addDays(from > today ? from : today, AHEAD_DAYS)
  const found: ChangedDays[] = []
  const come = daysChangedBy(from, addDays(last, 1), today)
  if (come) found.push({ employmentId, ...come })
  const ahead = from > today ? from : addDays(today, 1)
  if (ahead <= last) found.push({ employmentId, from: ahead, until: last, isAhead: true })
  return found
}

/**
 * Tells that people are planned otherwise.
 * @returns how many of the days have come already
 */
export const tellPlansChanged = async (ctx: Context, changed: readonly ChangedPlan[]): Promise<number> => {
  const days = changed.flatMap((plan) => splitAt(todayOf(ctx), plan))
  await tellDaysChanged(checkingOf(ctx), days)
  return days.reduce((sum, { from, until, isAhead }) => (isAhead ? sum : sum + daysBetween(from, until) + 1), 0)
}

/** A calendar of a place is another: everybody who works there is planned otherwise on its days. */
/** Employments of those whose calendar it is on some of its days. */
export const peopleAtCalendar = async (ctx: Context, changed: ChangedCalendar): Promise<string[]> =>
  (await listPeopleAtCalendar(ctx.db, ctx.actor.companyId, changed)).map(({ employment_id }) => employment_id)

export const tellPeopleOfCalendar = async (ctx: Context, { scope, from, until }: ChangedCalendar): Promise<void> => {
  const people = await listPeopleAtCalendar(ctx.db, ctx.actor.companyId, { scope, from, until })
  await tellPlansChanged(
    ctx,
    people.map(({ employment_id }) => ({ employmentId: employment_id, from, until })),
  )
}
