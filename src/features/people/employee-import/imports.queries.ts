import { sql } from 'kysely'
import { notifyChange } from '../../../server/changes.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { Ranges } from './imports.rules.ts'

export type ImportRow = {
  id: string
  file_name: string
  rows: number
  status: 'open' | 'done' | 'undoing' | 'undone'
  removed: number
  mapping: (string | null)[]
  created_at: string
  created_by: string | null
  finished_at: string | null
  undone_at: string | null
  /** When the last people came. */
  last_at: string | null
  given: number
  added: number
}

const imports = (companyId: string, only: ReturnType<typeof sql>) => sql<ImportRow>`
  select i.id, i.file_name, i.rows, i.status, i.removed, i.mapping, i.created_at, i.finished_at, i.undone_at,
         nullif(trim(u.first_name || ' ' || u.last_name), '') as created_by, c.last_at,
         coalesce(rows_in(c.given), 0) as given, coalesce(rows_in(c.added), 0) as added
    from imports i
    left join users u on u.id = i.created_by
    left join lateral (
      select range_agg(given) given, range_agg(added) added, max(created_at) last_at
        from import_chunks where company_id = i.company_id and import_id = i.id) c on true
   where i.company_id = ${companyId}::uuid and ${only}
   order by i.created_at desc, i.id limit 20`

export const listImports = (db: Db, companyId: string) => db.many(imports(companyId, sql`true`))

export const ofFile = (db: Db, companyId: string, fileHash: Buffer) =>
  db.many(imports(companyId, sql`i.file_hash = ${fileHash} and i.status <> 'undone'`))

export const findImport = (db: Db, companyId: string, id: string) =>
  db.maybe(imports(companyId, sql`i.id = ${id}::uuid`))

export const findOpen = (db: Db, companyId: string, fileHash: Buffer, mappingHash: Buffer) =>
  db.maybe(
    k
      .selectFrom('imports')
      .select('id')
      .where('company_id', '=', companyId)
      .where('file_hash', '=', fileHash)
      .where('mapping_hash', '=', mappingHash)
      .where('status', 'in', ['open', 'done', 'undoing']),
  )

type NewImport = {
  companyId: string
  userId: string
  fileName: string
  fileHash: Buffer
  mapping: (string | null)[]
  mappingHash: Buffer
  rows: number
}

export const insertImport = (db: Db, i: NewImport) =>
  db.one(
    k
      .insertInto('imports')
      .values({
        company_id: i.companyId,
        file_name: i.fileName,
        file_hash: i.fileHash,
        mapping: JSON.stringify(i.mapping),
        mapping_hash: i.mappingHash,
        rows: i.rows,
        created_by: i.userId,
      })
      .returning('id'),
  )

/** Rows of the file whose people this import has added, within two row numbers. */
export const savedRows = async (db: Db, companyId: string, id: string, from: number, to: number): Promise<Ranges> =>
  (
    await db.many(sql<{ first: number; last: number }>`
      select lower(r) as first, upper(r) - 1 as last from (
        select unnest(range_agg(added)) r from import_chunks
         where company_id = ${companyId}::uuid and import_id = ${id}::uuid and added && int4range(${from}::int, ${to}::int, '[]')) all_ranges
       order by 1`)
  ).map(({ first, last }) => [first, last] as const)

/** The import's status, held until the end of the transaction: many may bring people at once, and nobody undoes meanwhile. */
export const statusShared = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ status: ImportRow['status'] }>`
    select status from imports where company_id = ${companyId}::uuid and id = ${id}::uuid for share`)

export const statusAlone = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<{ status: ImportRow['status'] }>`
    select status from imports where company_id = ${companyId}::uuid and id = ${id}::uuid for update`)

export const insertChunk = async (db: Db, companyId: string, importId: string, given: string, added: string) => {
  await db.run(sql`
    insert into import_chunks (company_id, import_id, given, added)
    values (${companyId}::uuid, ${importId}::uuid, ${given}::int4multirange, ${added}::int4multirange)`)
  await notifyChange(db, `import ${importId}`)
}

export const finishImport = async (db: Db, companyId: string, id: string) => {
  await db.run(
    k
      .updateTable('imports')
      .set({ status: 'done', finished_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
  await notifyChange(db, `import ${id}`)
}

export const mappingOf = (db: Db, companyId: string, signature: string) =>
  db.maybe(
    k
      .selectFrom('import_mappings')
      .select('mapping')
      .where('company_id', '=', companyId)
      .where('signature', '=', signature),
  )

export const rememberMapping = (
  db: Db,
  companyId: string,
  userId: string,
  signature: string,
  mapping: (string | null)[],
) =>
  db.run(
    k
      .insertInto('import_mappings')
      .values({ company_id: companyId, signature, mapping: JSON.stringify(mapping), updated_by: userId })
      .onConflict((c) =>
        c.columns(['company_id', 'signature']).doUpdateSet({
          mapping: JSON.stringify(mapping),
          updated_by: userId,
          updated_at: sql`now()`,
        }),
      ),
  )
