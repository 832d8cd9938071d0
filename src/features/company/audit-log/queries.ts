import { sql } from 'kysely'
import { filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'

export type Filter = {
  person: string | null
  actor: string | null
  action: string | null
  /** Instants: from the first, before the second. */
  since: string | null
  until: string | null
  outcome: string | null
  /** Whether they may know of warnings and letters. */
  personal: boolean
}

/** About a memo that is, or was, between the company and one person. */
const aboutPersonal = sql<boolean>`(entry.target_type is not distinct from 'memo' and (coalesce(entry.after->>'kind', '') in ('warning', 'letter')
  or coalesce(entry.before->>'kind', '') in ('warning', 'letter')
  or exists (select from memos memo where memo.company_id = entry.company_id and memo.id = entry.target_id and memo.kind in ('warning', 'letter'))))`

/** Newest first. */
const NEWEST = [
  { by: sql.ref('entry.at'), type: 'instant', descending: true },
  { by: sql.ref('entry.id'), type: 'whole', descending: true },
] as const satisfies ListOrder
export const LOG_ORDERS = { '-at': NEWEST }

const filtered = (f: Filter) =>
  filterConditions(f, {
    person: (person) => sql`entry.target_id = ${person}`,
    actor: (actor) => sql`entry.actor_id = ${actor}`,
    action: (action) => sql`entry.action = ${action}`,
    outcome: (outcome) => sql`entry.outcome = ${outcome}`,
    since: (since) => sql`entry.at >= ${since}`,
    until: (until) => sql`entry.at < ${until}`,
    personal: (personal) => (personal ? sql`true` : sql`not ${aboutPersonal}`),
  })

/** The employee an entry is about; a hire is written of the application, and names the record that came of it. */
const whom = sql<string>`case when entry.action = 'application.hire' then (entry.after->>'employee')::uuid else entry.target_id end`

/** A part of the log. */
export const listLogEntries = (db: Db, companyId: string, f: Filter, part: ListPart) =>
  db.many(
    k
      .selectFrom('audit_log as entry')
      .leftJoin('users as account', (j) =>
        j.onRef('account.id', '=', 'entry.actor_id').onRef('account.company_id', '=', 'entry.company_id'),
      )
      .leftJoin('employees as employee', (j) =>
        j.onRef('employee.company_id', '=', 'entry.company_id').on('employee.id', '=', whom),
      )
      .select([
        'entry.id',
        'entry.at',
        'entry.actor_id',
        'entry.actor_role',
        'entry.action',
        'entry.target_type',
        'entry.target_id',
        'entry.outcome',
      ])
      .select(['entry.before', 'entry.after', 'entry.detail', 'entry.address'])
      .select([
        'account.first_name',
        'account.last_name',
        'account.email',
        'employee.full_name as person',
        part.key.as('place'),
      ])
      .where('entry.company_id', '=', companyId)
      .where(filtered(f))
      .where(part.after)
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(part.limit),
  )

export type Row = Awaited<ReturnType<typeof listLogEntries>>[number]

/** The first instant of a day at a place, and of the day after. */
export const getDayBounds = (db: Db, from: string | null, to: string | null, zone: string) =>
  db.one(
    sql<{ since: string | null; until: string | null }>`
      select (${from}::date)::timestamp at time zone ${zone} as since, (${to}::date + 1)::timestamp at time zone ${zone} as until`,
  )

/** The actions a company's log holds: one look into the index for each, however long the log is. */
export const listActions = async (db: Db, companyId: string): Promise<string[]> =>
  (
    await db.many(sql<{ action: string }>`
      with recursive found as (
        (select action from audit_log where company_id = ${companyId} order by action limit 1)
        union all
        select (select entry.action from audit_log entry where entry.company_id = ${companyId} and entry.action > found.action
          order by entry.action limit 1)
          from found where found.action is not null
      ) select action from found where action is not null`)
  ).map((row) => row.action)

export const listActors = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email'])
      .where('company_id', '=', companyId)
      .where('portal', '=', 'company')
      .orderBy('first_name')
      .orderBy('email')
      .limit(500),
  )

export const companyCountry = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('country').where('id', '=', companyId))).country
