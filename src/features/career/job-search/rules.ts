import { dayIn, daysBetween } from '../../../shared/dates.ts'
import { NAMES, type Query } from '../../job-board/jobs/query.rules.ts'

/** Jobs named in one letter, and looked through for it. */
export const IN_A_LETTER = 10
export const LOOKED_THROUGH = 50

/** What a search is kept as: the words and filters, not where in the list one was. */
export const toSavedJobQuery = (query: Query): Query =>
  Object.fromEntries(
    NAMES.flatMap((name) => (name !== 'page' && name !== 'sort' && query[name] ? [[name, query[name]]] : [])),
  )

/** all: hidden ones as well; saved: only what was set aside. Else everything that is not hidden. */
export const MARKED = ['all', 'saved'] as const

/** Of jobs that were found, those posted after a moment: an advert that is published once more is no news. */
export const freshAmong = <J extends { since: string }>(jobs: readonly J[], since: string): J[] =>
  jobs.filter((j) => Date.parse(j.since) > Date.parse(since))

const HOUR_MS = 3_600_000

/** Opened again within so long, it is still the same visit. */
const ONE_VISIT_MS = HOUR_MS / 2

export type Visit = { at: string; before: string | null }

/** The visit that begins or goes on now; what moved since `before` is new in it. */
export const visitAt = (last: Visit | null, now: Date): Visit => {
  const at = now.toISOString()
  if (last === null) return { at, before: null }
  const isSame = now.getTime() - Date.parse(last.at) < ONE_VISIT_MS
  return { at, before: isSame ? last.before : last.at }
}

/**
 * Pages of a search seen from the first on, without a gap. `anew`: there were new jobs, so what was seen before is not all of it any more.
 */
export const pagesSeen = (before: number, page: number, anew: boolean): number => {
  const known = anew ? 0 : before
  return page <= known + 1 ? Math.max(known, page) : known
}

/** So long without a movement is a quiet week. */
const QUIET_DAYS = 7
type Going = { changedAt: string; promisedBy: string | null; isOver: boolean }

/** Null: something moved, or nothing is going on. Else how many are promised an answer still to come, and within how many days the last of them. @param zone whose days they are */
export const quietWeek = (
  all: readonly Going[],
  now: Date,
  zone: string,
): { promised: number; days: number } | null => {
  const going = all.filter((a) => !a.isOver)
  const since = now.getTime() - QUIET_DAYS * 24 * HOUR_MS
  if (going.length === 0 || all.some((a) => Date.parse(a.changedAt) > since)) return null
  const today = dayIn(zone, now)
  const due = going.flatMap((a) => (a.promisedBy !== null && a.promisedBy >= today ? [a.promisedBy] : [])).sort()
  const last = due.at(-1)
  const days = last === undefined ? 0 : daysBetween(today, last)
  return { promised: due.length, days }
}
