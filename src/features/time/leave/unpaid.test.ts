import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leave as emirates } from '../../../countries/ae/leave.ts'
import { leave as canada } from '../../../countries/ca/leave.ts'
import { type PaidTier, serviceBefore } from '../../../countries/leave.ts'
import { leave as singapore } from '../../../countries/sg/leave.ts'
import { addDays } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import { type TakenLeave, unpaidDaysOf, unpaidOfTiers } from './unpaid.rules.ts'

const tier = (days: number, share: number): PaidTier => ({ days, share, by: share > 0 ? 'employer' : 'nobody' })
const unpaid = (tiers: readonly PaidTier[], before: number, taken: number) =>
  unpaidOfTiers(tiers, exact(before), exact(taken)).valueOf()
const q = (regime: string) => ({ regime, service: serviceBefore('2020-01-01', '2026-11-02'), on: '2026-11-02' })
const kindOf = (law: typeof emirates, key: string) => law.kinds.find((kind) => kind.key === key) ?? expect.fail(key)

describe('days of leave that nobody pays', () => {
  test('three unpaid and one and a half half-paid days are 3.75 (PR-008)', () => {
    expect(unpaid([tier(3, 0), tier(1.5, 0.5)], 0, 4.5)).toBe(3.75)
  })

  test('are counted through the year: 60 sick days in the Emirates leave 30 unpaid, 95 leave 65 (LV-049)', () => {
    const tiers = kindOf(emirates, 'sick').pay(100_000, q('mainland'))
    expect([unpaid(tiers, 0, 15), unpaid(tiers, 0, 45), unpaid(tiers, 0, 60)]).toEqual([0, 15, 30])
    expect(unpaid(tiers, 0, 95)).toBe(15 + 45 + 5)
    // The same sixty, asked for in two parts.
    expect(unpaid(tiers, 0, 20) + unpaid(tiers, 20, 40)).toBe(30)
  })

  test('are of half pay in the last fifteen days of maternity leave in the Emirates', () => {
    const tiers = kindOf(emirates, 'maternity').pay(100_000, { ...q('mainland'), event: { childBorn: '2026-09-01' } })
    expect(unpaid(tiers, 45, 15)).toBe(7.5)
  })

  test('are all of infant care in Singapore and of parental leave in Ontario', () => {
    expect([kindOf(singapore, 'infant_care').pays, kindOf(canada, 'parental').pays]).toEqual(['nothing', 'nothing'])
    expect(unpaid(kindOf(canada, 'parental').pay(100_000, q('ON')), 0, 10)).toBe(10)
  })

  test('are none where the law pays all and the company gives more', () => {
    expect(unpaid(kindOf(singapore, 'annual').pay(100_000, q('employment_act')), 0, 30)).toBe(0)
  })

  test('are fewer where the company pays more than the law, and never more', () => {
    const half = exact('1/2')
    expect(unpaidOfTiers([tier(3, 0), tier(2, 0.5), tier(1, 1)], exact(0), exact(8), half).valueOf()).toBe(3.5)
    expect(unpaidOfTiers([tier(3, 0)], exact(0), exact(5), exact(1)).valueOf()).toBe(0)
  })

  test('add up to the same however leave is cut, and are never more than was taken', () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 0.5, 0.75, 1)), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(lengths, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 8 }), (shape, halves) => {
        const tiers = shape.map(([days, share]) => tier(days, share))
        let before = exact(0)
        let sum = exact(0)
        for (const half of halves) {
          const taken = exact(half).div(2)
          const part = unpaidOfTiers(tiers, before, taken)
          expect(part.compare(0) >= 0 && part.compare(taken) <= 0).toBe(true)
          sum = sum.add(part)
          before = before.add(taken)
        }
        expect(sum.equals(unpaidOfTiers(tiers, exact(0), before))).toBe(true)
      }),
    )
  })
})

describe('a day of leave', () => {
  const day = (n: number, more: Partial<TakenLeave> = {}): TakenLeave => ({
    requestId: 'r',
    day: addDays('2026-11-02', n),
    part: 'full',
    minutes: 480,
    ofDay: 480,
    group: '2026',
    ...more,
  })
  const of = (taken: readonly TakenLeave[], tiers: readonly PaidTier[] | null) =>
    unpaidDaysOf({ taken, dayMinutes: 480, tiersOn: () => tiers, from: '2026-11-01', until: '2026-11-30' }).map(
      (one) => [one.day, one.unpaid.toFraction()],
    )

  test('is unpaid for the half or the hours that were taken of it', () => {
    const half = day(0, { part: 'am', minutes: 240 })
    const hours = day(1, { part: 'hours', minutes: 120 })
    expect(of([half, hours], null)).toEqual([
      ['2026-11-02', '1/2'],
      ['2026-11-03', '1/4'],
    ])
  })

  test('is unpaid as a day of the plan, be it long or short', () => {
    expect(of([day(0, { minutes: 300, ofDay: 300 })], null)).toEqual([['2026-11-02', '1']])
  })

  test('counts for what the law has paid already, also before the month, and anew in another year', () => {
    const earlier = day(-30)
    const other = day(2, { group: '2027' })
    expect(of([day(0), earlier, other], [tier(1, 1), tier(9, 0)])).toEqual([['2026-11-02', '1']])
  })
})
