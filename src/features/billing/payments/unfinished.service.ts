import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import { cardAt, unpaidInvoices } from './events.rules.ts'
import * as query from './queries.ts'
import { currencyIn, dayOfOrder, isRunning, nextPriceOf } from './service.ts'

/** Renewals that were not paid: no money moved, so they are in no ledger and have no paper. */
const failedOf = async (services: Services, db: Db, userId: string) => {
  const told = await query.listEventsOf(db, userId)
  return (await query.listOrders(db, userId)).flatMap((order) =>
    unpaidInvoices(told.get(order.id) ?? []).map(({ id, at, nextTry }) => ({
      at,
      id,
      kind: 'failed' as const,
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
      card: cardAt(told.get(order.id) ?? [], at),
      dispute: null,
      nextTry: isRunning(order) && nextTry ? dayOfOrder(services, order, nextTry) : null,
      url: null,
    })),
  )
}

/** An order that was begun and can still be paid: a card not entered yet, or a bank that still asks. */
const pendingOf = async (services: Services, db: Db, userId: string) =>
  (await query.listOrders(db, userId)).flatMap((order) =>
    order.state !== 'open' || Date.parse(order.open_until) <= services.now().getTime()
      ? []
      : [
          {
            at: iso(order.ordered_at),
            id: order.id,
            kind: 'pending' as const,
            number: null,
            day: dayOfOrder(services, order, order.ordered_at),
            tier: order.tier,
            period: order.period,
            from: null,
            until: null,
            currency: currencyIn(services, order.country),
            ...nextPriceOf(order),
            paidBack: 0,
            refundable: 0,
            card: null,
            dispute: null,
            nextTry: null,
            url: order.session_url,
          },
        ],
  )

/** What is in no ledger, because no money has moved: renewals that were not paid, and orders that still can be. `at` is when, ISO in UTC. */
export const unfinishedOf = async (services: Services, db: Db, userId: string) => [
  ...(await failedOf(services, db, userId)),
  ...(await pendingOf(services, db, userId)),
]
