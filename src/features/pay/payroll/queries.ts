import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { PayOneOffs, PayRuns } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import { besideGroup, groupOn, isInGroup } from './group-on.queries.ts'
import { dayAt, type Moment } from './place-day.queries.ts'

export type GroupRow = {
  id: string
  name: string
  entity_id: string
  country: string
  currency: string
  frequency: 'weekly' | 'two_weekly' | 'semi_monthly' | 'monthly'
  pay_on: number | null
  pays_next_month: boolean
  first_from: Day | null
  first_until: Day | null
  first_pay_day: Day | null
  back_months: number
  is_default: boolean
  is_closed: boolean
  version: number
}

const groups = sql`
  select pay_group.id, pay_group.name, pay_group.entity_id, entity.country, pay_group.currency, pay_group.frequency, pay_group.pay_on,
         pay_group.pays_next_month, pay_group.first_from, pay_group.first_until, pay_group.first_pay_day, pay_group.back_months, pay_group.is_default,
         pay_group.closed_at is not null as is_closed, pay_group.version
    from pay_groups pay_group
    join legal_entities entity on entity.company_id = pay_group.company_id and entity.id = pay_group.entity_id`

export const listGroups = (db: Db, companyId: string) =>
  db.many(sql<GroupRow>`${groups} where pay_group.company_id = ${companyId}
     order by pay_group.is_default desc, pay_group.name, pay_group.id`)

export const findGroup = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<GroupRow>`${groups} where pay_group.company_id = ${companyId} and pay_group.id = ${id}`)

/** The group that somebody is in on a day; undefined: nobody says how people of their legal entity are paid. */
export const findGroupOf = (db: Db, companyId: string, q: { employmentId: string; on: Day }) =>
  db.maybe(sql<GroupRow>`${groups}
    join employments employment on employment.company_id = pay_group.company_id and employment.id = ${q.employmentId}
   where pay_group.company_id = ${companyId} and pay_group.id = ${groupOn(sql`${q.on}::date`)}`)

/** Legal entities with the day it is at their place, and how many people they employ on it. */
export const listEntities = (db: Db, companyId: string, moment: Moment) =>
  db.many(sql<{ id: string; name: string; country: string; currency: string | null; today: Day; people: number }>`
    select entity.id, entity.legal_name as name, entity.country, entity.currency, place.today,
           (select count(*)::int from employments employment
             where employment.company_id = entity.company_id and employment.entity_id = entity.id
               and employment.started_on <= place.today and coalesce(employment.ended_on >= place.today, true)) as people
      from legal_entities entity
     cross join lateral (select ${dayAt(moment, { zone: 'entity.zone', country: 'entity.country' })} as today) place
     where entity.company_id = ${companyId} and entity.archived_at is null
     order by entity.first desc, entity.legal_name, entity.id`)

export type PayPersonRow = {
  employment_id: string
  employee_id: string
  entity_id: string | null
  name: string
  /** Its place among the names of others. */
  sort_name: string
  number: string
  /** Of the terms, else of the record. */
  country: string
  record_country: string
  region: string | null
  started_on: Day
  ended_on: Day | null
  continuity_from: Day | null
  birth_date: Day | null
  nationality: string | null
  gender: string | null
  /** Hours of a week as agreed; null: not said. */
  weekly_hours: string | null
}

/** People with the terms they stood on on a day, or on their first where it is later: what is agreed for later changes nothing before. */
export const peopleOn = (on: Day) => sql`
  select employment.id as employment_id, employee.id as employee_id, employment.entity_id, employee.full_name as name, employee.sort_name, employment.number,
         coalesce(terms.country, employee.country) as country, employee.country as record_country, terms.region,
         employment.started_on, employment.ended_on,
         employment.continuity_from, employee.birth_date, employee.nationality, employee.gender, terms.weekly_hours
    from employments employment
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join lateral (
      select row.country, row.region, row.weekly_hours from employment_terms row
       where row.company_id = employment.company_id and row.employment_id = employment.id and row.voids_id is null
         and row.effective_from <= greatest(${on}::date, employment.started_on)
         and not exists (select from employment_terms void where void.company_id = row.company_id
               and void.employment_id = row.employment_id and void.voids_id = row.id)
       order by row.effective_from desc, row.id desc limit 1) terms on true`

