import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useProfileWords = wordsOf<typeof en>('people/employees/profile')
