import Fraction from 'fraction.js'
import { removeGrouping } from './digits.ts'

/**
 * Money is a whole number of minor units (cents, paise, fils) of a currency whose number of decimals is known.
 * Rates and intermediate results are exact fractions; rounding happens once, half up, where a rule says so.
 */
export type Minor = number

export type Exact = Fraction
/** A number without an exponent. */
const PLAIN = /^-?\d+(\.\d+)?$/

/**
 * A number as the fraction it is written as: 400000.01 is 40000001/100. The library takes a number for the nearest fraction with a small
 * denominator, 400000 here; a text it takes to the letter.
 */
export const exact = (value: number | string | bigint | Fraction): Exact => {
  // Whole numbers by far the most often, and without a text the sooner.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return new Fraction(BigInt(value))
  return typeof value === 'number' && PLAIN.test(String(value)) ? new Fraction(String(value)) : new Fraction(value)
}

const AMOUNT = /^-?\d{1,13}(\.\d+)?$/

/** "5000.5" → 500050 (decimals = 2). Refuses anything that is not a plain decimal or has more decimals than the currency. */
export const toMinor = (amount: string | number, decimals = 2): Minor => {
  const text = typeof amount === 'number' ? String(amount) : removeGrouping(amount)
  if (!AMOUNT.test(text)) throw new RangeError('is not an amount of money')
  const minor = exact(text).mul(10 ** decimals)
  if (minor.d !== 1n) throw new RangeError(`has more than ${decimals} decimals`)
  return Number(minor.s * minor.n)
}

/** An amount as a person typed it, in minor units; null: it is none, or has more decimals than the currency. */
export const typedMinor = (text: string, decimals: number): Minor | null => {
  try {
    return toMinor(text, decimals)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** 500050 → "5000.50" (decimals = 2). */
export const fromMinor = (minor: Minor, decimals = 2): string => {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  return decimals === 0
    ? sign + digits
    : `${sign}${digits.slice(0, digits.length - decimals)}.${digits.slice(-decimals)}`
}

/** An exact amount in minor units, rounded half up (away from zero) to a whole one. */
export const roundToMinor = (amount: Exact): Minor => {
  const twice = 2n * amount.n + amount.d
  return Number(amount.s * (twice / (2n * amount.d)))
}
