import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import * as contract from './list.contract.ts'
import * as query from './list.queries.ts'
import { readsOffers } from './policy.ts'
import { STATUSES } from './rules.ts'

const rowOf = (offer: query.ListedOffer): contract.OfferRow => ({
  id: offer.id,
  status: offer.status,
  application: offer.application_id,
  number: offer.number,
  name: offer.name,
  job: offer.job,
  position: offer.position,
  department: offer.department,
  country: offer.country,
  startsOn: offer.starts_on,
  expiresOn: offer.expires_on,
  sentAt: offer.sent_at && iso(offer.sent_at),
  updatedAt: iso(offer.updated_at),
})

export const listCompanyOffers = async (
  { db, actor }: Context,
  { sort, cursor, page, pageSize, ...filter }: Parsed<typeof contract.listCompanyOffers>,
): Promise<Output<typeof contract.listCompanyOffers>> => {
  const part = listWindow(query.OFFER_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listOffers(db, actor, filter, part))
  const counted = await query.countOffersByStatus(db, actor.companyId)
  return {
    offers: rows.map(rowOf),
    ...totalOf(await query.countOffers(db, actor, filter)),
    next,
    page,
    pageSize,
    counts: Object.fromEntries(STATUSES.map((s) => [s, Number(counted.find((c) => c.status === s)?.n ?? 0)])),
  }
}

/** The list as a file. Pay is not in it: whoever needs it opens the offer, and the log says so. */
export const offersExport = defineListExport({
  list: 'offers',
  may: readsOffers,
  screen: paths.recruitment({ tab: 'offers' }),
  action: 'offer.export',
  input: contract.listCompanyOffers.input.omit({ cursor: true, page: true, pageSize: true }),
  columns: [
    { id: 'application', header: 'Application', value: (row: query.ListedOffer) => row.number },
    { id: 'name', header: 'Name', value: (row) => row.name },
    { id: 'job', header: 'Job', value: (row) => row.job },
    { id: 'position', header: 'Position', value: (row) => row.position },
    { id: 'department', header: 'Department', value: (row) => row.department },
    { id: 'country', header: 'Country', value: (row) => row.country },
    { id: 'status', header: 'Status', value: (row) => row.status },
    { id: 'startsOn', header: 'First day', value: (row) => row.starts_on },
    { id: 'expiresOn', header: 'Last day to accept', value: (row) => row.expires_on },
    { id: 'sent', header: 'Sent', value: (row) => row.sent_at && iso(row.sent_at) },
    { id: 'changed', header: 'Changed', value: (row) => iso(row.updated_at) },
  ],
  rows: (ctx, { sort, ...filter }) => {
    const read = (part: ListPart) => query.listOffers(ctx.db, ctx.actor, filter, part)
    return everyRow(read, query.OFFER_ORDERS, sort)
  },
})
