import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useLetterWords = wordsOf<typeof en>('pay/payroll/letters')
