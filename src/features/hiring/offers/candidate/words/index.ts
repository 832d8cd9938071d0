import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useNextWords = wordsOf<typeof en>('hiring/offers/candidate')
