import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** What stops a row that lies here, as it is stored with it. */
export type StoredProblem = { field: string; message: string; duplicate?: boolean }

export type StagedRow = { number: number; cells: Buffer; problems: StoredProblem[] }
export type NewStagedRow = StagedRow & { keys: readonly Buffer[] }

/** Rows of a file, or rows put right: one that lies here already is replaced. */
export const saveStagedRows = async (
  db: Db,
  companyId: string,
  importId: string,
  { rows, keyVersion }: { rows: readonly NewStagedRow[]; keyVersion: number },
): Promise<void> => {
  if (rows.length === 0) return
  const keys = JSON.stringify(rows.map((row) => row.keys.map((key) => key.toString('hex'))))
  await db.run(sql`
    insert into import_rows (company_id, import_id, number, cells, key_version, problems, keys)
    select ${companyId}::uuid, ${importId}::uuid, given.number, given.cells, ${keyVersion}::int, given.problems::jsonb,
           array(select decode(key, 'hex') from jsonb_array_elements_text((${keys}::jsonb) -> (given.at - 1)::int) as key)
      from unnest(${rows.map((row) => row.number)}::int[], ${rows.map((row) => row.cells)}::bytea[],
                  ${rows.map((row) => JSON.stringify(row.problems))}::text[]) with ordinality as given (number, cells, problems, at)
    on conflict (company_id, import_id, number) do update
      set cells = excluded.cells, key_version = excluded.key_version, problems = excluded.problems, keys = excluded.keys, updated_at = now()`)
}

export const deleteStagedRows = (db: Db, companyId: string, importId: string, numbers: readonly number[]) =>
  db.run(sql`
    delete from import_rows
     where company_id = ${companyId}::uuid and import_id = ${importId}::uuid and number = any(${numbers}::int[])`)

export const countStagedRows = async (db: Db, companyId: string, importId: string): Promise<number> =>
  (
    await db.one(sql<{ count: number }>`
      select count(*)::int as count from import_rows where company_id = ${companyId}::uuid and import_id = ${importId}::uuid`)
  ).count

/** Rows that can be written, in their order, held until the transaction ends. */
export const lockReadyRows = (db: Db, companyId: string, importId: string, most: number) =>
  db.many(
    k
      .selectFrom('import_rows')
      .select(['number', 'cells'])
      .where('company_id', '=', companyId)
      .where('import_id', '=', importId)
      .where(sql<boolean>`problems = '[]'`)
      .orderBy('number')
      .limit(most)
      .forUpdate(),
  )

/** The first row of the file that holds each key, of the keys of some rows. */
const twinsOf = (companyId: string, importId: string, only: ReturnType<typeof sql>) => sql`
  select number, first from (
    select number, min(number) over (partition by key) as first
      from import_rows, unnest(keys) as key
     where company_id = ${companyId}::uuid and import_id = ${importId}::uuid and ${only}) as holders
   where first < number`

export type Twin = { number: number; first: number }

/** Rows among these that share with an earlier row what no two may share. */
export const listTwins = async (
  db: Db,
  companyId: string,
  importId: string,
  keys: readonly Buffer[],
): Promise<Map<number, number>> => {
  if (keys.length === 0) return new Map()
  const twins = await db.many(
    sql<Twin>`${twinsOf(companyId, importId, sql`keys && ${keys}::bytea[]`)} order by first desc`,
  )
  return new Map(twins.map(({ number, first }) => [number, first]))
}

export type WrongRow = StagedRow & { twin_of: number | null }

/** Rows that are wrong or another's twin, after a row number. */
export const listWrongRows = (
  db: Db,
  companyId: string,
  importId: string,
  { after, most }: { after: number; most: number },
) =>
  db.many(sql<WrongRow>`
    with twins as (select number, min(first) as first from (${twinsOf(companyId, importId, sql`true`)}) as found group by number)
    select staged.number, staged.cells, staged.problems, twins.first as twin_of
      from import_rows as staged left join twins on twins.number = staged.number
     where staged.company_id = ${companyId}::uuid and staged.import_id = ${importId}::uuid and staged.number > ${after}::int
       and (staged.problems <> '[]' or twins.first is not null)
     order by staged.number limit ${most}`)

/** Rows that lie here: those that can be written, those that are there already, and those that are wrong. */
export const countRowsByState = (db: Db, companyId: string, importId: string) =>
  db.one(sql<{ fresh: number; duplicate: number; wrong: number }>`
    with twins as (select distinct number from (${twinsOf(companyId, importId, sql`true`)}) as found),
         judged as (
           select problems, twins.number is not null as is_twin,
                  not exists (select from jsonb_array_elements(problems) as problem where problem -> 'duplicate' is null) as only_twice
             from import_rows as staged left join twins on twins.number = staged.number
            where company_id = ${companyId}::uuid and import_id = ${importId}::uuid)
    select count(*) filter (where problems = '[]' and not is_twin)::int as fresh,
           count(*) filter (where only_twice and (is_twin or problems <> '[]'))::int as duplicate,
           count(*) filter (where not only_twice)::int as wrong
      from judged`)

/** Imports whose rows nobody has touched since a day. Across companies: for the nightly job. */
export const deleteOldRows = (db: Db, before: string) =>
  db.run(sql`delete from import_rows where updated_at < ${before}::timestamptz`)

/** Whoever started an import, while they may still sign in. */
export const findStarter = (db: Db, companyId: string, userId: string) =>
  db.maybe(
    k
      .selectFrom('users')
      .select(['id', 'role', 'email', 'employee_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .where('disabled_at', 'is', null),
  )
