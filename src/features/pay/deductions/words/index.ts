import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useWords = wordsOf<typeof en>('pay/deductions')
