import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { CompanyVerifications } from '../../../server/tables.ts'
import { rolesWith } from '../../../shared/permissions.ts'

const verifications = k
  .selectFrom('company_verifications as v')
  .leftJoin('files as f', (join) => join.onRef('f.company_id', '=', 'v.company_id').onRef('f.id', '=', 'v.file_id'))
  .selectAll('v')
  .select('f.name as document')
export type StoredVerification = NonNullable<Awaited<ReturnType<typeof findVerification>>>

export const findVerification = (db: Db, companyId: string, id: string) =>
  db.maybe(verifications.where('v.company_id', '=', companyId).where('v.id', '=', id))

/** The last question of each entity. */
export const lastOfEach = (db: Db, companyId: string) =>
  db.many(
    verifications
      .distinctOn('v.entity_id')
      .where('v.company_id', '=', companyId)
      .orderBy('v.entity_id')
      .orderBy('v.asked_at', 'desc')
      .orderBy('v.id'),
  )

/** The company's own door may take back what it asked, and change nothing else of it. */
export const withdrawVerification = async (db: Db, id: string): Promise<boolean> =>
  (await db.one<{ done: boolean }>(sql`select withdraw_verification(${id}::uuid) done`)).done

export type EntityRow = {
  id: string
  country: string
  legal_name: string
  first: boolean
  numbers: Record<string, { number: string; expires: string | null }>
}

/** Those that are not put away, the first one first. */
export const listEntities = (db: Db, companyId: string) =>
  db.many<EntityRow>(sql`
    select id, country, legal_name, first, numbers from legal_entities
     where company_id = ${companyId} and archived_at is null order by first desc, created_at, id`)

/** Held to the end of the transaction: nobody renames it while it is asked for. */
export const lockedEntity = (db: Db, companyId: string, id: string) =>
  db.maybe<EntityRow>(sql`
    select id, country, legal_name, first, numbers from legal_entities
     where company_id = ${companyId} and id = ${id} and archived_at is null for update`)

export const isWithheld = async (db: Db, companyId: string): Promise<boolean> =>
  (await db.one<{ withheld: boolean }>(sql`select company_withheld(${companyId}::uuid) withheld`)).withheld

export const insertVerification = (
  db: Db,
  values: Pick<
    Insertable<CompanyVerifications>,
    | 'company_id'
    | 'entity_id'
    | 'country'
    | 'legal_name'
    | 'number_key'
    | 'number'
    | 'given_by'
    | 'note'
    | 'asked_by'
    | 'asked_at'
  >,
) => db.one(k.insertInto('company_verifications').values(values).returning('id'))

/** The document takes the place of the one before, while nobody has decided. False: somebody has. */
export const replaceDocument = async (db: Db, companyId: string, id: string, fileId: string): Promise<boolean> =>
  (await db.run(
    k
      .updateTable('company_verifications')
      .set({ file_id: fileId })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('state', '=', 'pending'),
  )) > 0

export const dropDocument = (db: Db, companyId: string, id: string) =>
  db.run(
    k
      .deleteFrom('files')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('purpose', '=', 'verification'),
  )

export const documentOf = (db: Db, companyId: string, id: string) =>
  db.maybe<{ name: string; content_type: string; storage_key: string }>(sql`
    select f.name, f.content_type, f.storage_key from company_verifications v
      join files f on f.company_id = v.company_id and f.id = v.file_id
     where v.company_id = ${companyId} and v.id = ${id}`)

/** What ended with this transaction’s change of an entity. */
export const listJustExpiredVerifications = (db: Db, companyId: string, entityId: string) =>
  db.many(
    verifications
      .where('v.company_id', '=', companyId)
      .where('v.entity_id', '=', entityId)
      .where('v.state', '=', 'lapsed')
      .where('v.ended_at', '=', sql<string>`now()`),
  )

/** Who hears of a decision: whoever runs the company. */
export const listCompanyAdmins = (db: Db, companyId: string) =>
  db.many<{ id: string; email: string; first_name: string; language: string | null }>(sql`
    select id, email, first_name, language from users
     where company_id = ${companyId} and portal = 'company' and role = any(${[...rolesWith('company.verify')]}) and disabled_at is null
     order by email`)
