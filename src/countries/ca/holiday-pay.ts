import { addDays, type Day, weekdayOf } from '../../shared/dates.ts'
import { type Exact, exact } from '../../shared/money.ts'
import { type Edition, effectiveDated } from '../country.ts'
import { amountOf, type Derived, deriveAmount, inMajor, ruleOf } from '../derived.ts'
import type { HolidayPay, HolidayPayQuestion } from '../time.ts'
import { sources } from './sources.ts'

/** Pay of a statutory holiday that is not worked, by jurisdiction; what working on it is paid stands beside it as `worked`. */
type Window = { days: number; endsWith: 'week_before' | 'day_before' }
type Basis =
  /** Earnings of the window ÷ a number. */
  | 'share'
  /** Earnings of the window ÷ days worked or paid in it. */
  | 'average_day'
  /** The hour's pay × the average hours of a day of the window. */
  | 'average_hours'

type HolidayRule = {
  window: Window
  basis: Basis
  divisor: number
  /** The wage of a normal day comes first, where hours do not vary. `full_time`: only of people with a week of 40 hours. */
  normalDay: 'never' | 'unless_varying' | 'full_time'
  counts: { overtime: boolean; vacation: boolean; holiday: boolean }
  /** Of people on commission with twelve whole weeks: ÷ 60 of what they earned in them. */
  commission: boolean
  tests: {
    daysEmployed?: number
    daysPaidInThirty?: number
    daysWorkedInYear?: number
    lastAndFirst?: boolean
    usualDay?: boolean
  }
  /** Times the hour for hours worked on it, and beyond twelve. */
  worked: { times: number; beyondTwelve: number; insteadOfPay: boolean }
}

const plain = { overtime: false, vacation: false, holiday: false }
const rule = (more: Partial<HolidayRule>): HolidayRule => ({
  window: { days: 28, endsWith: 'day_before' },
  basis: 'share',
  divisor: 20,
  normalDay: 'never',
  counts: plain,
  commission: false,
  tests: {},
  worked: { times: 1.5, beyondTwelve: 1.5, insteadOfPay: false },
  ...more,
})

const from = '2026-01-01'
const recorded = '2026-11-23'
const since = (value: HolidayRule, source = sources.statutoryHolidayPay): Edition<HolidayRule>[] => [
  { from, value, source, recorded },
]

const weekBefore = { days: 28, endsWith: 'week_before' } as const
const thirty = { days: 30, endsWith: 'day_before' } as const
const lastAndFirst = { lastAndFirst: true } as const
const territory = rule({ basis: 'average_day', normalDay: 'unless_varying', tests: { daysWorkedInYear: 30 } })

const editions: Readonly<Record<string, Edition<HolidayRule>[]>> = {
  CLC: since(rule({ window: weekBefore, commission: true })),
  ON: since(rule({ window: weekBefore, counts: { ...plain, vacation: true }, tests: lastAndFirst })),
  QC: since(
    rule({
      window: weekBefore,
      commission: true,
      tests: lastAndFirst,
      worked: { times: 1, beyondTwelve: 1, insteadOfPay: false },
    }),
  ),
  BC: since(
    rule({
      window: thirty,
      basis: 'average_day',
      counts: { ...plain, vacation: true, holiday: true },
      tests: { daysEmployed: 30, daysPaidInThirty: 15 },
      worked: { times: 1.5, beyondTwelve: 2, insteadOfPay: false },
    }),
  ),
  AB: [
    {
      from,
      value: rule({
        basis: 'average_day',
        counts: { ...plain, vacation: true },
        tests: { daysWorkedInYear: 30, lastAndFirst: true, usualDay: true },
      }),
      source: sources.albertaHolidayPay,
      recorded,
    },
  ],
  SK: since(rule({})),
  MB: since(rule({ normalDay: 'unless_varying', tests: lastAndFirst })),
  NB: since(
    rule({
      window: thirty,
      basis: 'average_day',
      normalDay: 'unless_varying',
      tests: { daysEmployed: 90, lastAndFirst: true },
    }),
  ),
  NL: since(
    rule({
      window: { days: 21, endsWith: 'day_before' },
      basis: 'average_hours',
      tests: { daysEmployed: 30, lastAndFirst: true },
      worked: { times: 2, beyondTwelve: 2, insteadOfPay: true },
    }),
  ),
  NS: since(
    rule({
      window: thirty,
      basis: 'average_day',
      normalDay: 'unless_varying',
      tests: { daysPaidInThirty: 15, lastAndFirst: true },
    }),
  ),
  PE: [
    {
      from,
      until: '2026-06-29',
      value: rule({
        window: thirty,
        basis: 'average_day',
        normalDay: 'unless_varying',
        tests: { daysEmployed: 30, daysPaidInThirty: 15, lastAndFirst: true },
      }),
      source: sources.peOldHolidayPay,
      recorded,
    },
    {
      from: '2026-06-30',
      value: rule({ counts: { overtime: false, vacation: true, holiday: true }, tests: lastAndFirst }),
      source: sources.peNew,
      recorded,
    },
  ],
  NT: since(territory),
  NU: since(territory),
  YT: since(
    rule({
      window: { days: 14, endsWith: 'week_before' },
      divisor: 10,
      normalDay: 'full_time',
      counts: { ...plain, overtime: true },
      tests: { daysEmployed: 30, lastAndFirst: true },
    }),
  ),
}

