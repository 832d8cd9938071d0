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
    select job.id, coalesce(counted.fresh, 0) fresh, coalesce(counted.review, 0) review, coalesce(counted.interviewing, 0) interviewing,
           coalesce(counted.offers, 0) offers, coalesce(counted.hired, 0) hired,
           case when job.posted_at is not null then greatest(floor(extract(epoch from ${now}::timestamptz - job.posted_at) / 86400), 0)::int end age,
           greatest(floor(extract(epoch from ${now}::timestamptz - greatest(job.updated_at, job.posted_at, counted.last)) / 86400), 0)::int idle
      from jobs job left join lateral (
        select count(*) filter (where application.outcome = 'active' and stage.kind = 'applied')::int fresh,
               count(*) filter (where application.outcome = 'active' and stage.kind = 'review')::int review,
               count(*) filter (where application.outcome = 'active' and stage.kind in ('interview', 'assessment'))::int interviewing,
               count(*) filter (where application.outcome = 'active' and stage.kind in ('offer', 'hired'))::int offers,
               count(*) filter (where application.outcome = 'hired')::int hired, max(application.last_activity_at) as last
          from applications application join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
         where application.company_id = job.company_id and application.job_id = job.id) counted on true
     where job.company_id = ${companyId} and job.id = any(${[...ids]}::uuid[])`)
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}

/** How often adverts were opened since that is counted, and how many people applied on their own since then. */
export const viewsOf = async (db: Db, companyId: string, ids: readonly string[]) => {
  const rows = await db.many<{ id: string; views: number; since: string; applied: number }>(sql`
    select viewed.job_id id, viewed.views, viewed.since::text since,
           (select count(*)::int from applications application
             where application.company_id = ${companyId} and application.job_id = viewed.job_id and application.source not in ('invited', 'moved')
               and application.applied_at >= (viewed.since::timestamp at time zone 'UTC')
               and exists (select from application_events event
                 where event.company_id = application.company_id and event.application_id = application.id
                   and event.kind = 'applied' and event.by_kind = 'candidate')) applied
      from (select job_id, sum(views)::int views, min(day) since from advert_views
             where company_id = ${companyId} and job_id = any(${[...ids]}::uuid[]) group by job_id) viewed`)
  return new Map(rows.map(({ id, ...seen }) => [id, seen]))
}
