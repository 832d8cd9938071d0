import { sql } from 'kysely'
import { bothWays, countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'
import type { OfferStatus, Sort } from './rules.ts'

export type OfferFilter = { status: OfferStatus | null; search: string | null; country: string | null }
type Viewer = { companyId: string; userId: string }

export type ListedOffer = {
  id: string
  status: OfferStatus
  application_id: string
  number: number
  name: string | null
  job: string
  position: string
  department: string
  country: string
  starts_on: string
  expires_on: string
  sent_at: string | null
  updated_at: string
  place: (string | null)[]
}

const own = { by: sql.ref('o.id'), type: 'uuid' } as const
export const OFFER_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('changed', { by: sql.ref('o.updated_at'), type: 'instant' }, own),
  ...bothWays('expires', { by: sql.ref('o.expires_on'), type: 'day' }, own),
  ...bothWays('starts', { by: sql.ref('o.starts_on'), type: 'day' }, own),
  ...bothWays('position', { by: sql.ref('o.position'), type: 'text' }, own),
}

/** A name that is not shown is not found either: whether it is there would tell it. */
const found = ({ companyId, userId }: Viewer, filter: OfferFilter) => sql`
  from offers o
  join applications a on a.company_id = o.company_id and a.id = o.application_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id
  join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
  left join application_views v on v.company_id = a.company_id and v.application_id = a.id and v.user_id = ${userId}
 where o.company_id = ${companyId} and ${filterConditions(filter, {
   status: (status) => sql`o.status = ${status}`,
   country: (country) => sql`o.country = upper(${country}::text)`,
   search: (search) => sql`(o.position ilike ${containsPattern(search)} or o.department ilike ${containsPattern(search)}
     or j.title ilike ${containsPattern(search)} or (v.at is not null and c.name ilike ${containsPattern(search)}))`,
 })}`

export const listOffers = (db: Db, viewer: Viewer, filter: OfferFilter, part: ListPart) =>
  db.many<ListedOffer>(sql`
    select o.id, o.status, o.application_id, a.number, case when v.at is not null then c.name end as name, j.title as job, o.position, o.department,
           o.country, o.starts_on::text, o.expires_on::text, o.sent_at, o.updated_at, ${part.key} as place
    ${found(viewer, filter)} and ${part.after} ${part.end}`)

export const countOffers = async (db: Db, viewer: Viewer, filter: OfferFilter): Promise<number> =>
  (await db.one(countUpTo(found(viewer, filter)))).n

export const countOffersByStatus = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('offers')
      .select(['status', (eb) => eb.fn.countAll<number>().as('n')])
      .where('company_id', '=', companyId)
      .groupBy('status'),
  )
