import { DAY_MS } from '../../../shared/dates.ts'

/** When a trial of so many days ends that begins now, in whole seconds; null for none. */
export const trialEnd = (now: Date, days: number): string | null =>
  days > 0 ? new Date(Math.floor((now.getTime() + days * DAY_MS) / 1000) * 1000).toISOString() : null
