import { type Answers, textOf } from '../cases.ts'
import { isNricOrFin, isUen } from './identity.ts'

export const cases: Answers = {
  nric_fin: (input) => ({ value: isNricOrFin(textOf(input)), valid: isNricOrFin(textOf(input)) }),
  uen: (input) => ({ value: isUen(textOf(input)), valid: isUen(textOf(input)) }),
}
