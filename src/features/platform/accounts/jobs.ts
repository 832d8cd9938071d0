import { job } from '../../../server/jobs.ts'
import { sendResetLinks } from './service.ts'

export const accountJobs = [job('send-reset-links', sendResetLinks)]
