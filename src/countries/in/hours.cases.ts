import { exact, roundToMinor } from '../../shared/money.ts'
import { type Answers, type CaseInput, given, majorOf, minorOf, type Tolerances } from '../cases.ts'
import type { WorkedDay } from '../time.ts'
import { creditedOvertime, hourlyWage, isWorker, law, overtimePay } from './overtime.ts'
import { time } from './time.ts'

const today = '2026-11-20'

/** The examples round only at the end. */
export const tolerances: Tolerances = { 'overtime.rate': 0.02, 'overtime.osh_central': 0.02 }

const asDay = (hours: number, index: number): WorkedDay => ({
  day: `2026-11-${16 + index}`,
  kind: 'working',
  worked: [{ from: 480, until: 480 + Math.round(hours * 60) }],
  normal: 480,
})

/** Overtime hours of an example: said outright, in minutes, or from the hours of its days under a regime. */
const overtimeHours = (input: CaseInput, regime: string, on: string): number => {
  const said = given(input, 'ot_hours', 'overtime_hours', 'otHours')
  if (said !== undefined) return said
  const minutes = given(input, 'excess_minutes', 'ot_minutes', 'minutes')
  if (minutes !== undefined) return creditedOvertime(minutes)
  const byDay = Object.values(input).some(
    (value) => typeof value === 'string' && /daily|per day|day-rated/i.test(value),
  )
  const hours = given(input, 'daily_hours', 'hours_per_day', 'days', 'hours', 'hours_worked', 'hours_in_day')
  const week = given(input, 'weekly_hours', 'hours_per_week', 'week_hours', 'hours_in_week')
  const list: number[] = Array.isArray(hours) ? hours : [hours ?? 0]
  if (hours === undefined && week !== undefined) return Math.max(0, week - law.standardWeeklyHours.on(on).value)
  const facts = { paidBy: byDay ? 'day' : 'month' }
  const classes = time.classify({ regime, days: list.map(asDay), daysAWeek: list.length, facts, on }).value
  return classes.filter((part) => part.class === 'overtime').reduce((sum, part) => sum + part.minutes, 0) / 60
}

const overtime = (input: CaseInput) => {
  const on = given(input, 'date', 'on') ?? today
  const state = String(given(input, 'state', 'regime', 'region') ?? '')
  const regime = time.regimes.some((candidate) => candidate.key === state) ? state : 'osh_central'
  const hours = overtimeHours(input, regime, on)
  const daily = given(input, 'daily_wage', 'daily_wages', 'wage_per_day')
  const said = given(input, 'monthly_wages', 'monthly_wage', 'monthly', 'wages', 'basic_da', 'monthlyWages')
  const monthly = minorOf(said ?? (daily === undefined ? 0 : daily * 26))
  const worker = isWorker(
    {
      monthly,
      manager: given(input, 'managerial', 'manager') ?? false,
      supervisor: given(input, 'supervisory', 'supervisor') ?? false,
    },
    on,
  )
  const hourly = given(input, 'hourly_wage', 'hourly_rate')
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
    daily: majorOf(roundToMinor(hour.mul(8))),
    daily_wage: majorOf(roundToMinor(hour.mul(8))),
    per_day: majorOf(roundToMinor(hour.mul(8))),
    hourly: perHour,
    hour: perHour,
    hourly_rate: perHour,
    hourly_wage: perHour,
    per_hour: perHour,
    ot_rate: rate,
    ot_hourly: rate,
    ot_hourly_rate: rate,
    ot_rate_per_hour: rate,
    pay,
    ot_pay: pay,
    overtime_pay: pay,
  }
}

export const cases: Answers = {
  'overtime.rounding': (input) => {
    const hours = creditedOvertime(given(input, 'excess_minutes', 'minutes'))
    return { ot_hours: hours, value: hours, credited_minutes: hours * 60 }
  },
  'overtime.rate': overtime,
  'overtime.osh_central': overtime,
  overtime,
  overtime_limit: (input) => {
    const on = given(input, 'date', 'on') ?? today
    const hours: Readonly<Record<string, number | undefined>> = {
      week: given(input, 'ot_hours_in_week', 'ot_hours_week', 'otHoursInWeek'),
      quarter: given(input, 'ot_hours_in_quarter', 'ot_hours_quarter', 'otHoursInQuarter'),
      year: given(input, 'ot_hours_in_year', 'ot_hours_year', 'otHoursInYear'),
    }
    const state = String(given(input, 'state', 'regime', 'region') ?? 'osh_central')
    const limits = time.limits.filter(
      (limit) => limit.regime === state && limit.counts === 'overtime' && hours[limit.per] !== undefined,
    )
    if (limits.length === 0) throw new RangeError(`No such limit of overtime on file for ${state}`)
    const ok = limits.every((limit) => (hours[limit.per] ?? 0) * 60 <= limit.figure.on(on).value)
    return { ok, value: ok, limit: (limits[0]?.figure.on(on).value ?? 0) / 60 }
  },
}
