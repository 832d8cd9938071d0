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

const id: ListKey = { by: sql.ref('i.id'), type: 'uuid' }
const starts: ListKey = { by: sql.ref('i.starts_at'), type: 'instant' }
const changed: ListKey = { by: sql.ref('i.updated_at'), type: 'instant' }
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
  from interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
 where i.company_id = ${companyId} and ${filterConditions(filter, {
   status: (status) => sql`i.status = ${status}`,
   job: (job) => sql`a.job_id = ${job}`,
   kind: (kind) => sql`i.kind = ${kind}`,
   from: (from) => sql`(i.starts_at at time zone i.zone)::date >= ${from}::date`,
   to: (to) => sql`(i.starts_at at time zone i.zone)::date <= ${to}::date`,
   search: (
     search,
   ) => sql`(j.title ilike ${containsPattern(search)} or (v.at is not null and c.name ilike ${containsPattern(search)})
     or exists (select from interview_panel p join users u on u.company_id = p.company_id and u.id = p.user_id
        where p.company_id = i.company_id and p.interview_id = i.id and u.first_name || ' ' || u.last_name ilike ${containsPattern(search)}))`,
 })}`

export const listInterviews = (db: Db, viewer: Viewer, filter: InterviewFilter, part: ListPart) =>
  db.many<ListedInterview>(sql`
    select i.id, i.status, i.kind, i.round, i.application_id, a.number, case when v.at is not null then c.name end as name, j.title as job, i.starts_at,
           i.minutes, i.zone, ${part.key} as place,
           array(select trim(u.first_name || ' ' || coalesce(u.last_name, '')) from interview_panel p
             join users u on u.company_id = p.company_id and u.id = p.user_id
            where p.company_id = i.company_id and p.interview_id = i.id and p.left_at is null order by 1) as panel,
           (select count(*)::int from scorecards s where s.company_id = i.company_id and s.interview_id = i.id and s.submitted_at is not null) as handed_in
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
