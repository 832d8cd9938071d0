import { job } from '../../server/jobs.ts'
import { welcomeEmployee } from './portal.ts'

export const employeeJobs = [job('welcome-employee', welcomeEmployee)]
