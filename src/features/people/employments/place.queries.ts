import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** Whose rows are written, by whom and why. `todays`: country → the day there; `regions`: country → the field of the record that holds the region. */
export type Placing = {
  companyId: string
  ids: readonly string[]
  by: string | null
  reason: string
  todays: Readonly<Record<string, Day>>
  regions: Readonly<Record<string, string>>
}

const today = ({ todays }: Placing) =>
  sql`coalesce((${JSON.stringify(todays)}::jsonb ->> employee.country)::date, (now() at time zone 'UTC')::date)`

/** One person by a plain comparison, which is planned once; many by a list, which is planned each time. */
const whose = ({ companyId, ids }: Placing) =>
  ids.length === 1
    ? sql`employee.company_id = ${companyId}::uuid and employee.id = ${ids[0]}::uuid`
    : sql`employee.company_id = ${companyId}::uuid and employee.id = any(${ids}::uuid[])`

/** The employment a record speaks of: the one that began last. */
const current = sql`
  lateral (select employment.* from employments employment where employment.company_id = employee.company_id and employment.employee_id = employee.id
            order by employment.started_on desc, employment.id desc limit 1) employment`

/** The one legal entity of the person’s country; where there are several nobody knows which. */
const entity = sql`
  (select case when count(*) = 1 then min(only_entity.id::text)::uuid end from legal_entities only_entity
    where only_entity.company_id = employee.company_id and only_entity.country = employee.country and only_entity.archived_at is null)`

/** Row of a history in force on a day, as known now. */
const inForce = (table: 'employment_terms' | 'reporting_lines', day: ReturnType<typeof sql>) => sql`
  lateral (select term.* from ${sql.table(table)} term
            where term.company_id = employment.company_id and term.employment_id = employment.id
              and term.effective_from <= ${day} and term.voids_id is null
              and not exists (select from ${sql.table(table)} voiding where voiding.company_id = term.company_id
                and voiding.employment_id = term.employment_id and voiding.voids_id = term.id)
            order by term.effective_from desc, term.id desc limit 1)`

/** What their records name their departments and positions, where there is no row of that name yet. */
export const missingNames = (db: Db, placing: Placing) =>
  db.many(sql<{ department: string | null; position: string | null }>`
    select distinct case when department.id is null then employee.department end as department,
      case when post.id is null then employee.position end as position
      from employees employee
      left join departments department on department.company_id = employee.company_id and lower(department.name) = lower(employee.department)
        and department.merged_into is null
      left join positions post on post.company_id = employee.company_id and lower(post.title) = lower(employee.position)
     where ${whose(placing)} and (department.id is null or post.id is null)`)

export const ensurePositions = (db: Db, { companyId, by }: Placing, titles: readonly string[]) =>
  db.run(sql`
    insert into positions (company_id, title, created_by)
    select distinct on (lower(title)) ${companyId}::uuid, title, ${by}::uuid
      from unnest(${titles}::text[]) title where length(title) between 1 and 200
     order by lower(title), title
    on conflict do nothing`)

/** Whoever has no employment gets one, from the day they were hired. `isNew`: nobody has; asking for each of thousands costs more than writing them. */
export const insertEmployments = (db: Db, placing: Placing, isNew: boolean) =>
  db.run(sql`
    insert into employments (company_id, employee_id, entity_id, number, started_on, created_by, updated_by)
    select employee.company_id, employee.id, ${entity}, employee.employee_number,
      coalesce(employee.hire_date, ${today(placing)}), ${placing.by}::uuid, ${placing.by}::uuid
      from employees employee
     where ${whose(placing)}
       and ${
         isNew
           ? sql`true`
           : sql`not exists (select from employments employment where employment.company_id = employee.company_id
         and employment.employee_id = employee.id)`
       }
     order by employee.id`)

/**
 * The number, first day and end of the current employment follow the record. A first day that lies within an earlier employment belongs to
 * that one and moves nothing. The entity follows the country only while it is of another country.
 */
