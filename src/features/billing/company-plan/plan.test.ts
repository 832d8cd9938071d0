import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as rules from './plan.rules.ts'

const bill = (more: object = {}) => ({
  kind: 'start' as const,
  state: 'paid',
  product: 'team' as const,
  period: 'month' as const,
  seats: 5,
  country: 'SG',
  region: '',
  from_at: '2026-03-01T00:00:00.000Z',
  until_at: '2026-04-01T00:00:00.000Z',
  ordered_at: '2026-03-01T00:00:00.000Z',
  lines: rules.seatLines(5, 600),
  ...more,
})
const at = (instant: string) => new Date(instant)

describe('a company', () => {
  const contract = rules.contractOf([bill()])
  const facts = { isSold: true, trialEndsAt: '2026-02-20T00:00:00Z', noticeUntil: null, contract: null, cancels: false }
  it.each([
    ['in its trial', {}, '2026-02-19T00:00:00Z', 'trial'],
    ['a week after it', {}, '2026-02-26T00:00:00Z', 'grace'],
    ['later', {}, '2026-02-28T00:00:00Z', 'read_only'],
    ['that was here before plans were sold', { noticeUntil: '2026-03-20T00:00:00Z' }, '2026-03-10T00:00:00Z', 'grace'],
    ['where nothing is sold', { isSold: false }, '2027-01-01T00:00:00Z', 'none'],
    ['that has paid', { contract }, '2026-03-31T23:59:59Z', 'active'],
    ['whose renewal failed', { contract }, '2026-04-03T00:00:00Z', 'past_due'],
    ['whose grace is over', { contract }, '2026-04-08T00:00:00Z', 'read_only'],
    ['that cancelled', { contract, cancels: true }, '2026-03-20T00:00:00Z', 'cancelled'],
    ['that cancelled, after its time', { contract, cancels: true }, '2026-04-01T00:00:00Z', 'read_only'],
    [
      'whose trial goes on while it pays',
      { contract, trialEndsAt: '2026-05-01T00:00:00Z' },
      '2026-03-02T00:00:00Z',
      'active',
    ],
  ] as const)('%s', (_name, more, now, state) =>
    expect(rules.companyStateOf({ ...facts, ...more }, at(now))).toMatchObject({ state }),
  )
})

describe('the contract', () => {
  it('is what the paid bills come to, in the order of their time', () => {
    const more = bill({ kind: 'seats', seats: 8, from_at: '2026-03-10T00:00:00Z', ordered_at: '2026-03-10T00:00:00Z' })
    const renewal = bill({
      kind: 'renewal',
      seats: 8,
      from_at: '2026-04-01T00:00:00Z',
      until_at: '2026-05-01T00:00:00Z',
      ordered_at: '2026-04-01T00:00:00Z',
    })
    expect(rules.contractOf([more, bill()])).toMatchObject({ seats: 8, paidUntil: '2026-04-01T00:00:00.000Z' })
    expect(rules.contractOf([renewal, more, bill()])).toMatchObject({ seats: 8, paidUntil: '2026-05-01T00:00:00Z' })
    expect(rules.contractOf([bill({ state: 'open' })])).toBeNull()
  })
})

describe('what is charged', () => {
  const contract = rules.contractOf([bill()])
  if (!contract) throw new Error('no contract')
  it('for seats added half-way is half of the price, and nothing at the end', () => {
    expect(rules.addedLines(3, 600, contract, at('2026-03-16T12:00:00Z'))).toEqual([
      { what: 'added', count: 3, each: 300, amount: 900 },
    ])
    expect(rules.netOf(rules.addedLines(3, 600, contract, at('2026-04-01T00:00:00Z')))).toBe(0)
  })
  it('for another plan is what is left of it less what is left of the one before', () => {
    const half = { seats: 5, to: 1000, contract, now: at('2026-03-16T12:00:00Z') }
    expect(rules.netOf(rules.switchLines({ ...half, bills: [bill()] }))).toBe(1000)
    // Of 3,000 a coupon left off 2,001; three seats more were paid for from the middle on, days above them and messages are not given back.
    const lines = [...rules.withCoupon(rules.seatLines(5, 600), 66_700), ...rules.messageLines(130, 100, 10)]
    const more = bill({ kind: 'seats', from_at: '2026-03-16T12:00:00Z', lines: rules.seatLines(3, 300) })
    expect(rules.switchLines({ ...half, bills: [bill({ lines }), more] }).at(-1)).toEqual({
      what: 'unused',
      count: 5,
      each: -280,
      amount: -1400,
    })
  })
  it('for people above the seats is counted by day', () => {
    const days = Array.from({ length: 31 }, (_, n) => ({
      day: `2026-03-${String(n + 1).padStart(2, '0')}`,
      people: n < 10 ? 7 : 4,
    }))
    expect(rules.extraLines({ days, bills: [bill()], each: 620 })).toEqual([
      { what: 'extra_days', count: 20, each: 20, amount: 400 },
    ])
    expect(rules.extraLines({ days, bills: [bill({ seats: 7 })], each: 620 })).toEqual([])
  })
  it('for messages begins above those in the plan', () => {
    expect(rules.messageLines(130, 100, 10)).toEqual([{ what: 'messages', count: 30, each: 10, amount: 300 }])
    expect(rules.messageLines(100, 100, 10)).toEqual([])
  })
  it('with a coupon is less by its part', () =>
    expect(rules.netOf(rules.withCoupon(rules.seatLines(3, 333), 25_000))).toBe(749))
  it('is never more for a part of the time than for all of it, and falls with time', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(2_678_400_000),
        fc.nat(2_678_400_000),
        (each, a, b) => {
          const begin = Date.parse(contract.from)
          const [early, late] = [Math.min(a, b), Math.max(a, b)].map((ms) =>
            rules.shareLeft(each, contract, new Date(begin + ms)),
          )
          expect(early).toBeLessThanOrEqual(each)
          expect(late).toBeLessThanOrEqual(early ?? 0)
          expect(late).toBeGreaterThanOrEqual(0)
        },
      ),
    ))
})

