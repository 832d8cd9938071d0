import { describe, expect, test } from 'vitest'
import { archiveNames, spentBy, taxOfApproved, taxSums } from './report.rules.ts'

const row = (over: object) => ({
  category: 'Meals',
  costCentre: 'Sales' as string | null,
  project: null as string | null,
  currency: 'SGD',
  lines: 1,
  minor: 100,
  ...over,
})

describe('what was spent', () => {
  test('is summed by each of the three, currencies apart, what has no name last', () => {
    const rows = [
      row({ project: 'Apollo', minor: 300 }),
      row({ category: 'Hotel', minor: 500 }),
      row({ category: 'Hotel', currency: 'USD', minor: 900, lines: 2 }),
    ]
    expect(spentBy(rows, 'category')).toEqual([
      { name: 'Hotel', currency: 'USD', lines: 2, minor: 900 },
      { name: 'Hotel', currency: 'SGD', lines: 1, minor: 500 },
      { name: 'Meals', currency: 'SGD', lines: 1, minor: 300 },
    ])
    expect(spentBy(rows, 'project').map(({ name, minor }) => [name, minor])).toEqual([
      ['Apollo', 300],
      [null, 900],
      [null, 500],
    ])
    expect(spentBy([], 'costCentre')).toEqual([])
  })
})

describe('tax to reclaim', () => {
  test.each([
    [{ tax: 901, payable: 10_000, approved: 10_000 }, 901],
    [{ tax: 901, payable: 10_000, approved: 5_000 }, 450],
    [{ tax: 901, payable: 10_000, approved: 0 }, 0],
    [{ tax: 901, payable: 0, approved: 0 }, 0],
    [{ tax: 9_007_199_254_740, payable: 9_007_199_254_740_991, approved: 9_007_199_254_740_990 }, 9_007_199_254_739],
  ])('of %o is %i', (line, tax) => expect(taxOfApproved(line)).toBe(tax))

  test('by country and currency, and how much of it has a receipt and the number of the shop', () => {
    const line = {
      country: 'SG',
      currency: 'SGD',
      amount: 1_090,
      tax: 90,
      payable: 1_090,
      approved: 1_090,
      taxNumber: 'M2-1' as string | null,
      hasReceipt: true,
    }
    expect(taxSums([line, { ...line, taxNumber: null }, { ...line, currency: 'USD', hasReceipt: false }])).toEqual([
      { country: 'SG', currency: 'SGD', lines: 2, amount: 2_180, tax: 180, proven: 90 },
      { country: 'SG', currency: 'USD', lines: 1, amount: 1_090, tax: 90, proven: 0 },
    ])
  })
})

test('receipts of an archive have names of their own, and none leads out of it', () => {
  const name = archiveNames()
  expect([name('7', 'bill.pdf'), name('7', 'BILL.pdf'), name('8', 'bill.pdf')]).toEqual([
    '7/bill.pdf',
    '7/BILL-2.pdf',
    '8/bill.pdf',
  ])
  expect(name('7', '../../etc/passwd')).toBe('7/__.._etc_passwd')
  expect(name('7', 'உணவு 收据.png')).toBe('7/உணவு 收据.png')
})
