import type Stripe from 'stripe'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { paths } from '../../../shared/paths.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { PaymentProvider, RefundAsked } from './provider.ts'
import type { StoredOrder } from './queries.ts'

const LONGEST_WAIT = 10_000

/** Stripe's own client, read when the first payment needs it. `STRIPE_API` points tests at a server that speaks its calls. */
const clientOf = async ({ settings }: Services): Promise<Stripe> => {
  if (settings.payments.kind !== 'stripe') throw new Error('Stripe is asked, and has no keys')
  const { secretKey, api } = settings.payments
  const { default: Client } = await import('stripe')
  const at = api ? { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' } : {}
  return new Client(secretKey, {
    timeout: LONGEST_WAIT,
    maxNetworkRetries: 2,
    telemetry: false,
    ...at,
  } as Stripe.StripeConfig)
}

const NAMES = { premium: 'Premium', premium_plus: 'Premium+' } as const
const subscriptionOf = ({ id, subscription_ref: ref }: StoredOrder): string => {
  if (!ref) throw new Error(`Order ${id} has no subscription at Stripe`)
  return ref
}

export const stripeProvider: PaymentProvider = {
  openSession: async (services, order) => {
    const stripe = await clientOf(services)
    const back = `${services.settings.publicUrl}${paths.checkout({ order: order.id })}`
    const metadata = { order: order.id }
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        client_reference_id: order.id,
        customer_email: order.billing_email,
        success_url: back,
        cancel_url: back,
        expires_at: Math.floor(Date.parse(order.open_until) / 1000),
        metadata,
        subscription_data: { metadata },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.toLowerCase(),
              unit_amount: order.total,
              recurring: { interval: order.period },
              product_data: { name: `Fourshore ${NAMES[order.tier]}` },
            },
          },
        ],
      },
      { idempotencyKey: `session ${order.id}` },
    )
    if (!session.url) throw new Error(`Stripe gave no page for order ${order.id}`)
    return { ref: session.id, url: session.url }
  },
  closeSession: async (services, order) => {
    const stripe = await clientOf(services)
    if (!order.session_ref) return
    const { status } = await stripe.checkout.sessions.retrieve(order.session_ref)
    if (status === 'complete')
      throw new Refusal('CONFLICT', 'You have just paid for another plan. Wait until it is confirmed.')
    if (status === 'open') await stripe.checkout.sessions.expire(order.session_ref)
  },
  cancelAtEnd: async (services, _db: Db, order, cancels) => {
    const stripe = await clientOf(services)
    await stripe.subscriptions.update(subscriptionOf(order), { cancel_at_period_end: cancels })
  },
  endNow: async (services, _db: Db, order) => {
    const stripe = await clientOf(services)
    const { status } = await stripe.subscriptions.retrieve(subscriptionOf(order))
    if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionOf(order))
  },
  refund: async (services, _db: Db, order, { invoice, amount, key }: RefundAsked) => {
    const stripe = await clientOf(services)
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' })
    const paid = data.at(0)?.payment.payment_intent
    const intent = typeof paid === 'string' ? paid : paid?.id
    if (!intent) throw new Error(`Stripe knows of no payment of invoice ${invoice}`)
    await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { order: order.id, invoice } },
      { idempotencyKey: `refund ${key}` },
    )
  },
}
