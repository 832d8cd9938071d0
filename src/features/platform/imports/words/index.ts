import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useImportWords = wordsOf<typeof en>('platform/imports')
