import { hourIn } from './dates.ts'

/** How long somebody has to take a decision back before the person hears of it. */
export const UNDO_MINUTES = 10

const LETTERS_FROM = 8
const LETTERS_UNTIL = 21

/**
 * When news of a decision leaves: after the time to take it back, and never between 21:00 and 08:00 where the person is.
 * @param now UTC @param zone IANA zone of the person, or of the job where theirs is not known @returns UTC
 */
export const leavesAt = (now: Date, zone: string): Date => {
  const earliest = new Date(now.getTime() + UNDO_MINUTES * 60_000)
  const at = new Date(earliest)
  for (let step = 0; step < 24 * 4; step++) {
    const hour = hourIn(zone, at)
    if (hour >= LETTERS_FROM && hour < LETTERS_UNTIL) return at
    // To the next quarter, so that morning is met on its hour in every zone.
    at.setTime((Math.floor(at.getTime() / 900_000) + 1) * 900_000)
  }
  return at
}
