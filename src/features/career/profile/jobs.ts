import { defineJob } from '../../../server/jobs.ts'
import { readStoredCv } from './cvs.service.ts'

export const seekerJobs = [defineJob('read-cv', readStoredCv)]
