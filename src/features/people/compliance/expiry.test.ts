import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCountries } from '../../../countries/registry.ts'
import { addDays } from '../../../shared/dates.ts'
import { expiryFields, passLabel, TIERS, tierOn } from './expiry.rules.ts'

const today = '2026-11-20'

describe('the tier an expiry has reached', () => {
  it.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [1, 7],
    [0, 0],
    [-400, 0],
  ])('%d days before is %s', (days, tier) => expect(tierOn(addDays(today, days), today)).toBe(tier))

  it('only becomes more urgent as days pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200 }), fc.nat({ max: 300 }), (days, later) => {
        const rank = (at: string) => [null, ...TIERS].indexOf(tierOn(addDays(today, days), at))
        expect(rank(addDays(today, later))).toBeGreaterThanOrEqual(rank(today))
      }),
    )
  })
})

it('every country’s expiry dates are called by what expires', async () => {
  const { all } = await loadCountries()
  const labels = all.map((c) => [c.code, expiryFields(c).map((f) => passLabel(f, {}))])
  expect(labels).toEqual([
    ['SG', ['Work Pass']],
    ['IN', ['Visa']],
    ['CA', ['Work Permit']],
    ['AE', ['Visa']],
  ])
  const [singapore] = all
  const field = singapore && expiryFields(singapore)[0]
  expect(field && passLabel(field, { workPassType: 's_pass' })).toBe('S Pass')
})
