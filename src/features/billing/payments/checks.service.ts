import type Stripe from 'stripe'
import type { Services } from '../../../server/context.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import * as query from './checks.queries.ts'
import { takeInMissedEvent } from './events.service.ts'
import { askedOfStripe } from './stripe.client.ts'
import { type ProviderEvent, READ_EVENTS } from './wire.rules.ts'

export { listChecks } from './checks.queries.ts'

/** How far back Stripe's own list of events is read: longer than one night, should a check itself have failed. */
const DAYS_BACK = 3
const MOST_EVENTS = 10_000

/** Money that Stripe told of, and nobody heard. */
const differenceOf = ({ order, event }: ProviderEvent): query.Difference[] =>
  order && (event?.kind === 'paid' || event?.kind === 'refunded')
    ? [{ order, currency: event.currency, provider: event.total, ledger: 0 }]
    : []

const checkStripe = async (services: Services): Promise<void> => {
  const since = Math.floor((services.now().getTime() - DAYS_BACK * DAY_MS) / 1000)
  const types = READ_EVENTS as Stripe.EventListParams['types'] & string[]
  const events = await askedOfStripe(services, (stripe) =>
    stripe.events.list({ created: { gte: since }, types, limit: 100 }).autoPagingToArray({ limit: MOST_EVENTS }),
  )
  const differences: query.Difference[] = []
  for (const event of events) {
    const missed = await takeInMissedEvent(services, event)
    if (missed) differences.push(...differenceOf(missed))
  }
  const made = { at: services.now().toISOString(), provider: 'stripe', orders: events.length, differences }
  await services.database.forPlatform((db) => query.insertCheck(db, made))
}

const checkTestProvider = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    const compared = await query.compareTestCharges(db)
    const differences = compared.filter(({ provider, ledger }) => provider !== ledger)
    await query.insertCheck(db, { at: now().toISOString(), provider: 'test', orders: compared.length, differences })
  })

/**
 * Lays the provider's books beside what was heard of them, and keeps what differs. A charge of the test provider whose event was lost, or an entry
 * that nobody charged, is seen the next morning; an event of Stripe that never came is taken in from Stripe's own list, so that who paid has their plan.
 */
export const checkPayments = (services: Services): Promise<void> =>
  services.settings.payments.kind === 'stripe' ? checkStripe(services) : checkTestProvider(services)
