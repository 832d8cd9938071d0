import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Whether somebody's account asks for more than a password. */
export const hasSecondFactorOf = async (db: Db, userId: string): Promise<boolean> =>
  (await db.maybe(sql<{ has: boolean }>`select has_second_factor as has from users where id = ${userId}::uuid`))?.has ??
  false
