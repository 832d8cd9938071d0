import { defineJob } from '../../../server/jobs.ts'
import { settleCompanyPlan, settleCompanyPlans } from './settle.service.ts'

export const companyPlanJobs = [
  defineJob('settle-company-plan', settleCompanyPlan),
  { ...defineJob('settle-company-plans', settleCompanyPlans), timetable: '7 * * * *' },
]
