import { job } from '../../../server/jobs.ts'
import { readKept } from './cvs.service.ts'

export const seekerJobs = [job('read-cv', readKept)]