const rules = new Map(
  Object.entries(editions).map(([where, list]) => [where, effectiveDated(`Holiday pay, ${where}`, list)]),
)

/** @throws RangeError for a jurisdiction or a day that is not on file */
export const holidayRuleOn = (jurisdiction: string, day: Day): Edition<HolidayRule> => {
  const found = rules.get(jurisdiction)
  if (!found) throw new RangeError(`No holiday pay on file for ${jurisdiction}`)
  return found.on(day)
}

/** The days whose earnings count. A window before the week of the holiday ends on its Saturday. */
export const holidayWindow = (jurisdiction: string, holiday: Day): { from: Day; until: Day } => {
  const { days, endsWith } = holidayRuleOn(jurisdiction, holiday).value.window
  const until = endsWith === 'day_before' ? addDays(holiday, -1) : addDays(holiday, -1 - (weekdayOf(holiday) % 7))
  return { from: addDays(until, 1 - days), until }
}

const known = <T>(value: T | undefined, what: string, jurisdiction: string): T => {
  if (value === undefined) throw new RangeError(`Holiday pay, ${jurisdiction}: ${what} are not known`)
  return value
}

/** Why there is no right to the pay of the day; null: there is. */
const failedTest = (q: HolidayPayQuestion, { tests }: HolidayRule): string | null => {
  const { daysEmployed, daysPaidInThirty, daysWorkedInYear } = tests
  if (daysEmployed !== undefined && known(q.daysEmployed, 'the days employed', q.regime) < daysEmployed)
    return `Employed ${q.daysEmployed} of ${daysEmployed} days`
  if (
    daysPaidInThirty !== undefined &&
    known(q.daysPaidInThirty, 'the days paid of the 30 before', q.regime) < daysPaidInThirty
  )
    return `Worked or paid on ${q.daysPaidInThirty} of the 30 days before, not ${daysPaidInThirty}`
  if (
    daysWorkedInYear !== undefined &&
    known(q.daysWorkedInYear, 'the days worked in twelve months', q.regime) < daysWorkedInYear
  )
    return `Worked ${q.daysWorkedInYear} days in the twelve months before, not ${daysWorkedInYear}`
  if (tests.lastAndFirst && q.absentWithoutConsent) return 'Away without leave from the shift before or after'
  if (tests.usualDay && q.usualDay === false)
    return q.worked ? 'No usual day of work: the premium alone' : 'No usual day of work'
  return null
}

const dividedBy = (sum: Exact, days: number, jurisdiction: string): Exact => {
  if (days > 0) return sum.div(exact(days))
  if (sum.compare(0) === 0) return sum
  throw new RangeError(`Holiday pay, ${jurisdiction}: earnings without a day worked have no average`)
}

const dayPay = (q: HolidayPayQuestion, { basis, divisor, counts, commission, normalDay }: HolidayRule): Exact => {
  const isFullTime = (q.weeklyHours ?? 0) >= 40
  const asksNormalDay = normalDay === 'unless_varying' || (normalDay === 'full_time' && isFullTime)
  if (asksNormalDay && q.normalDay !== null) return exact(known(q.normalDay, 'the wages of a normal day', q.regime))
  if (commission && q.commission && q.commission.weeksEmployed >= 12) return exact(q.commission.earned).div(60)
  if (basis === 'average_hours') {
    const hourly = known(q.pay.hourly, 'the wages of an hour', q.regime)
    return hourly.mul(dividedBy(exact(known(q.hoursWorked, 'the hours worked', q.regime)), q.daysPaid ?? 0, q.regime))
  }
  const earned = known(q.earned, 'the earnings of the window', q.regime)
  const sum = exact(
    earned.regular +
      (counts.overtime ? (earned.overtime ?? 0) : 0) +
      (counts.vacation ? (earned.vacation ?? 0) : 0) +
      (counts.holiday ? (earned.holiday ?? 0) : 0),
  )
  return basis === 'share'
    ? sum.div(divisor)
    : dividedBy(sum, known(q.daysPaid, 'the days of the window', q.regime), q.regime)
}

/**
 * What is owed for the holiday itself. Hours worked on it are paid beside it, in Newfoundland and Labrador in its place.
 * @throws RangeError, naming it, for a fact the jurisdiction asks and nobody gave
 */
export const statutoryHolidayPay = (q: HolidayPayQuestion): Derived<HolidayPay> => {
  const edition = holidayRuleOn(q.regime, q.on)
  const failed = failedTest(q, edition.value)
  const isInstead = q.worked === true && edition.value.worked.insteadOfPay
  const owed = failed || isInstead ? exact(0) : dayPay(q, edition.value)
  const told = ruleOf(`ca.holiday-pay.${q.regime}`, 'Pay of a statutory holiday', edition)
  const inputs = Object.entries(q.earned ?? {}).map(([kind, minor]) => amountOf(`Earned, ${kind}`, minor, 'CAD'))
  const reason = failed ?? (isInstead ? 'Paid twice for the hours worked instead' : 'Owed for the day')
  const { why } = deriveAmount(owed, told, {
    unit: 'CAD',
    inputs,
    steps: [{ text: reason, result: inMajor(owed) }],
  })
  return { value: { qualified: failed === null, reason, pay: owed }, why }
}