/**
 * Who is employed by an entity on a day of a period, or was in it, with `groupId` whoever of them that group pays for it; and those named, whether they
 * were or not. With `only`: those alone.
 */
export const peopleOfEntity = (
  db: Db,
  companyId: string,
  q: {
    entityId: string
    groupId?: string
    from: Day
    until: Day
    also?: readonly string[]
    only?: readonly string[] | null
  },
) => {
  const inGroup = q.groupId ? isInGroup(q.groupId, q.until) : sql`true`
  const those = q.only
    ? sql`employment.id = any(${[...q.only]}::uuid[])`
    : sql`((employment.started_on <= ${q.until} and coalesce(employment.ended_on >= ${q.from}, true) and ${inGroup})
            or employment.id = any(${[...(q.also ?? [])]}::uuid[]))`
  return db.many(sql<PayPersonRow>`${peopleOn(q.until)}
     where employment.company_id = ${companyId} and employment.entity_id = ${q.entityId} and ${those}
     order by employee.sort_name, employment.id`)
}

/** Who left a pay group since a day and before a period, and waits for no last run of their own: what is still due to them is paid by a run of everybody. */
export const leaversIn = (
  companyId: string,
  q: { groupId: string; since: Day; before: Day; among?: readonly string[] | null },
) => sql<{
  employment_id: string
}>`
      select distinct person.employment_id from pay_run_people person
        join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
        join employments employment on employment.company_id = person.company_id and employment.id = person.employment_id
       where person.company_id = ${companyId} and run.group_id in ${besideGroup(companyId, q.groupId)} and run.state = 'locked'
         and run.kind in ('regular', 'final') and run.until_day >= ${q.since} and employment.ended_on < ${q.before}
         and ${groupOn(sql`employment.ended_on`)} = ${q.groupId}::uuid
         and ${q.among ? sql`person.employment_id = any(${[...q.among]}::uuid[])` : sql`true`}
         and not exists (select from pay_runs last where last.company_id = person.company_id and last.kind = 'final'
               and last.only_employment_id = person.employment_id and last.state not in ('locked', 'void'))`

export const leaversOfGroup = async (
  db: Db,
  companyId: string,
  q: { groupId: string; since: Day; before: Day },
): Promise<string[]> => (await db.many(leaversIn(companyId, q))).map((row) => row.employment_id)

export const findPerson = (db: Db, companyId: string, { employmentId, on }: { employmentId: string; on: Day }) =>
  db.maybe(
    sql<PayPersonRow>`${peopleOn(on)} where employment.company_id = ${companyId} and employment.id = ${employmentId}`,
  )

export const countryOfEntity = async (db: Db, companyId: string, id: string | null) =>
  id === null
    ? undefined
    : db.maybe(sql<{ id: string; country: string }>`
        select id, country from legal_entities where company_id = ${companyId} and id = ${id}`)

/** Pay by day, all of it, as it was entered. */
export const compensationsOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{
    employment_id: string
    id: number
    effective_from: Day
    currency: string
    basic_salary: number
    housing_allowance: number | null
    transport_allowance: number | null
    medical_allowance: number | null
    meal_allowance: number | null
    communication_allowance: number | null
    education_allowance: number | null
  }>`
    select employment_id, id, effective_from, currency, basic_salary, housing_allowance, transport_allowance, medical_allowance,
           meal_allowance, communication_allowance, education_allowance
      from compensations where company_id = ${companyId} and employment_id = any(${[...employmentIds]}::uuid[])
     order by employment_id, effective_from, id`)

