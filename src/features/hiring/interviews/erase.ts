import { sql } from 'kysely'
import type { ErasedApplications } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'

/** What was noted in interviews, and what each who held one found, goes; when they were stays. */
export const eraseInterviews = async (db: Db, { companyId, applicationIds }: ErasedApplications): Promise<string[]> => {
  const theirs = sql`company_id = ${companyId} and application_id = any(${[...applicationIds]}::uuid[])`
  await db.run(sql`
    update scorecards set ratings = '[]', summary = '' where company_id = ${companyId} and interview_id in (select id from interviews where ${theirs})`)
  await db.run(sql`update interviews set note = '', answer = null, reason = null where ${theirs}`)
  return []
}
