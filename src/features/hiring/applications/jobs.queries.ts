import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { StageKind } from '../jobs/stages.rules.ts'
import type { Whereabouts } from '../stages/zones.rules.ts'

export const lockJob = (db: Db, companyId: string, jobId: string) =>
  db.maybe(sql<{
    status: string
    close_reason: string | null
    close_message: string | null
    title: string
    company: string
  }>`
    select job.status, job.close_reason, job.close_message, job.title, company.name company from jobs job join companies company
      on company.id = job.company_id
     where job.company_id = ${companyId} and job.id = ${jobId} for update of job`)

/** What is going on for a job, with what each person was told last. */
export const goingOn = (db: Db, companyId: string, jobId: string) =>
  db.many(sql<
    Whereabouts & {
      id: string
      language: string
      name: string
      kind: StageKind
      last: string | null
      offer: boolean
      outcome: 'active' | 'closed'
    }
  >`
    select application.id, application.outcome, exists (select from offers offer where offer.company_id = application.company_id
      and offer.application_id = application.id
             and offer.status in ('sent', 'accepted')) offer, application.language, candidate.name, stage.kind, (select event.public_status
               from application_events event where event.company_id = application.company_id
             and event.application_id = application.id and event.public_status is not null order by event.id desc limit 1) last,
           coalesce(home.country, candidate.country) country, home.region, job.country "jobCountry", place.region "jobRegion"
      from applications application join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join pipeline_stages stage on stage.company_id = application.company_id and stage.id = application.stage_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
      left join places home on home.id = candidate.place_id left join places place on place.id = (job.content->>'placeId')::int
     where application.company_id = ${companyId} and application.job_id = ${jobId} and application.outcome in ('active', 'closed')
       and candidate.erased_at is null order by application.id`)

/** Ended with their job, by nobody’s judgement: they stand where they stood when it opens again. */
export const endWithJob = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update applications set outcome = 'closed', outcome_at = ${now}, restore_stage_id = stage_id, last_activity_at = ${now}, version = version + 1
     where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and outcome = 'active'`)

/** Open again with their job; of several that one person sent, the last alone. Which those are. */
export const reopenWithJob = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.many(sql<{ id: string }>`
    update applications application set outcome = 'active', outcome_at = null, restore_stage_id = null, last_activity_at = ${now},
      version = application.version + 1
     where application.company_id = ${companyId} and application.id = any(${[...ids]}::uuid[]) and application.outcome = 'closed'
       and (application.duplicate_of is not null or not exists (select from applications other_application
         where other_application.company_id = application.company_id and other_application.job_id = application.job_id
           and other_application.candidate_id = application.candidate_id and other_application.duplicate_of is null
           and (other_application.outcome = 'active' or (other_application.outcome = 'closed' and other_application.number > application.number))))
    returning application.id`)

/** Letters of the end that have not left do not leave. */
export const withdrawPendingMessages = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update application_messages set taken_back_at = ${now} where company_id = ${companyId} and application_id = any(${[...ids]}::uuid[])
       and by_kind = 'system' and left_at is null and taken_back_at is null`)
