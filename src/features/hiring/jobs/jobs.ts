import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { findIdleJobs, settleIdleJobs } from './idle.service.ts'
import { processDueJobs } from './move.service.ts'
import * as query from './queries.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'jobs-due', country: null }

/** Each minute: midnight has come somewhere, or a moment that was chosen. */
const findDue = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await query.listCompaniesWithDueJobs(db, now().toISOString()))
      await enqueueJob(db, 'company-jobs-due', { companyId: company_id }, `jobs due ${company_id}`)
  })

const settle = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const entries = (await processDueJobs(services, db, companyId)).map(({ id, action }) => ({
      action,
      targetType: 'job',
      targetId: id,
      detail: { by: 'timetable' },
    }))
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, caller, entries)
  })

export const jobJobs = [
  { ...defineJob('jobs-due', findDue), timetable: '* * * * *' },
  defineJob('company-jobs-due', settle),
  { ...defineJob('jobs-idle', findIdleJobs), timetable: '40 5 * * *' },
  defineJob('company-jobs-idle', settleIdleJobs),
]
