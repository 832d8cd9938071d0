import type { CountryPayroll, NatureSums } from '../../../countries/payroll.ts'
import type { RateInputs } from '../../../countries/time.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import { type Exact, exact, fromMinor, type Minor } from '../../../shared/money.ts'
import { agreedOf } from './compute-pay.rules.ts'
import type { PayGate } from './contributions.rules.ts'
import type { OneOff, PayItem } from './earnings.rules.ts'
import type { PayDay } from './proration.rules.ts'

/** What comes into a run from leave, attendance and expenses, as the pay of one person takes it. */

/** A day of leave that is not wholly paid. @property unpaid of the day */
export type UnpaidDay = { day: Day; unpaid: Exact; name: string; requestId: string }

const ONE = exact(1)

/**
 * The days of a period with what of them is not paid. Where no planned work of the period is paid at all, its days of rest are not either: a month
 * of unpaid leave is paid nothing, also where pay goes by calendar days.
 */
export const withUnpaid = (days: readonly PayDay[], unpaid: readonly UnpaidDay[]): readonly PayDay[] => {
  if (unpaid.length === 0) return days
  const byDay = Map.groupBy(unpaid, ({ day }) => day)
  const cut = days.map((day): PayDay => {
    const own = byDay.get(day.day)
    if (!own) return day
    const sum = own.reduce((total, one) => total.add(one.unpaid), exact(0))
    const because = [...new Set(own.map(({ name }) => name))].join(', ')
    return { ...day, unpaid: sum.compare(1) > 0 ? ONE : sum, because }
  })
  const planned = cut.filter(({ employed, plannedMinutes }) => employed && plannedMinutes > 0)
  const isAllUnpaid = planned.length > 0 && planned.every((day) => day.unpaid.compare(1) === 0)
  if (!isAllUnpaid) return cut
  const because = [...new Set(planned.flatMap((day) => day.because ?? []))].join(', ')
  return cut.map((day) => (day.employed && day.unpaid.compare(1) < 0 ? { ...day, unpaid: ONE, because } : day))
}

/** What an hour or a day of somebody is reckoned from on a day; null: no basic pay was agreed. */
export const ratesOn = (
  law: CountryPayroll,
  items: readonly PayItem[],
  { day, daysAWeek, weeklyHours }: { day: Day; daysAWeek: number; weeklyHours: number },
): RateInputs | null => {
  const agreed: NatureSums = agreedOf({ items, days: [{ day, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
  const basic = agreed.basic ?? 0
  if (basic <= 0) return null
  const all = Object.values(agreed).reduce((sum, amount) => sum + amount, 0)
  return { basic, gross: law.rules.premiumWages?.(agreed, day) ?? all, daysAWeek, weeklyHours }
}

/** An approved line of an expense claim that is due. */
export type ClaimDue = {
  lineId: string
  claimId: string
  claimNumber: number
  category: string
  isTaxable: boolean
  spentOn: Day
  minor: Minor
  currency: string
}

const policy: Source = { title: 'Expense claim, as it was approved', checkedOn: '2026-11-23', confirmed: true }

/** What is paid back for an expense; pay, where the company says that it is. */
export const claimAsOneOff = (claim: ClaimDue, { code, minorUnits }: { code: string; minorUnits: number }): OneOff => ({
  source: { kind: 'claim', id: claim.lineId },
  key: `claim.${claim.lineId}`,
  label: claim.category,
  nature: claim.isTaxable ? 'allowance' : 'reimbursement',
  amount: claim.minor,
  why: {
    value: fromMinor(claim.minor, minorUnits),
    unit: code,
    rule: { id: 'pay.claim', title: `Expense claim ${claim.claimNumber}`, effectiveFrom: null, source: policy },
    inputs: [{ name: 'Spent on', value: claim.spentOn, unit: 'day' }],
    steps: [],
  },
})

/** What of claims is in other money than the group pays: told, so that it is paid by the bank. */
export const claimGates = (others: readonly ClaimDue[], code: string): PayGate[] =>
  [...Map.groupBy(others, ({ currency }) => currency)].map(([currency, claims]) => {
    const numbers = [...new Set(claims.map(({ claimNumber }) => claimNumber))].join(', ')
    return {
      key: `claims.${currency}`,
      stops: false,
      message: `Expense claim ${numbers} is in ${currency}, and this group is paid in ${code}. Pay it by the bank.`,
    }
  })

/** As many days as are said one by one. */
const MOST_DAYS = 6

/** Days as people say them, a month at a time: “3, 5 and 9 November”; of many the first, and how many more there are. */
export const daysInWords = (days: readonly Day[]): string => {
  const all = [...new Set(days)].sort()
  const shown = all.length > MOST_DAYS ? all.slice(0, MOST_DAYS - 1) : all
  const months = [...Map.groupBy(shown, (day) => day.slice(0, 7)).values()].map((ofMonth) => {
    const month = longDay('en', ofMonth[0] ?? '').split(' ')[1]
    const numbers = ofMonth.map((day) => String(Number(day.slice(8))))
    if (all.length > shown.length) return `${numbers.join(', ')} ${month}`
    const last = numbers.pop()
    return `${numbers.length > 0 ? `${numbers.join(', ')} and ${last}` : last} ${month}`
  })
  const more = all.length > shown.length ? ` and ${all.length - shown.length} more days` : ''
  return `${months.join('; ')}${more}`
}

/** A month as people say it: “October 2026”. */
export const monthInWords = (month: string): string => {
  const [, name = '', year = ''] = longDay('en', `${month}-01`).split(' ')
  return `${name} ${year}`
}

type Period = { from_day: Day; until_day: Day }

/** Periods that follow on each other as one. */
const joined = (periods: readonly Period[]): Period[] => {
  const all: Period[] = []
  for (const one of periods.toSorted((a, b) => a.from_day.localeCompare(b.from_day))) {
    const last = all.at(-1)
    if (last && addDays(last.until_day, 1) === one.from_day) last.until_day = one.until_day
    else all.push({ ...one })
  }
  return all
}

/** Months that were locked without somebody: said in the next run they are in. Time and expenses of them come by themselves. */
export const leftOutGates = (periods: readonly Period[]): PayGate[] => {
  if (periods.length === 0) return []
  const months = joined(periods).map(
    ({ from_day: from, until_day: until }) => `${longDay('en', from)} to ${longDay('en', until)}`,
  )
  return [
    {
      key: 'left_out',
      stops: false,
      message: `Not paid for ${months.join(', ')}: the run was locked without this person. Overtime and expenses of those days are in this run; add a one-off for salary that is owed.`,
    },
  ]
}

/** What attendance leaves open of a period: said with its days, so that somebody can put it right there. */
export const timeGates = (q: {
  unclear: readonly Day[]
  absent: readonly Day[]
  /** Days with time that is paid and not locked yet. */
  open: readonly Day[]
}): PayGate[] => {
  const gates: PayGate[] = []
  const tell = (key: string, message: string) => gates.push({ key, stops: false, message })
  if (q.unclear.length > 0)
    tell('time_unclear', `Attendance is to be put right on ${daysInWords(q.unclear)}: no overtime is paid for it yet.`)
  if (q.absent.length > 0)
    tell(
      'time_absent',
      `Absent on ${daysInWords(q.absent)} without leave, and paid. Enter unpaid leave to take it off.`,
    )
  if (q.open.length > 0)
    tell(
      'time_open',
      `Overtime on ${daysInWords(q.open)} is not locked in attendance. What changes is paid in the next run.`,
    )
  return gates
}
