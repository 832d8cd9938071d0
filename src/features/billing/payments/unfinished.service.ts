import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import { cardAt, unpaidInvoices } from './events.rules.ts'
import * as query from './queries.ts'
import { currencyIn, dayOfOrder, isRunning, nextPriceOf } from './service.ts'

/** What every entry says for which no money has moved: its price, and neither a paper nor anything to pay back. */
const unpaidEntry = (services: Services, order: query.StoredOrder, at: string) => ({
  at,
  number: null,
  day: dayOfOrder(services, order, at),
  tier: order.tier,
  period: order.period,
  from: null,
  until: null,
  currency: currencyIn(services, order.country),
  ...nextPriceOf(order),
  paidBack: 0,
  refundable: 0,
  dispute: null,
})

/**
 * What is in no ledger, because no money has moved: renewals that were not paid, and an order that was begun and can still be paid. `at` is when, ISO in
 * UTC.
 */
export const unfinishedOf = async (services: Services, db: Db, userId: string) => {
  const told = await query.listEventsOf(db, userId)
  return (await query.listOrders(db, userId)).flatMap((order) => {
    const events = told.get(order.id) ?? []
    const failed = unpaidInvoices(events).map(({ id, at, nextTry }) => ({
      ...unpaidEntry(services, order, at),
      id,
      kind: 'failed' as const,
      card: cardAt(events, at),
      nextTry: isRunning(order) && nextTry ? dayOfOrder(services, order, nextTry) : null,
      url: null,
    }))
    const isOpen = order.state === 'open' && Date.parse(order.open_until) > services.now().getTime()
    if (!isOpen) return failed
    const pending = {
      ...unpaidEntry(services, order, iso(order.ordered_at)),
      id: order.id,
      kind: 'pending' as const,
      card: null,
      nextTry: null,
      url: order.session_url,
    }
    return [...failed, pending]
  })
}
