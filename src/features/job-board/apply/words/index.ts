import { bringsWords } from '../../../../web/brought-words.ts'
import { type Language, wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

const SCOPE = 'job-board/apply'
export const useWords = wordsOf<typeof en>(SCOPE)

const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  ta: () => import('./ta.ts'),
  zh: () => import('./zh.ts'),
}

/** The form's words come with the form: a page that only shows a job, and every other page, carries none of them. */
export const bringWords = bringsWords({ [SCOPE]: FILES })
