import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { HeldExemption } from './exemptions.rules.ts'

type Span = { from: Day; until: Day }

/** Exemptions that hold on a day of a span. */
export const heldExemptions = (db: Db, companyId: string, { from, until }: Span) =>
  db.many(sql<HeldExemption>`
    select kind, country, regime, limit_key as limit, minutes, weeks, employment_id as "employmentId", site_id as "siteId",
           from_day as "from", until_day as "until", reference
      from limit_exemptions
     where company_id = ${companyId} and from_day <= ${until}::date and until_day >= ${from}::date and until_day >= from_day
     order by from_day, id`)

export type CoveragePay = { employment_id: string; effective_from: Day; basic: number; gross: number }

/** Pay that says whether the law’s hours are for somebody, the earliest first. Minor units a month. */
export const coveragePay = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<CoveragePay>`
    select pay.employment_id, pay.effective_from, pay.basic_salary::float8 as basic,
           (pay.basic_salary + coalesce(pay.housing_allowance, 0) + coalesce(pay.transport_allowance, 0) + coalesce(pay.medical_allowance, 0)
             + coalesce(pay.meal_allowance, 0) + coalesce(pay.communication_allowance, 0) + coalesce(pay.education_allowance, 0))::float8 as gross
      from compensations pay
     where pay.company_id = ${companyId} and pay.employment_id = any(${[...employmentIds]}::uuid[])
     order by pay.employment_id, pay.effective_from, pay.id`)

export type ExemptionRow = HeldExemption & {
  id: string
  person: string | null
  site: string | null
  reason: string
  entered_by: string | null
  entered_at: string
  ended_at: string | null
  end_reason: string | null
}

export const listExemptions = (db: Db, companyId: string) =>
  db.many(sql<ExemptionRow>`
    select own.id, own.kind, own.country, own.regime, own.limit_key as limit, own.minutes, own.weeks, own.employment_id as "employmentId",
           own.site_id as "siteId", own.from_day as "from", own.until_day as "until", own.reference, own.reason, own.entered_at, own.ended_at,
           own.end_reason, employee.full_name as person, site.name as site,
           nullif(trim(account.first_name || ' ' || account.last_name), '') as entered_by
      from limit_exemptions own
      left join employments employment on employment.company_id = own.company_id and employment.id = own.employment_id
      left join employees employee on employee.company_id = own.company_id and employee.id = employment.employee_id
      left join sites site on site.company_id = own.company_id and site.id = own.site_id
      left join users account on account.id = own.entered_by
     where own.company_id = ${companyId}
     order by own.until_day desc, own.entered_at desc limit 200`)

export const findExemption = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<HeldExemption & { id: string; ended_at: string | null }>`
    select id, kind, country, regime, limit_key as limit, minutes, weeks, employment_id as "employmentId", site_id as "siteId",
           from_day as "from", until_day as "until", reference, ended_at
      from limit_exemptions where company_id = ${companyId} and id = ${id} for update`)

export const insertExemption = (
  db: Db,
  companyId: string,
  one: Omit<HeldExemption, 'reference'> & { reference: string; reason: string; userId: string },
) =>
  db.one(sql<{ id: string }>`
    insert into limit_exemptions (company_id, kind, country, regime, limit_key, minutes, weeks, employment_id, site_id, from_day, until_day,
      reference, reason, entered_by)
    values (${companyId}, ${one.kind}, ${one.country}, ${one.regime}, ${one.limit}, ${one.minutes}, ${one.weeks}, ${one.employmentId},
      ${one.siteId}, ${one.from}::date, ${one.until}::date, ${one.reference}, ${one.reason}, ${one.userId})
    returning id`)

/** It never held: the row says who took it back. */
export const deleteExemption = (db: Db, companyId: string, id: string) =>
  db.run(sql`delete from limit_exemptions where company_id = ${companyId} and id = ${id}`)

export const endExemption = (
  db: Db,
  companyId: string,
  one: { id: string; until: Day; userId: string; reason: string },
) =>
  db.run(sql`
    update limit_exemptions set until_day = ${one.until}::date, ended_by = ${one.userId}, ended_at = clock_timestamp(), end_reason = ${one.reason}
     where company_id = ${companyId} and id = ${one.id}`)

/** Employments that an exemption is for, as they are today. */
export const employmentsOfExemption = (
  db: Db,
  companyId: string,
  one: Pick<HeldExemption, 'employmentId' | 'siteId' | 'country'>,
) =>
  db.many(sql<{ id: string }>`
    select employment.id
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId}
       and (${one.employmentId}::uuid is null or employment.id = ${one.employmentId}::uuid)
       and (${one.siteId}::uuid is null or exists (select from employment_terms term where term.company_id = employment.company_id
             and term.employment_id = employment.id and term.site_id = ${one.siteId}::uuid))
       and employee.country = ${one.country}`)

/** The employment of somebody that holds on a day. */
export const employmentOn = (db: Db, companyId: string, employeeId: string, day: Day) =>
  db.maybe(sql<{ id: string; country: string }>`
    select employment.id, employee.country
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.employee_id = ${employeeId}
       and employment.started_on <= ${day}::date and coalesce(employment.ended_on >= ${day}::date, true)
     order by employment.started_on desc limit 1`)

export const usedCountries = (db: Db, companyId: string) =>
  db.many(
    sql<{ country: string }>`select distinct country from employees where company_id = ${companyId} order by country`,
  )
