import { type Insertable, sql, type Updateable } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { LegalEntities, Sites } from '../../../server/tables.ts'
import type { Entity } from './contract.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'legal_entities.numbers': Entity['numbers']
  }
}

const entity = k
  .selectFrom('legal_entities as e')
  .selectAll('e')
  .select(
    sql<number>`(select coalesce(sum(t.people), 0)::int from employee_tallies t
                  where t.company_id = e.company_id and t.country = e.country)`.as('people'),
  )
  .select(
    sql<number>`(select count(*)::int from sites s where s.company_id = e.company_id and s.entity_id = e.id)`.as(
      'sites',
    ),
  )

export const listEntities = (db: Db, companyId: string) =>
  db.many(
    entity.where('e.company_id', '=', companyId).orderBy('e.first', 'desc').orderBy('e.created_at').orderBy('e.id'),
  )
export type StoredEntity = Awaited<ReturnType<typeof listEntities>>[number]

export const entityById = (db: Db, companyId: string, id: string) =>
  db.maybe(entity.where('e.company_id', '=', companyId).where('e.id', '=', id))

/** Held to the end of the transaction. */
export const lockEntity = (db: Db, companyId: string, id: string) =>
  db.run(
    k.selectFrom('legal_entities').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )

export const insertEntity = (db: Db, values: Insertable<LegalEntities>) =>
  db.one(k.insertInto('legal_entities').values(values).returning('id'))

export const updateEntity = (db: Db, companyId: string, id: string, values: Updateable<LegalEntities>) =>
  db.run(
    k
      .updateTable('legal_entities')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

const site = k
  .selectFrom('sites as s')
  .leftJoin('legal_entities as e', (j) =>
    j.onRef('e.company_id', '=', 's.company_id').onRef('e.id', '=', 's.entity_id'),
  )
  .selectAll('s')
  .select('e.legal_name as entity_name')

export const listSites = (db: Db, companyId: string) =>
  db.many(site.where('s.company_id', '=', companyId).orderBy(sql`lower(s.name)`).limit(5_000))
export type StoredSite = Awaited<ReturnType<typeof listSites>>[number]

export const siteById = (db: Db, companyId: string, id: string) =>
  db.maybe(site.where('s.company_id', '=', companyId).where('s.id', '=', id))

export const lockSite = (db: Db, companyId: string, id: string) =>
  db.run(k.selectFrom('sites').select('id').where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const insertSite = (db: Db, values: Insertable<Sites>) =>
  db.one(k.insertInto('sites').values(values).returning('id'))

export const updateSite = (db: Db, companyId: string, id: string, values: Updateable<Sites>) =>
  db.run(
    k
      .updateTable('sites')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Whether any legal entity has a registration number. */
export const hasNumberedEntity = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await db.one(sql<{ some: boolean }>`
      select exists (select from legal_entities where company_id = ${companyId} and archived_at is null
                       and numbers not in ('{}'::jsonb, '[]'::jsonb)) as some`)
  ).some
