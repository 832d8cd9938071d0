import { defineJob } from '../../../server/jobs.ts'
import { fillRosterJob } from './fill.service.ts'

export const scheduleJobs = [{ ...defineJob('roster-fill', fillRosterJob), takesLong: true }]
