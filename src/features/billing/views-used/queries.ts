import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

type Opened = { companyId: string; view: string; day: Day }

/** Notes that a view was opened on a day; false: it was before. */
export const insertViewDay = async (db: Db, { companyId, view, day }: Opened): Promise<boolean> =>
  (await db.run(sql`
    insert into company_view_days (company_id, view, day) values (${companyId}::uuid, ${view}, ${day}::date) on conflict do nothing`)) >
  0

/** Lets go of the days of a company before one. */
export const deleteViewDaysBefore = (db: Db, companyId: string, day: Day): Promise<unknown> =>
  db.run(sql`delete from company_view_days where company_id = ${companyId}::uuid and day < ${day}::date`)

/** Views with on how many days each was opened since one, the most used first. */
export const listViewDays = (db: Db, companyId: string, since: Day): Promise<{ view: string; days: number }[]> =>
  db.many<{ view: string; days: number }>(sql`
    select view, count(*)::int as days from company_view_days where company_id = ${companyId}::uuid and day >= ${since}::date
     group by view order by days desc, view`)
