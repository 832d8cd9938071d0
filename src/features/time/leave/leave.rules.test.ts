import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import { monthlyAccruals, roundDays, shareOfYear } from './accrual.rules.ts'
import { costOf, type DayPlan, minutesOfPart, partOfMinutes, totalCost } from './cost.rules.ts'
import {
  balanceOn,
  difference,
  type Entry,
  forecastOn,
  type LeaveEvent,
  type LedgerRules,
  leftInLot,
  OWED,
  replayLeave,
} from './ledger.rules.ts'

/** Properties of the ledger, the accrual and the cost of leave. The numbers of the design’s invariants stand in brackets. */

const start = '2026-01-01'
const until = '2027-12-31'
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays(start, days))
const lots = ['a', 'b', 'c', 'd']

const rules: fc.Arbitrary<LedgerRules> = fc.record({
  carry: fc.option(
    fc.record({ maxMinutes: fc.nat(3000), months: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }) }),
    { nil: null },
  ),
  ceiling: fc.constant(null),
})

/** Every lot begins on one day and ends on one, whoever writes into it. */
const lotsOf = fc
  .array(fc.tuple(day, fc.integer({ min: 20, max: 400 }), fc.boolean()), { minLength: 4, maxLength: 4 })
  .map((drawn) =>
    drawn.map(([from, length, ends], i) => ({
      id: lots[i] ?? 'a',
      usableFrom: from,
      expiresOn: ends ? addDays(from, length) : null,
      parent: null,
    })),
  )

const history: fc.Arbitrary<LeaveEvent[]> = fc
  .tuple(
    lotsOf,
    fc.array(fc.tuple(fc.nat(3), fc.nat(5000), fc.nat(30)), { maxLength: 6 }),
    fc.array(fc.tuple(day, fc.nat(1500)), { maxLength: 14 }),
  )
  .map(([drawnLots, grants, takes]) => [
    ...grants.flatMap(([which, minutes, after], i): LeaveEvent[] => {
      const lot = drawnLots[which]
      return lot ? [{ id: `g${i}`, kind: 'grant', onDay: addDays(lot.usableFrom, after % 20), minutes, lot }] : []
    }),
    ...takes.map(([onDay, minutes], i): LeaveEvent => ({ id: `t${i}`, kind: 'take', onDay, minutes })),
  ])

