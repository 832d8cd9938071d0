import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLANS, subscriptionOf, tierOf } from './rules.ts'

const NOW = '2027-03-01T09:00:00.000Z'

it.each([
  ['premium_plus', 'premium_plus'],
  ['Premium+', 'premium_plus'],
  ['PREMIUM_PLUS yearly', 'premium_plus'],
  ['premium', 'premium'],
  ['Premium (monthly)', 'premium'],
  ['free', 'free'],
  ['gold', 'free'],
  ['', 'free'],
  [null, 'free'],
  [undefined, 'free'],
] as const)('the plan %j is %s', (plan, tier) => {
  expect(tierOf(plan)).toBe(tier)
})

it.each([
  ['premium', 'active', true],
  ['premium_plus', 'Active', true],
  ['premium', 'cancelled', false],
  ['premium_plus', 'expired', false],
  ['free', 'active', false],
  ['premium', undefined, false],
])('%s with the status %j is active: %s', (tier, status, isActive) => {
  expect(subscriptionOf({ tier, status }, NOW).isActive).toBe(isActive)
})

describe('an answer', () => {
  it('is read under each of its names, the first one holds', () => {
    for (const name of ['plan_name', 'subscription_tier', 'tier', 'plan'])
      expect(subscriptionOf({ [name]: 'Premium+' }, NOW)).toMatchObject({ tier: 'premium_plus', planName: 'Premium+' })
    expect(subscriptionOf({ plan: 'free', plan_name: 'Premium' }, NOW).tier).toBe('premium')
    for (const name of ['subscription_status', 'status'])
      expect(subscriptionOf({ tier: 'premium', [name]: 'active' }, NOW).isActive).toBe(true)
    for (const name of ['expires_at', 'expiry_date'])
      expect(subscriptionOf({ [name]: '2027-06-01' }, NOW).expiresAt).toBe('2027-06-01')
  })

  it('that says nothing is a free one of now', () => {
    expect(subscriptionOf({}, NOW)).toEqual({
      tier: 'free',
      planName: 'Free',
      status: 'inactive',
      isActive: false,
      expiresAt: null,
      lastUpdated: NOW,
    })
  })

  it('is never free and active, whatever it holds', () => {
    const text = fc.option(fc.string(), { nil: undefined })
    fc.assert(
      fc.property(fc.record({ plan_name: text, tier: text, status: text }), (answer) => {
        const { tier, isActive } = subscriptionOf(answer, NOW)
        return tier in PLANS && !(tier === 'free' && isActive)
      }),
    )
  })
})

it('names and colours the plans', () => {
  expect(Object.values(PLANS)).toEqual([
    { name: 'Free', colour: 'green' },
    { name: 'Premium', colour: 'blue' },
    { name: 'Premium+', colour: 'purple' },
  ])
})
