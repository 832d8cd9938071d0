/** How often a page asks what is near while its position changes, and how much it is told. */

/** Between two cells that are asked for, ms. */
export const LEAST_PAUSE_MS = 15_000
export const NEAR_MOST = 20
/** Distances that are offered, km: from the middle of a cell, which itself is no more exact than about a kilometre. */
export const NEAR_BANDS = [2, 5, 10, 20, 50] as const
export const NEAR_USUAL = 10

export type Asked = { cell: string; at: number }

/** How long it waits before it asks for a cell, ms; null: it asked for this one last, and stays quiet. */
export const waitToAsk = (cell: string, last: Asked | null, now: number): number | null => {
  if (last === null) return 0
  if (last.cell === cell) return null
  return Math.max(0, Math.min(LEAST_PAUSE_MS, last.at + LEAST_PAUSE_MS - now))
}
