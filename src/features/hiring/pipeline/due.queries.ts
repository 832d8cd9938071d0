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
    select m.id, m.application_id as "applicationId", m.subject, m.body, c.email, a.language, a.outcome,
        exists (select from application_events e where e.company_id = m.company_id and e.application_id = m.application_id
           and e.kind = 'reject' and e.detail->>'messageId' = m.id::text) as rejects,
        m.by_kind = 'system' as ends
      from application_messages m
      join applications a on a.company_id = m.company_id and a.id = m.application_id
      join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
     where m.company_id = ${companyId} and m.left_at is null and m.taken_back_at is null and m.leaves_at <= ${now}::timestamptz
       and c.erased_at is null
     order by m.leaves_at, m.id limit 200 for update of m, a skip locked`)
