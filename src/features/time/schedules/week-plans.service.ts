import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { type PlannedDay, plannedDaysOfPerson } from './instances.rules.ts'
import { loadPlans, type PlansInput } from './instances.service.ts'

/** A week of somebody, by the day it begins on: seven days. */
export type WeekOfPerson = { employmentId: string; first: Day }

export const keyOfWeek = ({ employmentId, first }: WeekOfPerson): string => `${employmentId} ${first}`

/**
 * As `dayPlansOf`, of some weeks of people alone: of a year in which somebody has few weeks that are asked about, the others are not made. The weeks lie
 * within the days of the input. Those whose plans are the same share theirs.
 */
export const weekPlansOf = async (
  db: Db,
  input: PlansInput,
  weeks: readonly WeekOfPerson[],
): Promise<Map<string, readonly PlannedDay[]>> => {
  const { company, people, alike } = await loadPlans(db, input)
  const made = new Map<string, readonly PlannedDay[]>()
  const known = new Map<string, readonly PlannedDay[]>()
  for (const week of weeks) {
    const one = people.get(week.employmentId)
    if (!one || made.has(keyOfWeek(week))) continue
    const key = `${alike.get(week.employmentId) ?? week.employmentId} ${week.first}`
    const plans = known.get(key) ?? plannedDaysOfPerson(company, one, week.first, addDays(week.first, 6))
    known.set(key, plans)
    made.set(keyOfWeek(week), plans)
  }
  return made
}
