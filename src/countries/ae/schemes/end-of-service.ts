import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { type Exact, exact, type Minor } from '../../../shared/money.ts'
import { effectiveDated } from '../../country.ts'
import { type Derived, ruleOf } from '../../derived.ts'
import { explain, monthOfDay, monthsFrom, refuseNegative } from '../../payroll.ts'
import { inMajor, inMinor, NONE, notNegative, percent, smaller } from '../../reckoning.ts'
import { paySources as sources } from './sources.ts'

/**
 * Gratuity of who is no national, and the savings scheme an employer may choose in its place. Mainland, from 2 February 2022; the financial free
 * zones (DIFC, ADGM) have their own. Reckoned on basic pay alone; resignation takes nothing off. Amounts in fils, to the fil.
 */

const recorded = '2026-11-23'
/** Looked at again by then: a day after it is refused. */
const until = '2027-12-31'

const gratuityFigures = effectiveDated('Gratuity', [
  {
    from: '2022-02-02',
    until,
    value: { daysEarly: 21, daysLate: 30, earlyYears: 5, leastYears: 1 },
    source: sources.gratuity,
    recorded,
  },
])
const cap = effectiveDated('Gratuity at most, in months of basic pay', [
  { from: '2022-02-02', until, value: 24, source: sources.gratuityCap, recorded },
])

/** What a day of basic pay is: a thirtieth of the month, or twelve months by 365. The law leaves it open: a setting. */
export type DayOfPay = 'thirty_days' | 'days_of_year'

/** Service in years by days: those of the contract, first and last included, without unpaid ones, a year of 365. */
export const serviceByDays = (from: Day, lastDay: Day, unpaidDays = 0): Exact =>
  exact(daysBetween(from, lastDay) + 1 - unpaidDays).div(365)

/** Service in years by whole months. */
export const serviceByMonths = (from: Day, lastDay: Day): Exact => {
  const after = addDays(lastDay, 1)
  const months = monthsFrom(monthOfDay(from), monthOfDay(after)) - (after.slice(8) < from.slice(8) ? 1 : 0)
  return exact(months).div(12)
}

/** Nationals are in the pension scheme, and those of the Gulf States in that of their home: no gratuity for either. */
const PENSIONED: ReadonlySet<string> = new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA'])

export type GratuityInput = {
  /** Basic pay of a month at the end, as agreed: an absence in the last month does not touch it. */
  basic: Minor
  /** Years of service, with their part, without unpaid absence. */
  years: Exact
  /** ISO code of the nationality. */
  nationality?: string
  /** Contract hours by those of full time. */
  share?: Exact
  dayOfPay?: DayOfPay
  /** The day service ends. */
  day: Day
}

/** Gratuity on leaving: 21 days of basic pay for each of the first five years, 30 for each after, parts of years as their part; nothing below one year. */
export const gratuity = (q: GratuityInput): Derived<Minor> => {
  refuseNegative('Basic pay', q.basic)
  const edition = gratuityFigures.on(q.day)
  const { daysEarly, daysLate, earlyYears, leastYears } = edition.value
  const basic = inMajor(q.basic)
  const owed = q.years.compare(leastYears) >= 0 && !PENSIONED.has(q.nationality ?? '')
  const early = smaller(q.years, exact(earlyYears))
  const days = early.mul(daysEarly).add(notNegative(q.years.sub(earlyYears)).mul(daysLate))
  const daily = q.dayOfPay === 'days_of_year' ? basic.mul(12).div(365) : basic.div(30)
  const most = basic.mul(cap.on(q.day).value)
  const full = smaller(daily.mul(days), most)
  const value = inMinor(owed ? full.mul(q.share ?? 1) : NONE)
  const why = explain({
    rule: ruleOf('ae.gratuity', 'Gratuity: 21 days a year for five years, then 30', edition),
    unit: 'AED',
    value: inMajor(value),
    inputs: [
      ['Basic pay a month', basic],
      ['Service', q.years, 'years'],
    ],
    steps: [
      ['Days of pay', days],
      ['A day of basic pay', daily],
      ['Two years’ basic pay, at most', most],
    ],
  })
  return { value, why }
}

const savingsFigures = effectiveDated('Savings scheme', [
  {
    from: '2023-10-10',
    until,
    value: { early: percent('5.83'), late: percent('8.33'), earlyYears: 5 },
    source: sources.savings,
    recorded,
  },
])

/** What an employer pays into the savings scheme for a month, in place of gratuity from then on: 5.83 % of basic pay up to five years, then 8.33 %. */
export const savingsContribution = (q: { basic: Minor; years: Exact; day: Day }): Derived<Minor> => {
  refuseNegative('Basic pay', q.basic)
  const edition = savingsFigures.on(q.day)
  const { early, late, earlyYears } = edition.value
  const rate = q.years.compare(earlyYears) <= 0 ? early : late
  const value = inMinor(inMajor(q.basic).mul(rate))
  const why = explain({
    rule: ruleOf('ae.savings', 'Savings scheme in place of gratuity', edition),
    unit: 'AED',
    value: inMajor(value),
    inputs: [
      ['Basic pay a month', inMajor(q.basic)],
      ['Service', q.years, 'years'],
      ['Rate', rate.mul(100), 'percent'],
    ],
  })
  return { value, why }
}
