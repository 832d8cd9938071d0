import { addDays, addMonths, type Day, weekdayOf } from '../../shared/dates.ts'
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
  dailyLimit,
  incompleteMonthPay,
  monthlyLimit,
  publicHolidayExtra,
  restDayPay,
  statutoryOvertime,
  type Worker,
} from './overtime.ts'

const today = '2026-11-20'
const dayOf = (input: CaseInput): Day => given(input, 'date', 'day', 'on') ?? today

/** The examples round only at the end. */
export const tolerances: Tolerances = { overtime: 0.02, rest_day_pay: 0.01 }

const BASIC: readonly string[] = ['monthlyBasic', 'basicMonthly', 'basic', 'monthlySalary']
const OVERTIME_HOURS: readonly string[] = ['otHours', 'overtimeHours', 'hours']
const MONTH_HOURS: readonly string[] = ['otHoursInMonth', 'otHours', 'monthlyOtHours', 'otHoursPerMonth']
const DAY_HOURS: readonly string[] = ['hoursInDay', 'totalHoursInDay', 'hoursPerDay', 'dailyHours', 'hoursWorkedInDay']
const LIMITED: readonly string[] = [...MONTH_HOURS, ...DAY_HOURS]
const HOLIDAY_PAY: readonly string[] = ['monthlyBasic', 'basicMonthly', 'monthlyGross']

const amount = (input: CaseInput, ...names: string[]) => minorOf(given(input, ...names) ?? 0)

