import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useMyTaxWords = wordsOf<typeof en>('pay/declarations/own')
