import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { HiringReports } from '../../../server/tables.ts'
import { rolesWith } from '../../../shared/permissions.ts'
import type { Figure, Period, Schedule } from './rules.ts'

export type StoredReport = Schedule & {
  id: string
  name: string
  figures: Figure[]
  period: Period
  department: string | null
  country: string | null
  job_id: string | null
  job: string | null
  recipients: string[]
  paused: boolean
  next_at: string
  version: number
  sent_at: string | null
  letters: number | null
}

const SELECT = sql`
  select report.id, report.name, report.figures, report.period, report.department, report.country, report.job_id, job.title as job, report.cadence,
    report.day, report.hour, report.zone,
         report.recipients, report.paused, report.next_at, report.version, last_sending.sent_at, last_sending.letters
    from hiring_reports report left join jobs job on job.company_id = report.company_id and job.id = report.job_id
    left join lateral (select sent_at, letters from hiring_report_sends sending
      where sending.company_id = report.company_id and sending.report_id = report.id order by sending.due_at desc limit 1) last_sending on true`

export const listReports = (db: Db, companyId: string) =>
  db.many<StoredReport>(
    sql`${SELECT} where report.company_id = ${companyId} order by lower(report.name), report.id limit 500`,
  )

export const findReport = (db: Db, companyId: string, id: string) =>
  db.maybe<StoredReport>(sql`${SELECT} where report.company_id = ${companyId} and report.id = ${id}::uuid`)

export const lockReport = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('hiring_reports').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const insertReport = (db: Db, values: Insertable<HiringReports>) =>
  db.one(k.insertInto('hiring_reports').values(values).returning('id'))

export const updateReport = (db: Db, companyId: string, id: string, values: Updateable<HiringReports>) =>
  db.run(
    k
      .updateTable('hiring_reports')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const deleteReport = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('hiring_reports').where('company_id', '=', companyId).where('id', '=', id))

export type ReportRecipient = {
  id: string
  first_name: string
  last_name: string
  email: string
  language: string
  role: string
  runs: boolean
}

/** Accounts of the company; those who answer for it now may get a report. */
export const listRecipients = (db: Db, companyId: string) =>
  db.many<ReportRecipient>(sql`
    select id, first_name, last_name, email, language, role,
           disabled_at is null and activated_at is not null and role = any(${[...rolesWith('hiring.reports')]}) as runs
      from users where company_id = ${companyId} and portal = 'company' order by first_name, last_name, id`)

export const jobThere = async (db: Db, companyId: string, id: string) =>
  (await db.maybe(k.selectFrom('jobs').select('id').where('company_id', '=', companyId).where('id', '=', id))) !==
  undefined

export const getCompanyCountry = async (db: Db, companyId: string) =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country

/** Asked as the platform. */
export const listCompaniesWithDueReports = (db: Db, now: string) =>
  db.many<{ company_id: string }>(
    sql`select distinct company_id from hiring_reports where not paused and next_at <= ${now}::timestamptz`,
  )

export const listDueReports = (db: Db, companyId: string, now: string) =>
  db.many<{ id: string }>(sql`
    select id from hiring_reports where company_id = ${companyId} and not paused and next_at <= ${now}::timestamptz
     order by next_at, id limit 50 for update`)

/** False: for that moment it was sent already. */
export const noteSend = async (
  db: Db,
  companyId: string,
  { id, dueAt, at, letters }: { id: string; dueAt: string; at: string; letters: number },
) =>
  (await db.maybe(
    k
      .insertInto('hiring_report_sends')
      .values({ company_id: companyId, report_id: id, due_at: dueAt, sent_at: at, letters })
      .onConflict((c) => c.doNothing())
      .returning('report_id'),
  )) !== undefined

export const setNext = (db: Db, companyId: string, id: string, next: string) =>
  db.run(
    k.updateTable('hiring_reports').set({ next_at: next }).where('company_id', '=', companyId).where('id', '=', id),
  )
