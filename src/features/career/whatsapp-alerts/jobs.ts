import { defineJob } from '../../../server/jobs.ts'
import { sendPhoneAlert } from './service.ts'

export const phoneAlertJobs = [defineJob('phone-alert', sendPhoneAlert)]
