import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Through the platform’s door: companies that have adverts, or had. */
export const listCompanyIds = async (db: Db): Promise<string[]> =>
  (await db.many(k.selectFrom('companies').select('id').orderBy('id'))).map((c) => c.id)

/** One company’s applications since a moment; who went away by themselves is nobody’s answer. */
export const appliedSince = (db: Db, companyId: string, since: string) =>
  db.many<{ appliedAt: string; firstViewedAt: string | null; answered: boolean }>(sql`
    select applied_at "appliedAt", first_viewed_at "firstViewedAt", (first_response_at is not null or outcome <> 'active') answered
      from applications where company_id = ${companyId} and applied_at >= ${since}::timestamptz and outcome <> 'withdrawn'
     order by applied_at desc limit 10000`)

export const activeAt = async (db: Db, companyId: string): Promise<string | null> =>
  (
    await db.one<{ at: string | null }>(sql`
      select greatest((select max(greatest(first_viewed_at, first_response_at)) from applications where company_id = ${companyId}),
        (select max(updated_at) from jobs where company_id = ${companyId} and posted_at is not null)) at`)
  ).at

type Answers = {
  applications: number
  review_days: number | null
  answered: number
  active_at: string | null
  made_at: string
}

export const upsertCompanyAnswers = (db: Db, companyId: string, answers: Answers) =>
  db.run(
    k
      .insertInto('company_answers')
      .values({ company_id: companyId, ...answers })
      .onConflict((on) => on.column('company_id').doUpdateSet(answers)),
  )

/** Companies that answer most of who applies. */
export const listAnsweringCompanies = async (db: Db, enough: number): Promise<string[]> =>
  (
    await db.many<{ id: string }>(
      sql`select company_id id from company_answers where applications >= ${enough} and answered * 2 > applications`,
    )
  ).map((r) => r.id)
