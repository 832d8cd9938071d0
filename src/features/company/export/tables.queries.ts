import { type RawBuilder, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Reads any table of a company from its first row to its last, a piece at a time. Names come from the manifests and the catalogue alone. */

type Column = { name: string; type: string }

/** What the role may read of a table, without bytes. */
export const columnsOf = (db: Db, table: string): Promise<Column[]> =>
  db.many(sql<Column>`
    select c.column_name as name, format_type(a.atttypid, a.atttypmod) as type
      from information_schema.columns c
      join pg_attribute a on a.attrelid = format('public.%I', ${table}::text)::regclass and a.attname = c.column_name
     where c.table_schema = 'public' and c.table_name = ${table} and c.data_type <> 'bytea'
     order by c.ordinal_position`)

const ofCompany = (table: string, companyId: string): RawBuilder<boolean> =>
  table === 'companies' ? sql`id = ${companyId}` : sql`company_id = ${companyId}`

/** Warnings and letters, of which only the owner's export tells. */
const personal = (companyId: string) =>
  sql`(select p.id from memos p where p.company_id = ${companyId} and p.kind in ('warning', 'letter'))`
const filesOfPersonal = (companyId: string) =>
  sql`(select a.file_id from memo_files a where a.company_id = ${companyId} and a.memo_id in ${personal(companyId)})`

/** The pieces of this very export are no part of it; what is between HR and one person is for the owner alone. */
const stored = (table: string, companyId: string, withPersonal: boolean): RawBuilder<unknown> => {
  const own = table === 'files' ? sql`and purpose <> 'export'` : sql``
  if (withPersonal) return own
  if (table === 'memos') return sql`and kind not in ('warning', 'letter')`
  if (/^memo_/.test(table)) return sql`and memo_id not in ${personal(companyId)}`
  if (table === 'files') return sql`${own} and id not in ${filesOfPersonal(companyId)}`
  if (table === 'audit_log')
    return sql`and not (target_type is not distinct from 'memo' and (coalesce("after"->>'kind', "before"->>'kind', '') in ('warning', 'letter')
      or coalesce(target_id in ${personal(companyId)}, false)))`
  return own
}

export const countOf = async (db: Db, companyId: string, table: string, withPersonal: boolean): Promise<number> =>
  (
    await db.one(sql<{ n: number }>`
      select count(*)::bigint as n from ${sql.table(table)} where ${ofCompany(table, companyId)} ${stored(table, companyId, withPersonal)}`)
  ).n

export type Place = { table: string; columns: readonly string[]; order: readonly Column[]; withPersonal: boolean }

/** Rows after a place, as JSON texts, and the place of the last. */
export const listTableRows = (
  db: Db,
  companyId: string,
  {
    place: { table, columns, order, withPersonal },
    after,
    size,
  }: { place: Place; after: string[] | null; size: number },
) => {
  const refs = sql.join(order.map((o) => sql.ref(o.name)))
  const values = after && sql.join(order.map((o, i) => sql`${after[i]}::text::${sql.raw(o.type)}`))
  return db.many(sql<{ row: string; place: string[] }>`
    select row_to_json((select one from (select ${sql.join(columns.map((c) => sql.ref(c)))}) one))::text as row,
           array[${sql.join(order.map((o) => sql`${sql.ref(o.name)}::text`))}] as place
      from ${sql.table(table)}
     where ${ofCompany(table, companyId)} ${stored(table, companyId, withPersonal)} ${values ? sql`and (${refs}) > (${values})` : sql``}
     order by ${refs} limit ${size}`)
}

/** Files after one, with where they lie. */
export const filesAfter = (
  db: Db,
  companyId: string,
  { after, size, withPersonal }: { after: string | null; size: number; withPersonal: boolean },
) =>
  db.many(
    k
      .selectFrom('files')
      .select(['id', 'name', 'content_type', 'storage_key', 'created_at'])
      .where('company_id', '=', companyId)
      .where('purpose', '<>', 'export')
      .$if(!withPersonal, (q) => q.where(sql<boolean>`id not in ${filesOfPersonal(companyId)}`))
      .$if(after !== null, (q) => q.where('id', '>', after as string))
      .orderBy('id')
      .limit(size),
  )

export const pingDatabase = (db: Db) => db.run(sql`select 1`)
