import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/** Whether somebody else of the dashboard has one of some roles, and has signed in once. */
export const hasOtherWith = async (
  db: Db,
  companyId: string,
  { roles, userId }: { roles: readonly string[]; userId: string },
): Promise<boolean> =>
  (
    await db.one(sql<{ found: boolean }>`
      select exists (select from users where company_id = ${companyId}::uuid and portal = 'company' and id <> ${userId}::uuid
         and disabled_at is null and activated_at is not null and role = any(${[...roles]}::text[])) as found`)
  ).found
