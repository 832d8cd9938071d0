import { NAMES, type Query } from '../public-jobs/query.rules.ts'

/** How often somebody is written to about new jobs, in days; 0: never. */
export const EVERY = [0, 1, 7] as const

export const MOST_SEARCHES = 20
/** Jobs named in one letter, and looked through for it. */
export const IN_A_LETTER = 10
export const LOOKED_THROUGH = 50

/** What a search is kept as: the words and filters, not where in the list one was. */
export const keptOf = (query: Query): Query =>
  Object.fromEntries(
    NAMES.flatMap((name) => (name !== 'page' && name !== 'sort' && query[name] ? [[name, query[name]]] : [])),
  )

/** Of jobs that were found, those posted after a moment. */
export const freshAmong = <J extends { postedAt: string }>(jobs: readonly J[], since: string): J[] =>
  jobs.filter((j) => Date.parse(j.postedAt) > Date.parse(since))

const HOUR_MS = 3_600_000

/** Whether a letter is due: its days are over, less an hour, so that a daily one keeps its time of day. */
export const isDue = (every: number, toldAt: string, now: Date): boolean =>
  every > 0 && now.getTime() - Date.parse(toldAt) >= every * 24 * HOUR_MS - HOUR_MS
