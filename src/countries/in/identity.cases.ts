import { type Answers, type CaseInput, given, textOf } from '../cases.ts'
import {
  ESI_EMPLOYER,
  ESI_PERSON,
  IFSC_STRICT,
  isAadhaar,
  isGstin,
  PASSPORT,
  PF,
  PIN,
  panHolder,
  TAN,
  UAN,
} from './identity.ts'
import country from './index.ts'

/** As the form's own field reads it. */
const canonical = (key: string, input: CaseInput): string =>
  country.fields.find((field) => field.key === key)?.canonical(textOf(input)) ?? ''

export const cases: Answers = {
  'id.pan': (input) => {
    const holder = panHolder(canonical('panNumber', input))
    return { valid: holder !== null, holder, employee_ok: holder === 'Individual' }
  },
  'id.aadhaar': (input) => ({ valid: isAadhaar(canonical('aadhaarNumber', input)) }),
  'id.gstin': (input) => {
    const valid = isGstin(textOf(input).toUpperCase())
    return { valid, pan: valid ? textOf(input).toUpperCase().slice(2, 12) : null }
  },
  'id.ifsc': (input) => ({
    valid_strict_upper: IFSC_STRICT.test(textOf(input)),
    valid: IFSC_STRICT.test(textOf(input)),
  }),
  'id.uan': (input) => ({ valid_format: UAN.test(textOf(input)), valid: UAN.test(textOf(input)), checksum: null }),
  'id.esic': (input) => {
    const person = given(input, 'ip', 'ip_number') ?? (typeof input === 'string' ? input : '')
    return {
      ip_len_ok: ESI_PERSON.test(person),
      employer_code_len_ok: ESI_EMPLOYER.test(given(input, 'employer_code') ?? ''),
    }
  },
  'id.tan': (input) => ({
    value: TAN.test(textOf(input)),
    valid: TAN.test(textOf(input)),
    valid_format: TAN.test(textOf(input)),
  }),
  'id.pin': (input) => ({
    value: PIN.test(textOf(input)),
    valid: PIN.test(textOf(input)),
    valid_format: PIN.test(textOf(input)),
  }),
  'id.passport': (input) => ({ value: PASSPORT.test(textOf(input)), valid: PASSPORT.test(textOf(input)) }),
  'id.pf_member': (input) => {
    const number = canonical('pfNumber', input)
    return { valid_format: PF.test(number), valid: PF.test(number), length: number.length }
  },
}
