import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useClaimWords = wordsOf<typeof en>('pay/claims')
