import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Open jobs whose identifiers lie between two, for a list of addresses. */
export const openIn = (db: Db, from: string, until: string | null, most: number) =>
  db.many<{ id: string; updated_at: string }>(sql`
    select id, updated_at from job_adverts where open and closes_at > now() and id >= ${from}::uuid
      and (${until}::uuid is null or id < ${until}::uuid) order by id limit ${most}`)
