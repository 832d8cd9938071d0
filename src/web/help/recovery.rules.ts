/** Waited before each automatic refresh. After the last one a person is asked. */
const DELAYS_MS = [1500, 3000, 8000]
const WINDOW_MS = 5 * 60 * 1000
const KEPT = 10

export type Failure = {
  timestamp: number
  source: string
  userAgent: string
  url: string
  error: string
  attempt: number
  /** Milliseconds until the refresh; null when a person was asked instead. */
  delay: number | null
}

/** Which refresh this would be, and how long to wait for it; null when there were enough of them lately. */
export const nextRefresh = (history: readonly Failure[], now: number): { attempt: number; delay: number | null } => {
  const lately = history.filter((f) => f.delay !== null && now - f.timestamp < WINDOW_MS).length
  return { attempt: lately + 1, delay: DELAYS_MS[lately] ?? null }
}

export const withFailure = (history: readonly Failure[], failure: Failure): Failure[] =>
  [...history, failure].slice(-KEPT)

/** Where the refresh leads: a job that cannot be shown leads to the list of jobs, everything else to itself. */
export const refreshTo = (pathname: string): string | null => (/^\/jobs\/[^/]+\/?$/.test(pathname) ? '/jobs' : null)
