import type { Country } from '../../../countries/country.ts'
import { decimal } from '../../../shared/decimal.ts'
import type { Explained, Quantity, Source } from '../../../shared/explain.ts'
import { type Exact, fromMinor, type Minor, roundToMinor } from '../../../shared/money.ts'

/** An amount of money and how it came about. */
export type Paid = { amount: Minor; explained: Explained }

const source: Source = { title: 'Product specification, "Overtime types"', checkedOn: '2026-11-20', confirmed: true }

/** Builds figures of one country: amounts rounded once, and written as the country's currency. */
export const figures = (country: Country) => {
  const { code: unit, minorUnits } = country.currency
  const money = (amount: Minor): string => fromMinor(amount, minorUnits)
  const hours = (name: string, value: number): Quantity => ({ name, value: String(value), unit: 'hours' })
  return {
    money,
    hours,
    cash: (name: string, amount: Minor): Quantity => ({ name, value: money(amount), unit }),
    times: (name: string, value: number | string): Quantity => ({ name, value: String(value), unit: 'times' }),
    rate: (minorPerHour: Exact): string => decimal(minorPerHour.div(10 ** minorUnits)),
    paid: (
      rule: { id: string; title: string },
      value: Exact,
      inputs: Quantity[],
      steps: Explained['steps'],
      from: Source = source,
    ): Paid => {
      const amount = roundToMinor(value)
      const result = { text: `Rounded to ${minorUnits} decimals, half up`, result: money(amount) }
      const explained: Explained = {
        value: money(amount),
        unit,
        rule: { ...rule, effectiveFrom: from.checkedOn, source: from },
        inputs,
        steps: [...steps, result],
      }
      return { amount, explained }
    },
  }
}
