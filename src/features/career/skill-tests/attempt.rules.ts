import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import { MINUTES, type SkillTest } from './kinds.rules.ts'

export const PAUSE_MINUTES = 15
export const RETAKE_DAYS = 30
/** A badge says what somebody could do when they took the test; after two years it says nothing. */
export const BADGE_DAYS = 730
const MINUTE = 60_000

/** Milliseconds somebody has for a test with the time they asked for. */
export const timeOf = (test: SkillTest, percent: number): number => (MINUTES[test] * MINUTE * percent) / 100

export type Clock = { endsAt: number; pausedAt: number | null }

/** Until when answers are taken: a pause moves the end by as long as it lasted, by a quarter of an hour at most. Instants in milliseconds. */
export const endOf = ({ endsAt, pausedAt }: Clock, now: number): number =>
  pausedAt === null ? endsAt : endsAt + Math.min(Math.max(now - pausedAt, 0), PAUSE_MINUTES * MINUTE)

/** Whole seconds that are left; 0 when the time is over. */
export const secondsLeft = (clock: Clock, now: number): number =>
  Math.max(0, Math.ceil((endOf(clock, now) - now) / 1000))

/** What is stored of the time of an attempt, of our own tests and of a company's. Instants as the database writes them. */
export type AttemptTime = {
  started_at: string
  ends_at: string
  paused_at: string | null
  pause_used: boolean
  finished_at: string | null
  time_percent: number
  times_away: number
}

export const clockOf = ({ ends_at, paused_at }: Pick<AttemptTime, 'ends_at' | 'paused_at'>): Clock => ({
  endsAt: Date.parse(ends_at),
  pausedAt: paused_at === null ? null : Date.parse(paused_at),
})

/** Days of a badge and of taking a test again are those of UTC: a test belongs to no place. */
export const attemptDayOf = (instant: string | Date): Day => dayIn('UTC', new Date(instant))

/** What whoever takes a test is told of its time. */
export const attemptTimeOf = (attempt: AttemptTime, now: Date) => ({
  startedAt: iso(attempt.started_at),
  timePercent: attempt.time_percent,
  secondsLeft: attempt.finished_at ? 0 : secondsLeft(clockOf(attempt), now.getTime()),
  isPaused: attempt.paused_at !== null,
  mayPause: !attempt.pause_used && !attempt.finished_at,
  timesAway: attempt.times_away,
})
