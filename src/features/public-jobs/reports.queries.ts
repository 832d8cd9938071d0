import { sql } from 'kysely'
import { type Db, k } from '../../server/sql.ts'
import { TOGETHER_DAYS } from './reports.rules.ts'

type Told = {
  id: string
  companyId: string
  jobId: string
  reason: string
  words: string | null
  email: string | null
  by: string | null
  sender: Buffer
}

export const insertReport = (db: Db, { companyId, jobId, by, ...told }: Told) =>
  db.run(k.insertInto('job_reports').values({ company_id: companyId, job_id: jobId, by_user: by, ...told }))

/** What waits and says that the job asks for money. */
export const saidToAskForMoney = (db: Db, companyId: string, jobId: string) =>
  db.many(
    sql<{ by: string | null; wasWrong: boolean; sender: string | null; email: string | null }>`
      select by_user "by", email, encode(sender, 'hex') sender,
        exists (select from job_reports p where p.by_user = r.by_user and p.decision = 'kept') "wasWrong"
      from job_reports r where company_id = ${companyId} and job_id = ${jobId} and decided_at is null
        and reason = 'asks_for_money' and at > now() - make_interval(days => ${TOGETHER_DAYS}) order by at desc limit 100`,
  )

const reports = k
  .selectFrom('job_reports as r')
  .innerJoin('jobs as j', (join) => join.onRef('j.company_id', '=', 'r.company_id').onRef('j.id', '=', 'r.job_id'))
  .innerJoin('companies as c', 'c.id', 'r.company_id')
  .select(['r.id', 'r.job_id', 'r.reason', 'r.words', 'r.email', 'r.at', 'r.decision', 'r.decided_at'])
  .select(['r.company_id', 'j.title', 'j.hidden_at', 'c.name as company'])

/** Those that wait first, and of these what is hidden meanwhile. */
export const reportsPage = (db: Db, size: number, skip: number) =>
  db.many(
    reports
      .orderBy(sql`r.decided_at is not null`)
      .orderBy(sql`r.decided_at is null and j.hidden_at is null`)
      .orderBy('r.at', 'desc')
      .limit(size)
      .offset(skip),
  )

export const reportHeld = (db: Db, id: string) => db.maybe(reports.where('r.id', '=', id))

export const reportsWaiting = async (db: Db): Promise<number> =>
  (
    await db.one(
      k
        .selectFrom('job_reports')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('decided_at', 'is', null),
    )
  ).n

/** All reports of the job that wait are decided with it. Where they came from is of no use any more. */
export const decide = (db: Db, companyId: string, jobId: string, decision: string, by: string) =>
  db.run(
    k
      .updateTable('job_reports')
      .set({ decision, decided_by: by, decided_at: sql`now()`, sender: null })
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('decided_at', 'is', null),
  )
