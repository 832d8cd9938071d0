import { formatDecimal } from '../shared/decimal.ts'
import type { Explained, Source } from '../shared/explain.ts'
import { type Exact, exact, fromMinor } from '../shared/money.ts'
import type { Country, HourlyPay } from './country.ts'

/** Where the product's own figures come from: its specification, which is a decision and not a statute. */
export const productRule = (section: string): Source => ({
  title: `Product specification, "${section}"`,
  checkedOn: '2026-11-20',
  confirmed: true,
})

type Way = {
  code: string
  currency: Country['currency']
  /** What the salary is divided by, and how that is written. */
  divisor: (pay: HourlyPay) => { value: Exact; text: string; weekly: boolean }
}

/** Hourly rate from basic salary (specification 9), exact and explained by the same division. */
export const makeHourlyRates = ({ code, currency, divisor }: Way): Pick<Country, 'hourlyRate' | 'exactHourlyRate'> => {
  const exactHourlyRate = (pay: HourlyPay): Exact => exact(pay.basic).div(divisor(pay).value)
  const hourlyRate = (pay: HourlyPay): Explained => {
    const { value: hours, text, weekly } = divisor(pay)
    const value = formatDecimal(exactHourlyRate(pay).div(10 ** currency.minorUnits))
    return {
      value,
      unit: currency.code,
      rule: {
        id: `${code}.hourly-rate`,
        title: `Hourly rate = basic salary ${text}`,
        effectiveFrom: null,
        source: productRule('Hourly rate from basic salary'),
      },
      inputs: [
        { name: 'Basic salary a month', value: fromMinor(pay.basic, currency.minorUnits), unit: currency.code },
        ...(weekly ? [{ name: 'Standard hours a week', value: String(pay.weeklyHours), unit: 'hours' }] : []),
      ],
      steps: [
        { text: `Hours in a month (${text})`, result: formatDecimal(hours) },
        { text: `Basic salary ${text}`, result: value },
      ],
    }
  }
  return { exactHourlyRate, hourlyRate }
}

/** salary / days / hours: a month of so many paid days. */
export const byDays = (days: number, hours: number): Way['divisor'] => {
  const value = exact(days).mul(hours)
  return () => ({ value, text: `÷ ${days} ÷ ${hours}`, weekly: false })
}

/** salary / (weeks in a month × hours a week). */
export const byWeeks =
  (weeksPerMonth: string): Way['divisor'] =>
  ({ weeklyHours }) => {
    if (!(weeklyHours > 0)) throw new RangeError('Standard hours a week must be more than 0')
    return { value: exact(weeksPerMonth).mul(weeklyHours), text: `÷ (${weeksPerMonth} × ${weeklyHours})`, weekly: true }
  }
