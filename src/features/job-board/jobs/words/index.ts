import { wordsOf } from '../../../../web/i18n.ts'
import type en from './en.ts'

export const usePublicJobs = wordsOf<typeof en>('job-board/jobs')
