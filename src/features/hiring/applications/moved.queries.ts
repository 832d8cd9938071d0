import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { jobNameColumns } from '../jobs/label.ts'
import type { Whereabouts } from '../stages/zones.rules.ts'

type First = Whereabouts & {
  id: string
  job_id: string
  candidate_id: string
  user_id: string | null
  owner_id: string | null
  stage_id: string
  cv_file_id: string | null
  outcome: string
  language: string
  human_only: boolean
  erased: boolean
  sent: { name: string; email: string; phone: string | null; cv: string | null }
  title: string
  company: string
}

/** The first application, held while something is done with it. */
export const lockFirstApplication = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<First>`
    select a.id, a.job_id, a.candidate_id, a.user_id, a.owner_id, a.stage_id, a.cv_file_id, a.outcome, a.language, a.human_only, a.sent,
           c.erased_at is not null erased, j.title, o.name company, coalesce(h.country, c.country) country, h.region, j.country "jobCountry",
           p.region "jobRegion"
      from applications a join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id join companies o on o.id = a.company_id
      left join places p on p.id = (j.content->>'placeId')::int left join places h on h.id = c.place_id
     where a.company_id = ${companyId} and a.id = ${id} for update of a`)

const TAKES = (now: string) =>
  sql`j.status = 'open' and j.hidden_at is null and not company_withheld(j.company_id) and j.closes_at > ${now}::timestamptz and coalesce(j.content->>'applyUrl', '') = ''`

/** Open jobs that take applications here and that the person has not applied for. */
export const jobsFor = (db: Db, companyId: string, id: string, now: string) =>
  db.many(sql<{ id: string; title: string; place: string | null; number: number }>`
    select ${jobNameColumns} from jobs j join applications a on a.company_id = j.company_id and a.id = ${id}
     where j.company_id = ${companyId} and ${TAKES(now)}
       and not exists (select from applications x where x.company_id = j.company_id and x.job_id = j.id and x.candidate_id = a.candidate_id
         and x.outcome <> 'withdrawn')
       and not exists (select from application_moves m join applications x on x.company_id = m.company_id and x.id = m.application_id
         where m.company_id = j.company_id and m.job_id = j.id and x.candidate_id = a.candidate_id and m.status = 'asked')
     order by j.title, j.number limit 500`)

export type Move = {
  id: string
  application_id: string
  job_id: string
  title: string
  why: string
  ends_first: boolean
  status: 'asked' | 'agreed' | 'declined' | 'taken_back'
  asked_at: string
  answered_at: string | null
  new_application_id: string | null
  message_id: string | null
  takes: boolean
  content: unknown
}

export const movesOf = (db: Db, companyId: string, id: string, now: string) =>
  db.many(sql<Move>`
    select m.id, m.application_id, m.job_id, j.title, m.why, m.ends_first, m.status, m.asked_at, m.answered_at, m.new_application_id, m.message_id,
           ${TAKES(now)} takes, j.content
      from application_moves m join jobs j on j.company_id = m.company_id and j.id = m.job_id
     where m.company_id = ${companyId} and m.application_id = ${id} order by m.asked_at desc, m.id limit 100`)

/** The application another was made from. */
export const madeFrom = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; job: string }>`
    select a.id, j.title job from application_moves m join applications a on a.company_id = m.company_id and a.id = m.application_id
      join jobs j on j.company_id = a.company_id and j.id = a.job_id
     where m.company_id = ${companyId} and m.new_application_id = ${id} limit 1`)

type Asked = {
  id: string
  application_id: string
  job_id: string
  why: string
  ends_first: boolean
  asked_by: string
  asked_at: string
  message_id: string
}
export const insertMove = (db: Db, companyId: string, move: Asked) =>
  db.run(k.insertInto('application_moves').values({ company_id: companyId, ...move }))

type Answered = { status: Move['status']; answered_at: string; new_application_id?: string }
/** Whether it was still open. */
export const updateMoveAnswer = async (
  db: Db,
  companyId: string,
  id: string,
  { of, set }: { of: string; set: Answered },
): Promise<boolean> =>
  (
    await db.many(
      k
        .updateTable('application_moves')
        .set(set)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('application_id', '=', of)
        .where('status', '=', 'asked')
        .returning('id'),
    )
  ).length > 0
