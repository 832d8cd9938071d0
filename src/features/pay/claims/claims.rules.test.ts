import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitsApart, duplicateOf, merchantKey } from './duplicates.rules.ts'
import { limitsOn, severityOf, verdictsOfLimits } from './limits.rules.ts'
import { ratesOfRow, ratesOfXml } from './rate-file.rules.ts'
import { convertAmount, rateOn, rateText } from './rates.rules.ts'
import { leftOfAdvance, settleAdvances } from './settle.rules.ts'
import { stateOfDecided, stateOfSent } from './states.rules.ts'

const two = { decimals: 2, toDecimals: 2 }
/** The rate as it is written; nothing where there is none. */
const written = (...input: Parameters<typeof rateOn>) => {
  const found = rateOn(...input)
  return found ? rateText(found.rate) : ''
}
const usd = (day: string, rate: string) => ({ base: 'USD', quote: 'SGD', day, rate, source: 'MAS' })

describe('the rate of exchange', () => {
  test('CL-001: is that of the day of spending, not of the day of approval', () => {
    const rates = [usd('2026-11-02', '1.3299'), usd('2026-10-02', '1.3412')]
    const spent = { from: 'USD', to: 'SGD', day: '2026-10-02' }
    expect(rateOn(rates, spent)).toMatchObject({ day: '2026-10-02', source: 'MAS' })
    expect(convertAmount(12_000, written(rates, spent), two)).toBe(16_094)
  })

  test('is the last one before over a weekend, and none after a week', () => {
    const friday = [usd('2026-10-02', '1.3412')]
    const on = (day: string) => rateOn(friday, { from: 'USD', to: 'SGD', day })?.day ?? null
    expect([on('2026-10-04'), on('2026-10-09'), on('2026-10-10'), on('2026-10-01')]).toEqual([
      '2026-10-02',
      '2026-10-02',
      null,
      null,
    ])
  })

  test('goes the other way round, and through the euro of a central bank’s file', () => {
    const ecb = [
      { base: 'EUR', quote: 'USD', day: '2026-10-02', rate: '1.08', source: 'ECB' },
      { base: 'EUR', quote: 'SGD', day: '2026-10-02', rate: '1.4472', source: 'ECB' },
    ]
    expect(written(ecb, { from: 'USD', to: 'SGD', day: '2026-10-02' })).toBe('1.34')
    expect(written(ecb, { from: 'USD', to: 'EUR', day: '2026-10-02' })).toBe('0.9259259259')
  })

  test('of a currency without decimals counts whole units', () => {
    expect(convertAmount(5_000, '0.0089', { decimals: 0, toDecimals: 2 })).toBe(4_450)
  })

  test('is read from the file of the European Central Bank, as columns, and line by line', () => {
    const xml = `<gesmes:Envelope><Cube><Cube time='2026-10-02'><Cube currency='USD' rate='1.0823'/><Cube currency='XX' rate='1'/></Cube></Cube></gesmes:Envelope>`
    expect(ratesOfXml(xml, 'ECB')).toEqual({
      rates: [{ base: 'EUR', quote: 'USD', day: '2026-10-02', rate: '1.0823', source: 'ECB' }],
      problems: [{ line: 4, message: 'XX has no day or no rate' }],
    })
    const wide = ratesOfRow({ Date: '02 October 2026', USD: '1.0823', SGD: 'N/A' }, { base: 'EUR', source: 'ECB' })
    expect(wide.rates).toEqual([{ base: 'EUR', quote: 'USD', day: '2026-10-02', rate: '1.0823', source: 'ECB' }])
    const long = ratesOfRow(
      { day: '2026-10-02', from: 'usd', to: 'sgd', rate: '1.3412' },
      { base: 'EUR', source: 'MAS' },
    )
    expect(long.rates).toEqual([usd('2026-10-02', '1.3412')])
    expect(
      ratesOfRow({ day: '2026-10-02', from: 'USD', to: 'SGD', rate: '1,34' }, { base: 'EUR', source: '' }).problem,
    ).toBe('Rate must be a number above 0, such as 1.3412')
  })
})

