import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FREQUENCIES, grossOf, stateOn } from './rules.ts'

const today = '2026-11-20'
const monthly = { frequency: 'monthly', currency: 'SGD', effective_from: '2026-01-01', effective_until: null }

describe('an allowance on a day', () => {
  it.each([
    [monthly, 'active'],
    [{ ...monthly, effective_from: '2026-11-21' }, 'upcoming'],
    [{ ...monthly, effective_until: today }, 'active'],
    [{ ...monthly, effective_until: '2026-11-19' }, 'ended'],
    [{ ...monthly, frequency: 'once', effective_from: today }, 'active'],
    [{ ...monthly, frequency: 'once', effective_from: '2026-11-19' }, 'ended'],
  ])('%j is %s', (terms, state) => expect(stateOn(terms, today)).toBe(state))
})

describe('the monthly gross', () => {
  it.each([
    [monthly, 100],
    [{ ...monthly, frequency: 'weekly' }, 0],
    [{ ...monthly, frequency: 'yearly' }, 0],
    [{ ...monthly, frequency: 'once', effective_from: today }, 0],
    [{ ...monthly, currency: 'AED' }, 0],
    [{ ...monthly, effective_until: '2026-11-01' }, 0],
  ])('%j adds %d', (terms, adds) =>
    expect(grossOf(5000, 50, { more: [{ ...terms, amount: 100 }], currency: 'SGD', today })).toEqual({
      basic: 5000,
      allowances: 50 + adds,
      gross: 5050 + adds,
    }),
  )

  it('is the sum of its parts, and never less than the basic salary', () => {
    const terms = fc.record({
      frequency: fc.constantFrom(...FREQUENCIES),
      currency: fc.constantFrom('SGD', 'AED'),
      effective_from: fc.constantFrom('2025-01-01', '2026-11-20', '2027-01-01'),
      effective_until: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
      amount: fc.nat({ max: 10_000_000 }),
    })
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.array(terms), (basic, more) => {
        const sums = grossOf(basic, 0, { more, currency: 'SGD', today })
        expect(sums.gross).toBe(sums.basic + sums.allowances)
        expect(sums.gross).toBeGreaterThanOrEqual(basic)
      }),
    )
  })
})
