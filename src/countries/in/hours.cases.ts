import { type Answers, given } from '../cases.ts'
import { creditedOvertime } from './overtime.ts'

export const cases: Answers = {
  'overtime.rounding': (input) => ({ ot_hours: creditedOvertime(given(input, 'excess_minutes', 'minutes')) }),
}
