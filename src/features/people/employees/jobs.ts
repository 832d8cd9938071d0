import { job } from '../../../server/jobs.ts'
import { welcomeEmployee } from '../onboarding/portal.ts'

export const employeeJobs = [job('welcome-employee', welcomeEmployee)]
