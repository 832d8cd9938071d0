import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** How long marks are kept. */
const DAYS = 60

/** Marks that no run is held against any more. */
export const dropOldMarks = (db: Db, companyId: string) =>
  db.run(sql`
    delete from pay_marks where company_id = ${companyId} and made_at < clock_timestamp() - make_interval(days => ${DAYS})`)

/** The database that numbers the transactions: another one numbers them from the beginning. */
export const numberedBy = async (db: Db): Promise<string> =>
  (await db.one(sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`)).id
