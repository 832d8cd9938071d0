import { bringsWords } from '../../../../web/brought-words.ts'
import { type Language, wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

const SCOPE = 'career/job-questions'
export const useQuestionWords = wordsOf<typeof en>(SCOPE)

const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  ta: () => import('./ta.ts'),
  zh: () => import('./zh.ts'),
}

/** They come with the part that a signed-in job seeker sees: the public pages carry none of them. */
export const bringQuestionWords = bringsWords({ [SCOPE]: FILES })
