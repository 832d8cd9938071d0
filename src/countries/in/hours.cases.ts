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
import type { WorkedDay } from '../time.ts'
import { creditedOvertime, hourlyWage, isWorker, law, overtimePay } from './overtime.ts'
import { states } from './states.ts'
import { time } from './time.ts'

const today = '2026-11-20'

/** The examples round only at the end. */
export const tolerances: Tolerances = { 'overtime.rate': 0.02, 'overtime.osh_central': 0.02 }

const WAGES: readonly string[] = [
  'monthly_wages',
  'monthly_wage',
  'wages_monthly',
  'monthly',
  'wages',
  'basic_da',
  'monthly_basic_da',
  'monthlyWages',
  'wages_month',
  'wages_per_month',
]
const DAY_WAGES: readonly string[] = ['daily_wage', 'daily_wages', 'wage_per_day', 'day_wage', 'per_day', 'daily_rate']
const HOUR_WAGES: readonly string[] = ['hourly_wage', 'hourly_rate', 'wage_per_hour', 'hour_wage', 'per_hour']
const PAID: readonly string[] = [...WAGES, ...DAY_WAGES, 'basic', 'monthly_basic', ...HOUR_WAGES]
const HOURS: readonly string[] = [
  'ot_hours',
  'overtime_hours',
  'otHours',
  'hours_of_overtime',
  'excess_minutes',
  'ot_minutes',
  'minutes',
  'overtime_minutes',
  'daily_hours',
  'hours_per_day',
  'days',
  'hours',
  'hours_worked',
  'hours_in_day',
  'hours_day',
  'hours_today',
  'day_hours',
  'hours_by_day',
  'weekly_hours',
  'hours_per_week',
  'week_hours',
  'hours_in_week',
  'hours_week',
]

const asDay = (hours: number, index: number): WorkedDay => ({
  day: `2026-11-${16 + index}`,
  kind: 'working',
  worked: [{ from: 480, until: 480 + Math.round(hours * 60) }],
  normal: 480,
})

/** Overtime hours of an example: said outright, in minutes, or from the hours of its days under a regime. */
const overtimeHours = (input: CaseInput, regime: string, on: string): number => {
  const said = given(input, 'ot_hours', 'overtime_hours', 'otHours', 'hours_of_overtime')
  if (said !== undefined) return said
  const minutes = given(input, 'excess_minutes', 'ot_minutes', 'minutes', 'overtime_minutes')
  if (minutes !== undefined) return creditedOvertime(minutes)
  const byDay = Object.entries(input).some(
    ([name, value]) =>
      (typeof value === 'string' && /daily|per day|day-rated|^day$/i.test(value)) ||
      (value === true && /daily|day_?rated|paid_by_day/i.test(name)),
  )
  const hours = given(
    input,
    'daily_hours',
    'hours_per_day',
    'days',
    'hours',
    'hours_worked',
    'hours_in_day',
    'hours_day',
    'hours_today',
    'day_hours',
    'hours_by_day',
  )
  const week = given(input, 'weekly_hours', 'hours_per_week', 'week_hours', 'hours_in_week', 'hours_week')
  if (hours === undefined && typeof week === 'number') {
    const beyond = Math.max(0, week - law.standardWeeklyHours.on(on).value)
    return time.credited(Math.round(beyond * 60), regime, on) / 60
  }
  const days = hours ?? week ?? 0
  const list: number[] = Array.isArray(days) ? days : [Number(days)]
  const facts = { paidBy: byDay ? 'day' : 'month' }
  const classes = time.classify({ regime, days: list.map(asDay), daysAWeek: list.length, facts, on }).value
  const paid = classes.filter((part) => part.class === 'overtime')
  return paid.reduce((sum, part) => sum + time.credited(part.minutes, regime, on), 0) / 60
}

/** A State by its name or code. */
const stateOf = (input: CaseInput): string => {
  const written = String(given(input, 'state', 'regime', 'region') ?? 'osh_central')
  const state = states.find(({ label }) => label.toLowerCase() === written.toLowerCase())?.value ?? written
  const known = [...states.map(({ value }) => value), ...time.regimes.map(({ key }) => key)]
  if (!known.includes(state)) throw new RangeError(`state: there is no State called ${written}`)
  return state
}