describe('the same spending', () => {
  const line = {
    employee_id: 'mei',
    merchant: 'Taxi 7',
    spent_on: '2026-11-03',
    amount_minor: 4_200,
    currency: 'SGD',
    content_hash: null,
    likeness: null,
    kind: 'receipt' as const,
    days: null,
    from_place: null,
    to_place: null,
    distance: null,
  }
  const ravi = { ...line, employee_id: 'ravi', line_id: 'l1', claim_number: 4 }

  test('CL-003: by two people is a flag that blocks nothing', () => {
    expect(duplicateOf(line, [ravi])).toEqual({
      lineId: 'l1',
      verdict: { rule: 'same-spending', severity: 'duplicate', claim: 4, own: false },
    })
    expect(duplicateOf({ ...line, spent_on: '2026-11-04' }, [ravi])).toBeNull()
    expect(duplicateOf({ ...line, merchant: null }, [{ ...ravi, merchant: null }])).toBeNull()
  })

  test('is the same file before a picture that looks the same', () => {
    const [a, b] = ['ffff0000ffff0000', 'ffff0000ffff0007']
    expect(bitsApart(a, b)).toBe(3)
    expect(duplicateOf({ ...line, merchant: 'x', likeness: a }, [{ ...ravi, likeness: b }])?.verdict.rule).toBe(
      'alike-receipt',
    )
    expect(duplicateOf({ ...line, merchant: 'x', likeness: a }, [{ ...ravi, likeness: '0000ffff0000ffff' }])).toBeNull()
    const same = { content_hash: 'ab', likeness: a }
    expect(duplicateOf({ ...line, ...same }, [{ ...ravi, ...same }])?.verdict.rule).toBe('same-receipt')
  })

  test('knows a shop however its name is written', () => {
    expect(merchantKey('Café Luna Pte. Ltd.')).toBe(merchantKey('CAFE LUNA'))
  })
})

describe('what the rules say', () => {
  const row = {
    category_id: null,
    country: null,
    effective_from: '2026-01-01',
    currency: 'SGD',
    most_minor: null,
    receipt_above_minor: null,
    days_to_hand_in: null,
  }
  const rows = [
    { ...row, effective_from: '2026-10-01', category_id: 'meals', most_minor: 6_000 },
    { ...row, category_id: 'meals', most_minor: 5_000 },
    { ...row, most_minor: 50_000, receipt_above_minor: 2_000, days_to_hand_in: 30 },
  ]
  const line = {
    category_id: 'meals',
    spent_on: '2026-09-10',
    payable_minor: 7_250,
    rate_reason: null,
    kind: 'receipt',
    receipt_id: null,
  } as const

  test('is what held on the day of spending, the narrowest first', () => {
    const asked = { category: 'meals', country: 'SG', currency: 'SGD' }
    expect(limitsOn(rows, { ...asked, day: '2026-09-10' })).toEqual({
      most: 5_000,
      receiptAbove: 2_000,
      daysToHandIn: 30,
    })
    expect(limitsOn(rows, { ...asked, day: '2026-10-10' }).most).toBe(6_000)
    expect(limitsOn(rows, { ...asked, category: 'hotel', day: '2026-10-10' }).most).toBe(50_000)
    expect(limitsOn(rows, { ...asked, currency: 'INR', day: '2026-10-10' }).most).toBeNull()
  })

  test('names the limit and by how much, the missing receipt and the days', () => {
    const verdicts = verdictsOfLimits(line, rows, { country: 'SG', currency: 'SGD', handedInOn: '2026-11-01' })
    expect(verdicts).toEqual([
      { rule: 'above-limit', severity: 'violation', limit: 5_000, currency: 'SGD', over: 2_250 },
      { rule: 'no-receipt', severity: 'violation', above: 2_000, currency: 'SGD' },
      { rule: 'late', severity: 'warning', days: 52, allowed: 30 },
    ])
    expect(severityOf(verdicts)).toBe('violation')
    expect(severityOf([])).toBe('ok')
  })
})

