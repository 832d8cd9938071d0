import { type Answers, type AskedFields, given, majorOf } from '../cases.ts'
import { mayAuthenticateByNric, passMinimumPay, recordsKeptUntil, untiedPassPay } from './passes.ts'

const today = '2026-11-20'

const minimum = (pay: number) => ({ value: majorOf(pay), minSalary: majorOf(pay), amount: majorOf(pay) })

export const cases: Answers = {
  work_pass_min_salary: (input) => {
    const type = String(given(input, 'passType', 'pass'))
    const kind = given(input, 'kind', 'applicationType')
    const isNew =
      given(input, 'new', 'isNew') ?? (given(input, 'renewal') === undefined ? kind !== 'renewal' : !input.renewal)
    const letters = type.toLowerCase().replaceAll(/[^a-z]/g, '')
    // A work permit has a levy and a quota, and no lowest salary.
    if (['wp', 'workpermit'].includes(letters)) return { value: null, minSalary: null, amount: null }
    const untied = { pep: 'PEP', personalisedemploymentpass: 'PEP', onepass: 'ONE', one: 'ONE' } as const
    const name = Object.entries(untied).find(([known]) => known === letters)?.[1]
    if (name) return minimum(untiedPassPay(name, given(input, 'applicationDate', 'date') ?? today))
    if (!['ep', 'employmentpass', 's', 'sp', 'spass'].includes(letters))
      throw new RangeError(`No qualifying salary on file for ${type}`)
    const pay = passMinimumPay({
      pass: letters.startsWith('e') ? 'EP' : 'SP',
      sector: /financ/i.test(String(given(input, 'sector') ?? 'general')) ? 'financial' : 'general',
      age: given(input, 'age') ?? 23,
      appliedOn: given(input, 'applicationDate', 'date') ?? today,
      isNew,
    })
    return minimum(pay)
  },
  nric_authentication: (input) => {
    const uses = Object.entries(input).some(([key, value]) => /nric/i.test(key) && value === true)
    const allowed = !uses || mayAuthenticateByNric(given(input, 'date', 'on') ?? today)
    return { allowed, value: allowed }
  },
  record_retention: (input) => {
    const kind = /tax|cpf/i.test(String(given(input, 'kind', 'record', 'type') ?? '')) ? 'tax' : 'employment'
    const until = recordsKeptUntil(given(input, 'endOfService', 'left', 'leftOn', 'lastDay'), kind)
    return { keepUntilAtLeast: until, value: until }
  },
}

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = { record_retention: { 'End of service': /end|left|last|date/i } }
