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
