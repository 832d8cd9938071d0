import { sql } from 'kysely'
import type { ErasedApplications } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'

/** What was noted when they were looked at on the phone goes. */
export const eraseTriage = async (db: Db, { companyId, applicationIds }: ErasedApplications): Promise<string[]> => {
  await db.run(sql`
    update triage_decisions set note = null where company_id = ${companyId} and application_id = any(${[...applicationIds]}::uuid[])`)
  return []
}
