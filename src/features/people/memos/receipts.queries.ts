import { sql, type Updateable } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { MemoReceipts } from '../../../server/tables.ts'

type Asked = { companyId: string; id: string; today: string; status: string; search: string }

/** Receipts of the version that counts, each with how far it has come. */
const receipts = ({ companyId, id, today, status, search }: Asked) => sql`
  with all_of as (
    select r.*, e.full_name, e.employee_number, coalesce(e.department, '') as department, e.status = 'terminated' as gone, e.sort_name,
           exists (select from users u where u.company_id = e.company_id and u.employee_id = e.id and u.activated_at is not null) as account,
           (select count(*)::int from memo_replies p where p.company_id = r.company_id and p.memo_id = r.memo_id and p.employee_id = r.employee_id) as replies,
           case when r.acknowledged_at is not null then 'acknowledged' when r.declined_at is not null then 'declined'
                when r.exempt_at is not null then 'exempt' when r.opened_at is not null then 'opened'
                when r.bounced_at is not null then 'bounced' when r.delivered_at is not null then 'delivered' else 'queued' end as state,
           m.state = 'sent' and r.answer_hash is null and r.exempt_at is null and (m.ack <> 'none' or r.opened_at is null) as pending,
           m.due_on
      from memo_receipts r
      join memos m on m.company_id = r.company_id and m.id = r.memo_id and m.version = r.version
      join employees e on e.company_id = r.company_id and e.id = r.employee_id
     where r.company_id = ${companyId} and r.memo_id = ${id}
  ), found as (
    select *, pending and due_on < ${today}::date as overdue from all_of
     where strpos(lower(full_name || ' ' || employee_number), lower(${search})) > 0
       and case ${status}::text when '' then true when 'pending' then pending when 'overdue' then pending and due_on < ${today}::date else state = ${status} end
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

export const listReceipts = (db: Db, input: Asked, part: ListPart) =>
  db.many(
    sql<ReceiptFound & { place: (string | null)[] }>`
      ${receipts(input)} select found.*, ${part.key} as place from found where ${part.after} ${part.end}`,
  )

export const receiptsCount = async (db: Db, input: Asked): Promise<number> =>
  (await db.one(sql<{ n: number }>`${receipts(input)} select count(*)::int as n from found`)).n

/** Marks everybody of whom an answer is still wanted; nobody again within so many hours, and nobody who is still to be told at all. */
export const wantReminders = (db: Db, companyId: string, id: string, since: string) =>
  db.one(sql<{ reminded: number; pending: number }>`
    with pending as (
      select r.employee_id, r.version,
             r.delivered_at is not null and not r.remind and (r.reminded_at is null or r.reminded_at < ${since}::timestamptz)
               and r.delivered_at < ${since}::timestamptz as now
        from memo_receipts r join memos m on m.company_id = r.company_id and m.id = r.memo_id and m.version = r.version
        join employees e on e.company_id = r.company_id and e.id = r.employee_id
       where r.company_id = ${companyId} and r.memo_id = ${id} and r.answer_hash is null and r.exempt_at is null
         and (m.ack <> 'none' or r.opened_at is null) and e.status <> 'terminated'
    ), told as (
      update memo_receipts r set remind = true from pending p
       where p.now and r.company_id = ${companyId} and r.memo_id = ${id} and r.version = p.version and r.employee_id = p.employee_id returning 1
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
    select p.id, p.by_kind as by, p.at, p.body,
           coalesce(case when p.by_kind = 'employee' then e.full_name else nullif(trim(u.first_name || ' ' || u.last_name), '') end, u.email, '') as name
      from memo_replies p join employees e on e.company_id = p.company_id and e.id = p.employee_id left join users u on u.id = p.by_user
     where p.company_id = ${companyId} and p.memo_id = ${memoId} and p.employee_id = ${employeeId} order by p.at, p.id`)

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
  texts: unknown
  gaps: unknown
  user_id: string
  email: string
  first_name: string
  account_language: string
}

/** People who have an account by now and are still to be written to, where it is a decent hour; taken by nobody else meanwhile. */
export const lockDueReceipts = (db: Db, companyId: string, awake: readonly string[], limit: number) =>
  db.many(sql<DueReceipt>`
    select r.memo_id, r.version, r.employee_id, r.remind and r.delivered_at is not null as remind, m.kind, m.ack, m.due_on, v.main_language, v.texts, r.gaps,
           r.answer_hash is null and r.exempt_at is null and (m.ack <> 'none' or r.opened_at is null) as pending,
           u.id as user_id, u.email, u.first_name, u.language as account_language
      from memo_receipts r
      join memos m on m.company_id = r.company_id and m.id = r.memo_id and m.version = r.version
      join memo_versions v on v.company_id = r.company_id and v.memo_id = r.memo_id and v.number = r.version
      join employees e on e.company_id = r.company_id and e.id = r.employee_id
      join users u on u.company_id = r.company_id and u.employee_id = r.employee_id and u.role = 'employee'
     where r.company_id = ${companyId} and m.state = 'sent' and (r.delivered_at is null or r.remind) and e.status <> 'terminated'
       and u.activated_at is not null and u.disabled_at is null and (m.kind = 'alert' or e.country = any(${awake}::text[]))
     order by r.queued_at, r.employee_id limit ${limit} for update of r skip locked`)

type Told = { memo_id: string; version: number; employee_id: string; outbox_id: string | null; remind: boolean }
export const markReceiptsDelivered = (db: Db, companyId: string, told: readonly Told[], now: string) =>
  db.run(sql`
    update memo_receipts r
       set delivered_at = coalesce(r.delivered_at, ${now}::timestamptz), channel = coalesce(r.channel, 'email'), remind = false,
           outbox_id = coalesce(t.outbox_id, r.outbox_id), bounced_at = null,
           reminded_at = case when t.remind and t.outbox_id is not null then ${now}::timestamptz else r.reminded_at end,
           reminders = r.reminders + case when t.remind and t.outbox_id is not null then 1 else 0 end
      from unnest(${told.map((t) => t.memo_id)}::uuid[], ${told.map((t) => t.version)}::int[], ${told.map((t) => t.employee_id)}::uuid[],
                  ${told.map((t) => t.outbox_id)}::uuid[], ${told.map((t) => t.remind)}::boolean[]) as t(memo_id, version, employee_id, outbox_id, remind)
     where r.company_id = ${companyId} and r.memo_id = t.memo_id and r.version = t.version and r.employee_id = t.employee_id`)

/** Letters that were given up. */
export const noteBounced = (db: Db, companyId: string) =>
  db.run(sql`
    update memo_receipts r set bounced_at = now() from outbox o
     where r.company_id = ${companyId} and r.bounced_at is null and o.company_id = r.company_id and o.id = r.outbox_id and o.status = 'failed'
       and r.delivered_at > now() - interval '7 days'`)

/** Nobody is left who could be written to; a memo that waits for accounts goes on waiting. */
export const noteDone = (db: Db, companyId: string) =>
  db.run(sql`
    update memos m set waiting = false
     where m.company_id = ${companyId} and m.waiting and not exists (
       select from memo_receipts r join employees e on e.company_id = r.company_id and e.id = r.employee_id
        where r.company_id = m.company_id and r.memo_id = m.id and r.version = m.version and (r.delivered_at is null or r.remind)
          and r.exempt_at is null and e.status <> 'terminated')`)

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
      .selectFrom('memos as m')
      .select(['m.id', 'm.version', 'm.audience', 'm.sent_at'])
      .where('m.company_id', '=', companyId)
      .where('m.state', '=', 'sent')
      .where('m.joiners', '=', true)
      .forUpdate(),
  )

export const markMemoWaiting = (db: Db, companyId: string, id: string) =>
  db.run(k.updateTable('memos').set({ waiting: true }).where('company_id', '=', companyId).where('id', '=', id))
