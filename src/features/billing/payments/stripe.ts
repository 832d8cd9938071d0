import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { paths } from '../../../shared/paths.ts'
import { PLANS } from '../subscriptions/rules.ts'
import { movedBy } from './pauses.rules.ts'
import { justPaid, type PaymentProvider, type RefundInput } from './provider.ts'
import type { StoredOrder } from './queries.ts'
import { cardPageAtStripe } from './stripe.cards.ts'
import { askedOfStripe } from './stripe.client.ts'

const subscriptionOf = ({ id, subscription_ref: ref }: StoredOrder): string => {
  if (!ref) throw new Error(`Order ${id} has no subscription at Stripe`)
  return ref
}

/** The invoice that a payment of Stripe’s paid; null for a payment of none. */
export const invoiceOfIntent = (services: Services, intent: string): Promise<string | null> =>
  askedOfStripe(services, async (stripe) => {
    const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
    const invoice = data.at(0)?.invoice
    return typeof invoice === 'string' ? invoice : (invoice?.id ?? null)
  })

/** A coupon of Stripe’s for this order alone, which takes off to a minor unit what ours does; null for an order without one. */
const couponAtStripe = async (services: Services, order: StoredOrder): Promise<string | null> => {
  const { coupon, total, currency, period, id } = order
  if (!coupon) return null
  const lasting =
    coupon.periods === 1
      ? { duration: 'once' as const }
      : { duration: 'repeating' as const, duration_in_months: coupon.periods * (period === 'year' ? 12 : 1) }
  const made = await askedOfStripe(services, (stripe) =>
    stripe.coupons.create(
      {
        amount_off: total - coupon.total,
        currency: currency.toLowerCase(),
        max_redemptions: 1,
        name: coupon.code,
        metadata: { order: id },
        ...lasting,
      },
      { idempotencyKey: `coupon ${id}` },
    ),
  )
  return made.id
}

const trialOf = (until: string) => ({
  trial_end: Math.floor(Date.parse(until) / 1000),
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
})

export const stripeProvider: PaymentProvider = {
  openSession: async (services, order) => {
    const back = (more: { done?: string } = {}) =>
      `${services.settings.publicUrl}${paths.checkout({ order: order.id, ...more })}`
    const metadata = { order: order.id }
    const coupon = await couponAtStripe(services, order)
    const session = await askedOfStripe(services, (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          client_reference_id: order.id,
          customer_email: order.billing_email,
          success_url: back({ done: '1' }),
          cancel_url: back(),
          expires_at: Math.floor(Date.parse(order.open_until) / 1000),
          metadata,
          ...(coupon && { discounts: [{ coupon }] }),
          // A trial needs a card as well; should it be gone by the first charge, the plan ends.
          payment_method_collection: 'always',
          subscription_data: { metadata, ...(order.trial_until && trialOf(order.trial_until)) },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: order.total,
                recurring: { interval: order.period },
                product_data: { name: `Fourshore ${PLANS[order.tier].name}` },
              },
            },
          ],
        },
        { idempotencyKey: `session ${order.id}` },
      ),
    )
    if (!session.url) throw new Error(`Stripe gave no page for order ${order.id}`)
    return { ref: session.id, url: session.url }
  },
  closeSession: (services, _db: Db, { session_ref: ref }) =>
    askedOfStripe(services, async (stripe) => {
      if (!ref) return
      const { status } = await stripe.checkout.sessions.retrieve(ref)
      if (status === 'complete') throw justPaid()
      if (status === 'open') await stripe.checkout.sessions.expire(ref)
    }),
  cancelAtEnd: async (services, _db: Db, order, cancels) => {
    await askedOfStripe(services, (stripe) =>
      stripe.subscriptions.update(subscriptionOf(order), { cancel_at_period_end: cancels }),
    )
  },
  // https://docs.stripe.com/billing/subscriptions/trials: the billing cycle begins anew at the end of a trial, and nothing is charged before it.
  pause: async (services, _db: Db, order, pause) => {
    const whole = (at: string) => Math.floor(Date.parse(at) / 1000)
    const metadata = {
      order: order.id,
      pause_of: whole(pause.of),
      paused_from: whole(pause.from),
      paused_until: whole(pause.until),
    }
    const trialEnd = whole(movedBy(pause.of, pause))
    await askedOfStripe(services, (stripe) =>
      stripe.subscriptions.update(subscriptionOf(order), {
        trial_end: trialEnd,
        proration_behavior: 'none',
        metadata,
      }),
    )
  },
  retry: (services, _db: Db, order) =>
    askedOfStripe(services, async (stripe) => {
      const { data } = await stripe.invoices.list({ subscription: subscriptionOf(order), status: 'open', limit: 1 })
      const open = data.at(0)?.id
      if (!open) return
      const { default: Client } = await import('stripe')
      try {
        await stripe.invoices.pay(open)
      } catch (error) {
        // Its event says that it failed again.
        if (!(error instanceof Client.errors.StripeCardError)) throw error
      }
    }),
  cardPage: async (services, order) => {
    const customer = await askedOfStripe(services, async (stripe) => {
      const { customer: payer } = await stripe.subscriptions.retrieve(subscriptionOf(order))
      return typeof payer === 'string' ? payer : payer.id
    })
    const back = `${services.settings.publicUrl}${paths.seekerSubscription()}`
    return cardPageAtStripe(services, {
      order: order.id,
      currency: order.currency,
      customer,
      email: order.billing_email,
      back,
    })
  },
  cardName: (services, _db: Db, order) =>
    askedOfStripe(services, async (stripe) => {
      const found = await stripe.subscriptions.retrieve(subscriptionOf(order), { expand: ['default_payment_method'] })
      const method = found.default_payment_method
      return typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null
    }),
  endNow: (services, _db: Db, order) =>
    askedOfStripe(services, async (stripe) => {
      const { status } = await stripe.subscriptions.retrieve(subscriptionOf(order))
      if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionOf(order))
    }),
  refund: (services, _db: Db, order, { invoice, amount, key }: RefundInput) =>
    askedOfStripe(services, async (stripe) => {
      const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' })
      const paid = data.at(0)?.payment.payment_intent
      const intent = typeof paid === 'string' ? paid : paid?.id
      if (!intent) throw new Error(`Stripe knows of no payment of invoice ${invoice}`)
      await stripe.refunds.create(
        { payment_intent: intent, amount, metadata: { order: order.id, invoice } },
        { idempotencyKey: `refund ${key}` },
      )
    }),
}
