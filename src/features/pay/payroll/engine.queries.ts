import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** The database that numbers the transactions: another one numbers them from the beginning. */
export const numberedBy = async (db: Db): Promise<string> =>
  (await db.one(sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`)).id
