import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import { behind } from './behind.ts'

type Input = { userId: string; text: string; most: number }

/**
 * Candidates by name: of the applications that whoever asks has opened, the last opened first. A name that is hidden from them is not found
 * either: whether it is there would tell it.
 */
export const findCandidatesFor = (db: Db, companyId: string, { userId, text, most }: Input) =>
  db.many(sql<{ id: string; name: string; job: string }>`
    select application.id, candidate.name, job.title as job
      from application_views as view
      join applications as application on application.company_id = view.company_id and application.id = view.application_id
      join candidates as candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
      join jobs as job on job.company_id = application.company_id and job.id = application.job_id
     where view.company_id = ${companyId} and view.user_id = ${userId} and candidate.name ilike ${containsPattern(text)}
     order by view.at desc, application.id limit ${most}`)

/** Applications to which an answer was promised for a day that has passed. */
export const countLateAnswers = async (db: Db, companyId: string, now: string): Promise<number> =>
  (
    await db.one(sql<{ late: number }>`
      select count(*) filter (where ${behind('promises', now)})::int as late
        from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
       where application.company_id = ${companyId} and application.outcome = 'active' and application.first_response_at is null`)
  ).late

/** Active applications by how far they are. */
export const countByStage = (db: Db, companyId: string) =>
  db.many(sql<{ kind: string; people: number }>`
    select stage.kind, count(*)::int as people
      from applications as application
      join pipeline_stages as stage on stage.company_id = application.company_id and stage.id = application.stage_id
     where application.company_id = ${companyId} and application.outcome = 'active'
     group by stage.kind`)

/** By the month people applied in: to how many an answer was promised, and how many had it by then. */
export const countAnswersByMonth = (db: Db, companyId: string, { since, now }: { since: string; now: string }) =>
  db.many(sql<{ month: string; due: number; kept: number }>`
    select to_char(application.applied_at at time zone 'UTC', 'YYYY-MM') as month,
           count(*) filter (where ${behind('answerable', now)})::int as due,
           count(*) filter (where ${behind('inTime', now)})::int as kept
      from applications application join jobs job on job.company_id = application.company_id and job.id = application.job_id
     where application.company_id = ${companyId} and application.applied_at >= ${since}::timestamptz
     group by 1 order by 1`)
