import { bringsWords } from '../../../../../web/brought-words.ts'
import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

const SCOPE = 'self-service/portal/first-days'
export const useWords = wordsOf<typeof en>(SCOPE)

/** They come with the steps: whoever is not new carries none of them. */
export const bringWords = bringsWords({
  [SCOPE]: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    ar: () => import('./ar.ts'),
    hi: () => import('./hi.ts'),
    ta: () => import('./ta.ts'),
    zh: () => import('./zh.ts'),
  },
})
