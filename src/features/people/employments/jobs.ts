import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { showEmployees } from './place.service.ts'

type Due = { companyId: string; employeeId: string }

/** What was entered for a day to come stands in the record once the day is there. */
const takeEffect = (services: Services, { companyId, employeeId }: Due): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    await showEmployees({ ...services, db, actor: { companyId, userId: null } }, [employeeId])
  })

export const employmentJobs = [defineJob('terms-take-effect', takeEffect)]