/** An example that does not say what kind of worker it is, is of somebody covered up to the higher limit. */
const workerOf = (input: CaseInput): Worker => {
  const kind = String(given(input, 'category', 'employeeType', 'workerType', 'role', 'type') ?? 'workman')
  const isManager = given(input, 'manager', 'executive', 'managerOrExecutive', 'isManager', 'isManagerOrExecutive')
  return {
    basic: amount(input, ...BASIC),
    workman: given(input, 'workman', 'isWorkman') ?? /^work(man|men)$/i.test(kind),
    manager: isManager ?? /manager|executive/i.test(kind),
  }
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weekdayNumber = (name: string): number => WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** "Mon-Fri", "Mon-Sat", "Mon-Fri + Sat half", "Mon,Wed,Fri" → weekday → share of a day. */
const weekOf = (text: string, halves: readonly string[] = []): Map<number, number> => {
  const week = new Map<number, number>()
  // "5-day", "5.5 days", "6": so many from Monday.
  const count = Number(/^\s*(\d(\.5)?)/.exec(text)?.[1] ?? 0)
  for (let day = 1; day <= Math.ceil(count); day++) week.set(day, Math.min(1, count - day + 1))
  for (const part of text.split(/[,+&]|\band\b/i)) {
    const [first, last = first] = [...part.matchAll(/mon|tue|wed|thu|fri|sat|sun/gi)].map((match) =>
      weekdayNumber(match[0]),
    )
    const share = /half|0\.5|½/i.test(part) ? 0.5 : 1
    // "Sun-Thu" goes on after the end of the week.
    const length = first === undefined ? 0 : (((last ?? first) - first + 7) % 7) + 1
    for (let day = 0; day < length; day++) week.set((((first ?? 1) - 1 + day) % 7) + 1, share)
  }
  for (const name of halves) week.set(weekdayNumber(name), 0.5)
  return week
}

const countDays = (week: ReadonlyMap<number, number>, from: Day, until: Day): number => {
  let count = 0
  for (let day = from; day <= until; day = addDays(day, 1)) count += week.get(weekdayOf(day)) ?? 0
  return count
}

const answers = {
  overtime: (input: CaseInput) => {
    const hours = given(input, ...OVERTIME_HOURS) ?? 0
    const { covered, hourly, pay } = statutoryOvertime({ ...workerOf(input), hours }, dayOf(input))
    return { covered, hourlyBasic: majorOf(hourly), hourly: majorOf(hourly), otPay: majorOf(pay), pay: majorOf(pay) }
  },
  overtime_limit: (input: CaseInput) => {
    const day = dayOf(input)
    const month = given(input, ...MONTH_HOURS) ?? 0
    const inDay = given(input, ...DAY_HOURS) ?? 0
    const exempt = given(input, 'exemption', 'exempted', 'momExemption', 'hasExemption') ?? false
    const ok = (exempt || month <= monthlyLimit.on(day).value) && inDay <= dailyLimit.on(day).value
    return { ok, value: ok, limit: monthlyLimit.on(day).value, allowed: ok }
  },
  rest_day_pay: (input: CaseInput) => {
    const normalHours = given(input, 'normalHours') ?? 8
    const extent = String(given(input, 'worked', 'duration', 'extent', 'length', 'portion', 'part'))
    const isHalf = /half/i.test(extent) && !/more|over|beyond/i.test(extent)
    const half = isHalf ? normalHours / 2 : normalHours
    const asker = Object.entries(input).find(([name]) => /request|initiat|^by$|asked/i.test(name))?.[1] ?? 'employer'
    const beyond = given(input, 'otHours', 'hoursBeyond') ?? 0
    const { covered, daily, overtime, pay } = restDayPay(
      {
        ...workerOf(input),
        workDaysPerWeek: given(input, 'workDaysPerWeek', 'daysPerWeek') ?? 6,
        requestedBy: /employee|worker/i.test(String(asker)) ? 'employee' : 'employer',
        normalHours,
        workedHours: given(input, 'workedHours', 'hoursWorked', 'hours') ?? half + beyond,
      },
      dayOf(input),
    )
    return { covered, dailyBasic: majorOf(daily), otPay: majorOf(overtime), pay: majorOf(pay), value: majorOf(pay) }
  },
  public_holiday_pay: (input: CaseInput) => {
    const days = Number(given(input, 'phWorked', 'phOnNonWorkingDay', 'days', 'worked') ?? 1)
    const free = input.phOnNonWorkingDay !== undefined
    const base = free
      ? amount(input, 'monthlyGross', 'monthlyBasic')
      : amount(input, 'monthlyBasic', 'basicMonthly', 'monthlyGross')
    const pay = majorOf(
      publicHolidayExtra(base, given(input, 'workDaysPerWeek', 'daysPerWeek') ?? 5, days, dayOf(input)),
    )
    return { extraPay: pay, inLieuPay: pay, pay, value: pay, orDayOff: free }
  },
  incomplete_month: (input: CaseInput) => {
    const week = weekOf(
      String(given(input, 'workWeek', 'week', 'workDaysPerWeek', 'daysPerWeek') ?? 'Mon-Fri'),
      given(input, 'halfDays') ?? [],
    )
    const first = given(input, 'joined', 'from', 'startDate')
    const last = given(input, 'left', 'until', 'lastDay', 'endDate', 'leaveDate')
    const month = String(given(input, 'month') ?? (first ?? last).slice(0, 7))
    const end = addDays(addMonths(`${month}-01`, 1), -1)
    const workingDays = countDays(week, `${month}-01`, end)
    const unpaid = given(input, 'unpaidDays', 'noPayLeaveDays', 'noPayLeave') ?? 0
    const inService = countDays(week, first ?? `${month}-01`, last ?? end)
    const paid = given(input, 'daysPaid', 'daysWorked', 'daysWorkedAndPaid') ?? inService - unpaid
    const pay = majorOf(incompleteMonthPay(amount(input, 'monthlyGross', 'grossMonthly', 'gross'), workingDays, paid))
    return { workingDays, daysPaid: paid, pay, value: pay }
  },
} satisfies Answers

export const cases: Answers = refusingOddFields({
  ...answers,
  rest_day_work: answers.rest_day_pay,
  public_holiday_work: answers.public_holiday_pay,
})

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  overtime: { 'Basic wage': BASIC, 'Hours of overtime': OVERTIME_HOURS },
  overtime_limit: { Hours: LIMITED },
  rest_day_pay: { 'Basic wage': BASIC },
  rest_day_work: { 'Basic wage': BASIC },
  public_holiday_pay: { Wage: HOLIDAY_PAY },
  public_holiday_work: { Wage: HOLIDAY_PAY },
  incomplete_month: { Pay: /gross|salary|monthly|wage|pay/i, Month: /month(?!ly)|join|left|from|until|date|last/i },
}
