import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceWithTaxes, taxOfPart } from './price.rules.ts'

describe('a price', () => {
  it.each([
    ['Singapore, 9 % in it', 1990, [{ name: 'GST', rate: 9000 }], true, { net: 1826, tax: 164, total: 1990 }],
    ['India, 18 % in it', 39900, [{ name: 'IGST', rate: 18000 }], true, { net: 33814, tax: 6086, total: 39900 }],
    ['Emirates, 5 % in it', 5900, [{ name: 'VAT', rate: 5000 }], true, { net: 5619, tax: 281, total: 5900 }],
    ['Ontario, 13 % added', 1990, [{ name: 'HST', rate: 13000 }], false, { net: 1990, tax: 259, total: 2249 }],
    ['a seller without a tax number', 1990, [], true, { net: 1990, tax: 0, total: 1990 }],
    [
      'two taxes, each rounded on its own line',
      1990,
      [
        { name: 'GST', rate: 5000 },
        { name: 'QST', rate: 9975 },
      ],
      false,
      { net: 1990, tax: 299, total: 2289 },
    ],
  ] as const)('in %s', (...[, amount, taxes, included, price]) => {
    expect(priceWithTaxes(amount, taxes, included)).toMatchObject(price)
  })

  it('adds up, whatever the taxes are', () => {
    const tax = fc.record({ name: fc.constant('T'), rate: fc.integer({ min: 1, max: 40_000 }) })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.array(tax, { maxLength: 3 }),
        fc.boolean(),
        (amount, taxes, included) => {
          const price = priceWithTaxes(amount, taxes, included)
          expect(price.net + price.tax).toBe(price.total)
          expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.tax)
          expect(included ? price.total : price.net).toBe(amount)
          expect(taxOfPart(price.total, price)).toBe(price.tax)
        },
      ),
    )
  })
})