export const allowancesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{
    employment_id: string
    id: string
    allowance_type: string
    frequency: string
    currency: string
    amount: number
    effective_from: Day
    effective_until: Day | null
    component_code: string | null
  }>`
    select employment.id as employment_id, allowance.id, allowance.allowance_type, allowance.frequency, allowance.currency,
           allowance.amount, allowance.effective_from, allowance.effective_until, allowance.component_code
      from allowances allowance
      join employments employment on employment.company_id = allowance.company_id and employment.employee_id = allowance.employee_id
     where allowance.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])
       and (allowance.employment_id is null or allowance.employment_id = employment.id)
     order by allowance.id`)

/** Of rows of profiles those that hold: neither struck out nor striking out another. */
const stands = (name: string) => {
  const row = (column: string) => sql.ref(`${name}.${column}`)
  return sql`${row('voids_id')} is null and not exists (select from statutory_profiles void where void.company_id = ${row('company_id')}
             and void.employment_id = ${row('employment_id')} and void.voids_id = ${row('id')})`
}

export const profilesOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<{ employment_id: string; id: number; effective_from: Day; facts: Record<string, string | null> }>`
    select profile.employment_id, profile.id, profile.effective_from, profile.facts
      from statutory_profiles profile
     where profile.company_id = ${companyId} and profile.employment_id = any(${[...employmentIds]}::uuid[]) and ${stands('profile')}
     order by profile.employment_id, profile.effective_from, profile.id`)

/**
 * Whether of anybody employed by an entity in a period a fact of the pay profile is this one by its end. Of those of whom it was ever said it is looked
 * whether it is the last word: they are few, and of many the first will do.
 */
export const hasSomebody = async (
  db: Db,
  companyId: string,
  q: { entityId: string; from: Day; until: Day; fact: string; value: string },
): Promise<boolean> =>
  (
    await db.one(sql<{ found: boolean }>`
      select exists (
        select from statutory_profiles said
          join employments employment on employment.company_id = said.company_id and employment.id = said.employment_id
         where said.company_id = ${companyId} and said.facts ->> ${q.fact} = ${q.value} and said.effective_from <= ${q.until}
           and employment.entity_id = ${q.entityId} and employment.started_on <= ${q.until} and coalesce(employment.ended_on >= ${q.from}, true)
           and ${stands('said')}
           and not exists (select from statutory_profiles later
                where later.company_id = said.company_id and later.employment_id = said.employment_id
                  and (later.effective_from, later.id) > (said.effective_from, said.id) and later.effective_from <= ${q.until}
                  and later.facts ? ${q.fact} and ${stands('later')})) as found`)
  ).found

export const insertProfile = (
  db: Db,
  q: { companyId: string; employmentId: string; effectiveFrom: Day; facts: object; by: string; reason: string },
) =>
  db.run(sql`
    insert into statutory_profiles (company_id, employment_id, effective_from, facts, entered_by, reason)
    values (${q.companyId}, ${q.employmentId}, ${q.effectiveFrom}, ${JSON.stringify(q.facts)}::jsonb, ${q.by}, ${q.reason})`)

export type OneOffRow = {
  id: string
  employment_id: string
  name: string
  kind: 'earning' | 'deduction'
  label: string
  nature: string | null
  amount: number
  month: string
  priority: number
  note: string | null
  component_code: string | null
  paid_in: string | null
}

const oneOffs = sql`
  select one.id, one.employment_id, employee.full_name as name, one.kind, one.label, one.nature, one.amount, one.month, one.priority,
         one.note, one.component_code, used.run_id as paid_in
    from pay_one_offs one
    join employments employment on employment.company_id = one.company_id and employment.id = one.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
    left join pay_source_uses used on used.company_id = one.company_id and used.source_id = one.id::text
         and used.source_kind in ('one_off', 'deduction')`

