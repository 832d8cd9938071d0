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
  sql`coalesce((${JSON.stringify(todays)}::jsonb ->> e.country)::date, (now() at time zone 'UTC')::date)`

/** One person by a plain comparison, which is planned once; many by a list, which is planned each time. */
const whose = ({ companyId, ids }: Placing) =>
  ids.length === 1
    ? sql`e.company_id = ${companyId}::uuid and e.id = ${ids[0]}::uuid`
    : sql`e.company_id = ${companyId}::uuid and e.id = any(${ids}::uuid[])`

/** The employment a record speaks of: the one that began last. */
const current = sql`
  lateral (select m.* from employments m where m.company_id = e.company_id and m.employee_id = e.id
            order by m.started_on desc, m.id desc limit 1) m`

/** The one legal entity of the person’s country; where there are several nobody knows which. */
const entity = sql`
  (select case when count(*) = 1 then min(x.id::text)::uuid end from legal_entities x
    where x.company_id = e.company_id and x.country = e.country and x.archived_at is null)`

/** Row of a history in force on a day, as known now. */
const inForce = (table: 'employment_terms' | 'reporting_lines', day: ReturnType<typeof sql>) => sql`
  lateral (select t.* from ${sql.table(table)} t
            where t.company_id = m.company_id and t.employment_id = m.id and t.effective_from <= ${day} and t.voids_id is null
              and not exists (select from ${sql.table(table)} v where v.company_id = t.company_id and v.employment_id = t.employment_id and v.voids_id = t.id)
            order by t.effective_from desc, t.id desc limit 1)`

