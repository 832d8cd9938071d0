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
    select application.id, application.job_id, application.candidate_id, application.user_id, application.owner_id, application.stage_id,
      application.cv_file_id, application.outcome, application.language, application.human_only, application.sent,
           candidate.erased_at is not null erased, job.title, company.name company, coalesce(home.country, candidate.country) country, home.region,
             job.country "jobCountry",
           place.region "jobRegion"
      from applications application join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id join companies company
        on company.id = application.company_id
      left join places place on place.id = (job.content->>'placeId')::int left join places home on home.id = candidate.place_id
     where application.company_id = ${companyId} and application.id = ${id} for update of application`)

const TAKES = (now: string) =>
  sql`job.status = 'open' and job.hidden_at is null and not company_withheld(job.company_id) and job.closes_at > ${now}::timestamptz
    and coalesce(job.content->>'applyUrl', '') = ''`

/** Open jobs that take applications here and that the person has not applied for. */
export const jobsFor = (db: Db, companyId: string, id: string, now: string) =>
  db.many(sql<{ id: string; title: string; place: string | null; number: number }>`
    select ${jobNameColumns} from jobs job join applications application on application.company_id = job.company_id and application.id = ${id}
     where job.company_id = ${companyId} and ${TAKES(now)}
       and not exists (select from applications other_application where other_application.company_id = job.company_id
         and other_application.job_id = job.id and other_application.candidate_id = application.candidate_id
         and other_application.outcome <> 'withdrawn')
       and not exists (select from application_moves move join applications other_application on other_application.company_id = move.company_id
         and other_application.id = move.application_id
         where move.company_id = job.company_id and move.job_id = job.id and other_application.candidate_id = application.candidate_id
           and move.status = 'asked')
     order by job.title, job.number limit 500`)

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
    select move.id, move.application_id, move.job_id, job.title, move.why, move.ends_first, move.status, move.asked_at, move.answered_at,
      move.new_application_id, move.message_id,
           ${TAKES(now)} takes, job.content
      from application_moves move join jobs job on job.company_id = move.company_id and job.id = move.job_id
     where move.company_id = ${companyId} and move.application_id = ${id} order by move.asked_at desc, move.id limit 100`)

/** The application another was made from. */
export const madeFrom = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ id: string; job: string }>`
    select application.id, job.title job from application_moves move join applications application on application.company_id = move.company_id
      and application.id = move.application_id
      join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where move.company_id = ${companyId} and move.new_application_id = ${id} limit 1`)

type Input = {
  id: string
  application_id: string
  job_id: string
  why: string
  ends_first: boolean
  asked_by: string
  asked_at: string
  message_id: string
}
export const insertMove = (db: Db, companyId: string, move: Input) =>
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
