import { sql, type Updateable } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { MemoReceipts } from '../../../server/tables.ts'
import type { Filled, Texts } from './rules.ts'

type Input = { companyId: string; id: string; today: string; status: string; search: string }

/** Receipts of the version that counts, each with how far it has come. */
const receipts = ({ companyId, id, today, status, search }: Input) => sql`
  with all_of as (
    select receipt.*, employee.full_name, employee.employee_number, coalesce(employee.department, '') as department,
      employee.status = 'terminated' as gone, employee.sort_name,
           exists (select from users account where account.company_id = employee.company_id and account.employee_id = employee.id
             and account.activated_at is not null) as account,
           (select count(*)::int from memo_replies reply where reply.company_id = receipt.company_id and reply.memo_id = receipt.memo_id
             and reply.employee_id = receipt.employee_id) as replies,
           case when receipt.acknowledged_at is not null then 'acknowledged' when receipt.declined_at is not null then 'declined'
                when receipt.exempt_at is not null then 'exempt' when receipt.opened_at is not null then 'opened'
                when receipt.bounced_at is not null then 'bounced' when receipt.delivered_at is not null then 'delivered' else 'queued' end as state,
           memo.state = 'sent' and receipt.answer_hash is null and receipt.exempt_at is null
             and (memo.ack <> 'none' or receipt.opened_at is null) as pending,
           memo.due_on
      from memo_receipts receipt
      join memos memo on memo.company_id = receipt.company_id and memo.id = receipt.memo_id and memo.version = receipt.version
      join employees employee on employee.company_id = receipt.company_id and employee.id = receipt.employee_id
     where receipt.company_id = ${companyId} and receipt.memo_id = ${id}
  ), found as (
    select *, pending and due_on < ${today}::date as overdue from all_of
     where strpos(lower(full_name || ' ' || employee_number), lower(${search})) > 0
       and case ${status}::text when '' then true when 'pending' then pending when 'overdue' then pending and due_on < ${today}::date
         else state = ${status} end
  )`

export type ReceiptFound = {
  employee_id: string
  full_name: string
  employee_number: string
  department: string
  gone: boolean
  account: boolean
  replies: number
  state: string
  pending: boolean
  overdue: boolean | null
  channel: string | null
  delivered_at: string | null
  opened_at: string | null
  acknowledged_at: string | null
  declined_at: string | null
  answer_received_at: string | null
  answer_hash: string | null
  answer_address: string | null
  seconds_open: number | null
  language: string | null
  signature: string | null
  reason: string | null
  exempt_reason: string | null
  reminders: number
  reminded_at: string | null
}

export const RECEIPT_ORDERS: { name: ListOrder } = {
  name: [
    { by: sql.ref('sort_name'), type: 'code' },
    { by: sql.ref('employee_id'), type: 'uuid' },
  ],
}

export const listReceipts = (db: Db, input: Input, part: ListPart) =>
  db.many(
    sql<ReceiptFound & { place: (string | null)[] }>`
      ${receipts(input)} select found.*, ${part.key} as place from found where ${part.after} ${part.end}`,
  )

export const receiptsCount = async (db: Db, input: Input): Promise<number> =>
  (await db.one(sql<{ n: number }>`${receipts(input)} select count(*)::int as n from found`)).n

/** Marks everybody of whom an answer is still wanted; nobody again within so many hours, and nobody who is still to be told at all. */
export const wantReminders = (db: Db, companyId: string, id: string, since: string) =>
  db.one(sql<{ reminded: number; pending: number }>`
    with pending as (
      select receipt.employee_id, receipt.version,
             receipt.delivered_at is not null and not receipt.remind and (receipt.reminded_at is null or receipt.reminded_at < ${since}::timestamptz)
               and receipt.delivered_at < ${since}::timestamptz as now
        from memo_receipts receipt join memos memo on memo.company_id = receipt.company_id and memo.id = receipt.memo_id and memo.version = receipt.version
        join employees employee on employee.company_id = receipt.company_id and employee.id = receipt.employee_id
       where receipt.company_id = ${companyId} and receipt.memo_id = ${id} and receipt.answer_hash is null and receipt.exempt_at is null
         and (memo.ack <> 'none' or receipt.opened_at is null) and employee.status <> 'terminated'
    ), told as (
      update memo_receipts receipt set remind = true from pending
       where pending.now and receipt.company_id = ${companyId} and receipt.memo_id = ${id} and receipt.version = pending.version
         and receipt.employee_id = pending.employee_id returning 1
    ) select (select count(*)::int from told) as reminded, (select count(*)::int from pending) as pending`)

export const lockReceipt = (
  db: Db,
  companyId: string,
  id: string,
  { version, employeeId }: { version: number; employeeId: string },
) =>
  db.maybe(
    k
      .selectFrom('memo_receipts')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('memo_id', '=', id)
      .where('version', '=', version)
      .where('employee_id', '=', employeeId)
      .forUpdate(),
  )

type Key = { memo_id: string; version: number; employee_id: string }
export const setReceipt = (db: Db, companyId: string, key: Key, values: Updateable<MemoReceipts>) =>
  db.run(
    k
      .updateTable('memo_receipts')
      .set(values)
      .where('company_id', '=', companyId)
      .where('memo_id', '=', key.memo_id)
      .where('version', '=', key.version)
      .where('employee_id', '=', key.employee_id),
  )

export const repliesOf = (db: Db, companyId: string, memoId: string, employeeId: string) =>
  db.many(sql<{ id: string; by: 'employee' | 'hr'; name: string; at: string; body: string }>`
    select reply.id, reply.by_kind as by, reply.at, reply.body,
           coalesce(case when reply.by_kind = 'employee' then employee.full_name
             else nullif(trim(account.first_name || ' ' || account.last_name), '') end, account.email, '') as name
      from memo_replies reply join employees employee on employee.company_id = reply.company_id and employee.id = reply.employee_id
        left join users account on account.id = reply.by_user
     where reply.company_id = ${companyId} and reply.memo_id = ${memoId} and reply.employee_id = ${employeeId} order by reply.at, reply.id`)

