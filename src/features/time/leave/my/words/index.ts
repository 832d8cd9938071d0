import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useMyWords = wordsOf<typeof en>('time/leave/my')
