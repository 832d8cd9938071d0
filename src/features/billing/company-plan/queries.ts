import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

type Between = { companyId: string; from: Day; until: Day }

/** How many people were employed on each day, first and last day counted; somebody with two employments is one. */
export const countSeats = (db: Db, { companyId, from, until }: Between): Promise<{ day: Day; people: number }[]> =>
  db.many<{ day: Day; people: number }>(sql`
    select each.day::date as day, count(distinct employment.employee_id)::int as people
      from generate_series(${from}::date, ${until}::date, interval '1 day') each (day)
      left join employments employment on employment.company_id = ${companyId}::uuid and employment.started_on <= each.day::date
       and (employment.ended_on is null or employment.ended_on >= each.day::date)
     group by each.day
     order by each.day`)

/** Messages of the company that a carrier has taken since an instant, by channel. */
export const countMessages = (db: Db, companyId: string, since: string): Promise<{ channel: string; sent: number }[]> =>
  db.many<{ channel: string; sent: number }>(sql`
    select channel, count(*)::int as sent from outbox
     where company_id = ${companyId}::uuid and status = 'sent' and sent_at >= ${since}::timestamptz
     group by channel`)
