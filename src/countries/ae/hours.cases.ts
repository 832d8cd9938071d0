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
import {
  dailyPay,
  dayOffWorkPay,
  dayWithinLimits,
  normalHours,
  ramadanHours,
  statutoryOvertime,
  weeksWithinLimits,
} from './overtime.ts'
import { refuseRegime, time, zoneRegime } from './time.ts'

const today = '2026-11-20'

/** The examples round only at the end. */
export const tolerances: Tolerances = { overtime: 0.02, public_holiday_work: 0.02, rest_day_work: 0.02 }

const BASIC: readonly string[] = ['basicMonthly', 'basic', 'monthlyBasic', 'dailyBasic', 'basicDaily', 'basicDailyWage']
const DAY_HOURS: readonly string[] = ['hoursDay', 'dayHours', 'otHoursDay', 'dayOtHours']
const NIGHT_HOURS: readonly string[] = ['hoursNight22to04', 'hoursNight', 'nightHours', 'otHoursNight', 'nightOtHours']
const OVERTIME_HOURS: readonly string[] = [...DAY_HOURS, 'otHours', ...NIGHT_HOURS]
const LIMITED: readonly string[] = [
  'hoursInDay',
  'normalHours',
  'otInDay',
  'otHours',
  'hoursInThreeWeeks',
  'hoursIn3Weeks',
  'threeWeekHours',
  'weeks',
  'weeklyHours',
  'weekHours',
  'hoursByWeek',
  'hoursWithoutBreak',
  'continuousHours',
  'consecutiveHours',
]

/** The zones whose law is not on file are refused before anything is reckoned. */
const refuseOther = (input: CaseInput): void =>
  refuseRegime(
    String(
      given(input, 'regime', 'jurisdiction') ?? zoneRegime(given(input, 'zone', 'freeZone', 'free_zone') ?? ''),
    ).toLowerCase(),
  )

/** Nothing is due by law to somebody whom its part on working time is not for. */
const isCovered = (input: CaseInput): boolean => {
  const powers = Object.entries(input).some(([key, value]) => value === true && /powers/i.test(key))
  const facts = { employerPowers: powers ? 'yes' : 'no' }
  const on = given(input, 'date', 'day') ?? today
  return time.covered({ regime: 'mainland', pay: { basic: 0, daysAWeek: 6 }, facts, on }).value
}

const overtime = (input: CaseInput) => {
  refuseOther(input)
  if (!isCovered(input)) return { covered: false, hourly: 0, pay: 0 }
  const byYear = String(given(input, 'divisor') ?? '').includes('365')
  const isAtNight = given(input, 'night', 'isNight', 'atNight') === true
  const { hourly, pay } = statutoryOvertime(
    {
      basic: minorOf(given(input, 'basicMonthly', 'basic', 'monthlyBasic')),
      hoursDay: given(input, ...DAY_HOURS) ?? (isAtNight ? 0 : (given(input, 'otHours') ?? 0)),
      hoursNight: given(input, ...NIGHT_HOURS) ?? (isAtNight ? (given(input, 'otHours') ?? 0) : 0),
      shiftWorker: input.shiftWorker ?? false,
      divisor: byYear ? 'days_of_year' : 'thirty_days',
    },
    given(input, 'date', 'day') ?? today,
  )
  return { covered: true, hourly: majorOf(hourly), pay: majorOf(pay) }
}

