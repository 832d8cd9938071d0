import { type Insertable, sql, type Updateable } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { MemoFiles, Memos, MemoVersions } from '../../../server/tables.ts'
import type { Audience, Filled, MemoFile, Texts } from './rules.ts'

declare module '../../../server/json-columns.ts' {
  interface JsonColumns {
    'memos.texts': Texts
    'memos.audience': Audience
    'memo_versions.texts': Texts
    'memo_versions.files': MemoFile[]
    'memo_receipts.gaps': Filled
  }
}

export const memoColumns = [
  'memo.id',
  'memo.kind',
  'memo.state',
  'memo.main_language',
  'memo.texts',
  'memo.audience',
  'memo.joiners',
  'memo.ack',
  'memo.gate',
  'memo.due_on',
  'memo.publish_at',
  'memo.sent_at',
  'memo.reason',
  'memo.version',
  'memo.revision',
  'memo.created_by',
  'memo.updated_at',
] as const

type Filter = { kind: string; state: string; search: string; personal: boolean }
/** Searched is in the words themselves: the column as text would be found by the names of its parts, and not by a quotation mark. */
const filtered = (companyId: string, f: Filter) =>
  k
    .selectFrom('memos as memo')
    .where('memo.company_id', '=', companyId)
    .$if(!f.personal, (q) => q.where('memo.kind', 'not in', ['warning', 'letter']))
    .$if(f.kind !== '', (q) => q.where('memo.kind', '=', f.kind))
    .$if(f.state !== '', (q) => q.where('memo.state', '=', f.state))
    .$if(f.search !== '', (q) =>
      q.where(
        sql<boolean>`exists (select from jsonb_each(memo.texts) translation where strpos(lower(concat_ws(chr(10), translation.value->>'title',
          translation.value->>'body')), lower(${f.search})) > 0)`,
      ),
    )

export const MEMO_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('memo.created_at'), type: 'instant', descending: true },
    { by: sql.ref('memo.id'), type: 'uuid' },
  ],
}

export const listMemos = (db: Db, companyId: string, f: Filter, part: ListPart) =>
  db.many(
    filtered(companyId, f)
      .select(memoColumns)
      .select(part.key.as('place'))
      .where(part.after)
      .orderBy('memo.created_at', 'desc')
      .orderBy('memo.id')
      .limit(part.limit)
      .offset(part.skip),
  )

export const countMemos = async (db: Db, companyId: string, f: Filter): Promise<number> =>
  (await db.one(filtered(companyId, f).select(sql<number>`count(*)::int`.as('n')))).n

export type StoredMemo = NonNullable<Awaited<ReturnType<typeof findMemo>>>
export const findMemo = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('memos as memo')
      .select(memoColumns)
      .where('memo.company_id', '=', companyId)
      .where('memo.id', '=', id),
  )

export const lockMemo = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('memos as memo')
      .select(memoColumns)
      .where('memo.company_id', '=', companyId)
      .where('memo.id', '=', id)
      .forUpdate(),
  )

/** How far the version that counts has come, for some memos at once. `today` is the company’s. */
export const listReceiptCounts = (db: Db, companyId: string, ids: readonly string[], today: string) =>
  db.many(sql<{
    memo_id: string
    people: number
    delivered: number
    opened: number
    acknowledged: number
    declined: number
    exempt: number
    bounced: number
    pending: number
    overdue: number
  }>`
    select receipt.memo_id, count(*)::int as people,
           count(*) filter (where receipt.delivered_at is not null or receipt.opened_at is not null)::int as delivered,
           count(*) filter (where receipt.opened_at is not null)::int as opened,
           count(*) filter (where receipt.acknowledged_at is not null)::int as acknowledged,
           count(*) filter (where receipt.declined_at is not null)::int as declined,
           count(*) filter (where receipt.exempt_at is not null and receipt.answer_hash is null)::int as exempt,
           count(*) filter (where receipt.bounced_at is not null and receipt.opened_at is null and receipt.exempt_at is null)::int as bounced,
           count(*) filter (where standing.pending)::int as pending,
           count(*) filter (where standing.pending and memo.due_on < ${today}::date)::int as overdue
      from memo_receipts receipt
      join memos memo on memo.company_id = receipt.company_id and memo.id = receipt.memo_id and memo.version = receipt.version
     cross join lateral (select memo.state = 'sent' and receipt.answer_hash is null and receipt.exempt_at is null
                                and (memo.ack <> 'none' or receipt.opened_at is null) as pending) standing
     where receipt.company_id = ${companyId} and receipt.memo_id = any(${ids}::uuid[])
     group by receipt.memo_id`)

