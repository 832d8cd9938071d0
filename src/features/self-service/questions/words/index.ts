import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useQuestionWords = wordsOf<typeof en>('self-service/questions')
