import type { Obligation } from '../../../countries/filing.ts'
import { addMonths, type Day, daysBetween } from '../../../shared/dates.ts'

export const FILING_STATES = ['open', 'prepared', 'filed', 'confirmed', 'waived'] as const
export type FilingState = (typeof FILING_STATES)[number]

/** How an obligation stands on a day, as people read it. */
export const STANDINGS = ['late', 'due', 'upcoming', 'filed', 'confirmed', 'waived'] as const
export type Standing = (typeof STANDINGS)[number]

/** So many days before its day something counts as due. */
export const DUE_DAYS = 7

export const standingOf = (state: FilingState, due: Day, today: Day): Standing => {
  if (state === 'filed' || state === 'confirmed' || state === 'waived') return state
  if (due < today) return 'late'
  return daysBetween(today, due) <= DUE_DAYS ? 'due' : 'upcoming'
}

/** Late ones first, each kind by its day, what is done last. */
export const byUrgency = <One extends { standing: Standing; due: Day }>(a: One, b: One): number =>
  STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || a.due.localeCompare(b.due)

/** What may follow a state. `confirmed` needs its receipt as well. */
const NEXT: Readonly<Record<FilingState, readonly FilingState[]>> = {
  open: ['prepared', 'filed', 'waived'],
  prepared: ['open', 'filed', 'waived'],
  filed: ['open', 'confirmed'],
  confirmed: [],
  waived: ['open'],
}

/** The moves that are open to somebody who works on it. */
export const nextStates = ({ state, hasReceipt }: { state: FilingState; hasReceipt: boolean }): FilingState[] =>
  NEXT[state].filter((to) => to !== 'confirmed' || hasReceipt)

/** Why a move is refused, in one sentence; null: it is not. */
export const refusalToMoveFiling = (from: FilingState, to: FilingState, hasReceipt: boolean): string | null => {
  if (from === to) return 'It stands so already.'
  if (from === 'confirmed') return 'It is confirmed: what was wrong is put right by the next return.'
  if (to === 'confirmed' && from !== 'filed') return 'Say first when it was filed.'
  if (to === 'confirmed' && !hasReceipt) return 'Upload the receipt of the authority first.'
  return NEXT[from].includes(to) ? null : 'It cannot go from there to here.'
}

/**
 * How far people are to be reminded, by the days left: 1 a week before the day, 2 the day before, 3 the day after, 4 a week after. From 3 on whoever runs the
 * company hears of it as well.
 */
export const reminderStage = (left: number): 0 | 1 | 2 | 3 | 4 => {
  if (left <= -7) return 4
  if (left < 0) return 3
  if (left <= 1) return 2
  return left <= DUE_DAYS ? 1 : 0
}

export const ESCALATES_FROM = 3

/** Days that reminders of something late are put off at most. */
export const LATE_SNOOZE = 7

/** Why reminders are not put off until a day; null: they are. Never beyond the day it is due: of what is late a week at most. */
export const refusalToSnooze = (
  { state, due }: { state: FilingState; due: Day },
  { until, today }: { until: Day; today: Day },
): string | null => {
  if (state !== 'open' && state !== 'prepared') return 'Nobody is reminded of it any more.'
  if (until <= today) return 'Choose a day that is still to come.'
  if (due >= today) return until <= due ? null : 'Reminders are put off until the day it is due, not longer.'
  return daysBetween(today, until) <= LATE_SNOOZE ? null : 'It is late: reminders are put off for a week at most.'
}

/** Months that are looked at: from the first locked pay, at most a year back, to this one. */
export const monthsOf = (first: string | null, today: Day): string[] => {
  const now = today.slice(0, 7)
  const earliest = addMonths(`${now}-01`, -12).slice(0, 7)
  let month = now
  if (first !== null && first < now) month = first > earliest ? first : earliest
  const months: string[] = []
  while (month <= now) {
    months.push(month)
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  }
  return months
}

/** What is asked of several months may be the same obligation: a year that ends in one of them. */
export const uniqueObligations = (all: readonly Obligation[]): Obligation[] => [
  ...new Map(all.map((one) => [`${one.rule} ${one.for.from} ${one.for.until}`, one])).values(),
]

/** Whether it belongs to a part of time in which people were paid here, or is being paid. */
export const concerns = ({ for: span }: Obligation, months: readonly string[]): boolean =>
  months.some((month) => month >= span.from.slice(0, 7) && month <= span.until.slice(0, 7))
