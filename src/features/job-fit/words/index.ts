import i18next from 'i18next'
import { type Language, wordsOf } from '../../../web/i18n.ts'
import type en from './en.ts'

export const useFitWords = wordsOf<typeof en>('job-fit')

const FILES: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  hi: () => import('./hi.ts'),
  ta: () => import('./ta.ts'),
  zh: () => import('./zh.ts'),
}

/** They come with the part that a signed-in job seeker sees: the public pages carry none of them. */
export const bringWords = async (language: Language): Promise<void> => {
  const { default: words } = await FILES[language]()
  i18next.addResourceBundle(language, 'job-fit', words)
}
