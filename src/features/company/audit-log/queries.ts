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
const aboutPersonal = sql<boolean>`(l.target_type is not distinct from 'memo' and (coalesce(l.after->>'kind', '') in ('warning', 'letter')
  or coalesce(l.before->>'kind', '') in ('warning', 'letter')
  or exists (select from memos m where m.company_id = l.company_id and m.id = l.target_id and m.kind in ('warning', 'letter'))))`

/** Newest first. */
const NEWEST = [
  { by: sql.ref('l.at'), type: 'instant', descending: true },
  { by: sql.ref('l.id'), type: 'whole', descending: true },
] as const satisfies ListOrder
export const LOG_ORDERS = { '-at': NEWEST }

const filtered = (f: Filter) =>
  filterConditions(f, {
    person: (person) => sql`l.target_id = ${person}`,
    actor: (actor) => sql`l.actor_id = ${actor}`,
    action: (action) => sql`l.action = ${action}`,
    outcome: (outcome) => sql`l.outcome = ${outcome}`,
    since: (since) => sql`l.at >= ${since}`,
    until: (until) => sql`l.at < ${until}`,
    personal: (personal) => (personal ? sql`true` : sql`not ${aboutPersonal}`),
  })

/** A part of the log. */
export const listLogEntries = (db: Db, companyId: string, f: Filter, part: ListPart) =>
  db.many(
    k
      .selectFrom('audit_log as l')
      .leftJoin('users as u', (j) => j.onRef('u.id', '=', 'l.actor_id').onRef('u.company_id', '=', 'l.company_id'))
      .leftJoin('employees as e', (j) => j.onRef('e.company_id', '=', 'l.company_id').onRef('e.id', '=', 'l.target_id'))
      .select(['l.id', 'l.at', 'l.actor_id', 'l.actor_role', 'l.action', 'l.target_type', 'l.target_id', 'l.outcome'])
      .select(['l.before', 'l.after', 'l.detail', 'l.address'])
      .select(['u.first_name', 'u.last_name', 'u.email', 'e.full_name as person', part.key.as('place')])
      .where('l.company_id', '=', companyId)
      .where(filtered(f))
      .where(part.after)
      .orderBy('l.at', 'desc')
      .orderBy('l.id', 'desc')
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
        select (select l.action from audit_log l where l.company_id = ${companyId} and l.action > found.action order by l.action limit 1)
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
