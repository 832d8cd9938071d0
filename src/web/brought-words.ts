import { useEffect, useState } from 'react'
import { type Language, type Texts, useLanguage } from './i18n.ts'
import { addWords } from './sayings.ts'

/** Words that come with the part that says them, and not with the page: who is not shown the part carries none of them. */

type WordFiles = Readonly<Record<Language, () => Promise<{ default: object }>>>

/** Fetches the words of some scopes in a language: the part's own, and those of others it says something as. */
export const bringsWords =
  (scopes: Readonly<Record<string, WordFiles>>) =>
  async (language: Language): Promise<void> => {
    const brought = Object.entries(scopes).map(async ([scope, files]) => {
      addWords(language, scope, (await files[language]()).default as Texts)
    })
    await Promise.all(brought)
  }

/** Whether words are there in the language of the page. They are fetched once they are needed. */
export const useBroughtWords = (bring: (language: Language) => Promise<void>, isNeeded = true): boolean => {
  const language = useLanguage()
  const [ready, setReady] = useState<Language | null>(null)
  useEffect(() => {
    let gone = false
    // Without the network the part stays away.
    if (isNeeded)
      bring(language).then(
        () => !gone && setReady(language),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [bring, language, isNeeded])
  return ready === language
}
