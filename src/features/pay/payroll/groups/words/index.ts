import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useGroupWords = wordsOf<typeof en>('pay/payroll/groups')
