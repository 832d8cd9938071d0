import type { Answers } from '../cases.ts'
import tried from './holidays.package.json' with { type: 'json' }
import { holidays } from './holidays.ts'

const has = (name: RegExp): boolean => tried.names.some((listed) => name.test(listed))

export const cases: Answers = {
  'holidays.gap': (input) => {
    if (input.package !== tried.package || input.year !== tried.year)
      throw new RangeError(`${input.package} was not tried for ${input.year}`)
    return {
      contains_diwali: has(/diwali|deepavali/i),
      contains_holi: has(/holi$/i),
      contains_eid: has(/\beid\b/i),
      national: national(input.year),
    }
  },
  public_holidays: (input) => national(Number(input.year)),
  holidays: (input) => national(Number(input.year)),
  'holidays.national': (input) => national(Number(input.year)),
}

const national = (year: number): string[] =>
  holidays
    .on(year, null)
    .filter((holiday) => holiday.kind === 'full')
    .map((holiday) => holiday.day)
