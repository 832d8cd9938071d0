/** Out of fewer than so many a rate says nothing. */
export const ENOUGH = 20

export type Rate = { n: number; of: number; rate: number | null }

/** A share of some, or none where there are too few to tell. */
export const rateOf = (n: number, of: number): Rate => ({
  n,
  of,
  rate: of < ENOUGH ? null : Math.round((n / of) * 1000) / 1000,
})
