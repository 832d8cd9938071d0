import { addDays, type Day } from '../../../shared/dates.ts'
import type { DayPart } from './cost.rules.ts'

/** Whether leave may be asked for, from what is there already. */

export type BookedPart = { day: Day; part: DayPart }

/** The same half of a day twice. Two halves of one day are no overlap. */
export const overlaps = (booked: readonly BookedPart[], wanted: readonly BookedPart[]): BookedPart | null => {
  const touch = (a: DayPart, b: DayPart): boolean => a === 'full' || b === 'full' || a === b
  return wanted.find((one) => booked.some((other) => other.day === one.day && touch(other.part, one.part))) ?? null
}

/** Most calendar days in a row that are on leave, through the wanted days and whatever touches them. */
export const longestRun = (booked: readonly BookedPart[], wanted: readonly BookedPart[]): number => {
  const days = new Set([...booked, ...wanted].map(({ day }) => day))
  const runFrom = (day: Day, step: 1 | -1): number => {
    let length = 0
    for (let at = addDays(day, step); days.has(at); at = addDays(at, step)) length++
    return length
  }
  return Math.max(0, ...wanted.map(({ day }) => 1 + runFrom(day, 1) + runFrom(day, -1)))
}

export type LeaveRefusal = { code: 'overlaps' | 'too_long' | 'not_enough' | 'booked'; left: number }

type Question = {
  booked: readonly BookedPart[]
  wanted: readonly BookedPart[]
  /** Minutes of the wanted days. */
  cost: number
  /** Minutes on the day the leave begins, with everything that is known until then. */
  balance: number
  /** Minutes of requests that wait for a decision. */
  reserved: number
  /** Minutes the account may be below nought. */
  mayOwe: number
  /** Most calendar days in a row; null: any. */
  longest: number | null
}

/** The first reason against a request; null: none. `left`: minutes that could be asked for, or days of the longest run. */
export const refuseLeave = (q: Question): LeaveRefusal | null => {
  if (overlaps(q.booked, q.wanted)) return { code: 'overlaps', left: 0 }
  const run = longestRun(q.booked, q.wanted)
  if (q.longest !== null && run > q.longest) return { code: 'too_long', left: q.longest }
  const available = q.balance - q.reserved
  if (q.cost > available + q.mayOwe) return { code: 'not_enough', left: Math.max(0, available) }
  return null
}

/** A grant cannot be corrected to less than is booked of it. Minutes. */
export const refuseCorrection = (booked: number, correctTo: number): LeaveRefusal | null =>
  correctTo < booked ? { code: 'booked', left: booked } : null

/** So far back people take back leave of their own, days: whoever came to work after all notices it with the next pay. Older leave is HR's to change. */
const TAKEN_BACK_DAYS = 31

/** Days of a request that whoever asked for it may take back: of leave that nobody has decided all, else those to come and of the last month. */
export const daysToTakeBack = <D extends { day: Day }>(
  days: readonly D[],
  { state, today }: { state: string; today: Day },
): D[] => days.filter(({ day }) => state === 'pending' || day >= addDays(today, -TAKEN_BACK_DAYS))
