/** How often somebody is written to about what is new, in days; 0: never. */
export const EVERY = [0, 1, 7] as const

/** Kinds of searches that are kept, beside the views of a company's lists. */
export type SearchKind = 'job-search' | 'talent' | 'talent-criteria' | 'sentence'

const HOUR_MS = 3_600_000

/** Whether a letter is due: its days are over, less an hour, so that a daily one keeps its time of day. */
export const isAlertDue = (every: number, toldAt: string, now: Date): boolean =>
  every > 0 && now.getTime() - Date.parse(toldAt) >= every * 24 * HOUR_MS - HOUR_MS
