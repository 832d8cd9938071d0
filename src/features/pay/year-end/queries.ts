import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { YearReturnSlips, YearSlips } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

export type SlipBox = { box: string; label: string; amount: number }

export type SlipRow = {
  id: string
  entity_id: string
  employment_id: string
  form: string
  year_from: Day
  version: number
  currency: string
  boxes: SlipBox[]
  hash: string
  made_at: string
  name: string
  number: string
}

const slips = sql`
  select slip.id, slip.entity_id, slip.employment_id, slip.form, slip.year_from, slip.version, slip.currency, slip.boxes, slip.hash,
         slip.made_at, employee.full_name as name, employment.number
    from year_slips slip
    join employments employment on employment.company_id = slip.company_id and employment.id = slip.employment_id
    join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id`

/** The last slip of everybody of a form and year. */
export const lastSlips = (db: Db, companyId: string, q: { entityId: string; form: string; yearFrom: Day }) =>
  db.many(sql<SlipRow>`
    select distinct on (found.employment_id) found.* from (${slips}
     where slip.company_id = ${companyId} and slip.entity_id = ${q.entityId} and slip.form = ${q.form} and slip.year_from = ${q.yearFrom}) found
     order by found.employment_id, found.version desc`)

export const findSlip = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<SlipRow>`${slips} where slip.company_id = ${companyId} and slip.id = ${id}`)

/** Two who make slips of an entity do so one after the other. */
export const lockYear = (db: Db, companyId: string, entityId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`year slips ${companyId} ${entityId}`}, 0))`)

export const insertSlips = async (db: Db, rows: readonly Insertable<YearSlips>[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += 1_000)
    await db.run(k.insertInto('year_slips').values(rows.slice(at, at + 1_000)))
}

export type ReturnPersonRow = {
  employment_id: string
  first_name: string
  last_name: string
  address: string | null
  address_line2: string | null
  postal_code: string | null
  position: string | null
  started_on: Day
  ended_on: Day | null
}

/** What returns say of people beside pay, by employment. */
export const returnPeople = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<ReturnPersonRow>`
    select employment.id as employment_id, employee.first_name, employee.last_name, employee.address, employee.address_line2,
           employee.postal_code, employee.position, employment.started_on, employment.ended_on
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])`)

/** The latest version of the slip of everybody of a form and year that stands in a file that was not withdrawn. */
export const sentVersions = (db: Db, companyId: string, q: { entityId: string; form: string; yearFrom: Day }) =>
  db.many(sql<{ employment_id: string; version: number }>`
    select slip.employment_id, max(slip.version)::int as version
      from year_return_slips sent
      join year_slips slip on slip.company_id = sent.company_id and slip.id = sent.slip_id
      join pay_files file on file.company_id = sent.company_id and file.id = sent.file_id
     where sent.company_id = ${companyId} and file.state <> 'withdrawn'
       and slip.entity_id = ${q.entityId} and slip.form = ${q.form} and slip.year_from = ${q.yearFrom}
     group by slip.employment_id`)

export const insertReturnSlips = async (db: Db, rows: readonly Insertable<YearReturnSlips>[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += 5_000)
    await db.run(k.insertInto('year_return_slips').values(rows.slice(at, at + 5_000)))
}
