import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type Owing = { id: string; name: string; email: string; language: string | null; employee: boolean }

/** Who holds an interview and has not handed in what they found. */
export const listMissingFeedback = (db: Db, companyId: string, interviewId: string) =>
  db.many<Owing>(sql`
    select u.id, trim(concat(u.first_name, ' ', u.last_name)) as name, u.email, u.language, u.portal = 'employee' as employee
      from interview_panel p join users u on u.id = p.user_id and u.company_id = p.company_id and u.disabled_at is null
      left join scorecards s on s.company_id = p.company_id and s.interview_id = p.interview_id and s.user_id = p.user_id
     where p.company_id = ${companyId} and p.interview_id = ${interviewId} and p.left_at is null and s.submitted_at is null
     order by 2`)

export const isFeedbackRequestedSince = async (
  db: Db,
  companyId: string,
  interviewId: string,
  since: string,
): Promise<boolean> =>
  (await db.maybe(sql`
    select from application_events e join interviews i on i.company_id = e.company_id and i.application_id = e.application_id
     where e.company_id = ${companyId} and i.id = ${interviewId} and e.kind = 'feedback_asked' and e.at > ${since}::timestamptz
       and e.detail->>'interview' = ${interviewId} limit 1`)) !== undefined
