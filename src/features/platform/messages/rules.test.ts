import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toE164 } from './phone.rules.ts'
import { backoffSeconds, failureOf, isNobodys, maskedRecipient, reasonOf, withoutTokens } from './rules.ts'

describe('backoff', () => {
  test.each([
    [1, 15],
    [2, 30],
    [3, 60],
    [8, 1920],
    [9, 3600],
    [10, 3600],
    [500, 3600],
  ])('after %i tries: %i s', (tries, seconds) => {
    expect(backoffSeconds(tries)).toBe(seconds)
  })
})

describe('what stays out of sight', () => {
  test('every token of a link, wherever it stands', () => {
    const link = 'https://x.test/reset-password?token=abc-DEF_123'
    expect(withoutTokens(`${link}\n${link}&a=1`)).toBe(
      'https://x.test/reset-password?token=•••••\nhttps://x.test/reset-password?token=•••••&a=1',
    )
    expect(withoutTokens('https://x.test/a?b=1&token=zz')).toBe('https://x.test/a?b=1&token=•••••')
  })

  test('no reason ever holds one', () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 20 }), (secret) => {
        const token = secret.replace(/[^\w-]/g, '')
        fc.pre(token.length > 10)
        expect(reasonOf(new Error(`500 at https://x.test/?token=${token} no`))).not.toContain(token)
      }),
    )
  })

  test.each([
    ['mei.tan@harbour.test', 'm•••@harbour.test'],
    ['+6591234567', '•••4567'],
    ['12', '•••12'],
  ])('%s is shown as %s', (recipient, shown) => {
    expect(maskedRecipient(recipient)).toBe(shown)
  })

  test('a reason is one line, and always something', () => {
    expect(reasonOf(new Error('a\n  b'))).toBe('a b')
    expect(reasonOf(new Error(''))).toBe('It could not be sent.')
    expect(reasonOf('x'.repeat(999))).toHaveLength(300)
  })
})

describe('who is nobody', () => {
  test('.example by e-mail; a number never', () => {
    expect(isNobodys('email', 'a@b.example')).toBe(true)
    expect(isNobodys('email', 'a@b.example.com')).toBe(false)
    expect(isNobodys('sms', '+65.example')).toBe(false)
  })
})

describe('a number as it is dialled', () => {
  test.each([
    ['91234567', 'SG', '+6591234567'],
    ['+6591234567', null, '+6591234567'],
    ['91234567', null, null],
    ['', 'SG', null],
    ['+999123', 'SG', null],
    ['91234567', 'ZZ', null],
    ['0501234567', 'AE', '+971501234567'],
  ])('%s of %s is %s', (written, country, number) => {
    expect(toE164(written, country)).toBe(number)
  })
})

describe('why a letter did not arrive', () => {
  test.each([
    ['The mail server refused it: 550 5.1.1 No such user here', 'no_such_address'],
    ['The mail server refused it: 552 5.2.2 Mailbox full', 'mailbox_full'],
    ['452 4.2.2 The account is over quota', 'mailbox_full'],
    ['554 5.7.1 Message rejected by policy', 'turned_away'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
    ['What it says had run out before it could be sent.', 'run_out'],
    ['451 Something of ours', 'unknown'],
  ])('%s', (said, why) => {
    expect(failureOf(said)).toBe(why)
  })
})
