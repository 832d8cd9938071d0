import { type Insertable, sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { BankChanges } from '../../../server/tables.ts'

const all = (companyId: string) => k.selectFrom('bank_changes').selectAll().where('company_id', '=', companyId)

export const listBankChanges = (db: Db, companyId: string, employeeId: string) =>
  db.many(all(companyId).where('employee_id', '=', employeeId).orderBy('asked_at', 'desc').limit(20))
export type BankChangeRow = Awaited<ReturnType<typeof listBankChanges>>[number]

export const lockBankChange = (db: Db, companyId: string, id: string) =>
  db.maybe(all(companyId).where('id', '=', id).forUpdate())

export const bankChangesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many<BankChangeRow & { person: string; country: string; department: string | null }>(sql`
    select change.*, employee.full_name as person, employee.country, employee.department
      from bank_changes change join employees employee on employee.company_id = change.company_id and employee.id = change.employee_id
     where change.company_id = ${companyId} and change.id = any(${[...ids]}::uuid[])`)

export const insertBankChange = (db: Db, values: Insertable<BankChanges>) =>
  db.one(k.insertInto('bank_changes').values(values).returning('id'))

export const updateBankChange = (
  db: Db,
  companyId: string,
  id: string,
  values: { state: string; usable_from?: string; used_at?: string },
) => db.run(k.updateTable('bank_changes').set(values).where('company_id', '=', companyId).where('id', '=', id))

/** The accounts of somebody: whatever they are told goes to the address that was on record before. */
export const accountsOf = (db: Db, companyId: string, employeeId: string) =>
  db.many<{ id: string; email: string; first_name: string; language: string | null }>(sql`
    select account.id, account.email, account.first_name, account.language
      from users account join employees employee on employee.company_id = account.company_id
       and (account.employee_id = employee.id or (account.portal = 'company' and lower(account.email) = lower(employee.email)))
     where employee.company_id = ${companyId} and employee.id = ${employeeId} and account.disabled_at is null`)

export const bankOnRecord = (db: Db, companyId: string, employeeId: string) =>
  db.maybe<{ bank_name: string | null; mask: string | null }>(sql`
    select bank_name, masked ->> 'bankAccountNumber' as mask from employees where company_id = ${companyId} and id = ${employeeId}`)
