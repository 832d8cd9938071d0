import type { Services } from '../../../server/context.ts'
import { lockOrder } from './queries.ts'
import { askedOfStripe } from './stripe.client.ts'
import type { KeptCard } from './wire.rules.ts'

type CardPage = {
  /** Of which order the card is: what is told of the page names it. */
  order: string
  currency: string
  /** Stripe’s name of whoever pays; null: it makes one, with this address. */
  customer: string | null
  email: string
  back: string
}

/** A page of Stripe on which another card is given, and nothing charged. https://docs.stripe.com/payments/checkout/subscriptions/update-payment-details */
export const cardPageAtStripe = (services: Services, page: CardPage): Promise<string> =>
  askedOfStripe(services, async (stripe) => {
    const { customer, email, order, currency, back } = page
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      ...(customer ? { customer } : { customer_creation: 'always' as const, customer_email: email }),
      metadata: { order },
      success_url: back,
      cancel_url: back,
    })
    if (!session.url) throw new Error(`Stripe gave no page for the card of order ${order}`)
    return session.url
  })

/** The card that was given on such a page, read from Stripe; null for one without a card. */
export const cardOfSetup = (services: Services, intent: string): Promise<KeptCard | null> =>
  askedOfStripe(services, async (stripe) => {
    const { customer, payment_method: method } = await stripe.setupIntents.retrieve(intent, {
      expand: ['payment_method'],
    })
    const payer = typeof customer === 'string' ? customer : customer?.id
    if (!payer || method === null || typeof method === 'string' || !method.card) return null
    return { customer: payer, method: method.id, brand: method.card.brand, last4: method.card.last4 }
  })

type Using = { orderId: string; customer: string; method: string }

/**
 * Has Stripe take what is to come from another card. Its page of a subscription keeps the card with the subscription, so that of the payer alone would change
 * nothing: both are set. Once is enough.
 */
export const useCardAtStripe = async (services: Services, { orderId, customer, method }: Using): Promise<void> => {
  const order = await services.database.forPlatform((db) => lockOrder(db, orderId))
  if (order?.provider !== 'stripe') return
  await askedOfStripe(services, async (stripe) => {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })
    const { subscription_ref: subscription } = order
    if (subscription && order.state !== 'ended')
      await stripe.subscriptions.update(subscription, { default_payment_method: method })
  })
}
