import { sql } from 'kysely'
import type { ErasedApplications } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'

/** Who came to walk-in events: by what became an application, and by the address they gave for it. */
export const eraseTickets = async (
  db: Db,
  { companyId, applicationIds, emails }: ErasedApplications,
): Promise<string[]> => {
  await db.run(sql`
    update walk_in_tickets set name = 'Erased', email = null, phone = null, need = null, link_hash = null, summary = ''
     where company_id = ${companyId} and (application_id = any(${[...applicationIds]}::uuid[]) or email = any(${[...emails]}::text[]))`)
  return []
}
