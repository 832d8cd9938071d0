import type { Day } from '../../../shared/dates.ts'

/** What somebody has of a kind of leave and what of it they can still ask for, wherever it is told. */

type Counted = {
  /** On the day it is where they work. */
  balance: number
  /** Of days asked for that nobody has decided. */
  reserved: number
  /** Of approved days to come. */
  booked: number
  /** The balance of the day that was asked about, approved days until then taken off. */
  reckoned: { forecast: number }
}

/** Minutes: what there is, how much of it waits for approval or is booked, and what is left to ask for. */
export type LeaveLeft = { has: number; waiting: number; booked: number; left: number }

/** @param isLater a day to come was asked about: what is booked until then is off its forecast already */
export const leaveLeft = (card: Counted, isLater = false): LeaveLeft => {
  const [has, booked] = isLater ? [card.reckoned.forecast, 0] : [card.balance, card.booked]
  return { has, waiting: card.reserved, booked, left: has - card.reserved - booked }
}

type HeldDay = { day: Day; minutes: number; state: 'reserved' | 'approved' | 'cancelled' }

/** Minutes that are held of what there is on `on`: all that waits for approval, and approved days after it; those until then are off its forecast. */
export const heldBeyond = (days: readonly HeldDay[], on: Day): number =>
  days.reduce(
    (sum, { day, minutes, state }) =>
      state === 'reserved' || (state === 'approved' && day > on) ? sum + minutes : sum,
    0,
  )

type Shown = { type: { key: string; isOfLaw: boolean }; isUnlimited: boolean; isForOccasion: boolean }

/** The kind that people mean when they ask what they have left: annual leave, else the first that is counted. */
export const usualLeave = <C extends Shown>(cards: readonly C[]): C | undefined => {
  const counted = cards.filter((card) => !card.isUnlimited && !card.isForOccasion)
  return counted.find(({ type }) => type.isOfLaw && type.key.endsWith('.annual')) ?? counted[0]
}
