import { addDays, type Day } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** Periods that are looked through and locked, whatever they are of: time, leave, claims, pay. */

export const PERIOD_KINDS = ['time', 'leave', 'claims', 'pay'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

export type PeriodEvent = 'reviewed' | 'locked' | 'reopen_asked' | 'reopen_refused' | 'reopened'
export type PeriodState = 'open' | 'reviewed' | 'locked' | 'reopen_asked' | 'reopened'

/** What a period is after its last event. One that somebody asks to open again is locked until a second person agrees. */
export const periodState = (last: PeriodEvent | null): PeriodState => {
  if (last === null) return 'open'
  return last === 'reopen_refused' ? 'locked' : last
}

/** Whether what a period holds is fixed. */
export const isLocked = (state: PeriodState): boolean => state === 'locked' || state === 'reopen_asked'

/** What may follow on what: the guard of the service and the buttons read the same. */
export const PERIOD_MOVES: Readonly<Record<PeriodState, readonly PeriodEvent[]>> = {
  open: ['reviewed', 'locked'],
  reviewed: ['locked'],
  locked: ['reopen_asked'],
  reopen_asked: ['reopened', 'reopen_refused'],
  reopened: ['reviewed', 'locked'],
}

const SAID: Readonly<Record<PeriodState, string>> = {
  open: 'open',
  reviewed: 'reviewed and not locked',
  locked: 'locked',
  reopen_asked: 'waiting for a second person to agree that it is opened',
  reopened: 'open again',
}

/** @throws Refusal CONFLICT, one sentence, for what cannot follow */
export const requireMove = (state: PeriodState, event: PeriodEvent): void => {
  if (!PERIOD_MOVES[state].includes(event)) throw new Refusal('CONFLICT', `This period is ${SAID[state]}.`)
}

/** First and last day of the calendar month that holds a day. */
export const monthOf = (day: Day): { from: Day; until: Day } => {
  const from = `${day.slice(0, 7)}-01`
  const next = addDays(from, 31)
  return { from, until: addDays(`${next.slice(0, 7)}-01`, -1) }
}
