import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Through the company’s door, once theirs has shown who they are. */
export const deletePoolMembers = (db: Db, companyId: string, cardId: string | null, candidates: readonly string[]) =>
  db.run(sql`delete from talent_pool_members where company_id = ${companyId}
    and (card_id = ${cardId} or candidate_id = any(${[...candidates]}::uuid[]))`)
