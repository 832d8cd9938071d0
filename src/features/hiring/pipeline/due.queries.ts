import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Companies with letters whose time has come. */
export const listCompaniesWithDueMessages = (db: Db, now: string) =>
  db.many<{ company_id: string }>(sql`
    select distinct company_id from application_messages
     where left_at is null and taken_back_at is null and leaves_at <= ${now}::timestamptz`)

export type DueMessage = {
  id: string
  applicationId: string
  subject: string
  body: string
  email: string
  language: string
  outcome: string
  /** The letter of the rejection that stands. */
  rejects: boolean
  /** The letter that says that the job is closed. */
  ends: boolean
}

/** Letters that leave now; passed over are those a second sender has in hand, and those whose application is just being changed. */
export const lockDueMessages = (db: Db, companyId: string, now: string) =>
  db.many<DueMessage>(sql`
    select message.id, message.application_id as "applicationId", message.subject, message.body, candidate.email, application.language,
      application.outcome,
        exists (select from application_events event where event.company_id = message.company_id and event.application_id = message.application_id
           and event.kind = 'reject' and event.detail->>'messageId' = message.id::text) as rejects,
        message.by_kind = 'system' as ends
      from application_messages message
      join applications application on application.company_id = message.company_id and application.id = message.application_id
      join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
     where message.company_id = ${companyId} and message.left_at is null and message.taken_back_at is null and message.leaves_at <= ${now}::timestamptz
       and candidate.erased_at is null
     order by message.leaves_at, message.id limit 200 for update of message, application skip locked`)
