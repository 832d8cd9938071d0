import { createHmac } from 'node:crypto'
import type { Services } from '../../../server/context.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** Seconds by which an event may be older than its arrival; older ones are refused, so that none is sent again later. */
const TOLERANCE = 300

/** What events are signed with; null where payments are switched off. Of the test provider it is made of the server's own key. */
const secretOf = ({ settings }: Services): string | null => {
  const { payments, keys } = settings
  if (payments.kind === 'off') return null
  if (payments.kind === 'stripe') return payments.webhookSecret
  return `whsec_${createHmac('sha256', keys.jwtSecret).update('events of the test provider').digest('hex')}`
}

/** The event in a body whose signature holds, by Stripe's own library. Refuses every other body. */
export const verifiedEvent = async (services: Services, body: Buffer, signature: string): Promise<unknown> => {
  const secret = secretOf(services)
  if (secret === null) throw new Refusal('NOT_FOUND', 'Payments are switched off.')
  const { default: Stripe } = await import('stripe')
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, services.now().getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new Refusal('MALFORMED', 'The signature of this event does not hold.')
    throw error
  }
}

/** Signs a body as Stripe does: for the built-in test provider. */
export const signEvent = async (services: Services, body: string): Promise<string> => {
  const secret = secretOf(services)
  if (secret === null) throw new Error('Payments are switched off')
  const { default: Stripe } = await import('stripe')
  const timestamp = Math.floor(services.now().getTime() / 1000)
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}
