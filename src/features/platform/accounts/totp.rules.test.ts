import { describe, expect, test } from 'vitest'
import { addressOf, base32Of, plainCode, stepOf } from './totp.rules.ts'

/** The secret of RFC 6238, appendix B: the digits 1 to 0, twice. */
const SECRET = base32Of(new TextEncoder().encode('12345678901234567890'))

// The table of RFC 6238 gives eight digits; an app of six shows the last six of them.
describe.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i of RFC 6238', (second, eight) => {
  const code = eight.slice(2)
  const step = Math.floor(second / 30)

  test('its code counts, for the step it belongs to', () => {
    expect(stepOf(SECRET, code, second * 1000, 0)).toBe(step)
  })

  test.each([-1, 1])('it counts a step away (%i) as well, for its own step', (away) => {
    expect(stepOf(SECRET, code, (second - away * 30) * 1000, 0)).toBe(step)
  })

  test.each([-2, 2])('it does not count two steps away (%i)', (away) => {
    expect(stepOf(SECRET, code, (second + away * 30) * 1000, 0)).toBeNull()
  })

  test('it is good once, and so is none before it', () => {
    expect(stepOf(SECRET, code, second * 1000, step)).toBeNull()
    expect(stepOf(SECRET, code, second * 1000, step + 1)).toBeNull()
    expect(stepOf(SECRET, code, second * 1000, step - 1)).toBe(step)
  })
})

test.each(['', '000000', '28708', '2870820', '287 082'])('%j is no code of second 59', (code) => {
  expect(stepOf(SECRET, code, 59_000, 0)).toBeNull()
})

test('the address of a QR code names the product, the account and the secret', () => {
  const address = new URL(addressOf(SECRET, 'mei@harbour.example'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Fourshore:mei@harbour.example')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: 'Fourshore',
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})

test.each([
  ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
  [' ABCD EFGH JKMN PQRS ', 'abcdefghjkmnpqrs'],
  ['', ''],
])('the recovery code %j is compared as %j', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain)
})
