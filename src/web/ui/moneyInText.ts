import { sendRequest } from '../call.ts'
import type { Language } from '../i18n.ts'
import { formatMoney } from './format.ts'

/** An amount with its decimals behind the code of its currency, grouped or not. Without decimals it may be a year or a form. */
const AMOUNT = /\b([A-Z]{3}) (-?\d[\d,]*\.(\d{2,3}))\b/g

/**
 * Amounts in a sentence of the server as they stand everywhere else: "SGD 2755.48" → "S$2,755.48". A currency whose symbol is not known keeps its
 * code, and its digits as they are.
 */
export const moneyInText = (text: string, symbols: ReadonlyMap<string, string>, language: Language): string =>
  text.replace(AMOUNT, (as, code: string, amount: string, decimals: string) => {
    const symbol = symbols.get(code)
    return symbol === undefined
      ? as
      : formatMoney(amount.replaceAll(',', ''), { symbol, decimals: decimals.length }, language)
  })

/** Symbols of the currencies of the countries we employ people in, by their code; without an answer amounts keep their codes. */
const askSymbols = async (): Promise<ReadonlyMap<string, string>> => {
  const answer = await sendRequest({ method: 'GET', path: '/api/work-countries' }, {}).catch(() => null)
  const body = answer?.ok ? await answer.json().catch(() => null) : null
  const countries = (body?.data ?? []) as { currency: string; symbol: string }[]
  return new Map(countries.map(({ currency, symbol }) => [currency, symbol]))
}
let symbols: ReturnType<typeof askSymbols> | null = null

/** What writes the amounts of a sentence in a language; the symbols are asked for once. */
export const amountsIn = async (language: Language): Promise<(text: string) => string> => {
  symbols ??= askSymbols()
  const found = await symbols
  return (text) => moneyInText(text, found, language)
}
