import { formatDecimal } from '../../../shared/decimal.ts'
import { type Language, languageFor } from '../../../shared/languages.ts'
import { exact } from '../../../shared/money.ts'
import { leaveKindNameIn } from '../../time/leave/type-names.ts'
import type { SlipLeave } from './shapes.contract.ts'

type Balance = SlipLeave['balances'][number]

const nameIn = ({ key, name, isOfLaw }: Balance, language: Language): string =>
  (isOfLaw && leaveKindNameIn(key.slice(key.indexOf('.') + 1), language)) || name

/** A kind of leave in English, and beside it in the language of whoever is paid; the company's own as it was named. */
export const leaveKindWord = (balance: Balance, language: string): string => {
  const english = nameIn(balance, 'en')
  const own = nameIn(balance, languageFor(language, []))
  return own === english ? english : `${english} · ${own}`
}

/** Days left, as a leave card says them: to the hundredth. */
export const slipDays = ({ minutes, dayMinutes }: Balance): string => formatDecimal(exact(minutes).div(dayMinutes), 2)
