import { useEffect, useState } from 'react'
import { sendRequest, spoken } from './call.ts'
import { type Language, useLanguage } from './i18n.ts'
import { moneyInText } from './ui/moneyInText.ts'

type Say = (english: string) => string
const asItIs: Say = (english) => english
const known = new Map<Language, Say>()

/** Symbols of the currencies of the countries we employ people in, by their code; without an answer amounts keep their codes. */
const askSymbols = async (): Promise<ReadonlyMap<string, string>> => {
  const answer = await sendRequest({ method: 'GET', path: '/api/work-countries' }, {}).catch(() => null)
  const body = answer?.ok ? await answer.json().catch(() => null) : null
  const countries = (body?.data ?? []) as { currency: string; symbol: string }[]
  return new Map(countries.map(({ currency, symbol }) => [currency, symbol]))
}
let symbols: ReturnType<typeof askSymbols> | null = null

/** How a sentence reads that the server says, and keeps, in English: in the language in use, English until its words are here; amounts with their symbols. */
export const useSentences = (): Say => {
  const language = useLanguage()
  const [, setKnown] = useState(0)
  useEffect(() => {
    let isGone = false
    if (known.has(language)) return
    symbols ??= askSymbols()
    Promise.all([spoken.sentences(), symbols]).then(
      ([say, found]) => {
        known.set(language, (english) => moneyInText(say(english), found, language))
        if (!isGone) setKnown(known.size)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [language])
  return known.get(language) ?? asItIs
}
