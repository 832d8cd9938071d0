import { defineJob } from '../../../server/jobs.ts'
import { welcomeEmployee } from '../onboarding/portal.ts'

export const employeeJobs = [defineJob('welcome-employee', welcomeEmployee)]
