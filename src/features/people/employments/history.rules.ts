import type { Day } from '../../../shared/dates.ts'

/** A row of a history with two clocks: from which day it holds, and when it was entered. One with `voids_id` takes another back and says nothing itself. */
export type Dated = {
  id: number
  effective_from: Day
  /** ISO instant in UTC. */
  entered_at: string
  voids_id: number | null
}

/** A row and the days it holds: from `from` to `until`, both included; null: for as long as nothing else is entered. */
export type Period<R> = { from: Day; until: Day | null; row: R }

const later = (a: Dated, b: Dated) => {
  if (a.effective_from === b.effective_from) return a.id - b.id
  return a.effective_from < b.effective_from ? -1 : 1
}

/** An ISO instant in UTC with all six decimals of its seconds, so that two compare as text. */
export const instantKey = (instant: string): string => {
  const [seconds, decimals = ''] = instant.replace(/Z$/, '').split('.')
  return `${seconds}.${decimals.padEnd(6, '0')}`
}

/** What was known at a moment: entered by then, and not taken back by then. In order of the days they hold from. */
export const knownRows = <R extends Dated>(rows: readonly R[], knownAt: string | null = null): R[] => {
  const entered = knownAt === null ? rows : rows.filter((row) => instantKey(row.entered_at) <= instantKey(knownAt))
  const voided = new Set(entered.flatMap((row) => (row.voids_id === null ? [] : [row.voids_id])))
  return entered.filter((row) => row.voids_id === null && !voided.has(row.id)).toSorted(later)
}

/** In force on `day` as known at `knownAt` (null: now): the greatest (effective_from <= day, id) that is not taken back. */
export const inForceOn = <R extends Dated>(
  rows: readonly R[],
  day: Day,
  knownAt: string | null = null,
): R | undefined => knownRows(rows, knownAt).findLast((row) => row.effective_from <= day)

/** The history as days that follow one another; of several rows from one day the last entered holds. `dayBefore` counts back one day. */
export const periodsOf = <R extends Dated>(
  rows: readonly R[],
  dayBefore: (day: Day) => Day,
  knownAt: string | null = null,
): Period<R>[] => {
  const known = knownRows(rows, knownAt)
  const holding = known.filter((row, at) => known[at + 1]?.effective_from !== row.effective_from)
  return holding.map((row, at) => {
    const next = holding[at + 1]
    return { from: row.effective_from, until: next ? dayBefore(next.effective_from) : null, row }
  })
}

/** Where a row of the history stands on a day. */
export type Standing = 'voided' | 'replaced' | 'past' | 'current' | 'future'

export const standingsOf = <R extends Dated>(rows: readonly R[], today: Day): Map<number, Standing> => {
  const known = new Set(knownRows(rows).map((row) => row.id))
  const current = inForceOn(rows, today)
  const lastOfDay = new Map(knownRows(rows).map((row) => [row.effective_from, row.id]))
  const standingOf = (row: R): Standing => {
    if (!known.has(row.id)) return 'voided'
    if (row.id === current?.id) return 'current'
    if (lastOfDay.get(row.effective_from) !== row.id) return 'replaced'
    return row.effective_from > today ? 'future' : 'past'
  }
  return new Map(rows.filter((row) => row.voids_id === null).map((row) => [row.id, standingOf(row)]))
}

/** Who reports to whom, with the days: `until` included, null for open. */
export type Line = { employmentId: string; managerId: string | null; from: Day; until: Day | null }

const earliest = (a: Day | null, b: Day | null): Day | null => {
  if (a === null) return b
  return b === null || a < b ? a : b
}

type Step = { at: string; from: Day; until: Day | null; path: string[] }

/**
 * The circle that a line would close on at least one of its days: the employments on the way from the manager up to whoever reports to
 * them, or null. `linesOf` gives the lines of one employment; only what is above the new line is asked for.
 */
export const circleOf = async (
  added: Line,
  linesOf: (employmentIds: readonly string[]) => Promise<readonly Line[]>,
): Promise<string[] | null> => {
  if (added.managerId === null) return null
  if (added.managerId === added.employmentId) return [added.employmentId]
  let steps: Step[] = [{ at: added.managerId, from: added.from, until: added.until, path: [added.managerId] }]
  while (steps.length > 0) {
    const above = Map.groupBy(await linesOf([...new Set(steps.map((step) => step.at))]), (line) => line.employmentId)
    const next: Step[] = []
    for (const step of steps)
      for (const line of above.get(step.at) ?? []) {
        const from = line.from > step.from ? line.from : step.from
        const until = earliest(line.until, step.until)
        if (line.managerId === null || (until !== null && until < from)) continue
        if (line.managerId === added.employmentId) return step.path
        // A way that comes back to itself without us is not ours to refuse, and ends here.
        if (!step.path.includes(line.managerId))
          next.push({ at: line.managerId, from, until, path: [...step.path, line.managerId] })
      }
    steps = next
  }
  return null
}
