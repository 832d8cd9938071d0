import { sql } from 'kysely'
import type { ListOrder, ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'

/* Asked as the platform, of all companies. */

const requests = k
  .selectFrom('company_verifications as v')
  .innerJoin('companies as c', 'c.id', 'v.company_id')
  .leftJoin('users as a', 'a.id', 'v.asked_by')
  .leftJoin('users as d', 'd.id', 'v.decided_by')
  .selectAll('v')
  .select(['c.name as company', 'a.first_name as asked_first', 'a.last_name as asked_last'])
  .select(['d.first_name as decided_first', 'd.last_name as decided_last'])
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

export const REQUEST_ORDERS: { waiting: ListOrder; decided: ListOrder } = {
  waiting: [
    { by: sql.ref('v.asked_at'), type: 'instant' },
    { by: sql.ref('v.id'), type: 'uuid' },
  ],
  decided: [
    { by: sql.ref('v.decided_at'), type: 'instant', descending: true },
    { by: sql.ref('v.id'), type: 'uuid' },
  ],
}

/** What waits, the oldest first; or what was decided, the latest first. */
export const listRequests = (db: Db, show: 'waiting' | 'decided', part: ListPart) =>
  db.many(
    requests
      .select(part.key.as('place'))
      .where(show === 'waiting' ? sql<boolean>`v.state = 'pending'` : sql<boolean>`v.decided_at is not null`)
      .where(part.after)
      .modifyEnd(part.end),
  )

export const findRequest = (db: Db, id: string) => db.maybe(requests.where('v.id', '=', id))

/** One at a time: two who decide at once do not both. */
export const lockRequest = (db: Db, id: string) =>
  db.run(sql`select from company_verifications where id = ${id} for update`)

export const historyOf = (db: Db, companyId: string, entityId: string, but: string) =>
  db.many(
    requests
      .where('v.company_id', '=', companyId)
      .where('v.entity_id', '=', entityId)
      .where('v.id', '<>', but)
      .orderBy('v.asked_at', 'desc')
      .limit(50),
  )

/** Other companies that state the same number, the last word of each. */
export const othersWith = (db: Db, v: { company_id: string; country: string; number_key: string; number: string }) =>
  db.many<{ company: string; legal_name: string; state: string }>(sql`
    select distinct on (v.company_id, v.entity_id) c.name company, v.legal_name, v.state
      from company_verifications v join companies c on c.id = v.company_id
     where v.country = ${v.country} and v.number_key = ${v.number_key} and v.number = ${v.number} and v.company_id <> ${v.company_id}
     order by v.company_id, v.entity_id, v.asked_at desc limit 20`)

export const countRequests = (db: Db) =>
  db.one<{ waiting: number; decided: number; verified: number; companies: number }>(sql`
    select (select count(*)::int from company_verifications where state = 'pending') waiting,
           (select count(*)::int from company_verifications where decided_at is not null) decided,
           (select count(distinct company_id)::int from company_verifications where state = 'verified') verified,
           (select count(*)::int from companies) companies`)
