import type { Allowance } from '../../../shared/approvals.ts'
import { addDays, type Day, wallIn, weekdayOf } from '../../../shared/dates.ts'
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '../../../shared/workdays.ts'
import { addInZone, instantOf } from '../../../shared/zoned.ts'

/** The hours of a working day that count where hours are allowed. */
export const OFFICE = { opens: '09:00', closes: '18:00' } as const

type Site = { calendar: WorkingCalendar; zone: string }

const isWorked = (calendar: WorkingCalendar, day: Day): boolean => {
  try {
    return isWorkingDay(calendar, day)
  } catch {
    // A year without holidays on file: the week alone.
    return calendar.week.includes(weekdayOf(day))
  }
}

const afterDays = (calendar: WorkingCalendar, day: Day, amount: number): Day => {
  try {
    return addWorkingDays(calendar, day, amount)
  } catch {
    let at = day
    for (let left = amount; left > 0; ) {
      at = addDays(at, 1)
      if (isWorked(calendar, at)) left -= 1
    }
    return at
  }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The instant at which an allowance of working time is over. Days keep the time on the wall: sent on Friday at four, two working days with a
 * holiday on Monday end on Wednesday at four. Hours run while the place works.
 * @param from instant
 */
export const dueAt = (from: string, { unit, amount }: Allowance, site: Site | null): string => {
  if (site === null) return addInZone(from, 'UTC', unit === 'working-days' ? { days: amount } : { hours: amount })
  const { calendar, zone } = site
  const [day = '', time = ''] = wallIn(zone, from).split('T')
  if (unit === 'working-days') return instantOf(afterDays(calendar, day, amount), time, zone).at
  let left = Math.round(amount * 60)
  let [on, at] = [day, Math.max(minutesOf(time), minutesOf(OFFICE.opens))]
  const end = minutesOf(OFFICE.closes)
  for (;;) {
    const free = isWorked(calendar, on) ? Math.max(0, end - at) : 0
    if (left <= free) return instantOf(on, clock(at + left), zone).at
    left -= free
    on = addDays(on, 1)
    at = minutesOf(OFFICE.opens)
  }
}
