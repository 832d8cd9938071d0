import { wordsOf } from '../i18n.ts'
import type en from './en.ts'

/** The words of the frame and the kit. */
export const useWebWords = wordsOf<typeof en>('web')

/** Titles of the screens. They belong to the table of screens, so their keys are not known here. */
export const useTitles = wordsOf<Record<string, string>>('app')
