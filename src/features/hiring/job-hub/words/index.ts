import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const useHubWords = wordsOf<typeof en>('hiring/job-hub')