const overtime = (input: CaseInput) => {
  const on = given(input, 'date', 'on') ?? today
  const state = stateOf(input)
  const regime = time.regimes.some((candidate) => candidate.key === state) ? state : 'osh_central'
  const hours = overtimeHours(input, regime, on)
  const daily = given(input, ...DAY_WAGES)
  const basic = given(input, 'basic', 'monthly_basic')
  const said =
    given(input, ...WAGES) ??
    (basic === undefined ? undefined : Number(basic) + Number(given(input, 'da', 'dearness_allowance') ?? 0))
  const monthly = minorOf(said ?? (daily === undefined ? 0 : daily * 26))
  const post = String(given(input, 'role', 'post', 'capacity', 'category') ?? '')
  const worker = isWorker(
    {
      monthly,
      manager: given(input, 'managerial', 'manager', 'administrative') ?? /manager|administrat/i.test(post),
      supervisor: given(input, 'supervisory', 'supervisor') ?? /supervis/i.test(post),
    },
    on,
  )
  const hourly = given(input, ...HOUR_WAGES)
  const hour = hourly === undefined ? hourlyWage(monthly) : exact(hourly).mul(100)
  const rate = majorOf(roundToMinor(overtimePay(hour, exact(1), on)))
  const pay = worker ? majorOf(roundToMinor(overtimePay(hour, exact(hours), on))) : 0
  const perHour = majorOf(roundToMinor(hour))
  return {
    value: said === undefined && daily === undefined && hourly === undefined ? hours : pay,
    covered: worker,
    ot_hours: hours,
    overtime_hours: hours,
    multiplier: law.overtimeMultiplier.on(on).value,
    rate_multiplier: law.overtimeMultiplier.on(on).value,
    day: majorOf(roundToMinor(hour.mul(8))),
    daily: majorOf(roundToMinor(hour.mul(8))),
    daily_wage: majorOf(roundToMinor(hour.mul(8))),
    per_day: majorOf(roundToMinor(hour.mul(8))),
    day_wage: majorOf(roundToMinor(hour.mul(8))),
    hour_wage: perHour,
    hourly: perHour,
    hour: perHour,
    hourly_rate: perHour,
    hourly_wage: perHour,
    per_hour: perHour,
    ot_rate: rate,
    ot_hour: rate,
    ot_per_hour: rate,
    ot_amount: pay,
    amount: pay,
    ot_hourly: rate,
    ot_hourly_rate: rate,
    ot_rate_per_hour: rate,
    pay,
    ot_pay: pay,
    overtime_pay: pay,
  }
}

const answers: Answers = {
  'overtime.rounding': (input) => {
    const hours = creditedOvertime(given(input, 'excess_minutes', 'minutes', 'ot_minutes', 'overtime_minutes'))
    return { ot_hours: hours, value: hours, credited_minutes: hours * 60 }
  },
  // Hours beside a wage are those of overtime here: it is the rate that is asked for.
  'overtime.rate': (input) => {
    const answer = overtime(typeof input.hours === 'number' ? { ...input, ot_hours: input.hours } : input)
    return answer.ot_hours === 0 ? { ...answer, value: answer.ot_rate } : answer
  },
  'overtime.osh_central': overtime,
  overtime,
  overtime_limit: (input) => {
    const on = given(input, 'date', 'on') ?? today
    const hours: Readonly<Record<string, number | undefined>> = {
      week: given(input, 'ot_hours_in_week', 'ot_hours_week', 'otHoursInWeek'),
      quarter: given(input, 'ot_hours_in_quarter', 'ot_hours_quarter', 'otHoursInQuarter'),
      year: given(input, 'ot_hours_in_year', 'ot_hours_year', 'otHoursInYear'),
    }
    const state = stateOf(input)
    const limits = time.limits.filter(
      (limit) => limit.regime === state && limit.counts === 'overtime' && hours[limit.per] !== undefined,
    )
    if (limits.length === 0) throw new RangeError(`No such limit of overtime on file for ${state}`)
    const ok = limits.every((limit) => (hours[limit.per] ?? 0) * 60 <= limit.figure.on(on).value)
    return { ok, value: ok, limit: (limits[0]?.figure.on(on).value ?? 0) / 60 }
  },
}

export const cases: Answers = refusingOddFields(answers)

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  'overtime.rate': { Wages: PAID },
  'overtime.osh_central': { 'Hours or wages': [...HOURS, ...PAID] },
  overtime: { 'Hours or wages': /hour|minute|day|week|wage|basic|rate/i },
  'overtime.rounding': { Minutes: /minute/i },
}
