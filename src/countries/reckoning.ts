import { type Exact, exact, type Minor, roundToMinor } from '../shared/money.ts'

/**
 * Arithmetic that laws of pay share and no country owns. Amounts are exact and in major units (dollars, rupees), as tables are published;
 * what goes in and out of a scheme is whole minor units of two decimals.
 */

export const NONE: Exact = exact(0)

/** Minor units of two decimals as an exact amount in major units. */
export const inMajor = (amount: Minor): Exact => exact(amount).div(100)

/** An exact amount in major units, to the cent, half up. */
export const inMinor = (amount: Exact): Minor => roundToMinor(amount.mul(100))

export const larger = (a: Exact, b: Exact): Exact => (a.compare(b) >= 0 ? a : b)
export const smaller = (a: Exact, b: Exact): Exact => (a.compare(b) <= 0 ? a : b)

/** Nought where the amount is below it. */
export const notNegative = (amount: Exact): Exact => larger(amount, NONE)

/** To the nearest multiple of a unit, half up (away from nought). */
export const toNearest = (amount: Exact, unit: number | string = 1): Exact => {
  const units = amount.div(unit)
  const twice = 2n * units.n + units.d
  return exact(units.s * (twice / (2n * units.d))).mul(unit)
}

/** Down to a multiple of a unit: what is left of it is dropped. */
export const downTo = (amount: Exact, unit: number | string = 1): Exact => amount.div(unit).floor().mul(unit)

/** Up to a multiple of a unit. */
export const upTo = (amount: Exact, unit: number | string = 1): Exact => amount.div(unit).ceil().mul(unit)

/** A band of a table: for amounts up to and including `upTo`; null: for all above. */
export type Band<T> = { upTo: Exact | null; value: T }

/** Bands from pairs of the highest amount of each, included, and its value; null for the last. */
export const bands = <T>(...pairs: readonly (readonly [number | string | null, T])[]): readonly Band<T>[] =>
  pairs.map(([upper, value]) => ({ upTo: upper === null ? null : exact(upper), value }))

/** The value of the band an amount falls into. @throws RangeError where the table ends before it */
export const bandOf = <T>(table: readonly Band<T>[], amount: Exact): T => {
  const band = table.find(({ upTo: upper }) => upper === null || amount.compare(upper) <= 0)
  if (!band) throw new RangeError(`No band of the table holds ${amount.toFraction()}`)
  return band.value
}

/** Rates of a graduated tax: each on what lies above its limit and not above the next. */
export type Step = { above: Exact; rate: Exact }

/** Steps from pairs of the limit and the rate in percent above it. */
export const steps = (...pairs: readonly (readonly [number, number | string])[]): readonly Step[] =>
  pairs.map(([above, percent]) => ({ above: exact(above), rate: exact(percent).div(100) }))

/** The tax of graduated rates on an amount, unrounded. */
export const graduated = (table: readonly Step[], amount: Exact): Exact =>
  table.reduce((sum, { above, rate }, i) => {
    const next = table[i + 1]?.above
    const top = next && amount.compare(next) > 0 ? next : amount
    return sum.add(notNegative(top.sub(above)).mul(rate))
  }, NONE)

/** A percentage as an exact share: 5.95 → 0.0595. */
export const percent = (value: number | string): Exact => exact(value).div(100)
