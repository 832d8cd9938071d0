import { type Answers, textOf } from '../cases.ts'
import { isIban } from '../check-digits.ts'
import { isEmiratesId, isEmiratiIban } from './identity.ts'

export const cases: Answers = {
  emirates_id: (input) => {
    const valid = isEmiratesId(textOf(input).replaceAll(/[\s-]/g, ''))
    return { value: valid, valid }
  },
  iban: (input) => {
    const text = textOf(input).replaceAll(/\s/g, '').toUpperCase()
    const valid = text.startsWith('AE') ? isEmiratiIban(text) : isIban(text)
    return { value: valid, valid }
  },
}
