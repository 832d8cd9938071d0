import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export const getCompany = (db: Db, id: string) => db.one(k.selectFrom('companies').selectAll().where('id', '=', id))
export type Company = Awaited<ReturnType<typeof getCompany>>

export const lockCompany = (db: Db, id: string) =>
  db.one(k.selectFrom('companies').selectAll().where('id', '=', id).forNoKeyUpdate())

/** Countries with people (terminated ones too: their records stay) or with a legal entity that is not archived. */
export const countriesInUse = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await db.many(sql<{ country: string }>`
      select country from employee_tallies where company_id = ${companyId} group by country having sum(people) > 0
      union select country from legal_entities where company_id = ${companyId} and archived_at is null
      order by 1`)
  ).map((row) => row.country)

/** The row goes; what is on the disk is swept up at night. */
export const dropLogo = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('files').where('company_id', '=', companyId).where('id', '=', id).where('purpose', '=', 'logo'))

export const logoFile = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('files')
      .select(['name', 'content_type', 'storage_key'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('purpose', '=', 'logo'),
  )

/** By its address, for anybody: asked as the platform. */
export const companyAt = (db: Db, slug: string) =>
  db.maybe(
    k
      .selectFrom('companies')
      .select(['id', 'name', 'slug', 'country', 'about', 'industry', 'website', 'logo_id'])
      .where('slug', '=', slug),
  )
