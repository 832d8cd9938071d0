import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Filled, MemoFile, Texts } from './rules.ts'

export type MyMemoRow = {
  id: string
  kind: string
  state: string
  ack: string
  gate: boolean
  due_on: string | null
  memo_reason: string | null
  version: number
  main_language: string
  texts: Texts
  files: MemoFile[]
  hash: string
  note: string | null
  sent_at: string
  newer: boolean
  gaps: Filled
  queued_at: string
  delivered_at: string | null
  read_at: string | null
  opened_at: string | null
  language: string | null
  seconds_open: number | null
  acknowledged_at: string | null
  declined_at: string | null
  answer_received_at: string | null
  answer_hash: string | null
  signature: string | null
  reason: string | null
  exempt_at: string | null
  exempt_reason: string | null
  reminders: number
  pinned: boolean
  unlocked_session: string | null
}

/** What was sent to one person: the version that counts of each memo, the newest first. */
const mine = (companyId: string, employeeId: string) => sql`
  select memo.id, memo.kind, memo.state, memo.ack, memo.gate, memo.due_on, memo.reason as memo_reason, receipt.version, version.main_language,
    version.texts, version.files, version.hash, version.note, version.at as sent_at,
         exists (select from memo_receipts other_receipt where other_receipt.company_id = receipt.company_id
           and other_receipt.memo_id = receipt.memo_id and other_receipt.employee_id = receipt.employee_id
                    and other_receipt.version < receipt.version and other_receipt.opened_at is not null) as newer,
         receipt.gaps, receipt.queued_at, receipt.delivered_at, receipt.read_at, receipt.opened_at, receipt.language, receipt.seconds_open,
           receipt.acknowledged_at, receipt.declined_at, receipt.answer_received_at,
         receipt.answer_hash, receipt.signature, receipt.reason, receipt.exempt_at, receipt.exempt_reason, receipt.reminders, receipt.pinned,
           receipt.unlocked_session
    from memo_receipts receipt
    join memos memo on memo.company_id = receipt.company_id and memo.id = receipt.memo_id and memo.version = receipt.version
    join memo_versions version on version.company_id = receipt.company_id and version.memo_id = receipt.memo_id and version.number = receipt.version
   where receipt.company_id = ${companyId} and receipt.employee_id = ${employeeId} and memo.state in ('sent', 'closed', 'recalled')`

export const listMemosForEmployee = (db: Db, companyId: string, employeeId: string) =>
  db.many(
    sql<MyMemoRow>`${mine(companyId, employeeId)} order by receipt.pinned desc, version.at desc, memo.id limit 500`,
  )

export const findMemoForEmployee = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.maybe(sql<MyMemoRow>`${mine(companyId, employeeId)} and memo.id = ${id}`)

export const listVersionsForEmployee = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.many(sql<{ version: number; at: string; acknowledged_at: string | null; declined_at: string | null }>`
    select receipt.version, version.at, receipt.acknowledged_at, receipt.declined_at
      from memo_receipts receipt join memo_versions version on version.company_id = receipt.company_id and version.memo_id = receipt.memo_id
        and version.number = receipt.version
     where receipt.company_id = ${companyId} and receipt.memo_id = ${id} and receipt.employee_id = ${employeeId} order by receipt.version desc`)

export const readAll = (db: Db, companyId: string, employeeId: string, now: string) =>
  db.run(sql`
    update memo_receipts set read_at = ${now}::timestamptz
     where company_id = ${companyId} and employee_id = ${employeeId} and read_at is null and opened_at is null`)

export const getEmployeeWithCompany = (db: Db, companyId: string, employeeId: string) =>
  db.one(sql<{ full_name: string; country: string; company: string }>`
    select employee.full_name, employee.country, company.name as company from employees employee join companies company on company.id = employee.company_id
     where employee.company_id = ${companyId} and employee.id = ${employeeId}`)
