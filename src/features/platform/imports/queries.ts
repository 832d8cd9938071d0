import { sql } from 'kysely'
import { notifyChange } from '../../../server/changes.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { Mapping } from './columns.rules.ts'
import type { Ranges } from './rules.ts'

export type StoredImport = {
  id: string
  kind: string
  file_name: string
  rows: number
  status: 'open' | 'done' | 'undoing' | 'undone'
  removed: number
  mapping: Mapping
  headers: string[]
  options: Record<string, unknown>
  created_at: string
  created_by: string | null
  /** Whose file it is. */
  creator_id: string | null
  finished_at: string | null
  undone_at: string | null
  started_at: string | null
  started_by: string | null
  started_session: string | null
  /** When the last rows came. */
  last_at: string | null
  given: number
  added: number
}

const imports = (companyId: string, kinds: readonly string[], only: ReturnType<typeof sql>) => sql<StoredImport>`
  select import.id, import.kind, import.file_name, import.rows, import.status, import.removed, import.mapping, import.headers, import.options,
    import.created_at, import.finished_at, import.undone_at,
         import.started_at, import.started_by, import.started_session, import.created_by as creator_id,
         nullif(trim(account.first_name || ' ' || account.last_name), '') as created_by, counted.last_at,
         coalesce(rows_in(counted.given), 0) as given, coalesce(rows_in(counted.added), 0) as added
    from imports import
    left join users account on account.id = import.created_by
    left join lateral (
      select range_agg(given) given, range_agg(added) added, max(created_at) last_at
        from import_chunks where company_id = import.company_id and import_id = import.id) counted on true
   where import.company_id = ${companyId}::uuid and import.kind = any(${kinds}::text[]) and ${only}
   order by import.created_at desc, import.id limit 20`

/** The latest of some kinds. */
export const listImports = (db: Db, companyId: string, kinds: readonly string[]) =>
  db.many(imports(companyId, kinds, sql`true`))

export const listImportsOfFile = (db: Db, companyId: string, kinds: readonly string[], fileHash: Buffer) =>
  db.many(imports(companyId, kinds, sql`import.file_hash = ${fileHash} and import.status <> 'undone'`))

export const findImport = (db: Db, companyId: string, kind: string, id: string) =>
  db.maybe(imports(companyId, [kind], sql`import.id = ${id}::uuid`))

type FileKey = { kind: string; fileHash: Buffer; mappingHash: Buffer }

export const findImportOfFile = (db: Db, companyId: string, { kind, fileHash, mappingHash }: FileKey) =>
  db.maybe(
    k
      .selectFrom('imports')
      .select('id')
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('file_hash', '=', fileHash)
      .where('mapping_hash', '=', mappingHash)
      .where('status', 'in', ['open', 'done', 'undoing']),
  )

type NewImport = FileKey & {
  companyId: string
  userId: string
  fileName: string
  headers: readonly string[]
  options: object
  mapping: Mapping
  rows: number
}

export const insertImport = (db: Db, values: NewImport) =>
  db.one(
    k
      .insertInto('imports')
      .values({
        company_id: values.companyId,
        kind: values.kind,
        file_name: values.fileName,
        file_hash: values.fileHash,
        headers: JSON.stringify(values.headers),
        options: JSON.stringify(values.options),
        mapping: JSON.stringify(values.mapping),
        mapping_hash: values.mappingHash,
        rows: values.rows,
        created_by: values.userId,
      })
      .returning('id'),
  )

