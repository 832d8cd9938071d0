import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { ReceiptFacts } from './reading.rules.ts'

/** Addresses that receipts are forwarded to, and what came to them. */

/** Which company an address is of: asked as the platform, before anybody knows. */
export const findCompanyOfToken = async (db: Db, token: string): Promise<string | null> =>
  (await db.maybe(k.selectFrom('expense_mail_addresses').select('company_id').where('token', '=', token)))
    ?.company_id ?? null

export type AddressOwner = {
  ended_at: string | null
  employee_id: string
  name: string
  country: string
  status: string
  /** The address on the record, and that of the account. */
  email: string
  account_email: string
  user_id: string
  portal: string
  language: string
}

/** Whose an address is, by their open account: that of the portal first. Undefined: nobody's who could look at what comes. */
export const findAddressOwner = (db: Db, companyId: string, token: string) =>
  db.maybe(sql<AddressOwner>`
    select address.ended_at, employee.id as employee_id, employee.first_name as name, employee.country, employee.status, employee.email,
           account.email as account_email, account.id as user_id, account.portal, account.language
      from expense_mail_addresses address
      join employees employee on employee.company_id = address.company_id and employee.id = address.employee_id
      join users account on account.company_id = employee.company_id and account.disabled_at is null
       and (account.employee_id = employee.id or (account.portal = 'company' and lower(account.email) = lower(employee.email)))
     where address.company_id = ${companyId} and address.token = ${token}
     order by account.portal <> 'employee', account.created_at limit 1`)

export const findMailAddress = async (db: Db, companyId: string, employeeId: string): Promise<string | null> =>
  (
    await db.maybe(
      k
        .selectFrom('expense_mail_addresses')
        .select('token')
        .where('company_id', '=', companyId)
        .where('employee_id', '=', employeeId)
        .where('ended_at', 'is', null),
    )
  )?.token ?? null

/** The one there was ends as the new one begins. */
export const replaceMailAddress = async (
  db: Db,
  companyId: string,
  { employeeId, token, at }: { employeeId: string; token: string; at: string },
): Promise<void> => {
  await db.run(
    k
      .updateTable('expense_mail_addresses')
      .set({ ended_at: at })
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('ended_at', 'is', null),
  )
  await db.run(
    k
      .insertInto('expense_mail_addresses')
      .values({ company_id: companyId, employee_id: employeeId, token, made_at: at }),
  )
}

/** Mails of one person since a moment: those of which something was taken in, and those that were refused. */
export const countMailsSince = (
  db: Db,
  companyId: string,
  { employeeId, since }: { employeeId: string; since: string },
) =>
  db.one(sql<{ stored: number; refused: number }>`
    select count(*) filter (where refused is null)::int as stored, count(*) filter (where refused is not null)::int as refused
      from expense_mails where company_id = ${companyId} and employee_id = ${employeeId} and at > ${since}`)

export const hasMail = async (db: Db, companyId: string, employeeId: string, messageKey: string): Promise<boolean> =>
  (await db.maybe(
    k
      .selectFrom('expense_mails')
      .select('id')
      .where('company_id', '=', companyId)
      .where('employee_id', '=', employeeId)
      .where('message_key', '=', messageKey),
  )) !== undefined

export type NewMail = { employeeId: string; messageKey: string; refused: string | null; at: string }

/** The mail is here from now on; null: the same one came at the same time, and is. */
export const insertMail = async (
  db: Db,
  companyId: string,
  { employeeId, messageKey, refused, at }: NewMail,
): Promise<string | null> =>
  (
    await db.maybe(
      k
        .insertInto('expense_mails')
        .values({ company_id: companyId, employee_id: employeeId, message_key: messageKey, refused, at })
        .onConflict((c) => c.doNothing())
        .returning('id'),
    )
  )?.id ?? null

export const insertMailedReceipt = (
  db: Db,
  companyId: string,
  { receiptId, mailId }: { receiptId: string; mailId: string },
) =>
  db.run(
    k.insertInto('expense_mailed_receipts').values({ company_id: companyId, receipt_id: receiptId, mail_id: mailId }),
  )

export type WaitingRow = {
  id: string
  name: string
  content_type: string
  at: string
  is_again: boolean
  found: ReceiptFacts | null
  problem: string | null
  read_at: string | null
}

/** Receipts of somebody that came by mail and stand on no claim, the latest first. */
export const listWaitingReceipts = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<WaitingRow>`
    select receipt.id, file.name, file.content_type, mail.at, reading.found, reading.problem, reading.read_at,
           exists (select from expense_receipts earlier
                    where earlier.company_id = receipt.company_id and earlier.content_hash = receipt.content_hash
                      and earlier.employee_id = receipt.employee_id and earlier.id <> receipt.id
                      and (earlier.created_at, earlier.id) < (receipt.created_at, receipt.id)) as is_again
      from expense_receipts receipt
      join expense_mailed_receipts mailed on mailed.company_id = receipt.company_id and mailed.receipt_id = receipt.id
      join expense_mails mail on mail.company_id = mailed.company_id and mail.id = mailed.mail_id
      join files file on file.company_id = receipt.company_id and file.id = receipt.file_id and file.expires_at is null
      left join expense_readings reading on reading.company_id = receipt.company_id and reading.receipt_id = receipt.id
     where receipt.company_id = ${companyId} and receipt.employee_id = ${employeeId}
       and not exists (select from expense_lines line where line.company_id = receipt.company_id and line.receipt_id = receipt.id)
     order by mail.at desc, receipt.id limit 100`)

/** Whether a receipt stands on a line of any claim. */
export const isOnClaim = async (db: Db, companyId: string, receiptId: string): Promise<boolean> =>
  (await db.maybe(
    k
      .selectFrom('expense_lines')
      .select('id')
      .where('company_id', '=', companyId)
      .where('receipt_id', '=', receiptId)
      .limit(1),
  )) !== undefined
