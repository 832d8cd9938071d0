import { type Answers, given } from '../cases.ts'
import { holidayRules, holidays } from './holidays.ts'

const daysNamed = (year: number, name: RegExp): string[] =>
  holidays.on(year, null).flatMap((holiday) => (name.test(holiday.name) ? [holiday.day] : []))

const eidAlFitr =
  (year: number): Answers[string] =>
  (input) => {
    const days = daysNamed(year, /^Eid al-Fitr$/)
    const more = daysNamed(year, /if Ramadan has 30 days/)
    return given(input, 'ramadanDays') === 30 ? [...days, ...more] : days
  }

export const cases: Answers = {
  public_holidays_statutory: () => holidayRules.map((rule) => rule.when),
  eid_al_fitr_2026_private: eidAlFitr(2026),
  eid_al_fitr_2026: eidAlFitr(2026),
  eid_al_adha_2026: () => daysNamed(2026, /^(Arafat Day|Eid al-Adha)$/),
  eid_al_adha_2026_private: () => daysNamed(2026, /^(Arafat Day|Eid al-Adha)$/),
  holidays: (input) => holidays.on(Number(given(input, 'year') ?? input), null).map((holiday) => holiday.day),
  public_holidays: (input) => holidays.on(Number(given(input, 'year') ?? input), null).map((holiday) => holiday.day),
}
