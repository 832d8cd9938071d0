import { wordsOf } from '../../i18n.ts'
import type en from './en.ts'

/** The words of drafts that somebody has on several devices. */
export const useDraftWords = wordsOf<typeof en>('draft')
