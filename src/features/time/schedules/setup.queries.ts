import { type Insertable, sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { ShiftTypeVersions } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PatternDay } from './shift.rules.ts'

export const listShiftTypes = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('shift_types as shift')
      .leftJoin('roster_skills as skill', (join) =>
        join.onRef('skill.company_id', '=', 'shift.company_id').onRef('skill.id', '=', 'shift.skill_id'),
      )
      .select([
        'shift.id',
        'shift.name',
        'shift.code',
        'shift.colour',
        'shift.skill_id',
        'shift.archived_at',
        'shift.version',
      ])
      .select('skill.name as skill_name')
      .where('shift.company_id', '=', companyId)
      .orderBy('shift.name')
      .orderBy('shift.id'),
  )
export type ShiftTypeRow = Awaited<ReturnType<typeof listShiftTypes>>[number]

type ShiftTypeValues = { name: string; code: string; colour: string; skill_id: string | null }

export const insertShiftType = (db: Db, companyId: string, values: ShiftTypeValues & { created_by: string | null }) =>
  db.one(
    k
      .insertInto('shift_types')
      .values({ company_id: companyId, ...values })
      .returning('id'),
  )

export const insertShiftVersion = (db: Db, values: Insertable<ShiftTypeVersions>) =>
  db.run(k.insertInto('shift_type_versions').values(values))

export const lockShiftType = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('shift_types').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const updateShiftType = (
  db: Db,
  companyId: string,
  id: string,
  values: ShiftTypeValues & { archived_at: string | null },
) =>
  db.run(
    k
      .updateTable('shift_types')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Patterns with how many people follow each on a day. */
export const listPatternsWithPeople = (db: Db, companyId: string, day: Day) =>
  db.many(sql<{
    id: string
    name: string
    anchor: Day
    days: PatternDay[]
    on_holidays: 'off' | 'work'
    archived_at: string | null
    version: number
    people: number
  }>`
    with current as (
      select distinct on (own.employment_id) own.employment_id, own.schedule_id
        from schedule_assignments own
        join employments employment on employment.company_id = own.company_id and employment.id = own.employment_id
         and coalesce(employment.ended_on >= ${day}::date, true)
       where own.company_id = ${companyId}::uuid and own.voids_id is null and own.effective_from <= ${day}::date
         and not exists (select from schedule_assignments void where void.company_id = own.company_id
               and void.employment_id = own.employment_id and void.voids_id = own.id)
       order by own.employment_id, own.effective_from desc, own.id desc
    )
    select pattern.id, pattern.name, pattern.anchor, pattern.days, pattern.on_holidays, pattern.archived_at, pattern.version,
           count(current.employment_id)::int as people
      from schedules pattern left join current on current.schedule_id = pattern.id
     where pattern.company_id = ${companyId}::uuid
     group by pattern.company_id, pattern.id
     order by pattern.name, pattern.id`)

type PatternValues = {
  name: string
  anchor: Day
  days: readonly PatternDay[]
  onHolidays: string
  replacesId: string | null
}

export const insertPattern = (db: Db, companyId: string, by: string | null, values: PatternValues) =>
  db.one(
    k
      .insertInto('schedules')
      .values({
        company_id: companyId,
        name: values.name,
        anchor: values.anchor,
        days: jsonb(values.days),
        on_holidays: values.onHolidays,
        replaces_id: values.replacesId,
        created_by: by,
      })
      .returning('id'),
  )

export const lockPattern = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('schedules').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate())

