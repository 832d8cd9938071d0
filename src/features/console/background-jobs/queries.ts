import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export const failedJobs = (db: Db, size: number, skip: number) =>
  db.many(
    sql<{
      id: number
      name: string
      attempts: number
      last_error: string | null
      created_at: string
      failed_at: string
    }>`select * from failed_jobs(${size}::int, ${skip}::int)`,
  )

export const jobCounts = (db: Db) => db.one(sql<{ waiting: number; failed: number }>`select * from count_jobs()`)

/** Its name; null when there is no such job that was given up. */
export const retryJob = async (db: Db, id: string): Promise<string | null> =>
  (await db.one(sql<{ name: string | null }>`select retry_job(${id}::bigint) as name`)).name
