import { defineJob } from '../../../server/jobs.ts'
import { sweepFiles } from './sweep.ts'

/** Each night, after the other clearing up. */
export const documentJobs = [{ ...defineJob('sweep-files', sweepFiles), timetable: '43 3 * * *' }]
