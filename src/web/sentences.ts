import { useEffect, useState } from 'react'
import { spoken } from './call.ts'
import { type Language, useLanguage } from './i18n.ts'

type Say = (english: string) => string
const asItIs: Say = (english) => english
const known = new Map<Language, Say>()

/** How a sentence reads that the server says, and keeps, in English: in the language in use, English until its words are here; amounts with their symbols. */
export const useSentences = (): Say => {
  const language = useLanguage()
  const [, setKnown] = useState(0)
  useEffect(() => {
    let isGone = false
    if (known.has(language)) return
    // What writes amounts comes with the words: the first page of nobody needs it.
    Promise.all([spoken.sentences(), import('./ui/moneyInText.ts').then((money) => money.amountsIn(language))]).then(
      ([say, withSymbols]) => {
        known.set(language, (english) => withSymbols(say(english)))
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
