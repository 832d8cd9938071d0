import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useInterviewWords = wordsOf<typeof en>('hiring/interviews')
