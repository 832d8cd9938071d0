import { type Answers, type CaseInput, given, majorOf, minorOf, type Tolerances } from '../cases.ts'
import { dayWithinLimits, statutoryOvertime, weeksWithinLimits } from './overtime.ts'

const today = '2026-11-20'

/** The examples round only at the end. */
export const tolerances: Tolerances = { overtime: 0.02 }

const overtime = (input: CaseInput) => {
  const byYear = String(given(input, 'divisor') ?? '').includes('365')
  const { hourly, pay } = statutoryOvertime(
    {
      basic: minorOf(input.basicMonthly),
      hoursDay: given(input, 'hoursDay', 'otHours') ?? 0,
      hoursNight: given(input, 'hoursNight22to04') ?? 0,
      shiftWorker: input.shiftWorker ?? false,
      divisor: byYear ? 'days_of_year' : 'thirty_days',
    },
    given(input, 'date', 'day') ?? today,
  )
  return { hourly: majorOf(hourly), pay: majorOf(pay) }
}

export const cases: Answers = {
  working_time: (input) => ({
    ok: input.weeks ? weeksWithinLimits(input.weeks, today) : dayWithinLimits(input.otInDay, today),
  }),
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
}
