import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useListWords = wordsOf<typeof en>('platform/lists')
