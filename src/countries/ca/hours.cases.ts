import { exact, roundToMinor } from '../../shared/money.ts'
import {
  type Answers,
  type AskedFields,
  type CaseInput,
  given,
  majorOf,
  minorOf,
  refusingOddFields,
  type Tolerances,
} from '../cases.ts'
import type { HolidayPayQuestion, RateInputs } from '../time.ts'
import { holidayRuleOn, statutoryHolidayPay } from './holiday-pay.ts'
import { thresholdOn, thresholds, weeklyOvertime } from './overtime.ts'
import { jurisdictionOf } from './regime.ts'
import { time } from './time.ts'

const today = '2026-11-16'

const PLACE: readonly string[] = ['jurisdiction', 'province', 'region', 'regime']

/** The examples round only at the end. */
export const tolerances: Tolerances = Object.fromEntries([...thresholds.keys()].map((key) => [`statpay.${key}`, 0.005]))

/** Hours of the days. Of a week told as one number only a law that counts by the week alone can say anything. */
const hoursOf = (input: CaseInput, regime: string, week: string): number[] => {
  const days = given(input, 'daily_hours', 'days', 'hours_by_day', 'hours')
  if (days !== undefined) return Array.isArray(days) ? days : [Number(days)]
  const whole = given(input, 'weekly_hours', 'hours_in_week', 'week_hours', 'total_hours', 'hours_worked')
  if (whole === undefined || thresholdOn(regime, week).value.daily !== null)
    throw new RangeError(`Overtime, ${regime}: the hours of each day are not known`)
  return [Number(whole)]
}

const overtime = (input: CaseInput) => {
  const regime = jurisdictionOf(given(input, ...PLACE))
  const week = given(input, 'week_of', 'date', 'on', 'week') ?? today
  const holidays = given(input, 'holidays', 'holidays_in_week', 'holiday_days', 'stat_holidays', 'statutory_holidays')
  const one = given(input, 'holiday', 'holiday_week', 'holiday_in_week') ? 1 : 0
  const count = Array.isArray(holidays) ? holidays.length : Number(holidays ?? one)
  const away = given(input, 'holiday_hours', 'leave_hours', 'holidayHours', 'paid_leave_hours') ?? 0
  const plan = String(given(input, 'schedule', 'pattern', 'work_pattern', 'arrangement', 'work_schedule') ?? '')
  const found = weeklyOvertime(regime, hoursOf(input, regime, week), week, {
    holidays: count,
    paidAway: away * 60,
    isFourDayWeek: /4\s*(x|×|by|days? of)\s*10/i.test(plan) || input.four_by_ten === true,
  })
  const facts = {
    manager: given(input, 'manager', 'managerial') ? 'yes' : 'no',
    itProfessional: given(input, 'it_professional', 'it_worker') ? 'yes' : 'no',
  }
  const isCovered = time.covered({ regime, pay: { basic: 0, daysAWeek: 5 }, facts, on: week }).value
  const { threshold } = found
  const { oneAndHalf, double } = isCovered ? found : { oneAndHalf: 0, double: 0 }
  const hourly = given(input, 'hourly_rate', 'hourly', 'rate', 'wage')
  const minimum = given(input, 'minimum_wage', 'min_wage', 'minimum')
  const pay: RateInputs = {
    basic: 0,
    daysAWeek: 5,
    hourly: exact(minorOf(hourly ?? 0)),
    ...(minimum === undefined ? {} : { minimumHourly: exact(minorOf(minimum)) }),
  }
  const paid = (key: string, hours: number) =>
    time.premium({ regime, class: key, pay, minutes: hours * 60, normal: 480, facts: {}, on: week }).value
  const due =
    hourly === undefined && minimum === undefined
      ? undefined
      : majorOf(roundToMinor(paid('overtime', oneAndHalf).add(paid('double_overtime', double))))
  return {
    covered: isCovered,
    value: oneAndHalf,
    ot_hours: oneAndHalf,
    overtime: oneAndHalf,
    overtime_hours: oneAndHalf,
    'ot_hours_1.5x': oneAndHalf,
    'ot_1.5x': oneAndHalf,
    ot_2x: double,
    ot_hours_2x: double,
    threshold,
    weekly_threshold: threshold,
    pay: due,
    ot_pay: due,
  }
}

