import type { Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import * as query from './queries.ts'
import { type Cause, compare } from './run.service.ts'

/** So many at a time, then whatever else waits has its turn. */
const AT_A_TIME = 10
/** How long it can be answered for how somebody was compared: the longest of what the four countries and the audits ask. */
const KEPT_YEARS = 4

type OfApplication = { companyId: string; applicationId: string; cause: Cause; by?: string | null }
type OfJob = { companyId: string; jobId: string; after?: string | null; cause?: Cause; by?: string | null }

export const compareOfJob = async (ground: Ground, of: OfJob): Promise<void> => {
  const { companyId, jobId, after = null, cause = 'job', by = null } = of
  const all = await ground.doors.asCompany(companyId, (db) => query.goingOn(db, companyId, jobId))
  const left = all
    .map((a) => a.id)
    .sort()
    .filter((id) => after === null || id > after)
  for (const applicationId of left.slice(0, AT_A_TIME)) await compare(ground, { companyId, applicationId, cause, by })
  const last = left[AT_A_TIME - 1]
  if (last !== undefined && left.length > AT_A_TIME)
    await ground.doors.asCompany(companyId, (db) =>
      enqueue(db, 'match-job', { ...of, after: last }, `match-job ${jobId}`),
    )
}

/** Each night: runs nobody has to answer for any more. */
export const findOver = async (ground: Ground): Promise<void> => {
  const now = ground.now()
  const before = new Date(
    Date.UTC(now.getUTCFullYear() - KEPT_YEARS, now.getUTCMonth(), now.getUTCDate()),
  ).toISOString()
  const companies = await ground.doors.asPlatform((db) => query.companiesWithOver(db, before))
  for (const { company_id } of companies)
    await ground.doors.asCompany(company_id, (db) => query.dropOver(db, company_id, before))
}

export const matchJobs = [
  job('match-application', (ground: Ground, of: OfApplication) => compare(ground, of)),
  job('match-job', compareOfJob),
  { ...job('matches-over', findOver), timetable: '41 2 * * *' },
]
