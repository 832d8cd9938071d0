import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

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
      select j.id, j.title, greatest(floor(extract(epoch from ${now}::timestamptz - j.posted_at) / 86400), 0)::int days,
             coalesce((j.content->>'vacancies')::int, 1) vacancies,
             (select count(*)::int from applications a where a.company_id = j.company_id and a.job_id = j.id and a.outcome = 'hired') hired
        from jobs j where j.company_id = ${companyId} and j.status in ('open', 'paused') and j.posted_at is not null
         and (${department}::text is null or lower(trim(j.department)) = lower(${department}::text))
         and (${country}::text is null or j.country = ${country}::text) and (${job}::uuid is null or j.id = ${job}::uuid)) t
     where vacancies > hired order by days desc, title, id`)

/** Jobs, and changes of published ones, that wait for somebody’s word. */
export const countPendingApprovals = async (
  db: Db,
  { companyId, department, country, job }: PositionFilter,
): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
    select count(*)::int n from jobs j where j.company_id = ${companyId} and (j.status = 'pending_approval' or j.proposed is not null)
       and (${department}::text is null or lower(trim(j.department)) = lower(${department}::text))
       and (${country}::text is null or j.country = ${country}::text) and (${job}::uuid is null or j.id = ${job}::uuid)`)
  ).n
