import { type Answers, textOf } from '../cases.ts'
import { isIban } from '../check-digits.ts'
import { isEmiratesId } from './identity.ts'

export const cases: Answers = {
  emirates_id: (input) => {
    const valid = isEmiratesId(textOf(input).replaceAll(/[\s-]/g, ''))
    return { value: valid, valid }
  },
  iban: (input) => {
    const valid = isIban(textOf(input).replaceAll(/\s/g, '').toUpperCase())
    return { value: valid, valid }
  },
}
