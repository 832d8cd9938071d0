import { addDays, type Day, dayIn } from '../../../shared/dates.ts'

/** Nobody is kept waiting longer than this by being put aside. */
const LONGEST_DAYS = 365

/** Whether something may be put aside until a day: from tomorrow on, within a year, by the clock of the place it belongs to (IANA zone). */
export const isDayToCome = (until: Day, now: Date, zone: string): boolean => {
  const today = dayIn(zone, now)
  return until > today && until <= addDays(today, LONGEST_DAYS)
}
