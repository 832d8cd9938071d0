import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import { type ReportSource, TOGETHER_DAYS } from './reports.rules.ts'

type Told = {
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

export const insertReport = (db: Db, { companyId, jobId, by, ...told }: Told) =>
  db.run(k.insertInto('job_reports').values({ company_id: companyId, job_id: jobId, by_user: by, ...told }))

/** What waits and says that the job asks for money. */
export const listPendingMoneyReports = (db: Db, companyId: string, jobId: string) =>
  db.many(
    sql<ReportSource>`
      select by_user "by", email, encode(sender, 'hex') sender,
        exists (select from job_reports p where p.by_user = r.by_user and p.decision = 'kept') "wasWrong",
        exists (select from users u where u.id = r.by_user and u.address_proved_at is not null) "hasProvedAddress",
        coalesce((select extract(day from now() - u.created_at)::int from users u where u.id = r.by_user), 0) "accountDays",
        (select count(distinct p.job_id)::int from job_reports p
          where p.by_user = r.by_user and p.job_id <> r.job_id and p.decided_at is null and p.reason = r.reason) "othersToldOf"
      from job_reports r where company_id = ${companyId} and job_id = ${jobId} and decided_at is null
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
  .selectFrom('job_reports as r')
  .innerJoin('jobs as j', (join) => join.onRef('j.company_id', '=', 'r.company_id').onRef('j.id', '=', 'r.job_id'))
  .innerJoin('companies as c', 'c.id', 'r.company_id')
  .leftJoin('users as u', 'u.id', 'r.decided_by')
  .select(['r.id', 'r.job_id', 'r.reason', 'r.words', 'r.email', 'r.at', 'r.decision', 'r.decided_at', 'r.decided_why'])
  .select(['r.company_id', 'j.title', 'j.hidden_at', 'j.hidden_answer', 'j.hidden_answer_at', 'c.name as company'])
  .select(['u.first_name as by_first', 'u.last_name as by_last'])
export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

/** Those that wait first, and of these what is hidden meanwhile, the oldest first; then what was decided, the latest first. */
export const REPORT_ORDERS: { waitingFirst: ListOrder } = {
  waitingFirst: [
    { by: sql`(r.decided_at is not null)::int`, type: 'whole' },
    { by: sql`(r.decided_at is null and j.hidden_at is null)::int`, type: 'whole' },
    { by: sql.ref('r.decided_at'), type: 'instant', descending: true, nulls: 'last' },
    { by: sql.ref('r.at'), type: 'instant' },
    { by: sql.ref('r.id'), type: 'uuid' },
  ],
}

export const listReports = (db: Db, show: 'waiting' | 'decided' | null, part: ListPart) =>
  db.many(
    reports
      .select(part.key.as('place'))
      .$if(show !== null, (q) => q.where('r.decided_at', show === 'waiting' ? 'is' : 'is not', null))
      .where(part.after)
      .modifyEnd(part.end),
  )

export const findReport = (db: Db, id: string) => db.maybe(reports.where('r.id', '=', id))

/** All that was ever told of the job, the latest first. */
export const reportsOf = (db: Db, companyId: string, jobId: string) =>
  db.many(
    reports.where('r.company_id', '=', companyId).where('r.job_id', '=', jobId).orderBy('r.at', 'desc').limit(100),
  )

/** How many there are, wait, and wait for longer than they are to: `days` where the job is hidden, else `daysElse`. */
export const reportsCounted = (db: Db, now: string, { days, daysElse }: { days: number; daysElse: number }) =>
  db.one<{ total: number; waiting: number; late: number }>(sql`
    select count(*)::int total, (count(*) filter (where r.decided_at is null))::int waiting,
      (count(*) filter (where r.decided_at is null and ${now}::timestamptz >
        case when j.hidden_at is null then r.at + make_interval(days => ${daysElse}) else
          least(r.at + make_interval(days => ${daysElse}), j.hidden_at + make_interval(days => ${days})) end))::int late
    from job_reports r join jobs j on j.company_id = r.company_id and j.id = r.job_id`)

/** Whom to write to about what waits: where they left an address, or of their account. */
export const listReporters = (db: Db, companyId: string, jobId: string) =>
  db.many<{ id: string; email: string; language: string | null }>(sql`
    select distinct on (email) * from (
      select r.id, coalesce(r.email, u.email) email, coalesce(r.language, u.language) language, r.at
        from job_reports r left join users u on u.id = r.by_user and u.disabled_at is null
       where r.company_id = ${companyId} and r.job_id = ${jobId} and r.decided_at is null) t
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
