import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { EmployeeLetters } from '../../../server/tables.ts'
import type { Day } from '../../../shared/dates.ts'

/** Letters of a company are numbered one after the other. */
export const nextSerial = async (db: Db, companyId: string, year: number): Promise<number> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`employee letters ${companyId}`}, 0))`)
  const { next } = await db.one(sql<{ next: number }>`
    select coalesce(max(serial), 0) + 1 as next from employee_letters where company_id = ${companyId}::uuid and year = ${year}`)
  return next
}

export const insertLetter = (db: Db, values: Insertable<EmployeeLetters>) =>
  db.one(k.insertInto('employee_letters').values(values).returningAll())

/** Letters of somebody whose document is still kept, the latest first. */
export const listLettersOf = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<{
    id: string
    kind: string
    year: number
    serial: number
    language: string
    addressed_to: string | null
    made_at: string
    document_id: string
  }>`
    select id, kind, year, serial, language, addressed_to, made_at, document_id
      from employee_letters letter
     where company_id = ${companyId}::uuid and employee_id = ${employeeId}::uuid
       and exists (select from employee_documents document where document.company_id = letter.company_id
             and document.employee_id = letter.employee_id and document.series_id = letter.document_id)
     order by made_at desc, id limit 100`)

export type LetterEmployer = {
  company: string
  entity: string | null
  address: string | null
  started_on: Day
  ended_on: Day | null
}

/** Who employs somebody and since when: the legal entity of the employment that holds on a day, else of the one that began last. */
export const findEmployer = (db: Db, companyId: string, employeeId: string, on: Day) =>
  db.maybe(sql<LetterEmployer>`
    select company.name company, entity.legal_name entity, entity.address,
           coalesce(employment.continuity_from, employment.started_on) started_on, employment.ended_on
      from employments employment
      join companies company on company.id = employment.company_id
      left join legal_entities entity on entity.company_id = employment.company_id and entity.id = employment.entity_id
     where employment.company_id = ${companyId}::uuid and employment.employee_id = ${employeeId}::uuid
     order by employment.started_on <= ${on}::date and coalesce(employment.ended_on >= ${on}::date, true) desc,
              employment.started_on desc, employment.id desc limit 1`)
