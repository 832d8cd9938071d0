import { addDays, type Day } from '../../../shared/dates.ts'

export const RENEWAL_THINGS = ['pass', 'authorization', 'document'] as const
export type RenewalThing = (typeof RENEWAL_THINGS)[number]
export const RENEWAL_STATES = ['open', 'asked', 'received', 'filed', 'confirmed', 'dropped'] as const
export type RenewalState = (typeof RENEWAL_STATES)[number]
/** Steps that are taken one after the other; one may be left out, none is taken back. */
export const RENEWAL_STEPS = ['asked', 'received', 'filed'] as const
const inOrder: readonly RenewalState[] = RENEWAL_STEPS

/** What runs out within so many days is offered to be renewed. */
export const OFFERED_DAYS = 90
const DUE_BEFORE_DAYS = 30

export const isOpenRenewal = (state: RenewalState): boolean => state !== 'confirmed' && state !== 'dropped'

/** The steps that may still be taken from a state. */
export const nextSteps = (state: RenewalState): (typeof RENEWAL_STEPS)[number][] => {
  if (!isOpenRenewal(state)) return []
  return RENEWAL_STEPS.slice(inOrder.indexOf(state) + 1)
}

/** A renewal is reminded of from so many days before the day it is to be done by. */
export const REMIND_DAYS = 7

/**
 * How far people are to be reminded, by the days left: 1 a week before the day, 2 the day before, 3 once it is late, 4 a week after. From 3 on everybody who works
 * on records of employees hears of it.
 */
export const renewalReminder = (left: number): 0 | 1 | 2 | 3 | 4 => {
  if (left <= -7) return 4
  if (left < 0) return 3
  if (left <= 1) return 2
  return left <= REMIND_DAYS ? 1 : 0
}
export const RENEWAL_ESCALATES_FROM = 3

/** Thirty days before it runs out, and never before today: the day a renewal is to be done by where nobody says one. */
export const usualDueDay = (expiresOn: Day, today: Day): Day => {
  const day = addDays(expiresOn, -DUE_BEFORE_DAYS)
  return day < today ? today : day
}
