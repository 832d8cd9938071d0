import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useMatchWords = wordsOf<typeof en>('matching/matching')
