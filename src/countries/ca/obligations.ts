import { addDays, addMonths, type Day, weekdayOf } from '../../shared/dates.ts'
import { lastDayOf, monthOfDay, type YearMonth } from '../payroll.ts'

/**
 * When what was withheld is due, and when papers are: by the authorities' own calendars. Kinds of remitters by what was withheld a month on
 * average two years before: regular; quarterly below 3,000; accelerated 1 from 25,000; accelerated 2 from 100,000 (thresholds from memory).
 */

/** Easter Sunday, by the Gregorian reckoning (Meeus, Jones, Butcher). */
const easter = (year: number): Day => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The first such weekday from a day on. */
const weekdayFrom = (day: Day, weekday: number): Day => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** Whose calendar counts: the Canada Revenue Agency's, or Revenu Québec's, which has 24 June in place of the Civic Holiday. */
export type RemittanceCalendar = 'CRA' | 'QC'

/** Public holidays of an authority in a year. */
const holidaysOf = (year: number, calendar: RemittanceCalendar): ReadonlySet<Day> => {
  const own = calendar === 'QC' ? `${year}-06-24` : weekdayFrom(`${year}-08-01`, 1)
  return new Set([
    `${year}-01-01`,
    addDays(easter(year), -2),
    addDays(easter(year), 1),
    // The Monday before 25 May.
    weekdayFrom(`${year}-05-18`, 1),
    `${year}-07-01`,
    own,
    weekdayFrom(`${year}-09-01`, 1),
    `${year}-09-30`,
    weekdayFrom(`${year}-10-08`, 1),
    `${year}-11-11`,
    `${year}-12-25`,
    `${year}-12-26`,
  ])
}

/** Whether an authority works on a day: no weekend and no holiday of its list. */
export const isBusinessDay = (day: Day, calendar: RemittanceCalendar): boolean =>
  weekdayOf(day) < 6 && !holidaysOf(Number(day.slice(0, 4)), calendar).has(day)

/** The day itself where the authority works on it, else the next one. */
export const businessDayFrom = (day: Day, calendar: RemittanceCalendar): Day =>
  isBusinessDay(day, calendar) ? day : businessDayFrom(addDays(day, 1), calendar)

const businessDaysAfter = (day: Day, count: number, calendar: RemittanceCalendar): Day => {
  let at = day
  for (let left = count; left > 0; left--) at = businessDayFrom(addDays(at, 1), calendar)
  return at
}

export const REMITTERS = ['regular', 'quarterly', 'accelerated_1', 'accelerated_2'] as const
export type Remitter = (typeof REMITTERS)[number]

const inNextMonth = (month: YearMonth, day: number, months = 1): Day =>
  addDays(addMonths(`${month}-01`, months), day - 1)

/** The last day of the part of a month, cut at these days, that a day lies in. */
const partEnd = (day: Day, cuts: readonly number[]): Day => {
  const cut = cuts.find((last) => Number(day.slice(8)) <= last)
  return cut === undefined ? lastDayOf(monthOfDay(day)) : `${monthOfDay(day)}-${String(cut).padStart(2, '0')}`
}

/** When what was withheld on pay of a day is due: on a business day of the authority's own calendar. */
export const remittanceDue = (payDay: Day, remitter: Remitter, calendar: RemittanceCalendar = 'CRA'): Day => {
  const month = monthOfDay(payDay)
  if (remitter === 'regular') return businessDayFrom(inNextMonth(month, 15), calendar)
  if (remitter === 'quarterly') {
    const left = (3 - (Number(month.slice(5)) % 3)) % 3
    return businessDayFrom(inNextMonth(month, 15, left + 1), calendar)
  }
  if (remitter === 'accelerated_1')
    return businessDayFrom(Number(payDay.slice(8)) <= 15 ? `${month}-25` : inNextMonth(month, 10), calendar)
  return businessDaysAfter(partEnd(payDay, [7, 14, 21]), 3, calendar)
}

/** When slips and summary of a tax year (T4, RL-1) are due: the last day of February after it. */
export const slipsDue = (taxYear: number, calendar: RemittanceCalendar = 'CRA'): Day =>
  businessDayFrom(lastDayOf(`${taxYear + 1}-02`), calendar)

export type RecordOfEmployment = {
  /** Last day for which was paid. */
  lastDay: Day
  /** End of the pay period in which earnings are interrupted. */
  periodEnd: Day
  frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'thirteen'
  electronic: boolean
}

/**
 * When a record of employment is due. Electronic: five calendar days after the end of the pay period; with monthly pay or 13 periods the earlier
 * of that and 15 calendar days after the interruption. Paper: five calendar days after the interruption.
 */
export const recordOfEmploymentDue = ({ lastDay, periodEnd, frequency, electronic }: RecordOfEmployment): Day => {
  if (!electronic) return addDays(lastDay, 5)
  const ofPeriod = addDays(periodEnd, 5)
  if (frequency !== 'monthly' && frequency !== 'thirteen') return ofPeriod
  const ofInterruption = addDays(lastDay, 15)
  return ofInterruption < ofPeriod ? ofInterruption : ofPeriod
}
