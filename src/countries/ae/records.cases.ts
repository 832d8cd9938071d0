import { type Answers, type AskedFields, given, majorOf, minorOf } from '../cases.ts'
import { minimumWage, recordsKeptUntil } from './records.ts'

const today = '2026-11-20'

export const cases: Answers = {
  emirati_min_wage: (input) => {
    const isEmirati = /^(AE|ARE|UAE|emirati)$/i.test(String(given(input, 'nationality') ?? 'AE'))
    const kind = given(input, 'permit', 'permitType', 'kind', 'status', 'staff')
    const isNew = given(input, 'newPermit', 'new', 'isNew') ?? /new|renew|amend|chang/i.test(String(kind ?? ''))
    const lowest = minimumWage({ isEmirati, permit: isNew ? 'new' : 'existing' }, given(input, 'date', 'on') ?? today)
    const wage = given(input, 'monthlyWage', 'wage', 'salary', 'monthly')
    const ok = lowest === null || wage === undefined || minorOf(wage) >= lowest
    return {
      ok,
      value: wage === undefined && lowest !== null ? majorOf(lowest) : ok,
      minimum: lowest === null ? null : majorOf(lowest),
    }
  },
  record_retention: (input) => {
    const until = recordsKeptUntil(given(input, 'endOfService', 'lastDay', 'left'))
    return { keepUntilAtLeast: until, value: until }
  },
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  emirati_min_wage: { 'Nationality, wage or permit': /nation|wage|salary|monthly|permit|date|^on$|new/i },
  record_retention: { 'End of service': /end|last|left|date|terminat/i },
}
