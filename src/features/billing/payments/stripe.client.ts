import type Stripe from 'stripe'
import type { Services } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'

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

/** What went wrong at Stripe, in words: an order that is not paid there charges nothing. */
export const askedOfStripe = async <T>(services: Services, ask: (stripe: Stripe) => Promise<T>): Promise<T> => {
  const stripe = await clientOf(services)
  try {
    return await ask(stripe)
  } catch (error) {
    const { default: Client } = await import('stripe')
    if (!(error instanceof Client.errors.StripeError)) throw error
    throw new Refusal(
      'BUSY',
      'The payment provider did not answer. Nothing was changed or charged. Try again in a minute.',
    )
  }
}