export const followRecord = (db: Db, placing: Placing) =>
  db.run(sql`
    update employments written
       set number = placed.number, started_on = placed.started_on, ended_on = placed.ended_on, entity_id = placed.entity_id,
           end_reason = case when placed.ended_on is null then null else coalesce(written.end_reason, 'Status set to terminated') end,
           version = written.version + 1, updated_at = now(), updated_by = ${placing.by}::uuid
      from (
        select employment.company_id, employment.id, employee.employee_number as number, start.started_on,
               case when employee.status = 'terminated' then greatest(least(employment.ended_on, ${today(placing)}), start.started_on - 1)
                    when employment.ended_on is not null then greatest(employment.ended_on, start.started_on - 1) end as ended_on,
               case when employment.entity_id is null or entity.country = employee.country then employment.entity_id else ${entity} end as entity_id
          from employees employee
          join ${current} on true
          left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
         cross join lateral (
           select case when exists (select from employments other_employment where other_employment.company_id = employee.company_id
             and other_employment.employee_id = employee.id and other_employment.id <> employment.id
                                       and other_employment.ended_on >= employee.hire_date)
                       then employment.started_on else coalesce(employee.hire_date, employment.started_on) end as started_on) start
         where ${whose(placing)}
      ) placed
     where written.company_id = placed.company_id and written.id = placed.id
       and (written.number, written.started_on, written.ended_on, written.entity_id) is distinct from (placed.number, placed.started_on,
         placed.ended_on, placed.entity_id)`)

/** Somebody who had left and is back: on a day after the end it is a new employment, before it the old one goes on. */
export const takeBack = async (db: Db, placing: Placing) => {
  await db.run(sql`
    insert into employments (company_id, employee_id, entity_id, number, started_on, created_by, updated_by)
    select employee.company_id, employee.id, employment.entity_id, employee.employee_number,
           case when employee.hire_date > employment.ended_on then employee.hire_date else ${today(placing)} end, ${placing.by}::uuid, ${placing.by}::uuid
      from employees employee join ${current} on true
     where ${whose(placing)} and employment.ended_on < ${today(placing)}`)
  await db.run(sql`
    update employments written set ended_on = null, end_reason = null, version = written.version + 1, updated_at = now(), updated_by = ${placing.by}::uuid
      from employees employee join ${current} on true
     where ${whose(placing)} and written.company_id = employment.company_id and written.id = employment.id and employment.ended_on >= ${today(placing)}`)
}

const SAID = {
  employment_terms: [
    'country',
    'region',
    'site_id',
    'site_text',
    'department_id',
    'position_id',
    'grade',
    'weekly_hours',
  ],
  reporting_lines: ['manager_employment_id', 'manager_text'],
} as const

/** A first day that has moved back is covered: what held at first held from then on. */
export const coverFirstDays = async (db: Db, placing: Placing) => {
  for (const table of ['employment_terms', 'reporting_lines'] as const) {
    const names = sql.join(SAID[table].map((name) => sql.ref(name)))
    const values = sql.join(SAID[table].map((name) => sql.ref(`term.${name}`)))
    await db.run(sql`
      insert into ${sql.table(table)} (company_id, employment_id, effective_from, entered_by, reason, ${names})
      select term.company_id, term.employment_id, employment.started_on, ${placing.by}::uuid, ${placing.reason}, ${values}
        from employees employee
        join ${current} on true
        join lateral (select term.* from ${sql.table(table)} term
                       where term.company_id = employment.company_id and term.employment_id = employment.id and term.voids_id is null
                         and not exists (select from ${sql.table(table)} voiding where voiding.company_id = term.company_id
                           and voiding.employment_id = term.employment_id and voiding.voids_id = term.id)
                       order by term.effective_from, term.id desc limit 1) term on term.effective_from > employment.started_on
       where ${whose(placing)}`)
  }
}

/**
 * Terms as the record now has them, where that differs from what is in force: from today, or from the first day of somebody who is still to
 * come. `site`: another site than before, or null for none; undefined: as it was.
 */
export const insertTerms = (db: Db, placing: Placing, site: string | null | undefined) =>
  db.run(sql`
    insert into employment_terms (company_id, employment_id, effective_from, entered_by, reason, country, region, site_id, site_text,
      department_id, position_id, grade, weekly_hours)
    select placed.company_id, placed.id, case when placed.held is null then placed.started_on else placed.day end, ${placing.by}::uuid, ${placing.reason},
           placed.country, placed.region, placed.site_id, placed.site_text, placed.department_id, placed.position_id, placed.grade, placed.weekly_hours
      from (
        select employment.company_id, employment.id, employment.started_on, since.day, term.id as held, term.grade, term.weekly_hours, employee.country,
               nullif(left(employee.facts ->> (${JSON.stringify(placing.regions)}::jsonb ->> employee.country), 60), '') as region,
               case when ${site !== undefined} then ${site ?? null}::uuid when term.id is null then site.id else term.site_id end as site_id,
               case when ${site !== undefined} then null when term.id is not null then term.site_text
                    when site.id is null then nullif(left(trim(employee.location), 200), '') end as site_text,
               dp.id as department_id, post.id as position_id,
               (term.country, term.region, term.site_id, coalesce(td.merged_into, td.id), term.position_id) as before
          from employees employee
          join ${current} on true
         cross join lateral (select greatest(${today(placing)}, employment.started_on) as day) since
          left join ${inForce('employment_terms', sql`since.day`)} term on true
          left join departments td on td.company_id = term.company_id and td.id = term.department_id
          left join departments dp on dp.company_id = employee.company_id and lower(dp.name) = lower(employee.department) and dp.merged_into is null
          left join positions post on post.company_id = employee.company_id and lower(post.title) = lower(employee.position)
          left join sites site on site.company_id = employee.company_id and lower(site.name) = lower(trim(employee.location)) and site.archived_at is null
         where ${whose(placing)}
      ) placed
     where placed.held is null or placed.before is distinct from (placed.country, placed.region, placed.site_id, placed.department_id, placed.position_id)
     order by placed.id`)

