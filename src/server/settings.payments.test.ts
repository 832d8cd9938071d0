import { describe, expect, it } from 'vitest'
import { readPayments } from './settings.payments.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('who takes payments', () => {
  it.each([
    ['the test provider where one develops', {}, false, 'test'],
    ['the test provider in the demonstration, in production too', { NODE_ENV: 'production' }, true, 'test'],
    ['nobody in production without keys', { NODE_ENV: 'production' }, false, 'off'],
    ['the test provider in production where it is said', { NODE_ENV: 'production', PAYMENTS: 'test' }, false, 'test'],
    ['Stripe where its keys are', { NODE_ENV: 'production', ...KEYS }, false, 'stripe'],
    ['nobody where it is switched off, keys or not', { PAYMENTS: 'off', ...KEYS }, false, 'off'],
  ] as const)('is %s', (_, env, demo, kind) => {
    expect(readPayments(env, demo).kind).toBe(kind)
  })

  it.each([
    [{ PAYMENTS: 'cash' }, /PAYMENTS must be off, test or stripe/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /must be set together/],
    [{ PAYMENTS: 'stripe' }, /asks for STRIPE_SECRET_KEY/],
    [{ ...KEYS, STRIPE_API: 'nowhere' }, /STRIPE_API must be an address/],
  ] as const)('refuses %j in a sentence', (env, said) => {
    expect(() => readPayments(env, false)).toThrow(said)
  })
})
