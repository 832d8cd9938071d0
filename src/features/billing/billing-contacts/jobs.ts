import { defineJob } from '../../../server/jobs.ts'
import { sendBillingPapers } from './papers.service.ts'

export const billingContactJobs = [defineJob('send-billing-papers', sendBillingPapers)]
