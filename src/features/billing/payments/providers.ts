import type { Services } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { PaymentProvider } from './provider.ts'
import type { StoredOrder } from './queries.ts'
import { stripeProvider } from './stripe.ts'
import { testProvider } from './test-provider.ts'

const PROVIDERS = { test: testProvider, stripe: stripeProvider } as const

/** The provider an order was made with. */
export const providerOf = (order: Pick<StoredOrder, 'provider'>): PaymentProvider => PROVIDERS[order.provider]

/** Which provider takes new orders; refuses where payments are switched off. */
export const currentProvider = ({ settings }: Services): 'test' | 'stripe' => {
  const { kind } = settings.payments
  if (kind === 'off') throw new Refusal('CONFLICT', 'Plans cannot be bought here: payments are switched off.')
  return kind
}
