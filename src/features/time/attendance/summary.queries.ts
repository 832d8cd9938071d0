import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Days of people summed up by day and site. */

export type SummaryFilter = { companyId: string; from: Day | null; until: Day | null; site: string | null }

export type SummaryFacts = {
  work_date: Day
  site_id: string | null
  site: string | null
  planned: number
  present: number
  late: number
  absent: number
  leave: number
  remote: number
  worked: number
  overtime: number
  exceptions: number
}

const own = (descending = false): ListOrder => [{ by: sql.ref('summed.site_key'), type: 'text', descending }]
const byDay = (descending = false): ListOrder => [{ by: sql.ref('summed.work_date'), type: 'day', descending }]
const bySite = (descending = false): ListOrder => [{ by: sql.ref('summed.site_name'), type: 'text', descending }]

export const SUMMARY_ORDERS: Readonly<Record<string, ListOrder>> = {
  day: [...byDay(), ...bySite(), ...own()],
  '-day': [...byDay(true), ...bySite(true), ...own(true)],
  site: [...bySite(), ...own(), ...byDay()],
  '-site': [...bySite(true), ...own(true), ...byDay(true)],
}

const matching = (filter: SummaryFilter) =>
  filterConditions(filter, {
    companyId: (id) => sql`day.company_id = ${id}`,
    from: (from) => sql`day.work_date >= ${from}::date`,
    until: (until) => sql`day.work_date <= ${until}::date`,
    site: (site) => sql`day.site_id = ${site}`,
  })

export const listSummary = (db: Db, filter: SummaryFilter, part: ListPart) =>
  db.many(sql<SummaryFacts & { place: (string | null)[] }>`
    select summed.*, ${part.key} as place
      from (
        select day.work_date, day.site_id, site.name as site, coalesce(day.site_id::text, '') as site_key, coalesce(site.name, '') as site_name,
               count(*) filter (where day.plan_from is not null)::int as planned,
               count(*) filter (where day.first_in is not null or day.open_since is not null)::int as present,
               count(*) filter (where day.late > 0)::int as late,
               count(*) filter (where day.state = 'absent')::int as absent,
               count(*) filter (where day.state = 'leave')::int as leave,
               count(*) filter (where remote.work_date is not null)::int as remote,
               coalesce(sum(day.worked), 0)::int as worked, coalesce(sum(day.overtime), 0)::int as overtime,
               count(*) filter (where day.state = 'exception')::int as exceptions
          from attendance_days day
          left join remote_days remote on remote.company_id = day.company_id and remote.employment_id = day.employment_id
           and remote.work_date = day.work_date
          left join sites site on site.company_id = day.company_id and site.id = day.site_id
         where ${matching(filter)}
         group by day.work_date, day.site_id, site.name) summed
     where ${part.after} ${part.end}`)

export const countSummary = async (db: Db, filter: SummaryFilter) =>
  (
    await db.one(
      countUpTo(
        sql`from (select from attendance_days day where ${matching(filter)} group by day.work_date, day.site_id) summed`,
      ),
    )
  ).n
