import { wordsOf } from '../../i18n.ts'
import type en from './en.ts'

/** The words of looking as somebody else and of proving who one is. */
export const useViewingWords = wordsOf<typeof en>('viewing')
