import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { NewPayslip } from './publish.queries.ts'

export type ToldPerson = {
  employment_id: string
  employee_id: string
  name: string
  /** The address on the record now. */
  email: string
  user_id: string | null
  language: string | null
}

/** People with the address on their record and the account they open payslips with, if they have one. */
export const peopleToTell = (db: Db, companyId: string, employmentIds: readonly string[]) =>
  db.many(sql<ToldPerson>`
    select employment.id as employment_id, employee.id as employee_id, employee.full_name as name, employee.email,
           account.id as user_id, account.language
      from employments employment
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
      left join lateral (
        select person.id, person.language from users person
         where person.company_id = employee.company_id and person.employee_id = employee.id and person.disabled_at is null
         order by person.portal = 'company', person.id limit 1) account on true
     where employment.company_id = ${companyId} and employment.id = any(${[...employmentIds]}::uuid[])
     order by employment.id`)

export type NewLetter = NewPayslip & { outbox_id: string | null; withheld: 'no_account' | 'by_choice' | null }

export const insertLetters = (
  db: Db,
  companyId: string,
  { letters, by, at }: { letters: readonly NewLetter[]; by: string; at: string },
) =>
  db.run(sql`
    insert into payslip_letters (company_id, employment_id, run_id, version, outbox_id, withheld, by_user, at)
    select ${companyId}, letter.employment_id, letter.run_id, letter.version, letter.outbox_id, letter.withheld, ${by}::uuid, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
        as letter(employment_id uuid, run_id uuid, version int, outbox_id uuid, withheld text)`)

export type LetterRow = {
  employment_id: string
  employee_id: string
  name: string
  email: string
  has_account: boolean
  version: number
  opened_at: string | null
  outbox_id: string | null
  withheld: NewLetter['withheld']
  at: string
}

/** The last letter to each about the newest payslip of a run that is not taken back; of some people where `employmentIds` names them. */
export const lastLetters = (
  db: Db,
  companyId: string,
  { runId, employmentIds = null }: { runId: string; employmentIds?: readonly string[] | null },
) =>
  db.many(sql<LetterRow>`
    select distinct on (letter.employment_id) letter.employment_id, employee.id as employee_id, employee.full_name as name, employee.email,
           exists (select from users account where account.company_id = employee.company_id and account.employee_id = employee.id
                      and account.disabled_at is null) as has_account,
           letter.version, slip.opened_at, letter.outbox_id, letter.withheld, letter.at
      from payslip_letters letter
      join payslips slip on slip.company_id = letter.company_id and slip.run_id = letter.run_id
       and slip.employment_id = letter.employment_id and slip.version = letter.version
      join employments employment on employment.company_id = letter.company_id and employment.id = letter.employment_id
      join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
     where letter.company_id = ${companyId} and letter.run_id = ${runId}
       and (${employmentIds ? [...employmentIds] : null}::uuid[] is null or letter.employment_id = any(${employmentIds ? [...employmentIds] : null}::uuid[]))
       and not exists (select from payslip_withdrawals back where back.company_id = slip.company_id and back.run_id = slip.run_id
             and back.employment_id = slip.employment_id and back.version = slip.version and back.restored_at is null)
     order by letter.employment_id, letter.version desc, letter.id desc`)

/** Held until the transaction ends: two who send again do so one after the other, and nobody gets two letters. */
export const lockLettersOf = (db: Db, companyId: string, runId: string) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`payslip letters ${companyId} ${runId}`}, 0))`)
