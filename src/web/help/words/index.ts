import { wordsOf } from '../../i18n.ts'
import type en from './en.ts'

/** The words of the help and failure screens. */
export const useHelpWords = wordsOf<typeof en>('help')
