import { expect, it } from 'vitest'
import { isChargeable } from './least.rules.ts'

it.each([
  ['SGD', 50, true],
  ['SGD', 49, false],
  ['CAD', 50, true],
  ['INR', 49, false],
  ['AED', 200, true],
  ['AED', 199, false],
  ['XXX', 1, true],
  ['XXX', 0, false],
  ['constructor', 0, false],
])('of %s, %i minor units can be charged: %s', (currency, total, can) => {
  expect(isChargeable(total, currency)).toBe(can)
})
