import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useBulkWords = wordsOf<typeof en>('people/employee-import')
