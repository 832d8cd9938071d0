import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** Values of a column that the company's people already have. */
export const findTakenValues = async (
  db: Db,
  companyId: string,
  column: 'email' | 'employee_number',
  values: string[],
): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employees')
          .select(`${column} as value`)
          .where('company_id', '=', companyId)
          .where(column, '=', sql<string>`any(${values}::text[])`),
      )
    ).map((row) => row.value),
  )

/** Which of these names, e-mail addresses and numbers are somebody's of the company who has not left; in lower case. */
export const findKnownManagers = async (db: Db, companyId: string, typed: readonly string[]): Promise<Set<string>> => {
  const keys = [...new Set(typed.map((text) => text.toLowerCase()))]
  const rows = await db.many(sql<{ key: string }>`
    select lower(k.key) as key from unnest(${keys}::text[]) as k(key)
     where exists (select from employees e where e.company_id = ${companyId}::uuid and e.status <> 'terminated'
              and (e.sort_name = k.key collate "C" or e.email = k.key or lower(e.employee_number) = k.key))`)
  return new Set(rows.map((row) => row.key))
}

export const findTakenNumbers = async (db: Db, companyId: string, blind: Buffer[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many(
        k
          .selectFrom('employee_secrets')
          .select('blind_index')
          .where('company_id', '=', companyId)
          .where('identifies', '=', true)
          .where('blind_index', '=', sql<Buffer>`any(${blind}::bytea[])`),
      )
    ).map((row) => row.blind_index.toString('base64')),
  )
