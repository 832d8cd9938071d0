import { dayIn, hourIn } from '../../../shared/dates.ts'

/** Cards somebody may keep; more is not a list any more. */
export const MOST_CARDS = 1_000

/** A reminder leaves in the morning of its day, where the person is. */
const MORNING = 8
export const isReminderDue = (day: string, zone: string, now: Date): boolean => {
  const today = dayIn(zone, now)
  return today > day || (today === day && hourIn(zone, now) >= MORNING)
}
