import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListPart } from '../../../server/list.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Membership } from './group-days.rules.ts'
import { groupOn } from './group-on.queries.ts'
import { dayAt, type Moment } from './place-day.queries.ts'

/** Who is in which pay group. `pay_group_members` is written here alone. */

export type MemberRow = {
  employment_id: string
  group_id: string
  group_name: string
  valid_from: Day | null
  valid_until: Day | null
  reason: string
  entered_at: string
  entered_by: string | null
}

/** Where some people were moved, by days, the earliest first: groups of the legal entity that employs them now. */
export const membersOf = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<MemberRow>`
    select member.employment_id, member.group_id, pay_group.name as group_name, member.valid_from, member.valid_until, member.reason,
           member.entered_at, nullif(concat_ws(' ', writer.first_name, writer.last_name), '') as entered_by
      from pay_group_members member
      join employments employment on employment.company_id = member.company_id and employment.id = member.employment_id
      join pay_groups pay_group on pay_group.company_id = member.company_id and pay_group.id = member.group_id
           and pay_group.entity_id = employment.entity_id
      left join users writer on writer.company_id = member.company_id and writer.id = member.entered_by
     where member.company_id = ${companyId} and member.employment_id = any(${[...employmentIds]}::uuid[])
     order by member.employment_id, member.valid_from nulls first`)

export const byEmployment = (rows: readonly MemberRow[]): Map<string, Membership[]> =>
  new Map(
    [...Map.groupBy(rows, (row) => row.employment_id)].map(([id, own]) => [
      id,
      own.map(({ group_id: groupId, valid_from: from, valid_until: until }) => ({ groupId, from, until })),
    ]),
  )

/** How many people each group pays today, by the day it is at its place. */
export const countInGroups = (db: Db, companyId: string, moment: Moment) =>
  db.many(sql<{ group_id: string; people: number }>`
    select ${groupOn(sql`place.today`)} as group_id, count(*)::int as people
      from employments employment
      join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     cross join lateral (select ${dayAt(moment, { zone: 'entity.zone', country: 'entity.country' })} as today) place
     where employment.company_id = ${companyId} and employment.started_on <= place.today and coalesce(employment.ended_on >= place.today, true)
     group by 1`)

const own = { by: sql.ref('employment.id'), type: 'uuid' } as const
export const MEMBER_ORDERS = {
  ...bothWays('name', { by: sql.ref('employee.sort_name'), type: 'code' }, own),
  ...bothWays('number', { by: sql.ref('employment.number'), type: 'text' }, own),
}

export type MembersFilter = { groupId: string; on: Day; search?: string | null }

/** Whoever a group pays on a day, or is to pay since they begin later. */
const membersWhere = (companyId: string, { groupId, on, search }: MembersFilter) => sql`
  employment.company_id = ${companyId} and coalesce(employment.ended_on >= ${on}, true)
  and ${groupOn(sql`greatest(${on}::date, employment.started_on)`)} = ${groupId}::uuid
  and ${filterConditions(
    { search: search ?? null },
    {
      search: (text) => {
        const begins = text.toLowerCase()
        return sql`employee.sort_name >= ${begins} and employee.sort_name < ${`${begins}\u{10ffff}`}`
      },
    },
  )}`

export const listMembers = (db: Db, companyId: string, { part, ...filter }: MembersFilter & { part: ListPart }) =>
  db.many(sql<{
    employment_id: string
    employee_id: string
    name: string
    number: string
    since: Day | null
    next_from: Day | null
    next_group: string | null
    place: (string | null)[]
  }>`
    select employment.id as employment_id, employee.id as employee_id, employee.full_name as name, employment.number,
           (select member.valid_from from pay_group_members member
             where member.company_id = employment.company_id and member.employment_id = employment.id and member.group_id = ${filter.groupId}
               and coalesce(member.valid_from <= greatest(${filter.on}::date, employment.started_on), true)
             order by member.valid_from desc nulls last limit 1) as since,
           later.valid_from as next_from, later.name as next_group, ${part.key} as place
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select member.valid_from, next_group.name from pay_group_members member
          join pay_groups next_group on next_group.company_id = member.company_id and next_group.id = member.group_id
         where member.company_id = employment.company_id and member.employment_id = employment.id
           and member.valid_from > greatest(${filter.on}::date, employment.started_on)
         order by member.valid_from limit 1) later on true
     where ${membersWhere(companyId, filter)} and ${part.after} ${part.end}`)

