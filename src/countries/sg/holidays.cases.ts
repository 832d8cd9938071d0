import { type Answers, given } from '../cases.ts'
import { holidays } from './holidays.ts'

export const cases: Answers = {
  public_holidays: (input) => {
    const all = holidays.on(Number(given(input, 'year') ?? input), null)
    const moved = all.filter((holiday) => holiday.substituteFor).map((holiday) => holiday.day)
    const dates = all.filter((holiday) => !holiday.substituteFor).map((holiday) => holiday.day)
    return { value: dates, dates, sundayInLieu: moved, count: dates.length }
  },
}
