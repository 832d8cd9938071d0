import { type Insertable, sql, type Updateable } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { MemoFiles, Memos, MemoVersions } from '../../../server/tables.ts'
import type { Audience } from './rules.ts'

export const memoColumns = [
  'm.id',
  'm.kind',
  'm.state',
  'm.main_language',
  'm.texts',
  'm.audience',
  'm.joiners',
  'm.ack',
  'm.gate',
  'm.due_on',
  'm.publish_at',
  'm.sent_at',
  'm.reason',
  'm.version',
  'm.revision',
  'm.created_by',
  'm.updated_at',
] as const

type Filter = { kind: string; state: string; search: string; personal: boolean }
/** Searched is in the words themselves: the column as text would be found by the names of its parts, and not by a quotation mark. */
const filtered = (companyId: string, f: Filter) =>
  k
    .selectFrom('memos as m')
    .where('m.company_id', '=', companyId)
    .$if(!f.personal, (q) => q.where('m.kind', 'not in', ['warning', 'letter']))
    .$if(f.kind !== '', (q) => q.where('m.kind', '=', f.kind))
    .$if(f.state !== '', (q) => q.where('m.state', '=', f.state))
    .$if(f.search !== '', (q) =>
      q.where(
        sql<boolean>`exists (select from jsonb_each(m.texts) t where strpos(lower(concat_ws(chr(10), t.value->>'title', t.value->>'body')), lower(${f.search})) > 0)`,
      ),
    )

export const MEMO_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('m.created_at'), type: 'instant', descending: true },
    { by: sql.ref('m.id'), type: 'uuid' },
  ],
}

export const listMemos = (db: Db, companyId: string, f: Filter, part: ListPart) =>
  db.many(
    filtered(companyId, f)
      .select(memoColumns)
      .select(part.key.as('place'))
      .where(part.after)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id')
      .limit(part.limit)
      .offset(part.skip),
  )

export const countMemos = async (db: Db, companyId: string, f: Filter): Promise<number> =>
  (await db.one(filtered(companyId, f).select(sql<number>`count(*)::int`.as('n')))).n

export type StoredMemo = NonNullable<Awaited<ReturnType<typeof findMemo>>>
export const findMemo = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('memos as m').select(memoColumns).where('m.company_id', '=', companyId).where('m.id', '=', id))

export const lockMemo = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k
      .selectFrom('memos as m')
      .select(memoColumns)
      .where('m.company_id', '=', companyId)
      .where('m.id', '=', id)
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
    select r.memo_id, count(*)::int as people,
           count(*) filter (where r.delivered_at is not null or r.opened_at is not null)::int as delivered,
           count(*) filter (where r.opened_at is not null)::int as opened,
           count(*) filter (where r.acknowledged_at is not null)::int as acknowledged,
           count(*) filter (where r.declined_at is not null)::int as declined,
           count(*) filter (where r.exempt_at is not null and r.answer_hash is null)::int as exempt,
           count(*) filter (where r.bounced_at is not null and r.opened_at is null and r.exempt_at is null)::int as bounced,
           count(*) filter (where p.pending)::int as pending,
           count(*) filter (where p.pending and m.due_on < ${today}::date)::int as overdue
      from memo_receipts r
      join memos m on m.company_id = r.company_id and m.id = r.memo_id and m.version = r.version
     cross join lateral (select m.state = 'sent' and r.answer_hash is null and r.exempt_at is null
                                and (m.ack <> 'none' or r.opened_at is null) as pending) p
     where r.company_id = ${companyId} and r.memo_id = any(${ids}::uuid[])
     group by r.memo_id`)

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
    texts: unknown
    files: unknown
    hash: string
    note: string | null
    at: string
    by: string | null
    people: number
    acknowledged: number
  }>`
    select v.number, v.kind, v.ack, v.main_language, v.texts, v.files, v.hash, v.note, v.at, u.email as by,
           (select count(*)::int from memo_receipts r where r.company_id = v.company_id and r.memo_id = v.memo_id and r.version = v.number) as people,
           (select count(*)::int from memo_receipts r where r.company_id = v.company_id and r.memo_id = v.memo_id and r.version = v.number
               and r.acknowledged_at is not null) as acknowledged
      from memo_versions v left join users u on u.id = v.by_user
     where v.company_id = ${companyId} and v.memo_id = ${id}
     order by v.number desc`)

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
  if (a.mode === 'everybody') return sql<boolean>`e.status <> 'terminated'`
  if (a.mode === 'chosen') return sql<boolean>`e.status <> 'terminated' and e.id = any(${a.people}::uuid[])`
  return sql<boolean>`e.status <> 'terminated'
    and (cardinality(${a.departments}::text[]) = 0 or e.department = any(${a.departments}::text[]))
    and (cardinality(${a.countries}::text[]) = 0 or e.country = any(${a.countries}::text[]))
    and (cardinality(${a.locations}::text[]) = 0 or e.location = any(${a.locations}::text[]))
    and (cardinality(${a.types}::text[]) = 0 or e.employee_type = any(${a.types}::text[]))`
}

const activated = sql<boolean>`exists (select from users u where u.company_id = e.company_id and u.employee_id = e.id
  and u.activated_at is not null and u.disabled_at is null)`

export const audienceCount = (db: Db, companyId: string, a: Audience) =>
  db.one(sql<{ count: number; account: number; department: number; position: number }>`
    select count(*)::int as count, count(*) filter (where ${activated})::int as account,
           count(*) filter (where coalesce(e.department, '') = '')::int as department,
           count(*) filter (where coalesce(e.position, '') = '')::int as position
      from employees e where e.company_id = ${companyId} and ${inAudience(a)}`)

export const audiencePeople = (
  db: Db,
  companyId: string,
  a: Audience,
  { most, lacking = null }: { most: number; lacking?: 'department' | 'position' | null },
) =>
  db.many(sql<{ id: string; name: string; number: string; department: string; account: boolean }>`
    select e.id, e.full_name as name, e.employee_number as number, coalesce(e.department, '') as department, ${activated} as account
      from employees e
     where e.company_id = ${companyId} and ${inAudience(a)}
       ${lacking === null ? sql`` : sql`and coalesce(e.${sql.ref(lacking)}, '') = ''`}
     order by e.sort_name, e.id limit ${most}`)

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
    select e.company_id, ${what.id}, ${what.version}, e.id,
           jsonb_build_object('first_name', e.first_name, 'full_name', e.full_name, 'company', ${what.company}::text,
             'department', coalesce(e.department, ''), 'position', coalesce(e.position, ''), 'date', ${what.day}::text)
      from employees e
     where e.company_id = ${what.companyId} and ${inAudience(what.audience)}
       ${what.since ? sql`and e.created_at > ${what.since}::timestamptz` : sql``}
    on conflict do nothing`)

