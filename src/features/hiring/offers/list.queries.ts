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

const own = { by: sql.ref('offer.id'), type: 'uuid' } as const
export const OFFER_ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('changed', { by: sql.ref('offer.updated_at'), type: 'instant' }, own),
  ...bothWays('expires', { by: sql.ref('offer.expires_on'), type: 'day' }, own),
  ...bothWays('starts', { by: sql.ref('offer.starts_on'), type: 'day' }, own),
  ...bothWays('position', { by: sql.ref('offer.position'), type: 'text' }, own),
}

/** A name that is not shown is not found either: whether it is there would tell it. */
const found = ({ companyId, userId }: Viewer, filter: OfferFilter) => sql`
  from offers offer
  join applications application on application.company_id = offer.company_id and application.id = offer.application_id
  join jobs job on job.company_id = application.company_id and job.id = application.job_id
  join candidates candidate on candidate.company_id = application.company_id and candidate.id = application.candidate_id
  left join application_views view on view.company_id = application.company_id and view.application_id = application.id and view.user_id = ${userId}
 where offer.company_id = ${companyId} and ${filterConditions(filter, {
   status: (status) => sql`offer.status = ${status}`,
   country: (country) => sql`offer.country = upper(${country}::text)`,
   search: (
     search,
   ) => sql`(offer.position ilike ${containsPattern(search)} or offer.department ilike ${containsPattern(search)}
     or job.title ilike ${containsPattern(search)} or (view.at is not null and candidate.name ilike ${containsPattern(search)}))`,
 })}`

export const listOffers = (db: Db, viewer: Viewer, filter: OfferFilter, part: ListPart) =>
  db.many<ListedOffer>(sql`
    select offer.id, offer.status, offer.application_id, application.number, case when view.at is not null then candidate.name end as name,
      job.title as job, offer.position, offer.department,
           offer.country, offer.starts_on::text, offer.expires_on::text, offer.sent_at, offer.updated_at, ${part.key} as place
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
