import { type Answers, given } from '../cases.ts'
import { weeklyOvertime } from './overtime.ts'

export const cases: Answers = {
  overtime: (input) => {
    const { oneAndHalf, double } = weeklyOvertime(
      input.jurisdiction,
      given(input, 'daily_hours', 'days'),
      given(input, 'week_of', 'date') ?? '2026-11-16',
    )
    return {
      ot_hours: oneAndHalf,
      'ot_hours_1.5x': oneAndHalf,
      'ot_1.5x': oneAndHalf,
      ot_2x: double,
      ot_hours_2x: double,
    }
  },
}