export const insertMemo = async (db: Db, values: Insertable<Memos>): Promise<string> =>
  (await db.one(k.insertInto('memos').values(values).returning('id'))).id

export const updateMemo = (db: Db, companyId: string, id: string, values: Updateable<Memos>) =>
  db.run(
    k
      .updateTable('memos')
      .set({ ...values, revision: sql`revision + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

export const dropMemo = async (db: Db, companyId: string, id: string) => {
  const files = await filesOf(db, companyId, id)
  await db.run(k.deleteFrom('memos').where('company_id', '=', companyId).where('id', '=', id))
  await dropFiles(
    db,
    companyId,
    files.map((f) => f.id),
  )
}

export const versionsOf = (db: Db, companyId: string, id: string) =>
  db.many(sql<{
    number: number
    kind: string
    ack: string
    main_language: string
    texts: Texts
    files: MemoFile[]
    hash: string
    note: string | null
    at: string
    by: string | null
    people: number
    acknowledged: number
  }>`
    select version.number, version.kind, version.ack, version.main_language, version.texts, version.files, version.hash, version.note, version.at,
      account.email as by,
           (select count(*)::int from memo_receipts receipt where receipt.company_id = version.company_id and receipt.memo_id = version.memo_id
             and receipt.version = version.number) as people,
           (select count(*)::int from memo_receipts receipt where receipt.company_id = version.company_id and receipt.memo_id = version.memo_id
             and receipt.version = version.number
               and receipt.acknowledged_at is not null) as acknowledged
      from memo_versions version left join users account on account.id = version.by_user
     where version.company_id = ${companyId} and version.memo_id = ${id}
     order by version.number desc`)

export const findVersion = (db: Db, companyId: string, id: string, number: number) =>
  db.maybe(
    k
      .selectFrom('memo_versions')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('memo_id', '=', id)
      .where('number', '=', number),
  )

export const insertVersion = (db: Db, values: Insertable<MemoVersions>) =>
  db.run(k.insertInto('memo_versions').values(values))

/** Somebody of the audience: never who has left. */
const inAudience = (a: Audience) => {
  if (a.mode === 'everybody') return sql<boolean>`employee.status <> 'terminated'`
  if (a.mode === 'chosen')
    return sql<boolean>`employee.status <> 'terminated' and employee.id = any(${a.people}::uuid[])`
  return sql<boolean>`employee.status <> 'terminated'
    and (cardinality(${a.departments}::text[]) = 0 or employee.department = any(${a.departments}::text[]))
    and (cardinality(${a.countries}::text[]) = 0 or employee.country = any(${a.countries}::text[]))
    and (cardinality(${a.locations}::text[]) = 0 or employee.location = any(${a.locations}::text[]))
    and (cardinality(${a.types}::text[]) = 0 or employee.employee_type = any(${a.types}::text[]))`
}

const activated = sql<boolean>`exists (select from users account where account.company_id = employee.company_id and account.employee_id = employee.id
  and account.activated_at is not null and account.disabled_at is null)`

export const audienceCount = (db: Db, companyId: string, a: Audience) =>
  db.one(sql<{ count: number; account: number; department: number; position: number }>`
    select count(*)::int as count, count(*) filter (where ${activated})::int as account,
           count(*) filter (where coalesce(employee.department, '') = '')::int as department,
           count(*) filter (where coalesce(employee.position, '') = '')::int as position
      from employees employee where employee.company_id = ${companyId} and ${inAudience(a)}`)

export const audiencePeople = (
  db: Db,
  companyId: string,
  a: Audience,
  { most, lacking = null }: { most: number; lacking?: 'department' | 'position' | null },
) =>
  db.many(sql<{ id: string; name: string; number: string; department: string; account: boolean }>`
    select employee.id, employee.full_name as name, employee.employee_number as number,
      coalesce(employee.department, '') as department, ${activated} as account
      from employees employee
     where employee.company_id = ${companyId} and ${inAudience(a)}
       ${lacking === null ? sql`` : sql`and coalesce(employee.${sql.ref(lacking)}, '') = ''`}
     order by employee.sort_name, employee.id limit ${most}`)

/** The people as they are at this moment, with what stands in the gaps of the text for each. One statement, however many they are. */
export const insertReceipts = (
  db: Db,
  what: {
    companyId: string
    id: string
    version: number
    company: string
    day: string
    audience: Audience
    since?: string
  },
) =>
  db.run(sql`
    insert into memo_receipts (company_id, memo_id, version, employee_id, gaps)
    select employee.company_id, ${what.id}, ${what.version}, employee.id,
           jsonb_build_object('first_name', employee.first_name, 'full_name', employee.full_name, 'company', ${what.company}::text,
             'department', coalesce(employee.department, ''), 'position', coalesce(employee.position, ''), 'date', ${what.day}::text)
      from employees employee
     where employee.company_id = ${what.companyId} and ${inAudience(what.audience)}
       ${what.since ? sql`and employee.created_at > ${what.since}::timestamptz` : sql``}
    on conflict do nothing`)

/** Who would get a new version in which something stands that nobody knew of them when it was sent first. */
export const lackingIn = (db: Db, companyId: string, memo: { id: string; version: number }, gap: string) =>
  db.many(sql<{ name: string }>`
    select employee.full_name as name from memo_receipts receipt join employees employee on employee.company_id = receipt.company_id
      and employee.id = receipt.employee_id
     where receipt.company_id = ${companyId} and receipt.memo_id = ${memo.id} and receipt.version = ${memo.version} and employee.status <> 'terminated'
       and coalesce(receipt.gaps->>${gap}, '') = '' order by employee.sort_name, employee.id`)

/** Whoever had the version before, and is still there, gets the new one; who was exempt stays so. */
export const copyReceiptsToVersion = (
  db: Db,
  companyId: string,
  id: string,
  { to, day }: { to: number; day: string },
) =>
  db.run(sql`
    insert into memo_receipts (company_id, memo_id, version, employee_id, gaps, exempt_at, exempt_reason, exempt_by, pinned)
    select receipt.company_id, receipt.memo_id, ${to}, receipt.employee_id, receipt.gaps || jsonb_build_object('date', ${day}::text),
           receipt.exempt_at, receipt.exempt_reason, receipt.exempt_by, receipt.pinned
      from memo_receipts receipt join employees employee on employee.company_id = receipt.company_id and employee.id = receipt.employee_id
     where receipt.company_id = ${companyId} and receipt.memo_id = ${id} and receipt.version = ${to - 1} and employee.status <> 'terminated'`)

export const getAudienceChoices = (db: Db, companyId: string) =>
  db.one(sql<{ departments: string[]; countries: string[]; locations: string[]; types: string[] }>`
    select array(select distinct department from employees
      where company_id = ${companyId} and status <> 'terminated' and department <> '' order by 1) as departments,
           array(select distinct country from employees where company_id = ${companyId} and status <> 'terminated' order by 1) as countries,
           array(select distinct location from employees
             where company_id = ${companyId} and status <> 'terminated' and location <> '' order by 1 limit 200) as locations,
           array(select distinct employee_type from employees
             where company_id = ${companyId} and status <> 'terminated' and employee_type <> 'unknown' order by 1) as types`)

export const peopleLike = (db: Db, companyId: string, search: string) =>
  db.many(sql<{ id: string; name: string; number: string }>`
    select id, full_name as name, employee_number as number from employees
     where company_id = ${companyId} and status <> 'terminated' and strpos(search, lower(${search})) > 0
     order by sort_name, id limit 20`)

export const personGaps = (db: Db, companyId: string, employeeId: string) =>
  db.maybe(
    k
      .selectFrom('employees')
      .select(['id', 'full_name', 'first_name', 'department', 'position'])
      .where('company_id', '=', companyId)
      .where('id', '=', employeeId),
  )

export const companyOf = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'slug', 'country']).where('id', '=', companyId))

export const emailOf = async (db: Db, userId: string | null): Promise<string | null> =>
  userId ? ((await db.maybe(k.selectFrom('users').select('email').where('id', '=', userId)))?.email ?? null) : null

export const filesOf = (db: Db, companyId: string, memoId: string) =>
  db.many(
    k
      .selectFrom('memo_files as attachment')
      .innerJoin('files as file', (j) =>
        j.onRef('file.company_id', '=', 'attachment.company_id').onRef('file.id', '=', 'attachment.file_id'),
      )
      .select(['file.id', 'file.name', 'file.content_type', 'file.bytes', 'file.storage_key'])
      .select(sql<string>`encode(file.sha256, 'hex')`.as('sha256'))
      .where('attachment.company_id', '=', companyId)
      .where('attachment.memo_id', '=', memoId)
      .orderBy('attachment.added_at')
      .orderBy('file.id'),
  )

export const linkFile = (db: Db, link: Insertable<MemoFiles>) => db.run(k.insertInto('memo_files').values(link))

export const dropLink = (db: Db, companyId: string, memoId: string, fileId: string) =>
  db.run(
    k
      .deleteFrom('memo_files')
      .where('company_id', '=', companyId)
      .where('memo_id', '=', memoId)
      .where('file_id', '=', fileId),
  )

export const dropFiles = (db: Db, companyId: string, ids: readonly string[]) =>
  db.run(sql`delete from files where company_id = ${companyId} and id = any(${ids}::uuid[])`)