export const insertReply = (
  db: Db,
  values: { company_id: string; memo_id: string; employee_id: string; by_kind: string; by_user: string; body: string },
) => db.run(k.insertInto('memo_replies').values(values))

export type DueReceipt = {
  memo_id: string
  version: number
  employee_id: string
  remind: boolean
  pending: boolean
  kind: string
  ack: string
  due_on: string | null
  main_language: string
  texts: Texts
  gaps: Filled
  user_id: string
  email: string
  first_name: string
  account_language: string
}

/** People who have an account by now and are still to be written to, where it is a decent hour; taken by nobody else meanwhile. */
export const lockDueReceipts = (db: Db, companyId: string, awake: readonly string[], limit: number) =>
  db.many(sql<DueReceipt>`
    select receipt.memo_id, receipt.version, receipt.employee_id, receipt.remind and receipt.delivered_at is not null as remind, memo.kind, memo.ack,
      memo.due_on, version.main_language, version.texts, receipt.gaps,
           receipt.answer_hash is null and receipt.exempt_at is null and (memo.ack <> 'none' or receipt.opened_at is null) as pending,
           account.id as user_id, account.email, account.first_name, account.language as account_language
      from memo_receipts receipt
      join memos memo on memo.company_id = receipt.company_id and memo.id = receipt.memo_id and memo.version = receipt.version
      join memo_versions version on version.company_id = receipt.company_id and version.memo_id = receipt.memo_id and version.number = receipt.version
      join employees employee on employee.company_id = receipt.company_id and employee.id = receipt.employee_id
      join users account on account.company_id = receipt.company_id and account.employee_id = receipt.employee_id and account.role = 'employee'
     where receipt.company_id = ${companyId} and memo.state = 'sent' and (receipt.delivered_at is null or receipt.remind)
       and employee.status <> 'terminated'
       and account.activated_at is not null and account.disabled_at is null and (memo.kind = 'alert' or employee.country = any(${awake}::text[]))
     order by receipt.queued_at, receipt.employee_id limit ${limit} for update of receipt skip locked`)

type DeliveredReceipt = {
  memo_id: string
  version: number
  employee_id: string
  outbox_id: string | null
  remind: boolean
}
export const markReceiptsDelivered = (db: Db, companyId: string, receipts: readonly DeliveredReceipt[], now: string) =>
  db.run(sql`
    update memo_receipts receipt
       set delivered_at = coalesce(receipt.delivered_at, ${now}::timestamptz), channel = coalesce(receipt.channel, 'email'), remind = false,
           outbox_id = coalesce(given.outbox_id, receipt.outbox_id), bounced_at = null,
           reminded_at = case when given.remind and given.outbox_id is not null then ${now}::timestamptz else receipt.reminded_at end,
           reminders = receipt.reminders + case when given.remind and given.outbox_id is not null then 1 else 0 end
      from unnest(${receipts.map((t) => t.memo_id)}::uuid[], ${receipts.map((t) => t.version)}::int[], ${receipts.map((t) => t.employee_id)}::uuid[],
                  ${receipts.map((t) => t.outbox_id)}::uuid[], ${receipts.map((t) => t.remind)}::boolean[]) as given(memo_id, version, employee_id, outbox_id,
                    remind)
     where receipt.company_id = ${companyId} and receipt.memo_id = given.memo_id and receipt.version = given.version
       and receipt.employee_id = given.employee_id`)

/** Letters that were given up. */
export const noteBounced = (db: Db, companyId: string) =>
  db.run(sql`
    update memo_receipts receipt set bounced_at = now() from outbox
     where receipt.company_id = ${companyId} and receipt.bounced_at is null and outbox.company_id = receipt.company_id
       and outbox.id = receipt.outbox_id and outbox.status = 'failed'
       and receipt.delivered_at > now() - interval '7 days'`)

/** Nobody is left who could be written to; a memo that waits for accounts goes on waiting. */
export const noteDone = (db: Db, companyId: string) =>
  db.run(sql`
    update memos memo set waiting = false
     where memo.company_id = ${companyId} and memo.waiting and not exists (
       select from memo_receipts receipt join employees employee on employee.company_id = receipt.company_id and employee.id = receipt.employee_id
        where receipt.company_id = memo.company_id and receipt.memo_id = memo.id and receipt.version = memo.version and (receipt.delivered_at is null
          or receipt.remind)
          and receipt.exempt_at is null and employee.status <> 'terminated')`)

export const listCompaniesWithDueMemos = (db: Db, now: string) =>
  db.many(sql<{ company_id: string }>`
    select distinct company_id from memos
     where (state = 'scheduled' and publish_at <= ${now}::timestamptz) or (state = 'sent' and (waiting or joiners))`)

export const lockDueScheduledMemos = (db: Db, companyId: string, now: string) =>
  db.many(sql<{ id: string }>`
    select id from memos where company_id = ${companyId} and state = 'scheduled' and publish_at <= ${now}::timestamptz for update`)

export const forJoiners = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('memos as memo')
      .select(['memo.id', 'memo.version', 'memo.audience', 'memo.sent_at'])
      .where('memo.company_id', '=', companyId)
      .where('memo.state', '=', 'sent')
      .where('memo.joiners', '=', true)
      .forUpdate(),
  )

export const markMemoWaiting = (db: Db, companyId: string, id: string) =>
  db.run(k.updateTable('memos').set({ waiting: true }).where('company_id', '=', companyId).where('id', '=', id))
