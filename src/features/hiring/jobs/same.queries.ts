import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Advert } from '../../adverts/content/advert.rules.ts'

/** Whether another open advert of the company is the same as one that would be published, as the database compares them. */
export const hasSame = async (db: Db, companyId: string, a: Advert): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from job_adverts
        where company_id = ${companyId}::uuid and open and closes_at > now() and id <> ${a.id}::uuid
          and same_key = advert_sameness(${a.title}, ${a.department}, ${a.occupation_id}::int, ${a.employment_type}, ${a.work_mode},
            ${a.seniority}::text, ${a.country}, ${a.place_id}::int, ${a.currency}, ${JSON.stringify(a.shown)}::jsonb)) "is"`)
  ).is
