import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'

export const FAILED_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('failed_at'), type: 'instant', descending: true },
    { by: sql.ref('id'), type: 'whole', descending: true },
  ],
}

export type FailedJobRow = {
  id: number
  name: string
  attempts: number
  last_error: string | null
  created_at: string
  failed_at: string
}

/** The queue belongs to another role: a function reads it, and is told what others put into their statement. */
export const listFailedJobs = (db: Db, { key, limit, skip, from }: ListPart) =>
  db.many(
    sql<
      FailedJobRow & { place: (string | null)[] }
    >`select *, ${key} as place from failed_jobs(${limit}::int, ${skip}::int, ${from?.[0]}::timestamptz, ${from?.[1]}::bigint)`,
  )

export const jobCounts = (db: Db) => db.one(sql<{ waiting: number; failed: number }>`select * from count_jobs()`)

/** Its name; null when there is no such job that was given up. */
export const retryJob = async (db: Db, id: string): Promise<string | null> =>
  (await db.one(sql<{ name: string | null }>`select retry_job(${id}::bigint) as name`)).name
