import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Answer } from '../../adverts/content/answers.rules.ts'

/**
 * An interview is there for an employee while they are on its panel and it is arranged or was held; not once the person withdrew or was erased,
 * and not for longer than it is needed.
 */
const theirs = (companyId: string, userId: string, since: string): RawBuilder<unknown> => sql`
  from interviews i
  join interview_panel p on p.company_id = i.company_id and p.interview_id = i.id and p.user_id = ${userId} and p.left_at is null
  join applications a on a.company_id = i.company_id and a.id = i.application_id and a.outcome <> 'withdrawn'
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id and c.erased_at is null
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  left join scorecards s on s.company_id = i.company_id and s.interview_id = i.id and s.user_id = p.user_id
 where i.company_id = ${companyId} and i.status in ('confirmed', 'done') and i.starts_at > ${since}::timestamptz`

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
    select i.id, c.name, j.title, i.starts_at, i.minutes, i.zone, i.kind, i.place, s.submitted_at
    ${theirs(companyId, userId, since)} order by i.starts_at, i.id limit 300`)

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
    select i.application_id, c.name, a.outcome, j.content, j.title, a.answers,
           (select f.name from files f where f.company_id = a.company_id and f.id = a.cv_file_id) cv_name,
           (select f.content_type from files f where f.company_id = a.company_id and f.id = a.cv_file_id) cv_type
    ${theirs(companyId, userId, since)} and i.id = ${id}`)