/** Who would get a new version in which something stands that nobody knew of them when it was sent first. */
export const lackingIn = (db: Db, companyId: string, memo: { id: string; version: number }, gap: string) =>
  db.many(sql<{ name: string }>`
    select e.full_name as name from memo_receipts r join employees e on e.company_id = r.company_id and e.id = r.employee_id
     where r.company_id = ${companyId} and r.memo_id = ${memo.id} and r.version = ${memo.version} and e.status <> 'terminated'
       and coalesce(r.gaps->>${gap}, '') = '' order by e.sort_name, e.id`)

/** Whoever had the version before, and is still there, gets the new one; who was exempt stays so. */
export const copyReceiptsToVersion = (
  db: Db,
  companyId: string,
  id: string,
  { to, day }: { to: number; day: string },
) =>
  db.run(sql`
    insert into memo_receipts (company_id, memo_id, version, employee_id, gaps, exempt_at, exempt_reason, exempt_by, pinned)
    select r.company_id, r.memo_id, ${to}, r.employee_id, r.gaps || jsonb_build_object('date', ${day}::text),
           r.exempt_at, r.exempt_reason, r.exempt_by, r.pinned
      from memo_receipts r join employees e on e.company_id = r.company_id and e.id = r.employee_id
     where r.company_id = ${companyId} and r.memo_id = ${id} and r.version = ${to - 1} and e.status <> 'terminated'`)

export const getAudienceChoices = (db: Db, companyId: string) =>
  db.one(sql<{ departments: string[]; countries: string[]; locations: string[]; types: string[] }>`
    select array(select distinct department from employees where company_id = ${companyId} and status <> 'terminated' and department <> '' order by 1) as departments,
           array(select distinct country from employees where company_id = ${companyId} and status <> 'terminated' order by 1) as countries,
           array(select distinct location from employees where company_id = ${companyId} and status <> 'terminated' and location <> '' order by 1 limit 200) as locations,
           array(select distinct employee_type from employees where company_id = ${companyId} and status <> 'terminated' and employee_type <> 'unknown' order by 1) as types`)

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
      .selectFrom('memo_files as a')
      .innerJoin('files as f', (j) => j.onRef('f.company_id', '=', 'a.company_id').onRef('f.id', '=', 'a.file_id'))
      .select(['f.id', 'f.name', 'f.content_type', 'f.bytes', 'f.storage_key'])
      .select(sql<string>`encode(f.sha256, 'hex')`.as('sha256'))
      .where('a.company_id', '=', companyId)
      .where('a.memo_id', '=', memoId)
      .orderBy('a.added_at')
      .orderBy('f.id'),
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