const someDays = Array.from({ length: 36 }, (_, i) => addDays(start, i * 20))
const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((value, i) => ({ value, place: Math.imul(i + 1, seed) >>> 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)

describe('the ledger', () => {
  it('is what its lots are, on every day, and only what is owed is below nought [16, 17]', () => {
    fc.assert(
      fc.property(rules, history, (law, events) => {
        const { entries, lots: found } = replayLeave({ rules: law, events, until })
        for (const on of someDays) {
          const left = found.map((lot) => leftInLot(entries, lot.id, on))
          expect(left.every((minutes) => minutes >= 0)).toBe(true)
          const owed = leftInLot(entries, OWED, on)
          expect(owed).toBeLessThanOrEqual(0)
          expect(left.reduce((sum, minutes) => sum + minutes, owed)).toBe(balanceOn(entries, on))
        }
      }),
    )
  })

  it('takes what ends first, and lets go what a lot has left on its last day [18, 19]', () => {
    fc.assert(
      fc.property(rules, history, (law, events) => {
        const { entries, lots: found } = replayLeave({ rules: law, events, until })
        const lotOf = new Map(found.map((lot) => [lot.id, lot] as const))
        for (const [i, entry] of entries.entries()) {
          const lot = lotOf.get(entry.lot)
          if (entry.kind === 'consume' && lot)
            for (const other of found) {
              const left = entries.slice(0, i).reduce((sum, e) => (e.lot === other.id ? sum + e.minutes : sum), 0)
              const isUsable = other.usableFrom <= entry.onDay && (other.expiresOn ?? '9999') >= entry.onDay
              const isBefore = (other.expiresOn ?? '9999') < (lot.expiresOn ?? '9999')
              expect(left > 0 && isUsable && isBefore).toBe(false)
            }
          if (entry.kind === 'expire') expect(leftInLot(entries, entry.lot, until)).toBe(0)
        }
        for (const lot of found)
          if (lot.expiresOn !== null && lot.expiresOn < until)
            expect(leftInLot(entries, lot.id, addDays(lot.expiresOn, 1))).toBe(0)
      }),
    )
  })

  it('lets nothing end unused while something is owed', () => {
    fc.assert(
      fc.property(rules, history, (law, events) => {
        const { entries } = replayLeave({ rules: law, events, until })
        for (const [i, entry] of entries.entries()) {
          if (entry.kind !== 'expire' && entry.kind !== 'carry_out') continue
          const owed = entries.slice(0, i).reduce((sum, e) => (e.lot === OWED ? sum + e.minutes : sum), 0)
          expect(owed).toBe(0)
        }
      }),
    )
  })

  it('comes out the same in whatever order things became known, and adds nothing a second time [21, 22]', () => {
    fc.assert(
      fc.property(rules, history, fc.integer({ min: 1, max: 1e9 }), (law, events, seed) => {
        const target = replayLeave({ rules: law, events, until }).entries
        expect(replayLeave({ rules: law, events: shuffled(events, seed), until }).entries).toEqual(target)
        // One event after another becomes known, and the ledger is brought up to date each time.
        const posted: Entry[] = []
        const known: LeaveEvent[] = []
        for (const event of shuffled(events, seed)) {
          known.push(event)
          posted.push(...difference(posted, replayLeave({ rules: law, events: known, until }).entries))
        }
        for (const on of someDays) expect(balanceOn(posted, on)).toBe(balanceOn(target, on))
        expect(difference(posted, target)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('has the balance of before again when leave was entered by mistake', () => {
    fc.assert(
      fc.property(rules, history, day, fc.nat(2000), (law, events, onDay, minutes) => {
        const before = replayLeave({ rules: law, events, until }).entries
        const taken: LeaveEvent = { id: 'x', kind: 'take', onDay, minutes }
        const posted = [...difference([], replayLeave({ rules: law, events: [...events, taken], until }).entries)]
        posted.push(...difference(posted, before))
        for (const on of someDays) expect(balanceOn(posted, on)).toBe(balanceOn(before, on))
      }),
    )
  })

  it('gives cancelled leave back to the lots it came from, for as long as they live [23]', () => {
    fc.assert(
      fc.property(rules, history, day, fc.nat(2000), (law, events, onDay, minutes) => {
        const never = replayLeave({ rules: law, events, until }).entries
        const taken: LeaveEvent = { id: 'x', kind: 'take', onDay, minutes }
        const posted = replayLeave({ rules: law, events: [...events, taken], until }).entries
        const cancelled = { ...taken, cancelledAt: '2028-01-01' }
        const after = replayLeave({ rules: law, events: [...events, cancelled], until })
        const added = difference(posted, after.entries)
        const back = added.filter((entry) => entry.kind === 'release' && entry.cause === 'x')
        expect(back.reduce((sum, entry) => sum + entry.minutes, 0)).toBe(minutes)
        const lotOf = new Map(after.lots.map((lot) => [lot.id, lot] as const))
        const ends = back.map((entry) => lotOf.get(entry.lot)?.expiresOn ?? '9999').toSorted()[0] ?? '9999'
        for (const on of someDays.filter((one) => one <= ends))
          expect(balanceOn([...posted, ...added], on)).toBe(balanceOn(never, on))
        expect(difference([...posted, ...added], after.entries)).toEqual([])
      }),
    )
  })

  it('forecasts what the balance will be if nothing else happens [24]', () => {
    fc.assert(
      fc.property(rules, history, day, day, (law, events, a, b) => {
        const [today, on]: Day[] = a < b ? [a, b] : [b, a]
        const { entries } = replayLeave({ rules: law, events, until })
        const { now, booked, accruing, expiring, paidOut, forecast } = forecastOn(entries, today ?? a, on ?? b)
        expect(now - booked + accruing - expiring - paidOut).toBe(forecast)
        expect(balanceOn(replayLeave({ rules: law, events, until: on ?? b }).entries, on ?? b)).toBe(forecast)
      }),
    )
  })

  it('never holds more than its ceiling by what is granted', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 4000 }), (events, ceiling) => {
        const { entries } = replayLeave({ rules: { carry: null, ceiling }, events, until })
        for (const on of someDays) expect(balanceOn(entries, on)).toBeLessThanOrEqual(ceiling)
      }),
    )
  })
})

describe('an accrual', () => {
  const year = { from: '2026-01-01', until: '2026-12-31' }

  it('of a year sums to the entitlement exactly, whatever is rounded on the way [20]', () => {
    fc.assert(
      fc.property(
        fc.nat(30_000),
        fc.constantFrom('2026-01-01', '2028-01-01', '2027-04-01', '2024-02-29'),
        (entitlement, from) => {
          const whole = { from, until: addDays(from, 364) }
          const grants = monthlyAccruals({
            entitlement,
            year: whole,
            employed: { joined: '2020-05-05' },
            until: '2030-01-01',
          })
          const sum = grants.reduce((total, { minutes }) => total + minutes, 0)
          expect(sum).toBe(entitlement)
          expect(grants.every(({ minutes }) => minutes > 0)).toBe(true)
        },
      ),
    )
  })

  it('of a part of the year is less, and nothing before somebody joined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 30_000 }), fc.nat(364), (entitlement, after) => {
        const joined = addDays(year.from, after)
        const grants = monthlyAccruals({ entitlement, year, employed: { joined }, until: year.until })
        expect(grants.every(({ onDay }) => onDay >= joined)).toBe(true)
        const sum = grants.reduce((total, { minutes }) => total + minutes, 0)
        expect(sum).toBeLessThanOrEqual(entitlement)
        if (after === 0) expect(sum).toBe(entitlement)
      }),
    )
  })

  it('by days rounds once, at the end', () => {
    expect(roundDays(shareOfYear(exact(20), year, { joined: '2026-04-16' }), 0.5).equals(14)).toBe(true)
    expect(roundDays(exact('14.25'), 0.5).equals('14.5')).toBe(true)
    expect(
      shareOfYear(exact(20), { from: '2028-01-01', until: '2028-12-31' }, { joined: '2028-02-29' }).equals(
        exact(20).mul(307).div(366),
      ),
    ).toBe(true)
  })
})

