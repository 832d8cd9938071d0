import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListKey, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { InterviewKind, InterviewStatus, Sort } from './rules.ts'

export type InterviewFilter = {
  status: InterviewStatus | null
  kind: InterviewKind | null
  job: string | null
  from: string | null
  to: string | null
  search: string | null
}
type Viewer = { companyId: string; userId: string }

export type ListedInterview = {
  id: string
  status: InterviewStatus
  kind: InterviewKind
  round: number
  application_id: string
  number: number
  name: string | null
  job: string
  starts_at: string | null
  minutes: number
  zone: string
  panel: string[]
  handed_in: number
  place: (string | null)[]
}

const id: ListKey = { by: sql.ref('interview.id'), type: 'uuid' }
const starts: ListKey = { by: sql.ref('interview.starts_at'), type: 'instant' }
const changed: ListKey = { by: sql.ref('interview.updated_at'), type: 'instant' }
/** What has no time yet waits for somebody: first where the latest are, last where the earliest are. */
export const INTERVIEW_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  starts: [{ ...starts, nulls: 'last' }, id],
  '-starts': [
    { ...starts, descending: true, nulls: 'first' },
    { ...id, descending: true },
  ],
  changed: [changed, id],
  '-changed': [
    { ...changed, descending: true },
    { ...id, descending: true },
  ],
}

/** A name that is not shown is not found either: whether it is there would tell it. */
const found = ({ companyId, userId }: Viewer, filter: InterviewFilter) => sql`
  from interviews interview
  join applications application on application.company_id = interview.company_id and application.id = interview.application_id
  join jobs job on job.company_id = application.company_id and job.id = application.job_id
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
  left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
 where interview.company_id = ${companyId} and ${filterConditions(filter, {
   status: (status) => sql`interview.status = ${status}`,
   job: (job) => sql`application.job_id = ${job}`,
   kind: (kind) => sql`interview.kind = ${kind}`,
   from: (from) => sql`(interview.starts_at at time zone interview.zone)::date >= ${from}::date`,
   to: (to) => sql`(interview.starts_at at time zone interview.zone)::date <= ${to}::date`,
   search: (
     search,
   ) => sql`(job.title ilike ${containsPattern(search)} or (view.at is not null and candidate.name ilike ${containsPattern(search)})
     or exists (select from interview_panel panelist join users account on account.company_id = panelist.company_id and account.id = panelist.user_id
        where panelist.company_id = interview.company_id and panelist.interview_id = interview.id
          and account.first_name || ' ' || account.last_name ilike ${containsPattern(search)}))`,
 })}`

export const listInterviews = (db: Db, viewer: Viewer, filter: InterviewFilter, part: ListPart) =>
  db.many<ListedInterview>(sql`
    select interview.id, interview.status, interview.kind, interview.round, interview.application_id, application.number,
      case when view.at is not null then candidate.name end as name, job.title as job, interview.starts_at,
           interview.minutes, interview.zone, ${part.key} as place,
           array(select trim(account.first_name || ' ' || coalesce(account.last_name, '')) from interview_panel panelist
             join users account on account.company_id = panelist.company_id and account.id = panelist.user_id
            where panelist.company_id = interview.company_id and panelist.interview_id = interview.id and panelist.left_at is null order by 1) as panel,
           (select count(*)::int from scorecards scorecard where scorecard.company_id = interview.company_id and scorecard.interview_id = interview.id
             and scorecard.submitted_at is not null) as handed_in
    ${found(viewer, filter)} and ${part.after} ${part.end}`)

export const countInterviews = async (db: Db, viewer: Viewer, filter: InterviewFilter): Promise<number> =>
  (await db.one(countUpTo(found(viewer, filter)))).n

export const countInterviewsByStatus = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('interviews')
      .select(['status', (eb) => eb.fn.countAll<number>().as('n')])
      .where('company_id', '=', companyId)
      .groupBy('status'),
  )