export const countMembers = async (db: Db, companyId: string, filter: MembersFilter) =>
  (
    await db.one(
      countUpTo(sql`from employments employment
        join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
       where ${membersWhere(companyId, filter)}`),
    )
  ).n

export type MovingRow = {
  employment_id: string
  employee_id: string
  name: string
  number: string
  entity_id: string | null
  started_on: Day
  ended_on: Day | null
  /** The last day that locked pay was for, or another provider paid. */
  paid_until: Day | null
}

/** People who are to be moved, with how far they are paid. */
export const peopleToMove = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<MovingRow>`
    select employment.id as employment_id, employee.id as employee_id, employee.full_name as name, employment.number, employment.entity_id,
           employment.started_on, employment.ended_on,
           (select max(run.until_day) from pay_run_people person
              join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
             where person.company_id = employment.company_id and person.employment_id = employment.id and run.state = 'locked'
               and run.kind in ('regular', 'final', 'opening') and person.state in ('locked', 'held')) as paid_until
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])
     order by employee.sort_name, employment.id`)

/** The last day of the periods that a group has locked; null: none. */
export const lockedUntil = async (db: Db, companyId: string, groupId: string): Promise<Day | null> =>
  (
    await db.one(sql<{ day: Day | null }>`
      select max(until_day) as day from pay_runs
       where company_id = ${companyId} and group_id = ${groupId} and kind in ('regular', 'opening') and state = 'locked'`)
  ).day

/** Runs that are not locked and have reckoned somebody for days from one on: they are calculated again. */
export const openRunsOf = (db: Db, companyId: string, q: { employmentIds: readonly string[]; from: Day }) =>
  db.many(sql<{ employment_id: string; runs: number }>`
    select person.employment_id, count(*)::int as runs from pay_run_people person
      join pay_runs run on run.company_id = person.company_id and run.id = person.run_id
     where person.company_id = ${companyId} and person.employment_id = any(${[...q.employmentIds]}::uuid[])
       and run.kind = 'regular' and run.state not in ('locked', 'void') and run.until_day >= ${q.from}
     group by person.employment_id`)

type Kept = { employmentId: string; reason: string; by: string; stretches: readonly Membership[] }

/** Says anew where somebody is, by days; stretches that stay as they are stay with who entered them. */
export const saveMemberships = async (db: Db, companyId: string, { employmentId, stretches, reason, by }: Kept) => {
  const rows = JSON.stringify(stretches)
  const now = sql`jsonb_to_recordset(${rows}::jsonb) as now("groupId" uuid, "from" date, "until" date)`
  const isSame = sql`member.group_id = now."groupId" and member.valid_from is not distinct from now."from"`
  await db.run(sql`
    delete from pay_group_members member where member.company_id = ${companyId} and member.employment_id = ${employmentId}
       and not exists (select from ${now} where ${isSame})`)
  await db.run(sql`
    update pay_group_members member set valid_until = now."until" from ${now}
     where member.company_id = ${companyId} and member.employment_id = ${employmentId} and ${isSame}
       and member.valid_until is distinct from now."until"`)
  await db.run(sql`
    insert into pay_group_members (company_id, employment_id, group_id, valid_from, valid_until, reason, entered_by)
    select ${companyId}, ${employmentId}, now."groupId", now."from", now."until", case when now."until" is null then ${reason} else '' end, ${by}::uuid
      from ${now}
     where not exists (select from pay_group_members member
                        where member.company_id = ${companyId} and member.employment_id = ${employmentId} and ${isSame})`)
}

/** Whoever was in the default group without a word is written into it before another is the default: nobody is moved by it. */
export const keepInGroup = (db: Db, companyId: string, q: { groupId: string; entityId: string; by: string }) =>
  db.run(sql`
    insert into pay_group_members (company_id, employment_id, group_id, entered_by)
    select employment.company_id, employment.id, ${q.groupId}::uuid, ${q.by}::uuid from employments employment
     where employment.company_id = ${companyId} and employment.entity_id = ${q.entityId}
       and not exists (select from pay_group_members member
                         join pay_groups own on own.company_id = member.company_id and own.id = member.group_id and own.entity_id = ${q.entityId}
                        where member.company_id = employment.company_id and member.employment_id = employment.id)`)
