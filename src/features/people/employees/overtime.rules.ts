import type { Country } from '../../../countries/country.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { createFigures, type Paid } from './figures.rules.ts'

/**
 * Overtime of the employee form (specification 3.1, 4 and 9). Hours are decimals; amounts are whole minor units of the
 * country's currency, exact until the one rounding at the end, half up; every figure carries its derivation.
 * The dialog's own calculation is in `dialog.ts`.
 */

export const rateTypes = ['hourly_rate', 'multiplier', 'fixed_rate'] as const
export type RateType = (typeof rateTypes)[number]

const atLeastZero = (what: string, value: number): number => {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${what} must be 0 or more`)
  return value
}

type Pay = {
  country: Country
  /** Monthly basic salary, minor units. */
  basic: Minor
  /** Hours a week; absent: the country's. */
  standardHours?: number | undefined
}

type Rated = {
  rateType: RateType
  /**
   * hourly_rate: money an hour; fixed_rate: money once; both in major units. multiplier: times the base rate.
   * Absent: the country's multiplier, 1.5 × the base hourly rate, or nothing for fixed_rate.
   */
  rate?: number | string | null | undefined
}

const weekOf = ({ country, standardHours }: Pay): number => standardHours ?? country.hours.standard

const given = (rate: Rated['rate']): number | string | undefined => (rate === '' || rate === null ? undefined : rate)

/** Overtime pay for some hours by one of the three rate types. fixed_rate pays the rate once, and nothing for no hours. */
export const overtimePay = (pay: Pay & Rated & { hours: number }): Paid => {
  const { country, basic, rateType } = pay
  const { paid, hours, cash, times, rate: write } = createFigures(country)
  const worked = atLeastZero('Overtime hours', pay.hours)
  const base = country.exactHourlyRate({ basic: atLeastZero('Basic salary', basic), weeklyHours: weekOf(pay) })
  const scale = 10 ** country.currency.minorUnits
  const rate = given(pay.rate)
  const shown = [hours('Overtime hours', worked), cash('Basic salary a month', basic)]
  const rule = (title: string) => ({ id: `overtime.${rateType}`, title })

  if (rateType === 'fixed_rate') {
    const once = exact(rate ?? 0).mul(scale)
    atLeastZero('Overtime rate', once.valueOf())
    const due = worked > 0 ? once : exact(0)
    return paid(rule('Fixed amount, once'), due, shown, [{ text: 'The rate, once', result: write(due) }])
  }
  if (rateType === 'hourly_rate') {
    const perHour = rate === undefined ? base.mul(exact('1.5')) : exact(rate).mul(scale)
    atLeastZero('Overtime rate', perHour.valueOf())
    const text = rate === undefined ? 'Rate: 1.5 × base hourly rate' : 'Rate an hour, as entered'
    const total = perHour.mul(exact(worked))
    return paid(rule('Hours × rate'), total, shown, [
      { text, result: write(perHour) },
      { text: `${worked} hours × ${write(perHour)}`, result: write(total) },
    ])
  }
  const multiplier = rate ?? country.hours.overtimeMultiplier
  atLeastZero('Overtime rate', Number(multiplier))
  const total = base.mul(exact(worked)).mul(exact(multiplier))
  return paid(
    rule('Hours × base hourly rate × multiplier'),
    total,
    [...shown, times('Multiplier', multiplier)],
    [
      { text: 'Base hourly rate from basic salary', result: write(base) },
      { text: `${worked} hours × ${write(base)} × ${multiplier}`, result: write(total) },
    ],
  )
}

/** Hours worked this week beyond the standard ones, never below 0. */
export const overtimeHours = (hoursWorked: number, standardHours: number): number =>
  Math.max(0, exact(hoursWorked).sub(exact(standardHours)).valueOf())

/** Automatic overtime (specification 9): hours worked beyond the standard week, by the chosen rate type. */
export const autoOvertime = (
  pay: Pay & Rated & { hoursWorked: number },
): Paid & { hours: number; hourlyRate: Explained } => {
  const weeklyHours = weekOf(pay)
  const hours = overtimeHours(atLeastZero('Hours worked this week', pay.hoursWorked), weeklyHours)
  return {
    ...overtimePay({ ...pay, hours }),
    hours,
    hourlyRate: pay.country.hourlyRate({ basic: pay.basic, weeklyHours }),
  }
}

const premium =
  (id: string, name: string) =>
  (pay: Pay & { hours: number }): Paid => {
    const { country, basic } = pay
    const { paid, hours, cash, times, rate } = createFigures(country)
    const worked = atLeastZero(name, pay.hours)
    const multiplier = country.sundayAndHolidayMultiplier
    const base = country.exactHourlyRate({ basic: atLeastZero('Basic salary', basic), weeklyHours: weekOf(pay) })
    const total = base.mul(exact(worked)).mul(exact(multiplier))
    return paid(
      { id, title: `${name} × base hourly rate × ${multiplier}` },
      total,
      [hours(name, worked), cash('Basic salary a month', basic), times('Multiplier', multiplier)],
      [
        { text: 'Base hourly rate from basic salary', result: rate(base) },
        { text: `${worked} hours × ${rate(base)} × ${multiplier}`, result: rate(total) },
      ],
    )
  }

/** Work on a Sunday: hours × base hourly rate × the country's Sunday multiplier. */
export const sundayOvertime = premium('overtime.sunday', 'Sunday hours')

/** Work on a public holiday: hours × base hourly rate × the country's multiplier. */
export const publicHolidayOvertime = premium('overtime.public-holiday', 'Public holiday hours')

/** Total compensation: basic salary, allowances and overtime amounts, all in minor units, each by its label. */
export const compensationTotal = ({
  country,
  basic,
  allowances = {},
  overtime = {},
}: {
  country: Country
  basic: Minor
  allowances?: Readonly<Record<string, Minor>>
  overtime?: Readonly<Record<string, Minor>>
}): Paid => {
  const { paid, cash, money } = createFigures(country)
  const parts = [['Basic salary', basic] as const, ...Object.entries(allowances), ...Object.entries(overtime)].filter(
    ([, amount]) => amount !== 0,
  )
  for (const [name, amount] of parts) atLeastZero(name, amount)
  const total = parts.reduce((sum, [, amount]) => sum + amount, 0)
  return paid(
    { id: 'compensation.total', title: 'Basic salary + allowances + overtime' },
    exact(total),
    parts.map(([name, amount]) => cash(name, amount)),
    [{ text: parts.map(([, amount]) => money(amount)).join(' + ') || '0', result: money(total) }],
  )
}

export type { Paid } from './figures.rules.ts'
