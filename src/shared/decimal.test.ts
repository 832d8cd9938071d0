import { describe, expect, it } from 'vitest'
import { formatDecimal } from './decimal.ts'
import { exact } from './money.ts'

describe('decimal', () => {
  it.each([
    ['5000/208', 6, '24.038462'],
    ['1/2', 0, '1'],
    ['-1/2', 0, '-1'],
    ['-1/3', 0, '0'],
    ['40', 6, '40'],
    ['0.0000005', 6, '0.000001'],
    ['130/3', 2, '43.33'],
    ['-2.5', 2, '-2.5'],
  ])('%s to %i places is %s', (value, places, written) => {
    expect(formatDecimal(exact(value), places)).toBe(written)
  })
})
