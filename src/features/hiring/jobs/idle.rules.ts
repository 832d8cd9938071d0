import { DAY_MS } from '../../../shared/dates.ts'

/** A job nobody works on is paused after so many days: whoever looks for work shall not apply into silence. */
export const IDLE_PAUSE_DAYS = 30
/** So many days before that, whoever fills it is warned. */
export const IDLE_WARNING_DAYS = 7

export type IdleFacts = { now: Date; lastActivity: Date; warnedAt: Date | null }

/**
 * What becomes of an open job: nobody is surprised, so that it is paused no sooner than seven days after a warning that was written while it was
 * quiet. A warning from before the last activity counts for nothing.
 */
export const idleStep = ({ now, lastActivity, warnedAt }: IdleFacts): 'warn' | 'pause' | 'none' => {
  const quietDays = (now.getTime() - lastActivity.getTime()) / DAY_MS
  const warned = warnedAt !== null && warnedAt > lastActivity ? warnedAt : null
  if (!warned) return quietDays >= IDLE_PAUSE_DAYS - IDLE_WARNING_DAYS ? 'warn' : 'none'
  return now >= pausesAt({ lastActivity, warnedAt: warned }) ? 'pause' : 'none'
}

/** When a job that was warned of pauses, if nothing happens. */
export const pausesAt = ({ lastActivity, warnedAt }: { lastActivity: Date; warnedAt: Date }): Date =>
  new Date(Math.max(lastActivity.getTime() + IDLE_PAUSE_DAYS * DAY_MS, warnedAt.getTime() + IDLE_WARNING_DAYS * DAY_MS))
