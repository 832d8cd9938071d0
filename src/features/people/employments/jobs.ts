import type { Ground } from '../../../server/context.ts'
import { job } from '../../../server/jobs.ts'
import { showEmployees } from './place.service.ts'

type Due = { companyId: string; employeeId: string }

/** What was entered for a day to come stands in the record once the day is there. */
const takeEffect = (ground: Ground, { companyId, employeeId }: Due): Promise<void> =>
  ground.doors.asCompany(companyId, async (db) => {
    await showEmployees({ db, countries: ground.countries, now: ground.now, actor: { companyId, userId: null } }, [
      employeeId,
    ])
  })

export const employmentJobs = [job('terms-take-effect', takeEffect)]