export const oneOffsOfMonth = (db: Db, companyId: string, month: string) =>
  db.many(sql<OneOffRow>`${oneOffs} where one.company_id = ${companyId} and one.month = ${month} and one.removed_at is null
    order by employee.sort_name, one.entered_at, one.id`)

/** What is to be paid by a month and was not yet. */
export const openOneOffs = (db: Db, companyId: string, q: { employmentIds: readonly string[]; month: string }) =>
  db.many(sql<OneOffRow>`${oneOffs} where one.company_id = ${companyId} and one.month <= ${q.month} and one.removed_at is null
       and one.employment_id = any(${[...q.employmentIds]}::uuid[]) and used.run_id is null order by one.entered_at, one.id`)

/** Deductions of somebody that are to be taken after a month. */
export const deductionsAfter = (db: Db, companyId: string, q: { employmentId: string; month: string }) =>
  db.many(sql<OneOffRow>`${oneOffs} where one.company_id = ${companyId} and one.month > ${q.month} and one.removed_at is null
       and one.kind = 'deduction' and one.employment_id = ${q.employmentId} and used.run_id is null order by one.month, one.entered_at, one.id`)

export const findOneOff = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<OneOffRow>`${oneOffs} where one.company_id = ${companyId} and one.id = ${id} and one.removed_at is null`)

export const insertOneOff = (db: Db, values: Insertable<PayOneOffs>) =>
  db.one(k.insertInto('pay_one_offs').values(values).returning('id'))

export const insertOneOffs = (db: Db, values: Insertable<PayOneOffs>[]) =>
  db.run(k.insertInto('pay_one_offs').values(values))

/** What of a deduction was not taken stays to be taken: the part that was is paid with its run. */
export const insertRests = (
  db: Db,
  companyId: string,
  q: { runId: string; by: string; rests: readonly { id: string; amount: number }[] },
) =>
  db.run(sql`
    insert into pay_one_offs (company_id, employment_id, kind, label, nature, amount, month, priority, note, component_code, entered_by, rest_of_run)
    select one.company_id, one.employment_id, one.kind, one.label, one.nature, rest.amount, one.month, one.priority, one.note,
           one.component_code, ${q.by}::uuid,
           ${q.runId}::uuid
      from jsonb_to_recordset(${JSON.stringify(q.rests)}::jsonb) as rest(id uuid, amount bigint)
      join pay_one_offs one on one.company_id = ${companyId} and one.id = rest.id`)

export const removeOneOff = (db: Db, companyId: string, id: string, by: string) =>
  db.run(
    sql`update pay_one_offs set removed_at = now(), removed_by = ${by} where company_id = ${companyId} and id = ${id}`,
  )

export const insertRun = (db: Db, values: Insertable<PayRuns>) =>
  db.one(k.insertInto('pay_runs').values(values).returning('id'))

/** The employment of somebody at a moment, by the day it is at its place; undefined: they have none. */
export const employmentOfEmployee = async (
  db: Db,
  companyId: string,
  { employeeId, moment }: { employeeId: string; moment: Moment },
) =>
  (
    await db.maybe(sql<{ id: string }>`
      select employment.id from employments employment
        join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
       cross join lateral (select ${dayAt(moment, { zone: 'entity.zone', country: 'entity.country' })} as today) place
       where employment.company_id = ${companyId} and employment.employee_id::text = ${employeeId}
         and employment.started_on <= place.today and coalesce(employment.ended_on >= place.today, true)
       order by employment.started_on desc, employment.id limit 1`)
  )?.id

/** Whether a regular run of a period is locked. */
export const isRunLocked = async (db: Db, companyId: string, q: { groupId: string; from: Day }) =>
  (await db.maybe(sql`
    select from pay_runs where company_id = ${companyId} and group_id = ${q.groupId} and from_day = ${q.from} and kind = 'regular'
       and state = 'locked'`)) !== undefined
