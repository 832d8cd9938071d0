import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { rolesWith } from '../../../shared/permissions.ts'

/** The last that happened with a job, or with an application for it; for statements in which jobs are called `job`. */
export const lastActivity = sql<string>`greatest(job.updated_at, job.posted_at,
  (select max(application.last_activity_at) from applications application where application.company_id = job.company_id and application.job_id = job.id))`

/** Companies with open jobs in which nothing has happened since. */
export const listCompaniesWithIdleJobs = (db: Db, since: string) =>
  db.many(sql<{ company_id: string }>`
    select distinct company_id from jobs where status = 'open' and greatest(updated_at, posted_at) <= ${since}::timestamptz`)

type IdleJob = {
  id: string
  title: string
  last: string
  idle_warned_at: string | null
  country: string
  region: string | null
}

export const lockIdleJobs = (db: Db, companyId: string, since: string) =>
  db.many(sql<IdleJob>`
    select job.id, job.title, ${lastActivity} as last, job.idle_warned_at, job.country,
           (select place.region from places place where place.id = (job.content->>'placeId')::int) region
      from jobs job
     where job.company_id = ${companyId} and job.status = 'open' and ${lastActivity} <= ${since}::timestamptz
     order by job.id limit 500 for update of job`)

/** Warned of, which is no activity of its own. */
export const markIdleWarned = (db: Db, companyId: string, id: string, at: string) =>
  db.run(k.updateTable('jobs').set({ idle_warned_at: at }).where('company_id', '=', companyId).where('id', '=', id))

/** The last that happened with a job, or with an application for it. */
export const findLastActivity = async (db: Db, companyId: string, id: string): Promise<string> =>
  (
    await db.one(
      sql<{
        last: string
      }>`select ${lastActivity} as last from jobs job where job.company_id = ${companyId} and job.id = ${id}`,
    )
  ).last

type Keeper = { id: string; email: string; language: string | null; first_name: string; fills: boolean; runs: boolean }

/** Who fills a job, because they wrote it or have a part in it, and who runs the company. */
export const listJobKeepers = (db: Db, companyId: string, jobId: string) =>
  db.many(sql<Keeper>`
    select person.id, person.email, person.language, person.first_name, person.role = any(${[...rolesWith('jobs.approve')]}) runs,
           person.id = job.created_by or exists (
             select from hiring_team part where part.company_id = job.company_id and part.job_id = job.id and part.user_id = person.id
                and part.role in ('recruiter', 'hiring_manager')) fills
      from jobs job join users person on person.company_id = job.company_id and person.portal = 'company' and person.disabled_at is null
     where job.company_id = ${companyId} and job.id = ${jobId} order by person.id`)
