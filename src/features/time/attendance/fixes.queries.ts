import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'

type Those = readonly { employeeId: string; day: Day }[]

export type PersonOnDay = {
  day: Day
  employee_id: string
  employment_id: string
  full_name: string
  country: string
  region: string | null
  site_zone: string | null
}

/** The employments of people on their days, else the one that began last, with where they worked. */
export const employmentsOnDays = (db: Db, companyId: string, those: Those) =>
  db.many(sql<PersonOnDay>`
    select asked.day, asked.employee_id, employment.id as employment_id, employee.full_name, coalesce(terms.country, employee.country) as country,
           terms.region, site.zone as site_zone
      from (select distinct * from unnest(${those.map((t) => t.employeeId)}::uuid[], ${those.map((t) => t.day)}::date[]) as asked(employee_id, day)) asked
      join employees employee on employee.company_id = ${companyId} and employee.id = asked.employee_id
      join lateral (
        select employment.id from employments employment
         where employment.company_id = ${companyId} and employment.employee_id = asked.employee_id
         order by (employment.started_on <= asked.day and coalesce(employment.ended_on >= asked.day, true)) desc, employment.started_on desc
         limit 1) employment on true
      left join lateral (
        select terms.country, terms.region, terms.site_id from employment_terms terms
         where terms.company_id = ${companyId} and terms.employment_id = employment.id and terms.voids_id is null
           and not exists (select from employment_terms taken where taken.company_id = terms.company_id
                 and taken.employment_id = terms.employment_id and taken.voids_id = terms.id)
         order by terms.effective_from <= asked.day desc, case when terms.effective_from <= asked.day then terms.effective_from end desc, terms.id desc
         limit 1) terms on true
      left join sites site on site.company_id = ${companyId} and site.id = terms.site_id`)

/** Punches, and punches that fixes added, of some people. */
export const punchesOfPeople = (db: Db, companyId: string, employeeIds: readonly string[], ids: readonly string[]) =>
  db.many(sql<{ id: string; employee_id: string; employment_id: string; at: string }>`
    select found.id, employment.employee_id, found.employment_id, found.at
      from employments employment
      join lateral (
        select id, employment_id, at from punches where company_id = ${companyId} and employment_id = employment.id and id = any(${[...ids]}::uuid[])
        union all
        select id, employment_id, at from punch_fixes
         where company_id = ${companyId} and employment_id = employment.id and id = any(${[...ids]}::uuid[]) and kind = 'add') found on true
     where employment.company_id = ${companyId} and employment.employee_id = any(${[...employeeIds]}::uuid[])`)

export const daysOf = (db: Db, companyId: string, those: readonly { employmentId: string; day: Day }[]) =>
  db.many(sql<{
    employment_id: string
    work_date: Day
    zone: string
    plan_from: string | null
    plan_until: string | null
    exceptions: string[]
  }>`
    select day.employment_id, day.work_date, day.zone, day.plan_from, day.plan_until, day.exceptions
      from attendance_days day
      join unnest(${those.map((t) => t.employmentId)}::uuid[], ${those.map((t) => t.day)}::date[]) as asked(employment_id, day)
        on asked.employment_id = day.employment_id and asked.day = day.work_date
     where day.company_id = ${companyId}`)

export const accountsOfEmployees = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(sql<{ id: string; employee_id: string; email: string; first_name: string; language: string | null }>`
    select id, employee_id, email, first_name, language from users
     where company_id = ${companyId} and employee_id = any(${[...ids]}::uuid[]) and disabled_at is null`)

/** Marks the days of everybody employed in a span. Answers how many days. @param recountId where what changes is kept */
export const markEverybody = (
  db: Db,
  companyId: string,
  { from, until }: { from: Day; until: Day },
  recountId: string | null = null,
) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause, recount_id)
    select employment.company_id, employment.id, day::date, 'again', ${recountId}::uuid
      from employments employment
      cross join lateral generate_series(greatest(employment.started_on, ${from}::date), least(coalesce(employment.ended_on, ${until}::date), ${until}::date),
        interval '1 day') as day
     where employment.company_id = ${companyId}
     order by 2, 3
    on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp(), recount_id = coalesce(excluded.recount_id, attendance_dirty.recount_id)`)

/** Marks today, in its place, of everybody with a schedule or a shift whose day nobody has made yet, and days that have to be looked at again by now. */
export const markByClock = (db: Db, companyId: string, { now, days }: { now: string; days: readonly Day[] }) =>
  db.run(sql`
    insert into attendance_dirty (company_id, employment_id, work_date, cause)
    select company_id, employment_id, work_date, 'clock' from attendance_days
     where company_id = ${companyId} and next_at is not null and next_at <= ${now}
    union
    select employment.company_id, employment.id, day.day, 'clock'
      from employments employment cross join unnest(${[...days]}::date[]) as day(day)
     where employment.company_id = ${companyId} and employment.started_on <= day.day and coalesce(employment.ended_on >= day.day, true)
       and not exists (select from attendance_days known where known.company_id = employment.company_id
             and known.employment_id = employment.id and known.work_date = day.day)
       and (exists (select from schedule_assignments given where given.company_id = employment.company_id and given.employment_id = employment.id)
         or exists (select from roster_shifts shift where shift.company_id = employment.company_id and shift.employment_id = employment.id
               and shift.work_date = day.day and shift.state <> 'draft'))
    order by 2, 3
    on conflict (company_id, employment_id, work_date) do nothing`)