/** Rows of the file that this import has added, within two row numbers. */
export const listSavedRows = async (
  db: Db,
  companyId: string,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<Ranges> =>
  (
    await db.many(sql<{ first: number; last: number }>`
      select lower(r) as first, upper(r) - 1 as last from (
        select unnest(range_agg(added)) r from import_chunks
         where company_id = ${companyId}::uuid and import_id = ${id}::uuid and added && int4range(${from}::int, ${to}::int, '[]')) all_ranges
       order by 1`)
  ).map(({ first, last }) => [first, last] as const)

/** An import's state, held until the end of the transaction: many may bring rows at once, and nobody undoes meanwhile. */
export const shareImport = (db: Db, companyId: string, kind: string, id: string) =>
  db.maybe(sql<Pick<StoredImport, 'status' | 'started_at'>>`
    select status, started_at from imports
     where company_id = ${companyId}::uuid and kind = ${kind} and id = ${id}::uuid for share`)

export const lockImport = (db: Db, companyId: string, kind: string, id: string) =>
  db.maybe(sql<Pick<StoredImport, 'status' | 'started_at'>>`
    select status, started_at from imports
     where company_id = ${companyId}::uuid and kind = ${kind} and id = ${id}::uuid for update`)

type Chunk = { given: string; added: string; records: readonly string[] }

export const insertChunk = async (db: Db, companyId: string, importId: string, { given, added, records }: Chunk) => {
  await db.run(sql`
    insert into import_chunks (company_id, import_id, given, added, records)
    values (${companyId}::uuid, ${importId}::uuid, ${given}::int4multirange, ${added}::int4multirange, ${records}::uuid[])`)
  await notifyChange(db, `import ${importId}`)
}

/** What an import made, the newest first. */
export const listMadeRecords = async (db: Db, companyId: string, importId: string): Promise<string[]> =>
  (
    await db.many(sql<{ id: string }>`
      select unnest(records) as id from import_chunks
       where company_id = ${companyId}::uuid and import_id = ${importId}::uuid order by import_chunks.id desc`)
  ).map((row) => row.id)

export const finishImport = async (db: Db, companyId: string, id: string) => {
  await db.run(
    k
      .updateTable('imports')
      .set({ status: 'done', finished_at: sql`now()`, started_at: null })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
  await notifyChange(db, `import ${id}`)
}

/** From now on a job writes its rows, for whoever said so. */
export const startImport = async (
  db: Db,
  companyId: string,
  id: string,
  by: { userId: string; sessionId: string } | null,
) => {
  const values = by
    ? { started_at: sql<string>`now()`, started_by: by.userId, started_session: by.sessionId || null }
    : { started_at: null }
  await db.run(k.updateTable('imports').set(values).where('company_id', '=', companyId).where('id', '=', id))
  await notifyChange(db, `import ${id}`)
}

type Removal = { userId: string; removed: number; isOver: boolean }

/** Where an undoing is: begun, or over when nothing is left. */
export const markUndone = async (db: Db, companyId: string, id: string, { userId, removed, isOver }: Removal) => {
  const over = isOver ? { undone_at: sql<string>`now()`, undone_by: userId } : {}
  await db.run(
    k
      .updateTable('imports')
      .set(
        Object.assign({ status: isOver ? 'undone' : 'undoing', removed: sql<number>`removed + ${removed}::int` }, over),
      )
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
  await notifyChange(db, `import ${id}`)
}

export const findMapping = (db: Db, companyId: string, kind: string, signature: string) =>
  db.maybe(
    k
      .selectFrom('import_mappings')
      .select('mapping')
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('signature', '=', signature),
  )

type Remembered = { kind: string; signature: string; mapping: Mapping; userId: string }

export const saveMapping = (db: Db, companyId: string, { kind, signature, mapping, userId }: Remembered) =>
  db.run(
    k
      .insertInto('import_mappings')
      .values({ company_id: companyId, kind, signature, mapping: JSON.stringify(mapping), updated_by: userId })
      .onConflict((c) =>
        c.columns(['company_id', 'kind', 'signature']).doUpdateSet({
          mapping: JSON.stringify(mapping),
          updated_by: userId,
          updated_at: sql`now()`,
        }),
      ),
  )

type HandMade = { id: string; kind: string; fileName: string; row: number; userId: string }

/** The import of rows that come one by one under an id that whoever sends them chose; it grows with them. */
export const growImport = (db: Db, companyId: string, { id, kind, fileName, row, userId }: HandMade) =>
  db.maybe(sql<{ id: string }>`
    insert into imports (company_id, id, kind, file_name, file_hash, mapping, mapping_hash, rows, created_by)
    values (${companyId}::uuid, ${id}::uuid, ${kind}, ${fileName}, decode(replace(${id}::text, '-', ''), 'hex'), '[]', '\\x', ${row}::int, ${userId}::uuid)
    on conflict (company_id, id) do update set rows = greatest(imports.rows, excluded.rows)
      where imports.kind = excluded.kind and imports.status in ('open', 'done')
    returning id`)
