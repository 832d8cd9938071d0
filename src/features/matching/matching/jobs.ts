import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import * as query from './queries.ts'
import { type Cause, compareApplication } from './run.service.ts'

/** So many at a time, then whatever else waits has its turn. */
const AT_A_TIME = 10
/** How long it can be answered for how somebody was compared: the longest of what the four countries and the audits ask. */
const KEPT_YEARS = 4

type OfApplication = { companyId: string; applicationId: string; cause: Cause; by?: string | null }
type OfJob = { companyId: string; jobId: string; after?: string | null; cause?: Cause; by?: string | null }

export const compareOfJob = async (services: Services, of: OfJob): Promise<void> => {
  const { companyId, jobId, after = null, cause = 'job', by = null } = of
  const all = await services.database.forCompany(companyId, (db) => query.goingOn(db, companyId, jobId))
  const left = all
    .map((a) => a.id)
    .sort()
    .filter((id) => after === null || id > after)
  for (const applicationId of left.slice(0, AT_A_TIME))
    await compareApplication(services, { companyId, applicationId, cause, by })
  const last = left[AT_A_TIME - 1]
  if (last !== undefined && left.length > AT_A_TIME)
    await services.database.forCompany(companyId, (db) =>
      enqueueJob(db, 'match-job', { ...of, after: last }, `match-job ${jobId}`),
    )
}

/** Each night: runs nobody has to answer for any more. */
export const deleteExpiredMatchRuns = async (services: Services): Promise<void> => {
  const now = services.now()
  const before = new Date(
    Date.UTC(now.getUTCFullYear() - KEPT_YEARS, now.getUTCMonth(), now.getUTCDate()),
  ).toISOString()
  const companies = await services.database.forPlatform((db) => query.listCompaniesWithExpiredMatchRuns(db, before))
  for (const { company_id } of companies)
    await services.database.forCompany(company_id, (db) => query.deleteExpiredMatchRuns(db, company_id, before))
}

export const matchJobs = [
  defineJob('match-application', (services: Services, of: OfApplication) => compareApplication(services, of)),
  { ...defineJob('match-job', compareOfJob), takesLong: true },
  { ...defineJob('matches-over', deleteExpiredMatchRuns), timetable: '41 2 * * *' },
]
