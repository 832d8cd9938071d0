import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact, fromMinor, roundToMinor, toMinor, typedMinor } from './money.ts'

const decimals = fc.constantFrom(0, 2, 3)
const minor = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })

describe('money', () => {
  test('reads back what it writes, in every currency', () =>
    fc.assert(
      fc.property(minor, decimals, (n, d) => {
        expect(toMinor(fromMinor(n, d), d)).toBe(n)
      }),
    ))

  test('is rounded half up, away from nought, by whole numbers alone', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const size = n < 0n ? -n : n
          const whole = size / d + (2n * (size % d) >= d ? 1n : 0n)
          expect(BigInt(roundToMinor(exact(n).div(exact(d))))).toBe(n < 0n ? -whole : whole)
        },
      ),
    ))

  // Each of these is a little off in binary: 1.005 × 100 is 100.49999999999999.
  test.each([
    ['1.005', 101],
    ['1.004', 100],
    ['2.675', 268],
    ['0.285', 29],
    ['10.075', 1008],
    ['-1.005', -101],
    ['0.1', 10],
  ])('%s is %d cents', (amount, cents) => expect(roundToMinor(exact(amount).mul(100))).toBe(cents))

  test('takes a number for what it is written as, however large', () => {
    for (const amount of [400_000.01, 5_000_000.01, 12_345_678.91, -999_999.99])
      expect(exact(amount).equals(exact(String(amount)))).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (minor) => {
        expect(roundToMinor(exact(minor / 100).mul(100))).toBe(minor)
      }),
    )
  })

  test('ten times ten cents is one, and not 0.9999999999999999', () =>
    expect(Array.from({ length: 10 }, () => toMinor('0.1')).reduce((sum, n) => sum + n)).toBe(toMinor('1')))

  test.each(['1e3', 'NaN', '1.234', '', '1,2,3', '٫5', '12345678901234'])(
    '%j is not an amount of two decimals',
    (text) => expect(() => toMinor(text)).toThrow(RangeError),
  )
})

describe('an amount as it is typed', () => {
  test.each([
    ['1,200.5', 2, 120_050],
    [' 12 ', 3, 12_000],
    ['-0.05', 2, -5],
    ['1.234', 2, null],
    ['twelve', 2, null],
    ['', 2, null],
  ] as const)('%s with %i decimals is %s', (text, decimals, minor) => expect(typedMinor(text, decimals)).toBe(minor))
})
