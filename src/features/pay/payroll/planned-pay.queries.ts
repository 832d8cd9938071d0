import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

/** What later features read of who stands where, and of what locked runs cost. Nothing here writes. */

/** The terms somebody stood on on a day, or on their first where it is later: department, site and title by name. */
const placeOn = (on: ReturnType<typeof sql>) => sql`
  select department.name as department, site.name as site, position.title
    from employment_terms row
    left join departments department on department.company_id = row.company_id and department.id = row.department_id
    left join sites site on site.company_id = row.company_id and site.id = row.site_id
    left join positions position on position.company_id = row.company_id and position.id = row.position_id
   where row.company_id = employment.company_id and row.employment_id = employment.id and row.voids_id is null
     and row.effective_from <= greatest(${on}::date, employment.started_on)
     and not exists (select from employment_terms void where void.company_id = row.company_id
           and void.employment_id = row.employment_id and void.voids_id = row.id)
   order by row.effective_from desc, row.id desc limit 1`

export type PlaceOfPerson = {
  employment_id: string
  department: string | null
  site: string | null
  title: string | null
}

/** Where people of an entity stand on a day. */
export const placesOfEntity = (db: Db, companyId: string, q: { entityId: string; on: Day }) =>
  db.many(sql<PlaceOfPerson>`
    select employment.id as employment_id, place.department, place.site, place.title
      from employments employment
      left join lateral (${placeOn(sql`${q.on}`)}) place on true
     where employment.company_id = ${companyId} and employment.entity_id = ${q.entityId}`)

export type LockedCost = {
  month: string
  department: string | null
  site: string | null
  people: number
  pay: number
  employer: number
  overtime: number
  /** Paid back with the pay: no cost of pay, and in neither of the others. */
  expenses: number
}

/**
 * What locked runs of an entity cost by month, department and site as people stood at the end of the period: earnings, what the employer
 * contributes, of the earnings what was overtime, and apart from them what was paid back of expenses. Minor units.
 */
export const listLockedCosts = (
  db: Db,
  companyId: string,
  q: { entityId: string; from: string; until: string },
): Promise<LockedCost[]> =>
  db.many(sql<LockedCost>`
    select cost.month, place.department, place.site, count(distinct cost.employment_id)::int as people, sum(cost.pay)::bigint as pay,
           sum(cost.employer)::bigint as employer, sum(cost.overtime)::bigint as overtime, sum(cost.expenses)::bigint as expenses
      from (
        select run.month, max(run.until_day) as until_day, line.company_id, line.employment_id,
               coalesce(sum(line.amount) filter (where line.kind = 'earning'), 0) as pay,
               coalesce(sum(line.amount) filter (where line.kind = 'employer'), 0) as employer,
               coalesce(sum(line.amount) filter (where line.kind = 'earning' and line.nature = 'overtime'), 0) as overtime,
               coalesce(sum(line.amount) filter (where line.kind = 'reimbursement'), 0) as expenses
          from pay_lines line
          join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
          join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
         where line.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and run.state = 'locked'
           and run.month between ${q.from} and ${q.until}
         group by run.month, line.company_id, line.employment_id) cost
      join employments employment on employment.company_id = cost.company_id and employment.id = cost.employment_id
      left join lateral (${placeOn(sql`cost.until_day`)}) place on true
     group by cost.month, place.department, place.site
     order by cost.month, place.department, place.site`)

/** What locked runs of an entity stored in an accumulator of its people, by the month it counts in. Minor units. */
export const sumsOfAccumulator = (
  db: Db,
  companyId: string,
  q: { entityId: string; key: string; from: string; until: string },
) =>
  db.many(sql<{ month: string; amount: number }>`
    select coalesce(nullif(balance.for_month, ''), run.month) as month, sum(balance.amount)::bigint as amount
      from pay_balances balance
      join pay_runs run on run.company_id = balance.company_id and run.id = balance.run_id
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where balance.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and balance.key = ${q.key} and run.state = 'locked'
       and coalesce(nullif(balance.for_month, ''), run.month) between ${q.from} and ${q.until}
     group by 1 order by 1`)

/** What employer’s lines of a key came to in locked runs of an entity, by month. Minor units. */
export const listLineSums = (
  db: Db,
  companyId: string,
  q: { entityId: string; key: string; from: string; until: string },
) =>
  db.many(sql<{ month: string; amount: number }>`
    select run.month, sum(line.amount)::bigint as amount
      from pay_lines line
      join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
      join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
     where line.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and line.kind = 'employer' and line.key = ${q.key}
       and run.state = 'locked' and run.month between ${q.from} and ${q.until}
     group by run.month order by run.month`)

export type TwiceAllowed = { month: string; employment_id: string; label: string; extra: number }

/**
 * Allowances that locked runs of an entity paid to somebody twice for the same days: of one name, from two entries of the record. `extra` is what
 * was paid beside the largest, in minor units.
 */
export const listTwiceAllowed = (db: Db, companyId: string, q: { entityId: string; from: string; until: string }) =>
  db.many(sql<TwiceAllowed>`
    with allowance as (
      select run.month, line.employment_id, lower(trim(line.label)) as label, line.source_id, line.amount,
             coalesce(line.for_from, run.from_day) as first_day, coalesce(line.for_until, run.until_day) as last_day
        from pay_lines line
        join pay_runs run on run.company_id = line.company_id and run.id = line.run_id
        join pay_groups pay_group on pay_group.company_id = run.company_id and pay_group.id = run.group_id
       where line.company_id = ${companyId} and pay_group.entity_id = ${q.entityId} and run.state = 'locked'
         and run.month between ${q.from} and ${q.until} and line.kind = 'earning' and line.nature = 'allowance' and line.amount > 0
         and (line.source_kind = 'item' or line.source_kind = 'one_off' and line.source_id like 'allowance-%')
    ), entry as (
      select one.month, one.employment_id, one.label, one.source_id, sum(one.amount) as amount from allowance one
       where exists (
         select from allowance other
          where other.month = one.month and other.employment_id = one.employment_id and other.label = one.label
            and other.source_id <> one.source_id and other.first_day <= one.last_day and one.first_day <= other.last_day)
       group by one.month, one.employment_id, one.label, one.source_id
    )
    select month, employment_id, label, (sum(amount) - max(amount))::bigint as extra from entry
     group by month, employment_id, label having count(*) > 1 order by month, label, employment_id`)

export type PayEntity = {
  id: string
  name: string
  country: string
  currency: string | null
  fiscal_year_start: string | null
  people: number
}

/** Legal entities of the company with how many people they employ on a day, and how their year begins. */
export const listPayEntities = (db: Db, companyId: string, on: Day) =>
  db.many(sql<PayEntity>`
    select entity.id, entity.legal_name as name, entity.country, coalesce(pay_group.currency, entity.currency) as currency,
           entity.fiscal_year_start,
           (select count(*)::int from employments employment
             where employment.company_id = entity.company_id and employment.entity_id = entity.id
               and employment.started_on <= ${on} and coalesce(employment.ended_on >= ${on}, true)) as people
      from legal_entities entity
      left join lateral (select currency from pay_groups own_group where own_group.company_id = entity.company_id and own_group.entity_id = entity.id
                          order by own_group.is_default desc, own_group.name, own_group.id limit 1) pay_group on true
     where entity.company_id = ${companyId} and entity.archived_at is null
     order by entity.first desc, entity.legal_name, entity.id`)
