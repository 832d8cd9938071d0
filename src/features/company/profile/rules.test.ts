import { describe, expect, test } from 'vitest'
import { isPhone, isWebsite, subscriptionOf, websiteOf } from './rules.ts'

test.each([
  ['https://harbour.example', true],
  ['http://www.harbour.example/about?x=1', true],
  ['https://münchen.example', true],
  ['harbour.example', false],
  ['javascript:alert(1)', false],
  ['https://user:secret@harbour.example', false],
  ['https://localhost', false],
  ['https://a b.example', false],
  ['ftp://harbour.example', false],
  ['https://', false],
])('the website %s: %s', (text, right) => expect(isWebsite(text)).toBe(right))

test.each([
  ['harbour.example', 'https://harbour.example'],
  ['https://harbour.example', 'https://harbour.example'],
  ['javascript:x', 'javascript:x'],
  ['', ''],
])('%j typed means %j', (typed, meant) => expect(websiteOf(typed)).toBe(meant))

test.each([
  ['+65 6123 4567', true],
  ['(416) 555-0199 ext. 12', true],
  ['6123', false],
  ['call me', false],
  ['123456789012345678901', false],
])('the phone number %s: %s', (text, right) => expect(isPhone(text)).toBe(right))

describe('the subscription', () => {
  test.each([
    [null, 'none', false],
    [{ startedAt: 'a', endsAt: 'b', daysLeft: 3, active: true }, 'trial', true],
    [{ startedAt: 'a', endsAt: 'b', daysLeft: 0, active: false }, 'expired', false],
  ] as const)('of %j is %s', (trial, status, active) =>
    expect(subscriptionOf(trial)).toMatchObject({
      status,
      subscription_status: status,
      is_active: active,
      tier: 'free',
    }),
  )
})