const amount = (input: CaseInput, ...names: string[]): number | undefined => {
  const found = given(input, ...names)
  return found === undefined ? undefined : minorOf(found)
}
const numberIn = (input: CaseInput, ...names: string[]): number | undefined => {
  const found = given(input, ...names)
  return found === undefined ? undefined : Number(found)
}
/** An optional fact, left out where the example leaves it out. */
const optional = <K extends string>(key: K, value: number | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, number>>

const WINDOWS = [
  'wages_4wk',
  'regular_wages_4wk',
  'wages_30d',
  'wages_3wk',
  'wages_2wk',
  'wages',
  'regular_wages',
  'regular',
]

/** Names that say of how many weeks or days the earnings are: earnings_4wk, four_week_wages, gross_30_days; none of a day or an hour. */
const windowsOf = (input: CaseInput): string[] =>
  Object.keys(input).filter(
    (name) =>
      /wages|earnings|gross/.test(name) &&
      /(^|_)(\d+|two|three|four|thirty)/.test(name) &&
      !/12|twelve|commission|vacation|holiday|stat_|^(overtime|ot)_|daily|hour/.test(name),
  )

const namesIn = (input: CaseInput, called: RegExp): string[] => Object.keys(input).filter((name) => called.test(name))

const hoursOnHoliday = (input: CaseInput): number | undefined =>
  numberIn(
    input,
    'hours_worked',
    'worked_hours',
    'hours_on_holiday',
    'hours_worked_on_holiday',
    'holiday_hours',
    'hours',
  )

/** What an example leaves out of the tests of a jurisdiction is met: it is about something else. */
const questionOf = (regime: string, input: CaseInput): HolidayPayQuestion => {
  const hourly = amount(input, 'hourly_rate', 'hourly', 'rate', 'hourly_wage')
  const hours = numberIn(input, 'normal_hours', 'hours_per_day', 'regular_hours', 'normal_day_hours', 'daily_hours')
  const normal = amount(
    input,
    'normal_day',
    'normal_day_wage',
    'normal_day_wages',
    'regular_day_wage',
    'regular_day_wages',
    'day_wage',
    'daily_wage',
    'regular_daily_wage',
    'regular_daily_wages',
    'normal_daily_wage',
    'normal_day_pay',
    'regular_day_pay',
  )
  const ofHours = hourly !== undefined && hours !== undefined ? Math.round(hourly * hours) : undefined
  const varies = given(input, 'varies', 'hours_vary', 'varying', 'variable_hours', 'irregular') ?? false
  const average = numberIn(input, ...namesIn(input, /(average|avg)\w*hours/))
  const worked = given(input, 'worked', 'worked_on_holiday') ?? (hoursOnHoliday(input) ?? 0) > 0
  const inThirty = numberIn(
    input,
    'days_worked_in_30',
    'days_in_30',
    'days_paid_in_30',
    'days_worked_30d',
    'days_worked_in_window',
    'days_paid',
    'paid_days_in_30',
  )
  const days =
    numberIn(input, 'days', 'days_worked', 'days_30d', 'days_4wk', 'days_3wk', 'days_worked_4wk', 'days_worked_3wk') ??
    inThirty
  const isAway = Object.entries(input).some(
    ([name, value]) =>
      (value === true && /absent|absence|missed|unexcused|failed/.test(name)) ||
      (value === false && /last.*first|before.*after|both_shifts/.test(name)),
  )
  // days_worked_12m, workdays_in_12_months, days_worked_in_year …
  const yearly = Object.keys(input).find((name) => /days.*(12_?m|twelve|year)|12_?m.*days/.test(name))
  const inYear = yearly === undefined ? undefined : numberIn(input, yearly)
  const listed: unknown = given(input, 'total_hours', ...namesIn(input, /^hours\w*(3|three)/))
  const hoursInWindow = Array.isArray(listed) ? listed.reduce((sum, one) => sum + Number(one), 0) : listed
  const wages =
    amount(input, ...WINDOWS, 'average_daily_wage', 'adw', 'avg_daily_wage', ...windowsOf(input)) ??
    (regime === 'NL' ? undefined : 0)
  // Newfoundland’s hour × average hours is the average of the wages where the example has these instead.
  const fromWages = regime === 'NL' && wages !== undefined && hourly === undefined
  return {
    regime,
    on: given(input, 'holiday', 'date', 'on', 'holiday_date') ?? '2026-11-11',
    pay: { basic: 0, daysAWeek: 5, hourly: exact(fromWages ? (wages ?? 0) : (hourly ?? 0)) },
    earned: {
      regular: wages ?? 0,
      ...optional('overtime', amount(input, 'overtime', 'overtime_wages', 'ot_wages')),
      ...optional('vacation', amount(input, 'vacation_pay', 'vacation')),
      ...optional(
        'holiday',
        amount(input, 'holiday_pay', 'stat_pay', 'other_stat_pay', 'prior_holiday_pay', 'stat_holiday_pay'),
      ),
    },
    ...commissionOf(input),
    daysPaid:
      average !== undefined || given(input, 'average_daily_wage', 'adw', 'avg_daily_wage') !== undefined
        ? 1
        : (days ?? (regime === 'NL' ? 15 : 20)),
    hoursWorked: average ?? (hoursInWindow === undefined ? Number(fromWages) : Number(hoursInWindow)),
    normalDay: varies ? null : (normal ?? ofHours ?? null),
    // A normal day instead of the wages of a window is of somebody whose week is whole.
    weeklyHours:
      numberIn(input, 'weekly_hours', 'hours_per_week', 'standard_weekly_hours') ??
      (normal !== undefined && given(input, ...WINDOWS) === undefined ? 40 : 0),
    daysEmployed:
      numberIn(input, 'days_employed', 'employment_days', 'employed_days', 'days_of_employment') ?? inYear ?? 9999,
    daysPaidInThirty: inThirty ?? (regime === 'BC' ? (days ?? 9999) : 9999),
    daysWorkedInYear: inYear ?? 9999,
    absentWithoutConsent: isAway,
    usualDay: given(input, 'regular_day', 'regular_workday', 'usual_day') ?? true,
    worked: worked === true,
  }
}

const isAmountOf = (input: CaseInput) => (name: string) => typeof input[name] !== 'boolean'

const commissionOf = (input: CaseInput): Pick<HolidayPayQuestion, 'commission'> => {
  const earned = amount(
    input,
    ...namesIn(input, /^commissions?_|^commissions?$|wages_(12|twelve)/).filter(isAmountOf(input)),
  )
  const weeksEmployed = numberIn(input, 'weeks_employed', 'employment_weeks') ?? 52
  return earned === undefined || earned === 0 ? {} : { commission: { earned, weeksEmployed } }
}

const saysPay = (q: HolidayPayQuestion, input: CaseInput): boolean =>
  q.normalDay !== null || q.commission !== undefined || given(input, ...WINDOWS, ...windowsOf(input)) !== undefined

const statutory = (regime: string) => (input: CaseInput) => {
  const q = questionOf(regime, input)
  const { qualified, pay, reason } = statutoryHolidayPay(q).value
  // Nothing comes of nothing only where the law gives nothing: else what it is reckoned from is missing.
  if (qualified && q.usualDay && !q.worked && pay.compare(0) === 0 && !saysPay(q, input))
    throw new RangeError('Wages is missing')
  const hours = hoursOnHoliday(input) ?? 0
  const { times, beyondTwelve } = holidayRuleOn(regime, q.on).value.worked
  const hourly = q.pay.hourly ?? exact(0)
  const split = [Math.min(hours, beyondTwelve > times ? 12 : hours), hours] as const
  const worked = time
    .premium({ regime, class: 'holiday', pay: q.pay, minutes: split[0] * 60, normal: 480, facts: {}, on: q.on })
    .value.add(
      time.premium({
        regime,
        class: 'holiday_double',
        pay: q.pay,
        minutes: (split[1] - split[0]) * 60,
        normal: 480,
        facts: {},
        on: q.on,
      }).value,
    )
  const formatMinor = (value: typeof pay): string => (roundToMinor(value) / 100).toFixed(2)
  return {
    value: formatMinor(pay),
    pay: formatMinor(q.worked ? pay.add(worked) : pay),
    holiday_pay: formatMinor(pay),
    stat_pay: formatMinor(pay),
    amount: formatMinor(pay),
    eligible: qualified,
    qualified,
    why: reason,
    premium: formatMinor(worked),
    premium_pay: formatMinor(worked),
    worked_pay: formatMinor(worked),
    uplift: formatMinor(worked.sub(hourly.mul(exact(hours)))),
    total: formatMinor(pay.add(worked)),
    multiplier: times,
  }
}

const answers: Answers = {
  overtime,
  ...Object.fromEntries([...thresholds.keys()].map((regime) => [`statpay.${regime}`, statutory(regime)])),
  'statpay.federal': statutory('CLC'),
  'statpay.FED': statutory('CLC'),
  'statpay.CA': statutory('CLC'),
  statpay: (input) => statutory(jurisdictionOf(given(input, 'jurisdiction', 'province', 'region')))(input),
}

/** What a holiday may be reckoned from: wages in some form, and where days alone decide, days. */
const WAGES = 'wage|earn|gross|commission|average|adw|normal|regular|rate|pay|salary'
const ofWages = (topics: string, more = '') =>
  Object.fromEntries(topics.split(' ').map((topic) => [`statpay.${topic}`, { Wages: new RegExp(WAGES + more, 'i') }]))

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  overtime: { Jurisdiction: PLACE },
  statpay: { Jurisdiction: PLACE },
  ...ofWages('QC PE CLC federal ON SK'),
  ...ofWages('AB MB NB NS NT NU FED CA BC', '|days'),
  'statpay.YT': { Wages: /wage|earn|normal|regular|rate|pay|salary|hours/i },
  'statpay.NL': { 'Hourly rate': /rate|hourly|wage|pay/i, Hours: /hours|wage/i },
}

export const cases: Answers = refusingOddFields(answers)
