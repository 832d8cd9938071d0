import { defineJob } from '../../../server/jobs.ts'
import { sendResetLinks } from './service.ts'

export const accountJobs = [defineJob('send-reset-links', sendResetLinks)]
