import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Answer } from '../../adverts/content/answers.rules.ts'

/**
 * An interview is there for an employee while they are on its panel and it is arranged or was held; not once the person withdrew or was erased,
 * and not for longer than it is needed.
 */
const theirs = (companyId: string, userId: string, since: string): RawBuilder<unknown> => sql`
  from interviews interview
  join interview_panel panelist on panelist.company_id = interview.company_id and panelist.interview_id = interview.id
    and panelist.user_id = ${userId} and panelist.left_at is null
  join applications application on application.company_id = interview.company_id and application.id = interview.application_id
    and application.outcome <> 'withdrawn'
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id and candidate.erased_at is null
  join jobs job on job.company_id = application.company_id and job.id = application.job_id
  left join scorecards scorecard on scorecard.company_id = interview.company_id and scorecard.interview_id = interview.id
    and scorecard.user_id = panelist.user_id
 where interview.company_id = ${companyId} and interview.status in ('confirmed', 'done') and interview.starts_at > ${since}::timestamptz`

type Listed = {
  id: string
  name: string
  title: string
  starts_at: string
  minutes: number
  zone: string
  kind: string
  place: string
  submitted_at: string | null
}

export const listOwn = (db: Db, companyId: string, userId: string, since: string) =>
  db.many<Listed>(sql`
    select interview.id, candidate.name, job.title, interview.starts_at, interview.minutes, interview.zone, interview.kind, interview.place,
      scorecard.submitted_at
    ${theirs(companyId, userId, since)} order by interview.starts_at, interview.id limit 300`)

type Held = {
  application_id: string
  name: string
  outcome: string
  content: unknown
  title: string
  answers: Answer[]
  cv_name: string | null
  cv_type: string | null
}

export const findInterviewForEmployee = (
  db: Db,
  companyId: string,
  userId: string,
  { since, id }: { since: string; id: string },
) =>
  db.maybe<Held>(sql`
    select interview.application_id, candidate.name, application.outcome, job.content, job.title, application.answers,
           (select file.name from files file where file.company_id = application.company_id and file.id = application.cv_file_id) cv_name,
           (select file.content_type from files file where file.company_id = application.company_id and file.id = application.cv_file_id) cv_type
    ${theirs(companyId, userId, since)} and interview.id = ${id}`)