describe('a pause', () => {
  const at = (day: number, more = 0) => new Date(Date.UTC(2026, 2, 1) + day * 86_400_000 + more).toISOString()
  const days = fc.tuple(
    fc.integer({ min: 0, max: 29 }),
    fc.integer({ min: 1, max: 30 }),
    fc.integer({ min: 0, max: 70 }),
  )

  it('moves the end by its length, and what is left of what was paid waits as long', () => {
    fc.assert(
      fc.property(days, ([from, length, later]) => {
        const pause = { of: bill().until_at, from: at(from), until: at(from + length) }
        const plain = rules.contractOf([bill()])
        const contract = rules.contractOf([bill()], pause)
        if (!contract || !plain) throw new Error('paid')
        expect(Date.parse(contract.paidUntil) - Date.parse(plain.paidUntil)).toBe(length * 86_400_000)
        const [now, used] = [new Date(at(from + length + later)), new Date(at(from + later))]
        expect(rules.shareLeft(600, contract, now)).toBe(rules.shareLeft(600, plain, used))
        expect(rules.unusedSeats([bill()], contract, now)).toBe(rules.unusedSeats([bill()], plain, used))
      }),
    )
  })

  it('is of its own period, counts no day that began in it, and is over at its last second', () => {
    const pause = { of: bill().until_at, from: at(4, 3_600_000), until: at(7, 3_600_000) }
    const next = bill({ kind: 'renewal', from_at: at(34), until_at: at(65), ordered_at: at(34) })
    expect(rules.contractOf([next, bill()], pause)).toMatchObject({ paidUntil: at(65), pause: null })
    const month = Array.from({ length: 34 }, (_, day) => ({ day: at(day).slice(0, 10), people: 6 }))
    const counted = rules.daysOutside(month, pause)
    expect(counted).toHaveLength(31)
    expect(rules.extraLines({ days: counted, bills: [bill()], each: 620 })).toMatchObject([{ count: 31, amount: 620 }])
    const contract = rules.contractOf([bill()], pause)
    const facts = { isSold: true, trialEndsAt: null, noticeUntil: null, contract, cancels: false }
    const stateAt = (instant: string) => rules.companyStateOf(facts, new Date(instant)).state
    expect(
      [at(4, 3_599_999), at(4, 3_600_000), at(7, 3_599_999), at(7, 3_600_000), at(33), at(34)].map(stateAt),
    ).toEqual(['active', 'paused', 'paused', 'active', 'active', 'past_due'])
  })
})

describe('the plan that is named to a company', () => {
  const price = (product: 'team' | 'business', period: 'month' | 'year') => ({
    product,
    period,
    most_seats: product === 'team' ? 50 : null,
  })
  const prices = [price('team', 'month'), price('team', 'year'), price('business', 'month'), price('business', 'year')]
  it.each([
    ['never had one', null, 3, 'team month'],
    ['is too large for the smaller', null, 51, 'business month'],
    ['had one', { product: 'business', period: 'year' }, 3, 'business year'],
    ['has grown out of what it had', { product: 'team', period: 'year' }, 60, 'business month'],
  ] as const)('that %s', (_name, contract, people, name) => {
    const offered = rules.offeredOf(prices, { contract, people })
    expect(`${offered?.product} ${offered?.period}`).toBe(name)
  })
})
