import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type JobStats = {
  /** Applications that go on, by where they are; what is being assessed is among the interviewed. */
  fresh: number
  review: number
  interviewing: number
  offers: number
  hired: number
  /** Whole days since it was posted. */
  age: number | null
  /** Whole days since anything happened with it or with an application for it. */
  idle: number
}

/** How jobs stand: what their applications have come to, how old they are, and for how long nothing has happened. */
export const standingsOf = async (db: Db, companyId: string, ids: readonly string[], now: string) => {
  const rows = await db.many<JobStats & { id: string }>(sql`
    select j.id, coalesce(c.fresh, 0) fresh, coalesce(c.review, 0) review, coalesce(c.interviewing, 0) interviewing,
           coalesce(c.offers, 0) offers, coalesce(c.hired, 0) hired,
           case when j.posted_at is not null then greatest(floor(extract(epoch from ${now}::timestamptz - j.posted_at) / 86400), 0)::int end age,
           greatest(floor(extract(epoch from ${now}::timestamptz - greatest(j.updated_at, j.posted_at, c.last)) / 86400), 0)::int idle
      from jobs j left join lateral (
        select count(*) filter (where a.outcome = 'active' and s.kind = 'applied')::int fresh,
               count(*) filter (where a.outcome = 'active' and s.kind = 'review')::int review,
               count(*) filter (where a.outcome = 'active' and s.kind in ('interview', 'assessment'))::int interviewing,
               count(*) filter (where a.outcome = 'active' and s.kind in ('offer', 'hired'))::int offers,
               count(*) filter (where a.outcome = 'hired')::int hired, max(a.last_activity_at) as last
          from applications a join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
         where a.company_id = j.company_id and a.job_id = j.id) c on true
     where j.company_id = ${companyId} and j.id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

/** How often adverts were opened since that is counted, and how many people applied on their own since then. */
export const viewsOf = async (db: Db, companyId: string, ids: readonly string[]) => {
  const rows = await db.many<{ id: string; views: number; since: string; applied: number }>(sql`
    select v.job_id id, v.views, v.since::text since,
           (select count(*)::int from applications a
             where a.company_id = ${companyId} and a.job_id = v.job_id and a.source not in ('invited', 'moved')
               and a.applied_at >= (v.since::timestamp at time zone 'UTC')
               and exists (select from application_events e
                 where e.company_id = a.company_id and e.application_id = a.id and e.kind = 'applied' and e.by_kind = 'candidate')) applied
      from (select job_id, sum(views)::int views, min(day) since from advert_views
             where company_id = ${companyId} and job_id = any(${[...ids]}::uuid[]) group by job_id) v`)
  return new Map(rows.map(({ id, ...seen }) => [id, seen]))
}
