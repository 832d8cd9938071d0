import { bringsWords } from '../../../../web/brought-words.ts'
import { type Language, wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

const SCOPE = 'career/job-fit'
export const useFitWords = wordsOf<typeof en>(SCOPE)

const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  ta: () => import('./ta.ts'),
  zh: () => import('./zh.ts'),
}

/** Where an application stands is said as it is said among one’s applications. */
const MINE: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('../../applications/words/en.ts'),
  fr: () => import('../../applications/words/fr.ts'),
  ar: () => import('../../applications/words/ar.ts'),
  hi: () => import('../../applications/words/hi.ts'),
  ta: () => import('../../applications/words/ta.ts'),
  zh: () => import('../../applications/words/zh.ts'),
}

/** They come with the part that a signed-in job seeker sees: the public pages carry none of them. */
export const bringWords = bringsWords({ [SCOPE]: FILES, 'career/applications': MINE })
