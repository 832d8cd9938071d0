import type { Day } from './dates.ts'
import { formatDecimal } from './decimal.ts'
import type { Explained, Quantity, Source } from './explain.ts'
import { type Exact, fromMinor, type Minor, roundToMinor } from './money.ts'

/** An amount of money and how it came about. */
export type Paid = { amount: Minor; explained: Explained }

/** What a rule stands on: its source, and the day it holds from; null for a rule of the product's own, which has none. */
export type Basis = { source: Source; effectiveFrom: Day | null }

type Currency = { code: string; minorUnits: number }

/** Builds explained figures in a currency: amounts rounded once, half up, and written as that currency writes them. */
export const figuresOf = ({ code: unit, minorUnits }: Currency, basis: Basis) => {
  const money = (amount: Minor): string => fromMinor(amount, minorUnits)
  const hours = (name: string, value: number): Quantity => ({ name, value: String(value), unit: 'hours' })
  return {
    money,
    hours,
    cash: (name: string, amount: Minor): Quantity => ({ name, value: money(amount), unit }),
    times: (name: string, value: number | string): Quantity => ({ name, value: String(value), unit: 'times' }),
    /** Minor units an hour as major ones, exact to what a reader needs. */
    rate: (minorPerHour: Exact): string => formatDecimal(minorPerHour.div(10 ** minorUnits)),
    /** The amount of a rule with its derivation; the rounding is the last step. */
    paid: (rule: { id: string; title: string }, value: Exact, inputs: Quantity[], steps: Explained['steps']): Paid => {
      const amount = roundToMinor(value)
      const result = { text: `Rounded to ${minorUnits} decimals, half up`, result: money(amount) }
      const explained: Explained = {
        value: money(amount),
        unit,
        rule: { ...rule, ...basis },
        inputs,
        steps: [...steps, result],
      }
      return { amount, explained }
    },
  }
}
