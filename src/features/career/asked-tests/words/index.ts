import { bringsWords } from '../../../../web/brought-words.ts'
import { type Language, wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

const SCOPE = 'career/asked-tests'
export const useWords = wordsOf<typeof en>(SCOPE)

const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  ta: () => import('./ta.ts'),
  zh: () => import('./zh.ts'),
}

/** Tests are called what they are called where they are taken. */
const TESTS: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('../../skill-tests/words/en.ts'),
  fr: () => import('../../skill-tests/words/fr.ts'),
  ar: () => import('../../skill-tests/words/ar.ts'),
  hi: () => import('../../skill-tests/words/hi.ts'),
  ta: () => import('../../skill-tests/words/ta.ts'),
  zh: () => import('../../skill-tests/words/zh.ts'),
}

/** They come with a job that asks for a test: the pages of all others carry none of them. */
export const bringWords = bringsWords({ [SCOPE]: FILES, 'career/skill-tests': TESTS })
