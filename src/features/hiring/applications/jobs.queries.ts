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
    select j.status, j.close_reason, j.close_message, j.title, c.name company from jobs j join companies c on c.id = j.company_id
     where j.company_id = ${companyId} and j.id = ${jobId} for update of j`)

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
    select a.id, a.outcome, exists (select from offers o where o.company_id = a.company_id and o.application_id = a.id
             and o.status in ('sent', 'accepted')) offer, a.language, c.name, s.kind, (select e.public_status from application_events e where e.company_id = a.company_id
             and e.application_id = a.id and e.public_status is not null order by e.id desc limit 1) last,
           coalesce(h.country, c.country) country, h.region, j.country "jobCountry", p.region "jobRegion"
      from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join pipeline_stages s on s.company_id = a.company_id and s.id = a.stage_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
      left join places h on h.id = c.place_id left join places p on p.id = (j.content->>'placeId')::int
     where a.company_id = ${companyId} and a.job_id = ${jobId} and a.outcome in ('active', 'closed') and c.erased_at is null order by a.id`)

/** Ended with their job, by nobody’s judgement: they stand where they stood when it opens again. */
export const endWithJob = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update applications set outcome = 'closed', outcome_at = ${now}, restore_stage_id = stage_id, last_activity_at = ${now}, version = version + 1
     where company_id = ${companyId} and id = any(${[...ids]}::uuid[]) and outcome = 'active'`)

/** Open again with their job; of several that one person sent, the last alone. Which those are. */
export const reopenWithJob = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.many(sql<{ id: string }>`
    update applications a set outcome = 'active', outcome_at = null, restore_stage_id = null, last_activity_at = ${now}, version = a.version + 1
     where a.company_id = ${companyId} and a.id = any(${[...ids]}::uuid[]) and a.outcome = 'closed'
       and (a.duplicate_of is not null or not exists (select from applications b
         where b.company_id = a.company_id and b.job_id = a.job_id and b.candidate_id = a.candidate_id and b.duplicate_of is null
           and (b.outcome = 'active' or (b.outcome = 'closed' and b.number > a.number))))
    returning a.id`)

/** Letters of the end that have not left do not leave. */
export const withdrawPendingMessages = (db: Db, companyId: string, ids: readonly string[], now: string) =>
  db.run(sql`
    update application_messages set taken_back_at = ${now} where company_id = ${companyId} and application_id = any(${[...ids]}::uuid[])
       and by_kind = 'system' and left_at is null and taken_back_at is null`)
