import { wordsOf } from '../../i18n.ts'
import type en from './en.ts'

export const useTermWords = wordsOf<typeof en>('terms')
