import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Every company. */
export const listCompanies = (db: Db) => db.many(sql<{ id: string }>`select id from companies order by id`)
