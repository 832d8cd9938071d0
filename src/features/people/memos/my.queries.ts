import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

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
  texts: unknown
  files: unknown
  hash: string
  note: string | null
  sent_at: string
  newer: boolean
  gaps: unknown
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
  select m.id, m.kind, m.state, m.ack, m.gate, m.due_on, m.reason as memo_reason, r.version, v.main_language, v.texts, v.files, v.hash, v.note, v.at as sent_at,
         exists (select from memo_receipts o where o.company_id = r.company_id and o.memo_id = r.memo_id and o.employee_id = r.employee_id
                    and o.version < r.version and o.opened_at is not null) as newer,
         r.gaps, r.queued_at, r.delivered_at, r.read_at, r.opened_at, r.language, r.seconds_open, r.acknowledged_at, r.declined_at, r.answer_received_at,
         r.answer_hash, r.signature, r.reason, r.exempt_at, r.exempt_reason, r.reminders, r.pinned, r.unlocked_session
    from memo_receipts r
    join memos m on m.company_id = r.company_id and m.id = r.memo_id and m.version = r.version
    join memo_versions v on v.company_id = r.company_id and v.memo_id = r.memo_id and v.number = r.version
   where r.company_id = ${companyId} and r.employee_id = ${employeeId} and m.state in ('sent', 'closed', 'recalled')`

export const listMemosForEmployee = (db: Db, companyId: string, employeeId: string) =>
  db.many(sql<MyMemoRow>`${mine(companyId, employeeId)} order by r.pinned desc, v.at desc, m.id limit 500`)

export const findMemoForEmployee = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.maybe(sql<MyMemoRow>`${mine(companyId, employeeId)} and m.id = ${id}`)

export const listVersionsForEmployee = (db: Db, companyId: string, employeeId: string, id: string) =>
  db.many(sql<{ version: number; at: string; acknowledged_at: string | null; declined_at: string | null }>`
    select r.version, v.at, r.acknowledged_at, r.declined_at
      from memo_receipts r join memo_versions v on v.company_id = r.company_id and v.memo_id = r.memo_id and v.number = r.version
     where r.company_id = ${companyId} and r.memo_id = ${id} and r.employee_id = ${employeeId} order by r.version desc`)

export const readAll = (db: Db, companyId: string, employeeId: string, now: string) =>
  db.run(sql`
    update memo_receipts set read_at = ${now}::timestamptz
     where company_id = ${companyId} and employee_id = ${employeeId} and read_at is null and opened_at is null`)

export const getEmployeeWithCompany = (db: Db, companyId: string, employeeId: string) =>
  db.one(sql<{ full_name: string; country: string; company: string }>`
    select e.full_name, e.country, c.name as company from employees e join companies c on c.id = e.company_id
     where e.company_id = ${companyId} and e.id = ${employeeId}`)
