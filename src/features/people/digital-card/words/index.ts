import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useCardWords = wordsOf<typeof en>('people/digital-card')
