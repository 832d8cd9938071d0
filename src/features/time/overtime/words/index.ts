import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useOvertimeWords = wordsOf<typeof en>('time/overtime')
