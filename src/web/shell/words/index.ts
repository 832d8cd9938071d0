import { wordsOf } from '../../i18n.ts'
import type en from './en.ts'

/** The words of the application's frame, which the public pages do not carry. */
export const useShellWords = wordsOf<typeof en>('shell')

/** The same for names that come from the plan of the navigation. */
export const useShellNames = wordsOf<Record<string, string>>('shell')
