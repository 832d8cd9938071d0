import { addDays, addMonths, type Day } from '../../../shared/dates.ts'

/** How often a pay group is paid. */
export type PayFrequency = 'weekly' | 'two_weekly' | 'semi_monthly' | 'monthly'

/** A pay period with its pay day; `number` of `inYear` counts the pay days of the calendar year. */
export type PayPeriod = { from: Day; until: Day; payDay: Day; number: number; inYear: number }

const STEP = { weekly: 7, two_weekly: 14 } as const

type Dates = Omit<PayPeriod, 'number' | 'inYear'>

const byDays = (step: number, first: Dates, year: number): Dates[] => {
  const periods: Dates[] = []
  let shift = 0
  while (addDays(first.payDay, shift - step) >= `${year}-01-01`) shift -= step
  while (addDays(first.payDay, shift) < `${year}-01-01`) shift += step
  for (; addDays(first.payDay, shift) <= `${year}-12-31`; shift += step)
    periods.push({
      from: addDays(first.from, shift),
      until: addDays(first.until, shift),
      payDay: addDays(first.payDay, shift),
    })
  return periods
}

const lastOf = (month: Day): Day => addDays(addMonths(month, 1), -1)

/** The day of a month, or its last where it is shorter. */
const dayOfMonth = (month: Day, day: number): Day => {
  const last = lastOf(month)
  const wished = addDays(month, day - 1)
  return wished > last ? last : wished
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

const byMonths = (year: number, payOn: number, paysNextMonth: boolean): Dates[] =>
  MONTHS.map((month) => {
    const paid = `${year}-${month}-01`
    const first = paysNextMonth ? addMonths(paid, -1) : paid
    return { from: first, until: lastOf(first), payDay: dayOfMonth(paid, payOn) }
  })

const byHalves = (year: number): Dates[] =>
  MONTHS.flatMap((month) => {
    const first = `${year}-${month}-01`
    const middle = `${year}-${month}-15`
    return [
      { from: first, until: middle, payDay: middle },
      { from: addDays(middle, 1), until: lastOf(first), payDay: lastOf(first) },
    ]
  })

const datesOf = (q: PayCalendarQuestion): Dates[] => {
  if (q.frequency === 'monthly') return byMonths(q.year, q.payOn ?? 31, q.paysNextMonth ?? false)
  if (q.frequency === 'semi_monthly') return byHalves(q.year)
  if (!q.first) throw new RangeError('A first period with its pay day is needed to pay by weeks')
  return byDays(STEP[q.frequency], q.first, q.year)
}

export type PayCalendarQuestion = {
  frequency: PayFrequency
  year: number
  /** Of weeks: any period with its pay day, from which the others are counted. */
  first?: Dates
  /** Of months: the day of the month that is paid on; 31: its last. */
  payOn?: number
  /** Of months: whether pay of a month goes out in the next. */
  paysNextMonth?: boolean
}

/**
 * The pay periods whose pay day falls into a calendar year, in order: 26 or 27 where people are paid every two weeks, 52 or 53 by the week.
 * @throws RangeError where weeks have no first period
 */
export const payPeriodsOf = (q: PayCalendarQuestion): PayPeriod[] => {
  const dates = datesOf(q)
  return dates.map((period, at) => ({ ...period, number: at + 1, inYear: dates.length }))
}

/** How a group is paid, as it is stored. */
export type PaidGroup = {
  frequency: PayFrequency
  pay_on: number | null
  pays_next_month: boolean
  first_from: Day | null
  first_until: Day | null
  first_pay_day: Day | null
}

/** The pay periods of a group whose pay day falls into a year. */
export const periodsOfGroup = (group: PaidGroup, year: number): PayPeriod[] => {
  const { first_from: from, first_until: until, first_pay_day: payDay } = group
  const question = {
    frequency: group.frequency,
    year,
    payOn: group.pay_on ?? 31,
    paysNextMonth: group.pays_next_month,
  }
  return payPeriodsOf(from && until && payDay ? { ...question, first: { from, until, payDay } } : question)
}

/** The periods of a group that end in a month. @param month YYYY-MM */
export const periodsOfMonth = (group: PaidGroup, month: string): PayPeriod[] => {
  const year = Number(month.slice(0, 4))
  return [year, year + 1]
    .flatMap((one) => periodsOfGroup(group, one))
    .filter(({ until }) => until.slice(0, 7) === month)
}

/** The period of a group that a day lies in; the last days of a year may lie in one that is paid in the next. */
export const payPeriodAround = (group: PaidGroup, day: Day): PayPeriod | undefined => {
  const year = Number(day.slice(0, 4))
  return [year, year + 1]
    .flatMap((one) => periodsOfGroup(group, one))
    .find(({ from, until }) => from <= day && day <= until)
}

/** The periods of a group whose pay day is today or later and not among those that are locked, to the end of next year. */
export const openPeriodsFrom = (
  group: PaidGroup,
  { today, locked }: { today: Day; locked: readonly Day[] },
): PayPeriod[] => {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((one) => periodsOfGroup(group, one))
    .filter(({ payDay }) => payDay >= today && !locked.includes(payDay))
}
