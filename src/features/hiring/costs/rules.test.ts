import { describe, expect, test } from 'vitest'
import { perHire, perHireBy } from './rules.ts'

const currencyOf = (country: string) => (country === 'SG' ? 'SGD' : 'INR')
const spent = [
  { department: 'Kitchen', country: 'SG', source: 'jobstreet', currency: 'SGD', amount: 100_000, n: 2 },
  { department: null, country: null, source: null, currency: 'SGD', amount: 1, n: 1 },
  { department: 'Kitchen', country: 'SG', source: null, currency: 'INR', amount: 5_000, n: 1 },
]
const hires = [
  { department: 'kitchen', country: 'SG', source: 'jobstreet', n: 2 },
  { department: 'Sales', country: 'SG', source: 'site', n: 1 },
]

describe('cost per hire', () => {
  test('is what was spent by the people hired, in each currency by itself', () => {
    expect(perHire({ spent, hires, currencyOf })).toEqual([
      // Nobody was hired where that is the money: there is no figure, and nothing is converted.
      { of: null, currency: 'INR', amount: 5_000, entries: 1, hires: 0, each: null },
      { of: null, currency: 'SGD', amount: 100_001, entries: 3, hires: 3, each: 33_334 },
    ])
  })

  test('is no figure where nobody entered a cost, and never nought', () => {
    expect(perHire({ spent: [], hires, currencyOf })).toEqual([
      { of: null, currency: 'SGD', amount: 0, entries: 0, hires: 3, each: null },
    ])
    expect(perHire({ spent: [], hires: [], currencyOf })).toEqual([])
  })

  test('of a department counts its own costs and people, without regard to capitals; what names none stands last', () => {
    expect(perHireBy('department', { spent, hires, currencyOf })).toMatchObject([
      { of: 'Kitchen', currency: 'INR', each: null },
      { of: 'Kitchen', currency: 'SGD', amount: 100_000, hires: 2, each: 50_000 },
      { of: null, currency: 'SGD', amount: 1, hires: 0, each: null },
    ])
    expect(perHireBy('source', { spent, hires, currencyOf }).find((f) => f.of === 'jobstreet')).toMatchObject({
      hires: 2,
      each: 50_000,
    })
  })
})
