import { sql } from 'kysely'
import type { MovedDepartment } from '../../../server/feature.ts'
import { type Db, k } from '../../../server/sql.ts'

/** Everybody of one department's name to another. Their version rises: a form that was open meanwhile is told. Says how many they are. */
export const movePeopleOfDepartment = (db: Db, { companyId, from, to, by }: MovedDepartment): Promise<number> =>
  db.run(
    k
      .updateTable('employees')
      .set({ department: to, version: sql`version + 1`, updated_at: sql`now()`, updated_by: by })
      .where('company_id', '=', companyId)
      .where('department', '=', from),
  )
