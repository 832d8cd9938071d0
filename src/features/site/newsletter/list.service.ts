import type { OpenContext } from '../../../server/context.ts'
import { definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import * as contract from './contract.ts'
import { readsSubscriptions } from './policy.ts'
import * as query from './queries.ts'
import { subscriptionStateOf } from './rules.ts'

type Row = Awaited<ReturnType<typeof query.listSubscriptions>>[number]

const toSubscription = (row: Row): contract.Subscription => ({
  email: row.email,
  language: row.language,
  state: subscriptionStateOf(row),
  askedAt: iso(row.created_at),
  confirmedAt: row.confirmed_at && iso(row.confirmed_at),
  leftAt: row.unsubscribed_at && iso(row.unsubscribed_at),
})

export const listSubscriptions = (
  ctx: OpenContext,
  { state, cursor, page, pageSize }: Parsed<typeof contract.listSubscriptions>,
): Promise<Output<typeof contract.listSubscriptions>> => {
  ctx.audit({ action: 'newsletter.list', detail: { page } })
  return ctx.database.forPlatform(async (db) => {
    const part = listWindow(query.SUBSCRIPTION_ORDERS, { sort: 'newest', cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listSubscriptions(db, { state }, part))
    const total = totalOf(await query.countSubscriptions(db, { state }))
    return { subscriptions: rows.map(toSubscription), page, pageSize, next, ...total }
  })
}

export const subscriptionsExport = definePlatformListExport({
  list: 'newsletter-subscriptions',
  may: readsSubscriptions,
  action: 'newsletter.export',
  input: contract.listSubscriptions.input,
  columns: [
    { id: 'email', header: 'E-mail', value: (row: contract.Subscription) => row.email },
    { id: 'language', header: 'Language', value: (row) => row.language },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'askedAt', header: 'Asked', value: (row) => row.askedAt },
    { id: 'confirmedAt', header: 'Confirmed', value: (row) => row.confirmedAt },
    { id: 'leftAt', header: 'Left', value: (row) => row.leftAt },
  ],
  rows: async function* (_ctx, db, { state }) {
    const read = (part: ListPart) => query.listSubscriptions(db, { state }, part)
    for await (const rows of everyRow(read, query.SUBSCRIPTION_ORDERS, 'newest')) yield rows.map(toSubscription)
  },
})
