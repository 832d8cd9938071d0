import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const usePagesWords = wordsOf<typeof en>('site/pages')
