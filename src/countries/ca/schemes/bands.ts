import { type Exact, exact } from '../../../shared/money.ts'
import { type Band, percent } from '../../reckoning.ts'

/** A rate and the constant that makes one multiplication of it: rate × income − constant. */
export type TaxBand = Band<{ rate: Exact; constant: Exact }>

/** Bands from [upper limit or null, rate in percent, constant K]. */
export const taxBands = (...rows: readonly (readonly [number | null, number, number])[]): readonly TaxBand[] =>
  rows.map(([upper, rate, constant]) => ({
    upTo: upper === null ? null : exact(upper),
    value: { rate: percent(rate), constant: exact(constant) },
  }))

/** A basic amount that shrinks with net income from `most` at `start` to `least` at `end`. */
export type Phased = { most: Exact; least: Exact; start: Exact; end: Exact }

export const phased = (most: number, least: number, start: number, end: number): Phased => ({
  most: exact(most),
  least: exact(least),
  start: exact(start),
  end: exact(end),
})
