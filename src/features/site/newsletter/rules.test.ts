import { expect, it } from 'vitest'
import { isInvited } from './rules.ts'

const DAY = '2026-11-21T00:00:00Z'
it.each([
  ['an address nobody knows', undefined, true],
  ['one that waits for its confirmation', { confirmed_at: null, unsubscribed_at: null }, true],
  ['one that gets the newsletter', { confirmed_at: DAY, unsubscribed_at: null }, false],
  ['one that has left', { confirmed_at: DAY, unsubscribed_at: DAY }, true],
])('%s: a confirmation is sent? %s', (_who, current, sent) => expect(isInvited(current)).toBe(sent))
