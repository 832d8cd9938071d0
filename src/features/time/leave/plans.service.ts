import type { Day } from '../../../shared/dates.ts'
import type { PlannedDay } from '../schedules/instances.rules.ts'
import { dayPlansOf } from '../schedules/instances.service.ts'
import type { DayPlan } from './cost.rules.ts'
import type { LeaveReader } from './ground.service.ts'

/** What people would work on days of leave, as schedules say it. */

export type LeavePlans = {
  /** Planned minutes of each day, a day of rest with none. */
  plans: readonly DayPlan[]
  /** Days off of the place: whole or half. Who works on holidays by their schedule has none. */
  holidays: ReadonlyMap<Day, 'full' | 'half'>
}

const plansOf = (days: readonly PlannedDay[]): LeavePlans => ({
  plans: days.map(({ day, am, pm }) => ({ day, am, pm })),
  holidays: new Map(
    days.flatMap(({ day, holiday, worksHolidays }): [Day, 'full' | 'half'][] =>
      holiday === null || worksHolidays ? [] : [[day, holiday.part === 'whole' ? 'full' : 'half']],
    ),
  ),
})

/** Plans of days from one to another, both included, by employment. */
export const leavePlansOf = async (
  { db, companyId, countries }: LeaveReader,
  employmentIds: readonly string[],
  { from, until }: { from: Day; until: Day },
): Promise<Map<string, LeavePlans>> => {
  if (employmentIds.length === 0) return new Map()
  const found = await dayPlansOf(db, { companyId, employmentIds, from, until, countries })
  return new Map([...found].map(([id, days]) => [id, plansOf(days)]))
}
