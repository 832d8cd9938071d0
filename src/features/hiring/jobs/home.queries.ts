import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'

/** Jobs whose title holds what was typed: those that are open first, then the last changed. */
export const findJobsFor = (db: Db, companyId: string, { text, most }: { text: string; most: number }) =>
  db.many(sql<{ id: string; title: string; department: string; place: string | null; country: string }>`
    select job.id, job.title, trim(job.department) as department, place.name as place, job.country
      from jobs as job
      left join places as place on place.id = (job.content ->> 'placeId')::int
     where job.company_id = ${companyId} and job.status <> 'template' and job.title ilike ${containsPattern(text)}
     order by job.status <> 'open', job.updated_at desc, job.id limit ${most}`)

/** Whether a job was ever written. */
export const hasAnyJob = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await db.one(
      sql<{
        some: boolean
      }>`select exists (select from jobs where company_id = ${companyId} and status <> 'template') as some`,
    )
  ).some
