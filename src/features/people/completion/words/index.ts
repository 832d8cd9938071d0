import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useCompletionWords = wordsOf<typeof en>('people/completion')
