import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { hiredForJob } from './places-taken.ts'

export type PositionFilter = {
  companyId: string
  department: string | null
  country: string | null
  job: string | null
}

/** Jobs that are open, with the places nobody is hired for: as it is now, whatever the time that is looked at. */
export const openPositions = (db: Db, { companyId, department, country, job }: PositionFilter, now: string) =>
  db.many<{ id: string; title: string; days: number; left: number }>(sql`
    select id, title, days, greatest(vacancies - hired, 0) "left" from (
      select job.id, job.title, greatest(floor(extract(epoch from ${now}::timestamptz - job.posted_at) / 86400), 0)::int days,
             coalesce((job.content->>'vacancies')::int, 1) vacancies,
             ${hiredForJob} hired
        from jobs job where job.company_id = ${companyId} and job.status in ('open', 'paused') and job.posted_at is not null
         and (${department}::text is null or lower(trim(job.department)) = lower(${department}::text))
         and (${country}::text is null or job.country = ${country}::text) and (${job}::uuid is null or job.id = ${job}::uuid)) position_row
     where vacancies > hired order by days desc, title, id`)

/** Jobs, and changes of published ones, that wait for somebody’s word. */
export const countPendingApprovals = async (
  db: Db,
  { companyId, department, country, job }: PositionFilter,
): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
    select count(*)::int n from jobs job where job.company_id = ${companyId} and (job.status = 'pending_approval' or job.proposed is not null)
       and (${department}::text is null or lower(trim(job.department)) = lower(${department}::text))
       and (${country}::text is null or job.country = ${country}::text) and (${job}::uuid is null or job.id = ${job}::uuid)`)
  ).n