/** A rest day or holiday worked, without another day in its place unless the example says so. */
const dayOff = (input: CaseInput) => {
  refuseOther(input)
  const byDay = (name: string): number | undefined => (input[name] === undefined ? undefined : input[name] * 30)
  const basic = minorOf(
    given(input, 'basicMonthly', 'basic', 'monthlyBasic') ??
      byDay('dailyBasic') ??
      byDay('basicDaily') ??
      byDay('basicDailyWage') ??
      0,
  )
  const totals = [
    'monthlyWage',
    'totalMonthly',
    'grossMonthly',
    'monthlyGross',
    'wageMonthly',
    'monthlyTotal',
    'totalWage',
    'totalSalary',
    'wage',
    'monthlyTotalSalary',
    'totalPay',
    'totalMonthlyWage',
    'normalWageMonthly',
    'normalMonthlyWage',
    'monthlySalary',
    'gross',
    'total',
  ]
  const allowances = given(input, 'allowances', 'monthlyAllowances', 'allowancesMonthly')
  const withAllowances = allowances === undefined ? undefined : basic / 100 + Number(allowances)
  const total =
    given(input, ...totals) ??
    byDay('dailyWage') ??
    byDay('dayWage') ??
    byDay('normalDailyWage') ??
    byDay('wageDaily') ??
    withAllowances
  const hours = given(input, 'hoursWorked', 'hours', 'workedHours')
  const normal = given(input, 'normalHours', 'hoursPerDay') ?? 8
  const share = hours === undefined ? exact(1) : exact(hours).div(exact(normal))
  const days = exact(given(input, 'daysWorked', 'days') ?? 1).mul(share)
  const said = Object.entries(input).some(
    ([key, value]) =>
      (value === true && /substitut|day_?off|lieu|compens/i.test(key)) ||
      (typeof value === 'string' && /substitut|day.?off|lieu|another day/i.test(value)),
  )
  const divisor = String(given(input, 'divisor') ?? '').includes('365') ? 'days_of_year' : 'thirty_days'
  const basis = { basic, wage: total === undefined ? basic : minorOf(total), days, divisor } as const
  const { dayWage, supplement, pay } = dayOffWorkPay(basis, given(input, 'date', 'day') ?? today)
  const owed = said ? exact(0) : pay
  const amount = majorOf(roundToMinor(owed))
  return {
    value: amount,
    pay: amount,
    total: amount,
    amount,
    minimumPay: amount,
    dayWage: majorOf(roundToMinor(dayWage)),
    dailyBasic: majorOf(roundToMinor(dailyPay(basic, divisor))),
    dailyWage: majorOf(roundToMinor(dayWage)),
    supplement: majorOf(roundToMinor(said ? exact(0) : supplement.mul(days))),
    extra: majorOf(roundToMinor(said ? exact(0) : supplement.mul(days))),
    extraPay: majorOf(roundToMinor(said ? exact(0) : supplement.mul(days))),
    orDayOff: true,
    orSubstituteDay: true,
    orSubstituteRestDay: true,
  }
}

const withinLimits = (input: CaseInput): boolean => {
  refuseOther(input)
  const day = given(input, 'date', 'day') ?? today
  const inThree = given(input, 'hoursInThreeWeeks', 'hoursIn3Weeks', 'threeWeekHours')
  const weeks = inThree === undefined ? given(input, 'weeks', 'weeklyHours', 'weekHours', 'hoursByWeek') : [inThree]
  if (Array.isArray(weeks)) return weeksWithinLimits(weeks, day)
  const { daily } = (given(input, 'ramadan') ? ramadanHours : normalHours).on(day).value
  const normal = given(input, 'hoursInDay', 'normalHours')
  const overtime = given(input, 'otInDay', 'otHours') ?? 0
  const running = given(input, 'hoursWithoutBreak', 'continuousHours', 'consecutiveHours') ?? 0
  const withoutBreak = time.rest('mainland', day).withoutBreak ?? 0
  // Beyond the normal day hours are overtime, whatever the example calls them.
  const beyond = overtime + Math.max(0, (normal ?? daily) - daily)
  return dayWithinLimits(beyond, day) && running * 60 <= withoutBreak
}

const answers: Answers = {
  working_time: (input) => ({ ok: withinLimits(input), value: withinLimits(input) }),
  overtime: (input) => {
    const answer = overtime(input)
    if (input.otHours === undefined) return answer
    // A publisher who cuts the hour to ten fils before going on: the rate is ours, the cut is theirs.
    const cut = Math.floor(answer.hourly * 10) / 10
    const cutBasic = { ...input, basicMonthly: cut * 240, divisor: undefined }
    return {
      ...answer,
      otHourlyPublished: overtime({ ...cutBasic, otHours: 1 }).pay,
      payPublished: overtime(cutBasic).pay,
    }
  },
  overtime_limit: (input) => ({ ok: withinLimits(input), value: withinLimits(input) }),
  public_holiday_work: dayOff,
  rest_day_work: dayOff,
  public_holiday_pay: dayOff,
  rest_day_pay: dayOff,
}

export const cases: Answers = refusingOddFields(answers)

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  working_time: { Hours: LIMITED },
  overtime_limit: { Hours: LIMITED },
  overtime: { 'Basic wage': BASIC, 'Hours of overtime': OVERTIME_HOURS },
  public_holiday_work: { 'Basic wage': BASIC },
  public_holiday_pay: { 'Basic wage': BASIC },
  rest_day_work: { 'Basic wage': BASIC },
  rest_day_pay: { 'Basic wage': BASIC },
}
