import type { Language } from '../shared/languages.ts'

const lists = import.meta.glob<{ default: Record<string, () => Promise<unknown>> }>('./word-lists/*.ts')

/** Where the words of a language are: nobody downloads the list of another. */
export const wordsOfLanguage = async (language: Language) =>
  (await lists[`./word-lists/${language}.ts`]?.())?.default ?? {}
