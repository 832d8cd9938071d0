import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

/** The words of the employee screens. */
export const useWords = wordsOf<typeof en>('people/employees')