describe('the cost of leave', () => {
  const plan: DayPlan[] = Array.from({ length: 28 }, (_, i) => {
    const works = i % 7 < 5
    return { day: addDays('2026-03-02', i), am: works ? 240 : 0, pm: works ? 220 + (i % 3) * 10 : 0 }
  })
  const index = fc.integer({ min: 0, max: 27 })
  const policy = fc.record({
    counts: fc.constantFrom('working' as const, 'calendar' as const),
    sandwich: fc.constant(false),
    dayMinutes: fc.constant(480),
  })

  it('of a span is that of its parts, without the sandwich rule [26]', () => {
    fc.assert(
      fc.property(policy, fc.tuple(index, index, index), fc.array(index, { maxLength: 4 }), (law, days, off) => {
        const [from = 0, middle = 0, to = 0] = days.toSorted((x, y) => x - y)
        const holidays = new Map(
          off.map((i, n) => [addDays('2026-03-02', i), n % 2 === 0 ? ('full' as const) : ('half' as const)]),
        )
        const cost = (first: number, last: number) => {
          const request = { from: addDays('2026-03-02', first), until: addDays('2026-03-02', last) }
          return totalCost(costOf({ request, plan, holidays, policy: law }))
        }
        expect(cost(from, to)).toBe(cost(from, middle) + cost(middle + 1, to))
      }),
    )
  })

  it('of calendar days is as many days as there are, however long each is planned', () => {
    const request = { from: '2026-03-02', until: '2026-03-29' }
    const calendar = { counts: 'calendar' as const, sandwich: false, dayMinutes: 480 }
    const holidays = new Map([['2026-03-04', 'half' as const]])
    expect(totalCost(costOf({ request, plan, holidays, policy: calendar }))).toBe(28 * 480)
    const halves = new Map([['2026-03-02', 'pm' as const]])
    const half = { request: { from: '2026-03-02', until: '2026-03-03', halves }, plan, holidays, policy: calendar }
    expect(totalCost(costOf(half))).toBe(480 + 240)
  })

  it('is never less with the sandwich rule than without', () => {
    fc.assert(
      fc.property(index, index, (a, b) => {
        const request = { from: addDays('2026-03-02', Math.min(a, b)), until: addDays('2026-03-02', Math.max(a, b)) }
        const cost = (sandwich: boolean) =>
          totalCost(
            costOf({ request, plan, holidays: new Map(), policy: { counts: 'working', sandwich, dayMinutes: 480 } }),
          )
        expect(cost(true)).toBeGreaterThanOrEqual(cost(false))
      }),
    )
  })

  it('reads a day’s minutes back as the day they are [29]', () => {
    for (const one of plan)
      for (const part of ['full', 'am', 'pm'] as const) {
        const minutes = minutesOfPart(one, part)
        const back = partOfMinutes(one, minutes)
        expect(back === null ? 0 : minutesOfPart(one, back)).toBe(minutes)
      }
  })
})
