import { wordsOf } from '../../../../../web/i18n.ts'
import type en from './en.ts'

export const useCareWords = wordsOf<typeof en>('career/skill-tests/care')
