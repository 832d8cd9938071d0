import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type Owing = { id: string; name: string; email: string; language: string | null; employee: boolean }

/** Who holds an interview and has not handed in what they found. */
export const listMissingFeedback = (db: Db, companyId: string, interviewId: string) =>
  db.many<Owing>(sql`
    select account.id, trim(concat(account.first_name, ' ', account.last_name)) as name, account.email, account.language,
      account.portal = 'employee' as employee
      from interview_panel panelist join users account on account.id = panelist.user_id and account.company_id = panelist.company_id
        and account.disabled_at is null
      left join scorecards scorecard on scorecard.company_id = panelist.company_id and scorecard.interview_id = panelist.interview_id
        and scorecard.user_id = panelist.user_id
     where panelist.company_id = ${companyId} and panelist.interview_id = ${interviewId} and panelist.left_at is null and scorecard.submitted_at is null
     order by 2`)

export const isFeedbackRequestedSince = async (
  db: Db,
  companyId: string,
  interviewId: string,
  since: string,
): Promise<boolean> =>
  (await db.maybe(sql`
    select from application_events event join interviews interview on interview.company_id = event.company_id
      and interview.application_id = event.application_id
     where event.company_id = ${companyId} and interview.id = ${interviewId} and event.kind = 'feedback_asked' and event.at > ${since}::timestamptz
       and event.detail->>'interview' = ${interviewId} limit 1`)) !== undefined
