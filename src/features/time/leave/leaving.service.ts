import type { Day } from '../../../shared/dates.ts'
import { type Exact, exact } from '../../../shared/money.ts'
import { cardsOf } from './balances.service.ts'
import { leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { knowEmployee } from './weigh.service.ts'

/** Annual leave that somebody has left on their last day, in days of their plan. */
export type LeaveLeft = {
  days: Exact
  regime: string
  daysAWeek: number
  weeklyHours: number | null
}

/** Annual leave not taken by the last day, with what is booked until then taken off; a sentence where it cannot be said. */
export const leaveLeftOn = async (
  ctx: Parameters<typeof leaveReaderOf>[0],
  employeeId: string,
  lastDay: Day,
): Promise<LeaveLeft | { none: string }> => {
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, employeeId)
  if (known.regime === null) return { none: known.refusal ?? 'Which law of leave holds here is not known.' }
  const on = lastDay > known.today ? lastDay : known.today
  const card = (await cardsOf(reader, ground, known, on)).find(
    ({ type }) => type.key === `${known.person.country}.annual`,
  )
  if (!card) return { none: 'Annual leave is not kept for this person: enter the days that are left.' }
  const hours = known.person.weekly_hours
  return {
    days: exact(card.reckoned.forecast).div(card.dayMinutes),
    regime: known.regime,
    daysAWeek: known.calendar.week.length,
    weeklyHours: hours === null ? null : Number(hours),
  }
}
