import { defineJob } from '../../../server/jobs.ts'
import { RECEIPT_JOB, readReceipt } from './receipts.service.ts'

export const claimJobs = [defineJob(RECEIPT_JOB, readReceipt)]
