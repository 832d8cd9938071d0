import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadCountries } from '../../../countries/registry.ts'
import { addDays } from '../../../shared/dates.ts'
import { endingBefore, expiryFields, passLabel, TIERS, tierOn } from './expiry.rules.ts'

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

describe('what of somebody’s permits ends before a day', () => {
  const before = '2026-11-30'
  it.each([
    ['nothing of nothing', [], null],
    ['the record’s own pass', [[null, '2026-11-03']], '2026-11-03'],
    ['not the day itself, which is the last it holds', [[null, '2026-11-30']], null],
    [
      'not the record’s pass that was renewed beside it',
      [
        [null, '2026-11-03'],
        ['work_permit', '2028-11-03'],
      ],
      null,
    ],
    [
      'not a permit with a later one of its kind',
      [
        ['visa', '2026-01-01'],
        ['visa', '2028-01-01'],
      ],
      null,
    ],
    [
      'a permit of another kind than the one that holds',
      [
        ['visa', '2026-11-03'],
        ['card', '2028-01-01'],
      ],
      '2026-11-03',
    ],
    [
      'the first of two',
      [
        ['visa', '2026-11-03'],
        ['card', '2026-10-01'],
      ],
      '2026-10-01',
    ],
  ] as const)('%s', (_, ends, expected) => {
    const permits = ends.map(([kind, until]) => ({ kind, until }))
    expect(endingBefore(permits, before)).toBe(expected)
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