/** What their records name their departments and positions, where there is no row of that name yet. */
export const missingNames = (db: Db, placing: Placing) =>
  db.many(sql<{ department: string | null; position: string | null }>`
    select distinct case when d.id is null then e.department end as department, case when p.id is null then e.position end as position
      from employees e
      left join departments d on d.company_id = e.company_id and lower(d.name) = lower(e.department) and d.merged_into is null
      left join positions p on p.company_id = e.company_id and lower(p.title) = lower(e.position)
     where ${whose(placing)} and (d.id is null or p.id is null)`)

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
    select e.company_id, e.id, ${entity}, e.employee_number, coalesce(e.hire_date, ${today(placing)}), ${placing.by}::uuid, ${placing.by}::uuid
      from employees e
     where ${whose(placing)}
       and ${isNew ? sql`true` : sql`not exists (select from employments m where m.company_id = e.company_id and m.employee_id = e.id)`}
     order by e.id`)

/**
 * The number, first day and end of the current employment follow the record. A first day that lies within an earlier employment belongs to
 * that one and moves nothing. The entity follows the country only while it is of another country.
 */
export const followRecord = (db: Db, placing: Placing) =>
  db.run(sql`
    update employments w
       set number = n.number, started_on = n.started_on, ended_on = n.ended_on, entity_id = n.entity_id,
           end_reason = case when n.ended_on is null then null else coalesce(w.end_reason, 'Status set to terminated') end,
           version = w.version + 1, updated_at = now(), updated_by = ${placing.by}::uuid
      from (
        select m.company_id, m.id, e.employee_number as number, s.started_on,
               case when e.status = 'terminated' then greatest(least(m.ended_on, ${today(placing)}), s.started_on - 1)
                    when m.ended_on is not null then greatest(m.ended_on, s.started_on - 1) end as ended_on,
               case when m.entity_id is null or l.country = e.country then m.entity_id else ${entity} end as entity_id
          from employees e
          join ${current} on true
          left join legal_entities l on l.company_id = m.company_id and l.id = m.entity_id
         cross join lateral (
           select case when exists (select from employments o where o.company_id = e.company_id and o.employee_id = e.id and o.id <> m.id
                                       and o.ended_on >= e.hire_date)
                       then m.started_on else coalesce(e.hire_date, m.started_on) end as started_on) s
         where ${whose(placing)}
      ) n
     where w.company_id = n.company_id and w.id = n.id
       and (w.number, w.started_on, w.ended_on, w.entity_id) is distinct from (n.number, n.started_on, n.ended_on, n.entity_id)`)

/** Somebody who had left and is back: on a day after the end it is a new employment, before it the old one goes on. */
export const takeBack = async (db: Db, placing: Placing) => {
  await db.run(sql`
    insert into employments (company_id, employee_id, entity_id, number, started_on, created_by, updated_by)
    select e.company_id, e.id, m.entity_id, e.employee_number,
           case when e.hire_date > m.ended_on then e.hire_date else ${today(placing)} end, ${placing.by}::uuid, ${placing.by}::uuid
      from employees e join ${current} on true
     where ${whose(placing)} and m.ended_on < ${today(placing)}`)
  await db.run(sql`
    update employments w set ended_on = null, end_reason = null, version = w.version + 1, updated_at = now(), updated_by = ${placing.by}::uuid
      from employees e join ${current} on true
     where ${whose(placing)} and w.company_id = m.company_id and w.id = m.id and m.ended_on >= ${today(placing)}`)
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
    const values = sql.join(SAID[table].map((name) => sql.ref(`t.${name}`)))
    await db.run(sql`
      insert into ${sql.table(table)} (company_id, employment_id, effective_from, entered_by, reason, ${names})
      select t.company_id, t.employment_id, m.started_on, ${placing.by}::uuid, ${placing.reason}, ${values}
        from employees e
        join ${current} on true
        join lateral (select t.* from ${sql.table(table)} t
                       where t.company_id = m.company_id and t.employment_id = m.id and t.voids_id is null
                         and not exists (select from ${sql.table(table)} v where v.company_id = t.company_id and v.employment_id = t.employment_id and v.voids_id = t.id)
                       order by t.effective_from, t.id desc limit 1) t on t.effective_from > m.started_on
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
    select n.company_id, n.id, case when n.held is null then n.started_on else n.day end, ${placing.by}::uuid, ${placing.reason},
           n.country, n.region, n.site_id, n.site_text, n.department_id, n.position_id, n.grade, n.weekly_hours
      from (
        select m.company_id, m.id, m.started_on, d.day, t.id as held, t.grade, t.weekly_hours, e.country,
               nullif(left(e.facts ->> (${JSON.stringify(placing.regions)}::jsonb ->> e.country), 60), '') as region,
               case when ${site !== undefined} then ${site ?? null}::uuid when t.id is null then s.id else t.site_id end as site_id,
               case when ${site !== undefined} then null when t.id is not null then t.site_text
                    when s.id is null then nullif(left(trim(e.location), 200), '') end as site_text,
               dp.id as department_id, p.id as position_id,
               (t.country, t.region, t.site_id, coalesce(td.merged_into, td.id), t.position_id) as before
          from employees e
          join ${current} on true
         cross join lateral (select greatest(${today(placing)}, m.started_on) as day) d
          left join ${inForce('employment_terms', sql`d.day`)} t on true
          left join departments td on td.company_id = t.company_id and td.id = t.department_id
          left join departments dp on dp.company_id = e.company_id and lower(dp.name) = lower(e.department) and dp.merged_into is null
          left join positions p on p.company_id = e.company_id and lower(p.title) = lower(e.position)
          left join sites s on s.company_id = e.company_id and lower(s.name) = lower(trim(e.location)) and s.archived_at is null
         where ${whose(placing)}
      ) n
     where n.held is null or n.before is distinct from (n.country, n.region, n.site_id, n.department_id, n.position_id)
     order by n.id`)

/**
 * Whom newcomers report to, where their record names somebody: the one other person of the company with that name, e-mail or number. A name
 * that fits nobody or several, or closes a circle, stays as it was typed until somebody links it.
 */
export const insertFirstLines = (db: Db, placing: Placing) =>
  db.run(sql`
    with recursive typed as materialized (
      select m.company_id, m.id, m.started_on, e.id as employee_id, trim(e.manager) as typed, lower(trim(e.manager)) as key
        from employees e join ${current} on true
       where ${whose(placing)} and trim(coalesce(e.manager, '')) <> ''
         and not exists (select from reporting_lines r where r.company_id = m.company_id and r.employment_id = m.id)
    ), keys as materialized (select distinct typed, key from typed),
    -- Three plain comparisons, each with its own index; functions in them would keep row-level security from using one.
    people as materialized (
      select t.key, x.id, x.status from keys t join employees x on x.company_id = ${placing.companyId}::uuid and x.sort_name = t.key collate "C"
      union select t.key, x.id, x.status from keys t join employees x on x.company_id = ${placing.companyId}::uuid and x.email = t.key
      union select t.key, x.id, x.status from keys t join employees x on x.company_id = ${placing.companyId}::uuid and x.employee_number = t.typed
    ), found as materialized (
      select p.key, p.id as person, y.id as employment
        from people p
        join lateral (select y.id from employments y where y.company_id = ${placing.companyId}::uuid and y.employee_id = p.id
                       order by y.started_on desc, y.id desc limit 1) y on true
       where p.status <> 'terminated'
    ), named as materialized (
      select t.company_id, t.id, t.started_on, t.typed, case when count(f.employment) = 1 then min(f.employment::text)::uuid end as manager
        from typed t left join found f on f.key = t.key and f.person <> t.employee_id
       group by t.company_id, t.id, t.started_on, t.typed
    ), climb as (
      select id as start, manager as at, array[id] as seen from named where manager is not null
      union all
      select c.start, n.manager, c.seen || n.id from climb c join named n on n.id = c.at
       where n.manager is not null and c.at <> all (c.seen)
    ), circles as (select distinct start from climb where at = start)
    insert into reporting_lines (company_id, employment_id, effective_from, entered_by, reason, manager_employment_id, manager_text)
    select n.company_id, n.id, n.started_on, ${placing.by}::uuid, ${placing.reason},
           case when c.start is null then n.manager end, case when n.manager is null or c.start is not null then left(n.typed, 200) end
      from named n left join circles c on c.start = n.id
     order by n.id`)

/** What the record of each shows: what is in force today, or what is the first to come. */
export const shownPlacement = (placing: Placing) => sql`
        select e.company_id, e.id, d.name as department, p.title as position, coalesce(s.name, t.site_text) as location,
               coalesce(x.full_name, r.manager_text) as manager
          from employees e
          join ${current} on true
         cross join lateral (select greatest(${today(placing)}, m.started_on) as day) f
          join ${inForce('employment_terms', sql`f.day`)} t on true
          left join departments o on o.company_id = t.company_id and o.id = t.department_id
          left join departments d on d.company_id = o.company_id and d.id = coalesce(o.merged_into, o.id)
          left join positions p on p.company_id = t.company_id and p.id = t.position_id
          left join sites s on s.company_id = t.company_id and s.id = t.site_id
          left join ${inForce('reporting_lines', sql`f.day`)} r on true
          left join employments b on b.company_id = r.company_id and b.id = r.manager_employment_id
          left join employees x on x.company_id = b.company_id and x.id = b.employee_id
         where ${whose(placing)}`
