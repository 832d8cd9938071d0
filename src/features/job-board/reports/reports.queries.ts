import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import { type ReportSource, TOGETHER_DAYS } from './reports.rules.ts'

type NewReport = {
  id: string
  companyId: string
  jobId: string
  reason: string
  words: string | null
  email: string | null
  language: string | null
  by: string | null
  sender: Buffer
}

export const insertReport = (db: Db, { companyId, jobId, by, ...told }: NewReport) =>
  db.run(k.insertInto('job_reports').values({ company_id: companyId, job_id: jobId, by_user: by, ...told }))

/** What waits and says that the job asks for money. */
export const listPendingMoneyReports = (db: Db, companyId: string, jobId: string) =>
  db.many(
    sql<ReportSource>`
      select by_user "by", email, encode(sender, 'hex') sender,
        exists (select from job_reports other_report where other_report.by_user = report.by_user and other_report.decision = 'kept') "wasWrong",
        exists (select from users account where account.id = report.by_user and account.address_proved_at is not null) "hasProvedAddress",
        coalesce((select extract(day from now() - account.created_at)::int from users account where account.id = report.by_user), 0) "accountDays",
        (select count(distinct other_report.job_id)::int from job_reports other_report
          where other_report.by_user = report.by_user and other_report.job_id <> report.job_id and other_report.decided_at is null
            and other_report.reason = report.reason) "othersToldOf"
      from job_reports report where company_id = ${companyId} and job_id = ${jobId} and decided_at is null
        and reason = 'asks_for_money' and at > now() - make_interval(days => ${TOGETHER_DAYS}) order by at desc limit 100`,
  )

/** Adverts of a company that this was told of, looked at and kept, in so many days. */
export const countCleared = async (db: Db, companyId: string, days: number): Promise<number> =>
  (
    await db.one(sql<{ cleared: number }>`
      select count(distinct job_id)::int cleared from job_reports where company_id = ${companyId} and decision = 'kept'
        and reason = 'asks_for_money' and decided_at > now() - make_interval(days => ${days})`)
  ).cleared

const reports = k
  .selectFrom('job_reports as report')
  .innerJoin('jobs as job', (join) =>
    join.onRef('job.company_id', '=', 'report.company_id').onRef('job.id', '=', 'report.job_id'),
  )
  .innerJoin('companies as company', 'company.id', 'report.company_id')
  .leftJoin('users as account', 'account.id', 'report.decided_by')
  .select([
    'report.id',
    'report.job_id',
    'report.reason',
    'report.words',
    'report.email',
    'report.at',
    'report.decision',
    'report.decided_at',
    'report.decided_why',
  ])
  .select([
    'report.company_id',
    'job.title',
    'job.hidden_at',
    'job.hidden_answer',
    'job.hidden_answer_at',
    'company.name as company',
  ])
  .select(['account.first_name as by_first', 'account.last_name as by_last'])
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** Those that wait first, and of these what is hidden meanwhile, the oldest first; then what was decided, the latest first. */
export const REPORT_ORDERS: { waitingFirst: ListOrder } = {
  waitingFirst: [
    { by: sql`(report.decided_at is not null)::int`, type: 'whole' },
    { by: sql`(report.decided_at is null and job.hidden_at is null)::int`, type: 'whole' },
    { by: sql.ref('report.decided_at'), type: 'instant', descending: true, nulls: 'last' },
    { by: sql.ref('report.at'), type: 'instant' },
    { by: sql.ref('report.id'), type: 'uuid' },
  ],
}

export const listReports = (db: Db, show: 'waiting' | 'decided' | null, part: ListPart) =>
  db.many(
    reports
      .select(part.key.as('place'))
      .$if(show !== null, (q) => q.where('report.decided_at', show === 'waiting' ? 'is' : 'is not', null))
      .where(part.after)
      .modifyEnd(part.end),
  )

export const findReport = (db: Db, id: string) => db.maybe(reports.where('report.id', '=', id))

/** All that was ever told of the job, the latest first. */
export const reportsOf = (db: Db, companyId: string, jobId: string) =>
  db.many(
    reports
      .where('report.company_id', '=', companyId)
      .where('report.job_id', '=', jobId)
      .orderBy('report.at', 'desc')
      .limit(100),
  )

/** How many there are, wait, and wait for longer than they are to: `days` where the job is hidden, else `daysElse`. */
export const reportsCounted = (db: Db, now: string, { days, daysElse }: { days: number; daysElse: number }) =>
  db.one<{ total: number; waiting: number; late: number }>(sql`
    select count(*)::int total, (count(*) filter (where report.decided_at is null))::int waiting,
      (count(*) filter (where report.decided_at is null and ${now}::timestamptz >
        case when job.hidden_at is null then report.at + make_interval(days => ${daysElse}) else
          least(report.at + make_interval(days => ${daysElse}), job.hidden_at + make_interval(days => ${days})) end))::int late
    from job_reports report join jobs job on job.company_id = report.company_id and job.id = report.job_id`)

/** Whom to write to about what waits: where they left an address, or of their account. */
export const listReporters = (db: Db, companyId: string, jobId: string) =>
  db.many<{ id: string; email: string; language: string | null }>(sql`
    select distinct on (email) * from (
      select report.id, coalesce(report.email, account.email) email, coalesce(report.language, account.language) language, report.at
        from job_reports report left join users account on account.id = report.by_user and account.disabled_at is null
       where report.company_id = ${companyId} and report.job_id = ${jobId} and report.decided_at is null) reporter
    where email is not null order by email, at`)

type Decided = { companyId: string; jobId: string; decision: string; why: string | null; by: string; at: string }

/** All reports of the job that wait are decided with it. Where they came from is of no use any more. */
export const decideReports = (db: Db, { companyId, jobId, decision, why, by, at }: Decided) =>
  db.run(
    k
      .updateTable('job_reports')
      .set({ decision, decided_why: why, decided_by: by, decided_at: at, sender: null })
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('decided_at', 'is', null),
  )

/** Whoever told is gone: their address, and their words where nobody needs them any more. */
export const forgetReporter = async (db: Db, userId: string, email: string): Promise<void> => {
  await db.run(sql`
    update job_reports set email = null, by_user = null, sender = null,
        words = case when decided_at is null then words end
     where by_user = ${userId} or email = ${email}`)
}
