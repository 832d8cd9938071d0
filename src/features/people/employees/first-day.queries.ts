import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** True when they were still before their first day. */
export const startEmployee = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.run(
    k
      .updateTable('employees')
      .set({ status: 'active', version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('status', '=', 'pending'),
  )) > 0