/**
 * Whom newcomers report to, where their record names somebody: the one other person of the company with that name, e-mail or number. A name
 * that fits nobody or several, or closes a circle, stays as it was typed until somebody links it.
 */
export const insertFirstLines = (db: Db, placing: Placing) =>
  db.run(sql`
    with recursive typed as materialized (
      select employment.company_id, employment.id, employment.started_on, employee.id as employee_id, trim(employee.manager) as typed,
        lower(trim(employee.manager)) as key
        from employees employee join ${current} on true
       where ${whose(placing)} and trim(coalesce(employee.manager, '')) <> ''
         and not exists (select from reporting_lines line where line.company_id = employment.company_id and line.employment_id = employment.id)
    ), keys as materialized (select distinct typed, key from typed),
    -- Three plain comparisons, each with its own index; functions in them would keep row-level security from using one.
    people as materialized (
      select keys.key, other_employee.id, other_employee.status from keys join employees other_employee
        on other_employee.company_id = ${placing.companyId}::uuid and other_employee.sort_name = keys.key collate "C"
      union select keys.key, other_employee.id, other_employee.status from keys join employees other_employee
        on other_employee.company_id = ${placing.companyId}::uuid and other_employee.email = keys.key
      union select keys.key, other_employee.id, other_employee.status from keys join employees other_employee
        on other_employee.company_id = ${placing.companyId}::uuid and other_employee.employee_number = keys.typed
    ), found as materialized (
      select people.key, people.id as person, younger.id as employment
        from people
        join lateral (select younger.id from employments younger where younger.company_id = ${placing.companyId}::uuid and younger.employee_id = people.id
                       order by younger.started_on desc, younger.id desc limit 1) younger on true
       where people.status <> 'terminated'
    ), named as materialized (
      select typed.company_id, typed.id, typed.started_on, typed.typed,
        case when count(found.employment) = 1 then min(found.employment::text)::uuid end as manager
        from typed left join found on found.key = typed.key and found.person <> typed.employee_id
       group by typed.company_id, typed.id, typed.started_on, typed.typed
    ), climb as (
      select id as start, manager as at, array[id] as seen from named where manager is not null
      union all
      select climb.start, named.manager, climb.seen || named.id from climb join named on named.id = climb.at
       where named.manager is not null and climb.at <> all (climb.seen)
    ), circles as (select distinct start from climb where at = start)
    insert into reporting_lines (company_id, employment_id, effective_from, entered_by, reason, manager_employment_id, manager_text)
    select named.company_id, named.id, named.started_on, ${placing.by}::uuid, ${placing.reason},
           case when circles.start is null then named.manager end, case when named.manager is null or circles.start is not null then left(named.typed,
             200) end
      from named left join circles on circles.start = named.id
     order by named.id`)

/** What the record of each shows: what is in force today, or what is the first to come. */
export const toPlacementView = (placing: Placing) => sql`
        select employee.company_id, employee.id, department.name as department, post.title as position, coalesce(site.name, term.site_text) as location,
               coalesce(other_employee.full_name, line.manager_text) as manager
          from employees employee
          join ${current} on true
         cross join lateral (select greatest(${today(placing)}, employment.started_on) as day) moment
          join ${inForce('employment_terms', sql`moment.day`)} term on true
          left join departments other_department on other_department.company_id = term.company_id and other_department.id = term.department_id
          left join departments department on department.company_id = other_department.company_id
            and department.id = coalesce(other_department.merged_into, other_department.id)
          left join positions post on post.company_id = term.company_id and post.id = term.position_id
          left join sites site on site.company_id = term.company_id and site.id = term.site_id
          left join ${inForce('reporting_lines', sql`moment.day`)} line on true
          left join employments boss on boss.company_id = line.company_id and boss.id = line.manager_employment_id
          left join employees other_employee on other_employee.company_id = boss.company_id and other_employee.id = boss.employee_id
         where ${whose(placing)}`
