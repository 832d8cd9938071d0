/** Rows of a file by number, as ranges from and to, both included. */
export type Ranges = (readonly [number, number])[]

/** The most rows a file may hold, beside its header. */
export const MOST_ROWS = 200_000

/** Rows that are kept or written in one transaction of the engine's own calls and jobs. */
export const ROWS_AT_ONCE = 2_000

/** How long rows that were not written lie here, days since the last change. */
export const ROW_DAYS = 7

/** How long an import can be undone where its kind says nothing. */
export const UNDO_HOURS = 24

/** Numbers in ascending order → ranges. */
export const rangesOf = (numbers: readonly number[]): Ranges => {
  const ranges: [number, number][] = []
  for (const n of numbers) {
    const last = ranges.at(-1)
    if (last && n === last[1] + 1) last[1] = n
    else ranges.push([n, n])
  }
  return ranges
}

/** As PostgreSQL writes a set of ranges: {[2,2001],[2003,2003]}. */
export const toMultirange = (ranges: Ranges): string => `{${ranges.map(([from, to]) => `[${from},${to}]`).join(',')}}`

export const numbersIn = (ranges: Ranges): Set<number> => {
  const numbers = new Set<number>()
  for (const [from, to] of ranges) for (let n = from; n <= to; n++) numbers.add(n)
  return numbers
}

/** Until when an import that ended, or brought its last rows, at `ended` can be undone; null when that is over. */
export const undoableUntil = (ended: string, now: Date, hours: number = UNDO_HOURS): string | null => {
  const until = Date.parse(ended) + hours * 3_600_000
  return until > now.getTime() ? new Date(until).toISOString() : null
}

/** The numbers of the rows of one call: as given, or one after another; null when those given do not fit. */
export const rowNumbers = (count: number, firstRow: number, rows: readonly number[] | undefined): number[] | null => {
  if (!rows) return Array.from({ length: count }, (_, i) => firstRow + i)
  if (rows.length !== count) return null
  for (let i = 1; i < rows.length; i++) if ((rows[i] as number) <= (rows[i - 1] as number)) return null
  return [...rows]
}
