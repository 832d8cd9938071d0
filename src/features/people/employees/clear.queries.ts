import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** People with sealed numbers after one of them, by id. */
export const holdersAfter = (db: Db, companyId: string, after: string | null, size: number) =>
  db.many(
    sql<{ id: string }>`
      select distinct employee_id as id from employee_secrets
       where company_id = ${companyId} ${after === null ? sql`` : sql`and employee_id > ${after}::uuid`}
       order by 1 limit ${size}`,
  )
