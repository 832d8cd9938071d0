/** Who takes payments: nobody, the built-in test provider (no money moves), or Stripe. */
export type PaymentSettings =
  | { kind: 'off' }
  | { kind: 'test' }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; api: URL | null }

/**
 * Stripe where its two keys are set; else the test provider, but for a production server that is no demonstration: there a plan would be had for a
 * test card, so PAYMENTS=test has to say it is meant. PAYMENTS=off switches payments off.
 */
export const readPayments = (env: NodeJS.ProcessEnv, demo: boolean): PaymentSettings => {
  const { PAYMENTS: said = '', STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = env
  if (!['', 'off', 'test', 'stripe'].includes(said))
    throw new Error(`PAYMENTS must be off, test or stripe, not "${said}"`)
  if (said === 'off') return { kind: 'off' }
  if (said === 'test') return { kind: 'test' }
  if (Boolean(secretKey) !== Boolean(webhookSecret))
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  const { STRIPE_API: at = '' } = env
  if (at && !URL.canParse(at)) throw new Error('STRIPE_API must be an address that begins with https://')
  if (secretKey) return { kind: 'stripe', secretKey, webhookSecret, api: at ? new URL(at) : null }
  if (said === 'stripe') throw new Error('PAYMENTS=stripe asks for STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  return env.NODE_ENV === 'production' && !demo ? { kind: 'off' } : { kind: 'test' }
}
