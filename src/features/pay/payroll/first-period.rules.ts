import { type CountryPayroll, firstDayOf, type YearMonth } from '../../../countries/payroll.ts'
import { addDays, addMonths, type Day } from '../../../shared/dates.ts'
import type { PayFrequency } from './pay-calendar.rules.ts'

/** The days a group says it pays on, judged before anybody is paid by them. */

const WEEKS = {
  weekly: { days: 7, message: 'A period of a week has 7 days' },
  two_weekly: { days: 14, message: 'A period of two weeks has 14 days' },
} as const

/** Pay that comes later than this after its period is no pay of that period. */
const MOST_DAYS_AFTER = 31

type FirstPeriod = {
  frequency: PayFrequency
  firstFrom: Day | null
  firstUntil: Day | null
  firstPayDay: Day | null
}

/** What is wrong with the period from which weeks are counted, by field: periods that overlap pay days twice, those with gaps leave some out. */
export const firstPeriodProblems = (q: FirstPeriod): Record<string, string> => {
  const { frequency, firstFrom: from, firstUntil: until, firstPayDay: payDay } = q
  if (frequency === 'monthly' || frequency === 'semi_monthly') return {}
  const fields: Record<string, string> = {}
  if (!from) fields.firstFrom = 'First day of a period is required to pay by weeks'
  if (!until) fields.firstUntil = 'Last day of a period is required to pay by weeks'
  if (!payDay) fields.firstPayDay = 'Pay day of that period is required to pay by weeks'
  if (!from || !until || !payDay) return fields
  const { days, message } = WEEKS[frequency]
  if (until < from) fields.firstUntil = 'Last day of a period must not be before its first'
  else if (until !== addDays(from, days - 1)) fields.firstUntil = message
  else if (payDay < from) fields.firstPayDay = 'Pay day must not be before the period'
  else if (payDay > addDays(until, MOST_DAYS_AFTER))
    fields.firstPayDay = `Pay day must be within ${MOST_DAYS_AFTER} days of the last day of the period`
  return fields
}

/** Why pay of a month cannot go out on a day of the next one; null: it is on time, or the law on file names no day. @param month the present one */
export const lateInNextMonth = (payOn: number, month: YearMonth, law: CountryPayroll | undefined): string | null => {
  const next = addMonths(firstDayOf(month), 1).slice(0, 7)
  const last = law?.rules.payBy(month)?.day
  if (!last || last.slice(0, 7) !== next || payOn <= Number(last.slice(8))) return null
  return `The law has pay of a month paid by day ${Number(last.slice(8))} of the next month`
}
