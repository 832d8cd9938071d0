import { type Answers, given, majorOf, minorOf, type Tolerances } from '../cases.ts'
import { monthlyLimit, publicHolidayExtra, restDayPay, statutoryOvertime } from './overtime.ts'

const today = '2026-11-20'

/** The examples round only at the end. */
export const tolerances: Tolerances = { overtime: 0.02 }

export const cases: Answers = {
  overtime: (input) => {
    const { covered, hourly, pay } = statutoryOvertime(
      { basic: minorOf(input.monthlyBasic), workman: input.workman, hours: input.otHours },
      given(input, 'date', 'day') ?? today,
    )
    return { covered, hourlyBasic: majorOf(hourly), otPay: majorOf(pay) }
  },
  overtime_limit: (input) => ({
    ok: input.otHoursInMonth <= monthlyLimit.on(given(input, 'date', 'day') ?? today).value,
  }),
  rest_day_pay: (input) => {
    const half = input.worked === 'up_to_half' ? 4 : 8
    const { daily, overtime, pay } = restDayPay({
      basic: minorOf(input.monthlyBasic),
      workDaysPerWeek: input.workDaysPerWeek,
      requestedBy: input.requestedBy,
      normalHours: input.normalHours ?? 8,
      workedHours: input.workedHours ?? half,
    })
    return { dailyBasic: majorOf(daily), otPay: majorOf(overtime), pay: majorOf(pay) }
  },
  public_holiday_pay: (input) => {
    const days = given(input, 'phWorked', 'phOnNonWorkingDay')
    const pay = majorOf(
      publicHolidayExtra(minorOf(given(input, 'monthlyBasic', 'monthlyGross')), input.workDaysPerWeek, days),
    )
    return { extraPay: pay, inLieuPay: pay, orDayOff: input.phOnNonWorkingDay !== undefined }
  },
}
