import { defineJob } from '../../../server/jobs.ts'
import { writePlanLetters } from './letters.service.ts'

export const planLetterJobs = [{ ...defineJob('write-plan-letters', writePlanLetters), timetable: '27 * * * *' }]
