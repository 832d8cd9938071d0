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
