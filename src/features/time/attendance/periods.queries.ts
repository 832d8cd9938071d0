import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { ACCEPTABLE_KINDS } from './day-states.rules.ts'

/** Legal entities that people are employed by, and none where somebody is employed by none. */
export const listEntitiesOfPeople = (db: Db, companyId: string, { from, until }: { from: Day; until: Day }) =>
  db.many(sql<{ entity_id: string | null; name: string | null; people: number }>`
    select employment.entity_id, entity.legal_name as name, count(*)::int as people
      from employments employment
      left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId} and employment.started_on <= ${until}::date
       and coalesce(employment.ended_on >= ${from}::date, true)
     group by 1, 2`)

/** First day of which there is anything; null: nobody has punched yet. */
export const firstDay = async (db: Db, companyId: string): Promise<Day | null> =>
  (
    await db.one(
      sql<{ day: Day | null }>`select min(work_date) as day from attendance_days where company_id = ${companyId}`,
    )
  ).day

/** A day whose minutes nobody knows; one that is only asked about counts. */
const isUnclear = sql`day.state = 'exception' and not day.exceptions <@ ${[...ACCEPTABLE_KINDS]}::text[]`

type Span = { id: string; entityId: string | null; from: Day; until: Day; revision: number }

/** What stands in periods now. */
export const periodFigures = (db: Db, companyId: string, periods: readonly Span[]) =>
  db.many(sql<{
    id: string
    people: number
    unclear: number
    worked: number
    overtime: number
    overtime_paid: number
    waiting: number
    adjustments: number
  }>`
    select period.id, count(distinct day.employment_id)::int as people,
           (count(*) filter (where ${isUnclear} or day.state in ('in_progress', 'absent_provisional')))::int as unclear,
           coalesce(sum(day.worked), 0)::int as worked, coalesce(sum(day.overtime), 0)::int as overtime,
           coalesce(sum(day.overtime_paid), 0)::int as overtime_paid,
           (select count(*)::int from attendance_dirty dirty
              join employments own on own.company_id = dirty.company_id and own.id = dirty.employment_id
             where dirty.company_id = ${companyId} and dirty.work_date between period.from_day and period.until_day
               and own.entity_id is not distinct from period.entity_id) as waiting,
           (select count(*)::int from adjustments told where told.company_id = ${companyId} and told.period_id = period.id
               and told.revision = period.revision) as adjustments
      from unnest(${periods.map((p) => p.id)}::uuid[], ${periods.map((p) => p.entityId)}::uuid[], ${periods.map((p) => p.from)}::date[],
             ${periods.map((p) => p.until)}::date[], ${periods.map((p) => p.revision)}::int[])
             as period(id, entity_id, from_day, until_day, revision)
      left join (attendance_days day join employments employment on employment.company_id = day.company_id and employment.id = day.employment_id)
        on day.company_id = ${companyId} and day.work_date between period.from_day and period.until_day
       and employment.entity_id is not distinct from period.entity_id
     group by period.id, period.entity_id, period.from_day, period.until_day, period.revision`)

type Input = { from: Day; until: Day; site: string | null; search: string | null; most: number }

/** Overtime by person and class. */
export const overtimeByClass = (db: Db, companyId: string, { from, until, site, search, most }: Input) =>
  db.many(sql<{
    employment_id: string
    employee_id: string
    name: string
    country: string
    class: string
    kind: string
    minutes: number
    approved: number
    paid: number
  }>`
    with people as (
      select day.employment_id, sum(day.overtime) as overtime from attendance_days day
       where day.company_id = ${companyId} and day.work_date between ${from}::date and ${until}::date and day.counted > 0
         and (${site}::uuid is null or day.site_id = ${site})
       group by 1
      having sum(day.overtime) > 0 or exists (select from attendance_weeks week where week.company_id = ${companyId}
         and week.employment_id = day.employment_id and week.week_start between ${from}::date - 6 and ${until}::date
         and (week.notices <> '[]' or week.problem is not null)))
    select entry.employment_id, employment.employee_id, employee.full_name as name, employee.country, entry.class, min(entry.kind) as kind,
           sum(entry.minutes)::int as minutes, sum(entry.approved)::int as approved, sum(entry.paid)::int as paid
      from (select * from people order by overtime desc, employment_id limit ${most}) people
      join employments employment on employment.company_id = ${companyId} and employment.id = people.employment_id
      join employees employee on employee.company_id = ${companyId} and employee.id = employment.employee_id
      join time_entries entry on entry.company_id = ${companyId} and entry.employment_id = people.employment_id
       and entry.work_date between ${from}::date and ${until}::date and entry.kind not in ('regular', 'not_counted')
     where (${search}::text is null or employee.full_name ilike '%' || ${search} || '%')
     group by 1, 2, 3, 4, 5 order by employee.full_name, 1, 5`)

/** What limits of the law say of weeks of some people, and why a week could not be told apart. */
export const weeksWithNotices = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { from, until }: { from: Day; until: Day },
) =>
  db.many(sql<{ employment_id: string; notices: unknown; problem: string | null }>`
    select employment_id, notices, problem from attendance_weeks
     where company_id = ${companyId} and employment_id = any(${[...ids]}::uuid[]) and week_start between ${from}::date - 6 and ${until}::date
       and (notices <> '[]' or problem is not null)
     order by employment_id, week_start desc`)

/** Names of those of some employments that a legal entity employs on some days, in order. */
export const listNamesInPeriod = async (
  db: Db,
  companyId: string,
  ids: readonly string[],
  { entityId, from, until }: { entityId: string | null; from: Day; until: Day },
): Promise<string[]> =>
  (
    await db.many(sql<{ name: string }>`
      select employee.full_name as name from employments employment
        join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
       where employment.company_id = ${companyId} and employment.id = any(${[...ids]}::uuid[])
         and employment.entity_id is not distinct from ${entityId}::uuid and employment.started_on <= ${until}::date
         and coalesce(employment.ended_on >= ${from}::date, true)
       order by employee.sort_name, employment.id`)
  ).map(({ name }) => name)

/** Accounts of a company with one of some roles. */
export const listWithRoles = (db: Db, companyId: string, roles: readonly string[]) =>
  db.many(sql<{ id: string; email: string; language: string | null; first_name: string }>`
    select id, email, language, first_name from users
     where company_id = ${companyId} and role = any(${[...roles]}) and disabled_at is null and activated_at is not null
     order by id limit 50`)
