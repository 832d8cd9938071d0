import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useComplianceWords = wordsOf<typeof en>('people/compliance')
