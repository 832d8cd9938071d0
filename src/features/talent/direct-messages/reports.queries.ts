import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PersonReportReason, ReportDecision } from './talk.rules.ts'

/* The company's door. */

export type OwnReport = { id: string; at: string; decision: ReportDecision | null; decided_why: string | null }

/** The last report of a thread. */
export const findReportOf = (db: Db, companyId: string, threadId: string) =>
  db.maybe<OwnReport>(sql`
    select id, at, decision, decided_why from direct_reports where company_id = ${companyId}::uuid and thread_id = ${threadId}::uuid
     order by at desc limit 1`)

type NewReport = { thread: string; by: string; reason: PersonReportReason; words: string | null; at: string }

/** Undefined when one of this thread waits already. */
export const insertDirectReport = (db: Db, companyId: string, { thread, by, ...told }: NewReport) =>
  db.maybe<{ id: string }>(
    k
      .insertInto('direct_reports')
      .values({ company_id: companyId, thread_id: thread, by_user: by, ...told })
      .onConflict((at) => at.columns(['company_id', 'thread_id']).where('decided_at', 'is', null).doNothing())
      .returning('id'),
  )

/** A report that waits, held until the transaction ends. */
export const lockWaitingReport = (db: Db, companyId: string, id: string) =>
  db.maybe<{ id: string; thread_id: string; by_user: string }>(
    k
      .selectFrom('direct_reports')
      .select(['id', 'thread_id', 'by_user'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('decided_at', 'is', null)
      .forUpdate(),
  )

type Decided = { id: string; decision: ReportDecision; why: string | null; by: string; at: string }

export const saveDecision = (db: Db, companyId: string, { id, decision, why, by, at }: Decided) =>
  db.run(
    k
      .updateTable('direct_reports')
      .set({ decision, decided_why: why, decided_by: by, decided_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Nobody writes in it any more, whoever had blocked it before. */
export const closeThread = (db: Db, companyId: string, id: string) =>
  db.run(
    k
      .updateTable('direct_threads')
      .set({ blocked_by: 'platform' })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Whoever told, while they have an account. */
export const findReporter = (db: Db, companyId: string, userId: string) =>
  db.maybe<{ id: string; email: string; language: string | null }>(
    k
      .selectFrom('users')
      .select(['id', 'email', 'language'])
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .where('disabled_at', 'is', null),
  )

/* The platform's door. */

export type ReportRow = {
  company_id: string
  id: string
  thread_id: string
  company: string
  by: string | null
  user_id: string
  person: string
  job: string
  reason: PersonReportReason
  words: string | null
  at: string
  decision: ReportDecision | null
  decided_at: string | null
  decided_by: string | null
  decided_why: string | null
}

const nameOf = (account: string) =>
  sql`nullif(trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}), '')`

const SELECTED = sql`
  select report.company_id, report.id, report.thread_id, company.name company, ${nameOf('teller')} "by", thread.user_id,
         coalesce(${nameOf('person')}, '—') person, job.title job, report.reason, report.words, report.at, report.decision, report.decided_at,
         ${nameOf('decider')} decided_by, report.decided_why
    from direct_reports report join direct_threads thread on thread.company_id = report.company_id and thread.id = report.thread_id
    join companies company on company.id = report.company_id join jobs job on job.company_id = thread.company_id and job.id = thread.job_id
    join users person on person.id = thread.user_id left join users teller on teller.id = report.by_user
    left join users decider on decider.id = report.decided_by`

export const listReports = (db: Db, show: 'waiting' | 'decided', most: number) =>
  db.many<ReportRow>(
    show === 'waiting'
      ? sql`${SELECTED} where report.decided_at is null order by report.at, report.id limit ${most}`
      : sql`${SELECTED} where report.decided_at is not null order by report.decided_at desc, report.id limit ${most}`,
  )

export const findReport = (db: Db, id: string) => db.maybe<ReportRow>(sql`${SELECTED} where report.id = ${id}::uuid`)

export const countReports = (db: Db, lateBefore: string) =>
  db.one<{ waiting: number; decided: number; late: number }>(sql`
    select count(*) filter (where decided_at is null)::int waiting, count(*) filter (where decided_at is not null)::int decided,
           count(*) filter (where decided_at is null and at < ${lateBefore}::timestamptz)::int late from direct_reports`)
