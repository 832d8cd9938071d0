import { addDays, type Day } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import type { PayDay } from './proration.rules.ts'

/** Of most days nothing is unpaid: one value for all of them. */
export const NONE_UNPAID = exact(0)

/** Every day of a period, once for all who are paid for it. */
export const daysOfPeriod = ({ from_day: from, until_day: until }: { from_day: Day; until_day: Day }): Day[] => {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

type Employed = { started_on: Day; ended_on: Day | null }
type Plan = readonly { day: Day; am: number; pm: number }[]
type Days = readonly PayDay[]

/**
 * The days of a period for somebody by their plan. Whoever has the same plan and is there for the whole of it has the same days: made once, and kept in
 * `wholeDays`, which is of one period.
 */
export const payDaysOfPerson = (
  person: Employed,
  plan: Plan | undefined,
  { calendar, wholeDays }: { calendar: readonly Day[]; wholeDays: Map<Plan | undefined, Days> },
): Days => {
  const [first = '', last = ''] = [calendar[0], calendar.at(-1)]
  const isWhole = person.started_on <= first && (person.ended_on === null || person.ended_on >= last)
  const known = isWhole ? wholeDays.get(plan) : undefined
  if (known) return known
  const planned = new Map((plan ?? []).map((one) => [one.day, one]))
  const days = calendar.map((day) => {
    const own = planned.get(day)
    return {
      day,
      employed: day >= person.started_on && (person.ended_on === null || day <= person.ended_on),
      plannedMinutes: own ? own.am + own.pm : 0,
      unpaid: NONE_UNPAID,
    }
  })
  if (isWhole) wholeDays.set(plan, days)
  return days
}