describe('an advance', () => {
  const advance = (left: number, currency = 'INR') => ({ advanceId: 'a', currency, left })
  test('CL-006: of 12,000 leaves 3,000 of a claim of 15,000 to be paid', () => {
    expect(settleAdvances([{ lineId: 'l', minor: 1_500_000 }], [advance(1_200_000)], 'INR').payable).toBe(300_000)
  })
  test('CL-007: larger than the claim leaves nothing to be paid, and 400 of it', () => {
    const { settlements, payable } = settleAdvances([{ lineId: 'l', minor: 60_000 }], [advance(100_000)], 'INR')
    expect(payable).toBe(0)
    expect(
      leftOfAdvance([
        { kind: 'paid', minor: 100_000 },
        { kind: 'settled', minor: settlements[0]?.minor ?? 0 },
      ]),
    ).toBe(40_000)
  })
  test('CL-008: in another currency is not netted by itself', () => {
    expect(settleAdvances([{ lineId: 'l', minor: 1_500_000 }], [advance(20_000, 'USD')], 'INR')).toEqual({
      settlements: [],
      payable: 1_500_000,
    })
  })
})

const minors = fc.integer({ min: 0, max: 5_000_000 })
const currencies = fc.constantFrom('SGD', 'INR', 'USD')

describe('for whatever lines and advances there are', () => {
  test('invariant 72: what was approved is what was settled and what is to be paid, line by line and in all', () => {
    fc.assert(
      fc.property(
        fc.array(minors, { maxLength: 12 }),
        fc.array(fc.tuple(minors, currencies), { maxLength: 6 }),
        (amounts, given) => {
          const lines = amounts.map((minor, i) => ({ lineId: `l${i}`, minor }))
          const advances = given.map(([left, currency], i) => ({ advanceId: `a${i}`, currency, left }))
          const { settlements, payable } = settleAdvances(lines, advances, 'SGD')
          const settled = settlements.reduce((sum, { minor }) => sum + minor, 0)
          expect(settled + payable).toBe(amounts.reduce((sum, minor) => sum + minor, 0))
          for (const { lineId, minor } of lines) {
            const own = settlements.filter((s) => s.lineId === lineId).reduce((sum, s) => sum + s.minor, 0)
            expect(own).toBeLessThanOrEqual(minor)
          }
        },
      ),
    )
  })

  test('invariant 73: what was paid of an advance is settled, given back or left, in each currency', () => {
    fc.assert(
      fc.property(
        fc.array(minors, { maxLength: 12 }),
        fc.array(fc.tuple(minors, currencies), { maxLength: 6 }),
        currencies,
        (amounts, given, currency) => {
          const lines = amounts.map((minor, i) => ({ lineId: `l${i}`, minor }))
          const advances = given.map(([left, of], i) => ({ advanceId: `a${i}`, currency: of, left }))
          const { settlements } = settleAdvances(lines, advances, currency)
          for (const advance of advances) {
            const own = settlements.filter((s) => s.advanceId === advance.advanceId)
            if (advance.currency !== currency) expect(own).toEqual([])
            const left = leftOfAdvance([
              { kind: 'paid', minor: advance.left },
              ...own.map(({ minor }) => ({ kind: 'settled', minor }) as const),
            ])
            expect(left).toBeGreaterThanOrEqual(0)
            expect(own.reduce((sum, { minor }) => sum + minor, 0) + left).toBe(advance.left)
          }
        },
      ),
    )
  })
})

test('a claim is approved, approved in part or refused by its lines, and on its way when all that is owed is', () => {
  expect(stateOfDecided([{ decision: 'approved' }, { decision: 'open' }])).toBe('approved')
  expect(stateOfDecided([{ decision: 'approved' }, { decision: 'reduced' }])).toBe('part_approved')
  expect(stateOfDecided([{ decision: 'refused' }, { decision: 'refused' }])).toBe('refused')
  expect(
    stateOfSent('approved', [
      { due: 5, isSent: true },
      { due: 0, isSent: false },
    ]),
  ).toBe('scheduled')
  expect(
    stateOfSent('approved', [
      { due: 5, isSent: true },
      { due: 1, isSent: false },
    ]),
  ).toBe('approved')
})
