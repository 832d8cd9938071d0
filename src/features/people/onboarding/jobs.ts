import { defineJob } from '../../../server/jobs.ts'
import { welcomeEmployee } from './portal.ts'

export const onboardingJobs = [defineJob('welcome-employee', welcomeEmployee)]