export const archivePattern = (db: Db, companyId: string, id: string, at: string) =>
  db.run(
    k
      .updateTable('schedules')
      .set({ archived_at: at, version: sql`version + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** Who follows a pattern on a day or will from a later one: the rest days they have of their own come along. */
export const listFollowers = (db: Db, companyId: string, scheduleId: string, day: Day) =>
  db.many(sql<{ employment_id: string; rest_weekdays: number[] | null }>`
    select found.employment_id, found.rest_weekdays from (
      select distinct on (own.employment_id) own.employment_id, own.schedule_id, own.rest_weekdays
        from schedule_assignments own
       where own.company_id = ${companyId}::uuid and own.voids_id is null and own.effective_from <= ${day}::date
         and not exists (select from schedule_assignments void where void.company_id = own.company_id
               and void.employment_id = own.employment_id and void.voids_id = own.id)
       order by own.employment_id, own.effective_from desc, own.id desc) found
     where found.schedule_id = ${scheduleId}::uuid`)

type NewAssignment = {
  employmentId: string
  scheduleId: string | null
  effectiveFrom: Day
  restWeekdays: readonly number[] | null
}

export const insertAssignments = (
  db: Db,
  companyId: string,
  rows: readonly NewAssignment[],
  { by, at, reason }: { by: string | null; at: Date; reason: string },
) =>
  db.run(
    k.insertInto('schedule_assignments').values(
      rows.map((row) => ({
        company_id: companyId,
        employment_id: row.employmentId,
        effective_from: row.effectiveFrom,
        entered_at: at.toISOString(),
        entered_by: by,
        reason,
        schedule_id: row.scheduleId,
        rest_weekdays: row.restWeekdays === null ? null : [...row.restWeekdays],
      })),
    ),
  )

/** The first day of the next row of each history after a day. */
export const listNextAssignments = (db: Db, companyId: string, ids: readonly string[], day: Day) =>
  db.many(sql<{ employment_id: string; next: Day }>`
    select own.employment_id, min(own.effective_from)::text as next
      from schedule_assignments own
     where own.company_id = ${companyId}::uuid and own.employment_id = any(${[...ids]}::uuid[]) and own.voids_id is null
       and own.effective_from > ${day}::date
       and not exists (select from schedule_assignments void where void.company_id = own.company_id
             and void.employment_id = own.employment_id and void.voids_id = own.id)
     group by own.employment_id`)

type Following = {
  employment_id: string
  ended_on: Day | null
  schedule_id: string | null
  name: string | null
  rest_weekdays: number[] | null
}

/** What some employments follow on a day, and when each ends. */
export const listFollowing = (db: Db, companyId: string, ids: readonly string[], day: Day) =>
  db.many(sql<Following>`
    select employment.id as employment_id, employment.ended_on, found.schedule_id, pattern.name, found.rest_weekdays
      from employments employment
      left join lateral (
        select own.schedule_id, own.rest_weekdays from schedule_assignments own
         where own.company_id = employment.company_id and own.employment_id = employment.id and own.voids_id is null
           and own.effective_from <= ${day}::date
           and not exists (select from schedule_assignments void where void.company_id = own.company_id
                 and void.employment_id = own.employment_id and void.voids_id = own.id)
         order by own.effective_from desc, own.id desc limit 1) found on true
      left join schedules pattern on pattern.company_id = employment.company_id and pattern.id = found.schedule_id
     where employment.company_id = ${companyId}::uuid and employment.id = any(${[...ids]}::uuid[])`)

export const countEmployments = async (db: Db, companyId: string, ids: readonly string[]): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from employments where company_id = ${companyId}::uuid and id = any(${[...ids]}::uuid[])`)
  ).n

export const listSkills = (db: Db, companyId: string) =>
  db.many(sql<{ id: string; name: string; people: number }>`
    select skill.id, skill.name, count(own.employee_id)::int as people
      from roster_skills skill
      left join employee_skills own on own.company_id = skill.company_id and own.skill_id = skill.id
     where skill.company_id = ${companyId}::uuid and skill.archived_at is null
     group by skill.company_id, skill.id order by skill.name`)

export const insertSkill = (db: Db, companyId: string, name: string, by: string | null) =>
  db.one(
    k.insertInto('roster_skills').values({ company_id: companyId, name, created_by: by }).returning(['id', 'name']),
  )

export const hasEmployee = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(k.selectFrom('employees').select('id').where('company_id', '=', companyId).where('id', '=', id))) !==
  undefined

export const listDemands = (db: Db, companyId: string, siteId: string | null) =>
  db.many(
    k
      .selectFrom('cover_demands as demand')
      .innerJoin('sites as site', (join) =>
        join.onRef('site.company_id', '=', 'demand.company_id').onRef('site.id', '=', 'demand.site_id'),
      )
      .leftJoin('roster_skills as skill', (join) =>
        join.onRef('skill.company_id', '=', 'demand.company_id').onRef('skill.id', '=', 'demand.skill_id'),
      )
      .selectAll('demand')
      .select(['site.name as site_name', 'site.zone', 'skill.name as skill_name'])
      .where('demand.company_id', '=', companyId)
      .$if(siteId !== null, (qb) => qb.where('demand.site_id', '=', siteId ?? ''))
      .orderBy('site.name')
      .orderBy('demand.from_time')
      .orderBy('demand.id'),
  )
export type DemandRow = Awaited<ReturnType<typeof listDemands>>[number]

type NewDemand = {
  siteId: string
  weekdays: readonly number[]
  from: string
  until: string
  skillId: string | null
  people: number
  fromDay: Day
  untilDay: Day | null
}

export const insertDemand = (db: Db, companyId: string, demand: NewDemand, by: string | null) =>
  db.one(
    k
      .insertInto('cover_demands')
      .values({
        company_id: companyId,
        site_id: demand.siteId,
        weekdays: [...demand.weekdays],
        from_time: demand.from,
        until_time: demand.until,
        skill_id: demand.skillId,
        people: demand.people,
        from_day: demand.fromDay,
        until_day: demand.untilDay,
        created_by: by,
      })
      .returning('id'),
  )

export const deleteDemand = (db: Db, companyId: string, id: string) =>
  db.run(k.deleteFrom('cover_demands').where('company_id', '=', companyId).where('id', '=', id))

export const listRosterSites = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('sites')
      .select(['id', 'name', 'zone', 'country'])
      .where('company_id', '=', companyId)
      .where('archived_at', 'is', null)
      .orderBy('name'),
  )

/** Departments that people are in. */
export const listRosterDepartments = (db: Db, companyId: string) =>
  db.many(sql<{ department: string }>`
    select distinct department from employees
     where company_id = ${companyId}::uuid and department is not null and status <> 'terminated' order by department`)

/** Who may have a shift from a day on: by a pattern that has it, or on the roster. */
export const listPeopleOfShift = (db: Db, companyId: string, shiftTypeId: string, from: Day) =>
  db.many(sql<{ employment_id: string }>`
    select own.employment_id from schedule_assignments own
      join schedules pattern on pattern.company_id = own.company_id and pattern.id = own.schedule_id
     where own.company_id = ${companyId}::uuid
       and pattern.days @? ('$[*].shifts[*] ? (@.shiftTypeId == "' || ${shiftTypeId} || '")')::jsonpath
    union
    select shift.employment_id from roster_shifts shift
     where shift.company_id = ${companyId}::uuid and shift.shift_type_id = ${shiftTypeId}::uuid
       and shift.employment_id is not null and shift.work_date >= ${from}::date`)
