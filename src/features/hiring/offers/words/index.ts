import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useOfferWords = wordsOf<typeof en>('hiring/offers')
