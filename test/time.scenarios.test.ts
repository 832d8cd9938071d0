import { describe, expect, it } from 'vitest'
import { againstLimit, minutesOf } from '../src/countries/hours.ts'
import type { LeaveQuestion } from '../src/countries/leave.ts'
import { serviceBefore } from '../src/countries/leave.ts'
import { loadCountries } from '../src/countries/registry.ts'
import type { HolidayPay, RateInputs, WorkedDay } from '../src/countries/time.ts'
import { encashable, monthlyAccruals, roundDays, shareOfYear } from '../src/features/time/leave/accrual.rules.ts'
import { costOf, type DayPlan, totalCost } from '../src/features/time/leave/cost.rules.ts'
import {
  balanceOn,
  difference,
  type Entry,
  forecastOn,
  type LeaveEvent,
  type LedgerRules,
  replayLeave,
} from '../src/features/time/leave/ledger.rules.ts'
import { longestRun, overlaps, refuseCorrection, refuseLeave } from '../src/features/time/leave/request.rules.ts'
import { addDays, type Day, weekdayOf } from '../src/shared/dates.ts'
import { exact, fromMinor, roundToMinor, toMinor } from '../src/shared/money.ts'
import scenarios from './scenarios/time.json' with { type: 'json' }

/** Scenarios of leave and overtime, each with what has to come out, through the rules that the features and the countries have. */

const { get } = await loadCountries()
const today = '2026-11-20'
const D = 480
const days = (minutes: number): number => minutes / D
const near = (value: number, places = 4): number => Number(value.toFixed(places))

// biome-ignore lint/suspicious/noExplicitAny: scenarios differ in shape
type Anything = any
const plain: LedgerRules = { carry: null, ceiling: null }

type DrawnLot = { id: string; days: number; expiresOn: Day | null; usableFrom?: Day; grantedOn?: Day }
const grantOf = ({ id, days: count, expiresOn, usableFrom, grantedOn }: DrawnLot): LeaveEvent => {
  const from = usableFrom ?? grantedOn ?? '2026-01-01'
  return {
    id: `g-${id}`,
    kind: 'grant',
    onDay: from,
    minutes: count * D,
    lot: { id, usableFrom: from, expiresOn, parent: null },
  }
}
const takeOf = (onDay: Day, count = 1, id = onDay): LeaveEvent => ({
  id: `t-${id}`,
  kind: 'take',
  onDay,
  minutes: count * D,
})
const takes = (from: Day, count: number): LeaveEvent[] =>
  Array.from({ length: count }, (_, i) => takeOf(addDays(from, i)))
const entriesOf = (events: LeaveEvent[], until: Day, rules = plain): Entry[] =>
  replayLeave({ rules, events, until }).entries
const sumOf = (entries: readonly Entry[], kind: string, lot?: string): number =>
  days(entries.reduce((sum, e) => (e.kind === kind && (lot === undefined || e.lot === lot) ? sum + e.minutes : sum), 0))
const simple = (entries: readonly Entry[]) => entries.map((e) => ({ kind: e.kind, lot: e.lot, days: days(e.minutes) }))
/** A day named by how far it is from E, the last day of a lot. */
const E = '2026-06-30'
const dayOfE = (text: string): Day => addDays(E, Number(text.replace('E', '') || 0))
const drawnLots = (lots: DrawnLot[]): LeaveEvent[] =>
  lots.map((lot) =>
    grantOf({
      ...lot,
      usableFrom: '2026-01-01',
      expiresOn: lot.expiresOn?.startsWith('E') ? dayOfE(lot.expiresOn) : lot.expiresOn,
    }),
  )
const weekdays = (from: Day, until: Day): DayPlan[] => {
  const plan: DayPlan[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const half = weekdayOf(day) <= 5 ? D / 2 : 0
    plan.push({ day, am: half, pm: half })
  }
  return plan
}

const monthly = (given: Anything, year: { from: Day; until: Day }, joined: Day, until: Day) =>
  monthlyAccruals({ entitlement: given.entitlementDays * D, year, employed: { joined }, until })
const granted = (grants: readonly { minutes: number }[]): number =>
  grants.reduce((sum, { minutes }) => sum + minutes, 0)

const leaveOf = (code: string, key: string, q: Partial<LeaveQuestion> & Pick<LeaveQuestion, 'service'>): number => {
  const country = get(code)
  const kind = country.leave.kinds.find((candidate) => candidate.key === key)
  const regime = country.time.regimes[0]?.key ?? ''
  return Number(kind?.entitlement({ regime, on: today, ...q }).value.valueOf())
}

/** A week of hours by day, from a Monday, eight in the morning. */
const weekOf = (hours: readonly number[], kinds: Readonly<Record<number, WorkedDay['kind']>> = {}): WorkedDay[] =>
  hours.map((count, i) => ({
    day: addDays('2026-11-16', i),
    kind: kinds[i] ?? 'working',
    worked: count > 0 ? [{ from: 480, until: 480 + count * 60 }] : [],
    normal: D,
  }))
const classesOf = (code: string, regime: string, week: WorkedDay[]) => {
  const { value } = get(code).time.classify({ regime, days: week, daysAWeek: 5, facts: {}, on: today })
  return (key: string): number => value.reduce((sum, part) => (part.class === key ? sum + part.minutes / 60 : sum), 0)
}

const expiry = (given: Anything) => {
  const events = [...given.lots.map(grantOf), ...takes('2026-03-02', given.takenBeforeExpiryDays)]
  const entries = entriesOf(events, '2026-04-01')
  return {
    expiredDays: 0 - sumOf(entries, 'expire'),
    balanceAfterExpiryDays: days(balanceOn(entries, '2026-04-01')),
    fromCarried: 0 - sumOf(entries, 'consume', 'carried'),
    fromNew: 0 - sumOf(entries, 'consume', 'new'),
  }
}

const overExpiry = (given: Anything, until: string) => {
  const { from, to } = given.request
  const first = dayOfE(from)
  const count = Number(to.replace('E', '')) - Number(from.replace('E', '')) + 1
  const half = given.request.halfDayOn === undefined ? null : dayOfE(given.request.halfDayOn)
  const taken = Array.from({ length: count }, (_, i) => addDays(first, i)).map((day) =>
    takeOf(day, day === half ? 0.5 : 1),
  )
  return entriesOf([...drawnLots(given.lots), ...taken], dayOfE(until))
}

const sandwich = (given: Anything, sandwichOn: boolean, halves: ReadonlyMap<Day, 'am' | 'pm'>): number => {
  // Friday 13 to Tuesday 17 November, Monday being a holiday.
  const request = { from: '2026-11-13', until: '2026-11-17', halves }
  const holidays = new Map([['2026-11-16', 'full' as const]])
  const policy = { counts: 'working' as const, sandwich: sandwichOn, dayMinutes: D }
  expect(given.holiday).toBe('Monday')
  return days(totalCost(costOf({ request, plan: weekdays('2026-11-13', '2026-11-17'), holidays, policy })))
}

const hourly = (minor: number): RateInputs => ({ basic: minor, daysAWeek: 5 })

/** A week of leave from two lots, of which the Tuesday is cancelled: what has to be added to the ledger. */
const cancelTuesday = (
  consumed: readonly { lot: string; days: number }[],
  expiresOn: Day,
  cancelledOn: Day,
): Entry[] => {
  const lots = consumed.map(({ lot, days: count }) =>
    grantOf({ id: lot, days: count, expiresOn: lot === 'carried' ? expiresOn : null }),
  )
  const week = takes('2026-03-09', 5)
  const posted = entriesOf([...lots, ...week], cancelledOn)
  for (const { lot, days: count } of consumed) expect(0 - sumOf(posted, 'consume', lot)).toBe(count)
  const left = week.map((event) => (event.onDay === '2026-03-10' ? { ...event, cancelledAt: cancelledOn } : event))
  return difference(posted, entriesOf([...lots, ...left], cancelledOn))
}

const answers: Record<string, (given: Anything) => Anything> = {
  'LV-001': (given) => {
    const grants = monthly(given, { from: '2026-01-01', until: '2026-12-31' }, '2020-01-01', '2026-12-31')
    const accrued = given.months.map((month: number) => granted(grants.slice(0, month)))
    return { accruedMinutes: accrued, accruedDays: accrued.map((minutes: number) => near(days(minutes))) }
  },
  'LV-002': (given) => {
    const year = { from: '2026-03-10', until: '2027-03-09' }
    return { grantedDays: days(granted(monthly(given, year, year.from, addDays(year.until, 60)))) }
  },
  'LV-003': (given) => {
    const grants = monthly(given, { from: '2023-01-01', until: '2023-12-31' }, given.joined, given.assignedOn)
    return {
      grantedDays: near(days(granted(grants)), 3),
      parts: grants.map(({ onDay, minutes }) => ({ month: onDay.slice(0, 7), days: near(days(minutes), 3) })),
    }
  },
  'LV-004': (given) => {
    const exactDays = shareOfYear(
      exact(given.entitlementDays),
      { from: '2026-01-01', until: '2026-12-31' },
      { joined: given.joined },
    )
    return { exactDays: near(Number(exactDays.valueOf())), grantedDays: Number(roundDays(exactDays, 0.5).valueOf()) }
  },
  'LV-005': (given) => ({
    grantedDays: granted(monthly(given, { from: '2026-01-01', until: '2026-12-31' }, given.joined, given.asOf)),
  }),
  'LV-006': expiry,
  'LV-007': expiry,
  'LV-009': expiry,
  'LV-011': (given) => {
    const entries = overExpiry(given, 'E+4')
    return {
      takenDays: 0 - sumOf(entries, 'consume'),
      fromCarried: 0 - sumOf(entries, 'consume', 'carried'),
      fromNew: 0 - sumOf(entries, 'consume', 'new'),
      expiredDays: 0 - sumOf(entries, 'expire'),
      'balanceAtE+4': days(balanceOn(entries, dayOfE('E+4'))),
    }
  },
  'LV-012': (given) => {
    const entries = overExpiry(given, 'E+4')
    return {
      takenDays: 0 - sumOf(entries, 'consume'),
      fromCarried: 0 - sumOf(entries, 'consume', 'carried'),
      expiredDays: 0 - sumOf(entries, 'expire'),
      'balanceAtE+4': days(balanceOn(entries, dayOfE('E+4'))),
    }
  },
  'LV-013': (given) => {
    const entries = overExpiry(given, 'E+2')
    return {
      entries: ['carried', 'new'].map((lot) => ({ lot, days: sumOf(entries, 'consume', lot) })),
      totalDays: 0 - sumOf(entries, 'consume'),
    }
  },
  'LV-017': (given) => ({
    refused: refuseCorrection(given.bookedApproved * D, given.correctTo * D)?.code === 'booked',
  }),
  'LV-018': (given) => {
    const entries = entriesOf(
      [...given.lots.map(grantOf), takeOf(given.request.from, given.request.costDays)],
      '2026-07-08',
    )
    const taken = entries.filter((entry) => entry.kind === 'consume')
    return {
      entries: taken.map((e) => ({ lot: e.lot, days: days(e.minutes) })),
      balanceDays: days(balanceOn(entries, '2026-07-08')),
    }
  },
  'LV-019': (given) => {
    const before = [...given.lots.map(grantOf), takeOf('2026-04-13', 4)]
    const posted = entriesOf(before, '2026-05-10')
    const target = entriesOf([...before, takeOf('2026-03-16', 3)], '2026-05-10')
    const added = difference(posted, target)
    const order = ['unexpire', 'consume', 'expire']
    return {
      'entriesAddedOn2026-05-10': added
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map((e) => ({ kind: e.kind, lot: e.lot, days: days(e.minutes), onDay: e.onDay })),
      balanceDays: days(balanceOn([...posted, ...added], '2026-05-10')),
      balanceBeforeDays: days(balanceOn(posted, '2026-05-10')),
    }
  },
  'LV-020': (given) => {
    const lot = { id: '2025', usableFrom: '2025-01-01', expiresOn: '2025-12-31', parent: null }
    const accruals = Array.from(
      { length: 12 },
      (_, i): LeaveEvent => ({
        id: `a${i}`,
        kind: 'grant',
        onDay: `2025-${String(i + 1).padStart(2, '0')}-01`,
        minutes: 2 * D,
        lot,
      }),
    )
    const events = [
      ...accruals,
      grantOf({ id: '2026', days: given['grantOn2026-01-01'], expiresOn: null, usableFrom: '2026-01-01' }),
    ]
    const rules = { carry: { maxMinutes: given.carryMaxDays * D, months: null }, ceiling: null }
    const posted = entriesOf(events, '2026-02-01', rules)
    expect(days(balanceOn(posted, '2026-02-01'))).toBe(given.balance2026)
    const back = [...events, takeOf('2025-11-03', given.backdated.days)]
    posted.push(...difference(posted, entriesOf(back, '2026-02-01', rules)))
    return { balance2026: days(balanceOn(posted, '2026-02-01')) }
  },
  'LV-023': (given) => {
    const rules = { carry: { maxMinutes: given.carryMaxDays * D, months: null }, ceiling: given.balanceMaxDays * D }
    const first = grantOf({ id: '2025', days: given.grantDays, expiresOn: '2025-12-31', usableFrom: '2025-01-01' })
    const second = grantOf({ id: '2026', days: given.nextGrantDays, expiresOn: null, usableFrom: '2026-01-01' })
    const entries = entriesOf([first, second, takeOf('2025-05-05', given.takenDays)], '2026-01-01', rules)
    return { carriedDays: sumOf(entries, 'carry_in'), balanceNextYearDays: days(balanceOn(entries, '2026-01-01')) }
  },
  'LV-025': (given) => {
    const first = grantOf({ id: '2025', days: given.grant, expiresOn: '2025-12-31', usableFrom: '2025-01-01' })
    const second = grantOf({ id: '2026', days: given.grant, expiresOn: '2026-12-31', usableFrom: '2026-01-01' })
    const entries = entriesOf([first, second, takeOf('2025-06-02', given.takenLastYear)], '2026-01-01')
    return { balanceNewYear: days(balanceOn(entries, '2026-01-01')) }
  },
  'LV-026': ({ existing, asked }) => {
    const booked = Array.from({ length: 5 }, (_, i) => addDays(existing.from, i)).map((day) => ({
      day,
      part: day === existing.halfOn ? existing.half : 'full',
    }))
    return {
      results: asked.map((one: Anything) =>
        overlaps(booked, [{ day: one.day, part: one.half }]) ? 'refused: overlaps' : 'accepted',
      ),
    }
  },
  'LV-027': ({ existing, asked }) => {
    const booked = Array.from({ length: 5 }, (_, i) => ({ day: addDays(existing.from, i), part: 'full' as const }))
    return { refused: overlaps(booked, [{ day: asked.day, part: asked.half }]) ? 'overlaps' : null }
  },
  'LV-028': ({ approved, asked, maxConsecutiveDays }) => {
    const span = ({ from, to }: { from: Day; to: Day }) => {
      const found: { day: Day; part: 'full' }[] = []
      for (let day = from; day <= to; day = addDays(day, 1)) found.push({ day, part: 'full' })
      return found
    }
    const booked = approved.flatMap(span)
    const q = {
      booked,
      wanted: span(asked),
      cost: 2 * D,
      balance: 99 * D,
      reserved: 0,
      mayOwe: 0,
      longest: maxConsecutiveDays,
    }
    return { consecutiveCalendarDays: longestRun(booked, span(asked)), refused: refuseLeave(q)?.code === 'too_long' }
  },
  'LV-031': ({ country, request }) => {
    const off = get(country).holidays.on(2026, null)
    const holidays = new Map(off.map((holiday) => [holiday.day, 'full' as const]))
    const policy = { counts: 'working' as const, sandwich: false, dayMinutes: D }
    const segments = costOf({
      request: { from: request.from, until: request.to },
      plan: weekdays(request.from, request.to),
      holidays,
      policy,
    })
    const nameOf = (day: Day): string => {
      const found = off.find((holiday) => holiday.day === day)
      const sunday = found?.substituteFor ? `, in lieu of Sunday ${Number(found.substituteFor.slice(8))}` : ''
      return `holiday (${found?.name}${sunday})`
    }
    return {
      costDays: days(totalCost(segments)),
      days: Object.fromEntries(segments.map(({ day, colour }) => [day, colour === 'holiday' ? nameOf(day) : colour])),
    }
  },
  'LV-033': (given) => {
    const half = new Map([['2026-11-13', 'am' as const]])
    const whole = new Map<Day, 'am'>()
    return {
      a: { sandwichOn: sandwich(given, true, whole), sandwichOff: sandwich(given, false, whole) },
      b: { sandwichOn: sandwich(given, true, half), sandwichOff: sandwich(given, false, half) },
    }
  },
  'LV-035': (given) => {
    const added = cancelTuesday(given.consumed, '2026-06-30', '2026-03-20')
    const [entry] = simple(added)
    return { entry, more: added.length - 1 }
  },
  'LV-036': (given) => {
    const consumed = [
      { lot: 'carried', days: 2 },
      { lot: 'annual', days: 3 },
    ]
    const added = cancelTuesday(consumed, given.carriedExpiredOn, given.cancelledOn)
    return { entries: simple(added), balanceChange: balanceOn(added, given.cancelledOn), more: added.length - 2 }
  },
  'LV-037': (given) => {
    const lot = grantOf({ id: 'annual', days: 10, expiresOn: null })
    const posted = entriesOf([lot, takeOf('2026-05-04', 0 - given.entry.days)], '2026-05-10')
    const added = difference(posted, entriesOf([lot], '2026-05-10'))
    const taken = posted.filter((entry) => entry.kind === 'consume')
    return {
      entries: [...taken, ...added].map((e) => ({ days: days(e.minutes) })),
      balanceChange: days(balanceOn(added, '2026-05-10')),
    }
  },
  'LV-038': (given) => {
    const accruals = ['2026-07-01', '2026-08-01'].map((onDay) =>
      grantOf({ id: onDay, days: 1, expiresOn: null, usableFrom: onDay }),
    )
    const booked = given.booked.map(({ from, days: count }: Anything) => takeOf(from, count))
    const entries = entriesOf([...given.lots.map(grantOf), ...accruals, ...booked], given.on)
    const found = forecastOn(entries, given.today, given.on)
    return {
      availableNow: days(found.now),
      booked: days(found.booked),
      accruing: days(found.accruing),
      expiring: days(found.expiring),
      forecast: days(found.forecast),
    }
  },
  'LV-039': ({ balance, pending, asked }) => {
    const may = (cost: number, reserved: number) =>
      refuseLeave({
        booked: [],
        wanted: [],
        cost: cost * D,
        balance: balance * D,
        reserved: reserved * D,
        mayOwe: 0,
        longest: null,
      })
    const results = asked.map((cost: number) => {
      const refusal = may(cost, pending)
      return refusal ? `refused: ${days(refusal.left)} left` : 'accepted'
    })
    // The second was accepted and holds its days; the first pending one is withdrawn.
    return { results, afterWithdrawalOfPending: balance - asked[1] }
  },
  'LV-040': ({ balance, atOnce }) => {
    let reserved = 0
    const results = Array.from({ length: atOnce }, () => {
      const refusal = refuseLeave({
        booked: [],
        wanted: [],
        cost: D,
        balance: balance * D,
        reserved,
        mayOwe: 0,
        longest: null,
      })
      if (!refusal) reserved += D
      return refusal === null
    })
    return {
      accepted: results.filter(Boolean).length,
      refused: results.filter((one) => !one).length,
      balance: balance - days(reserved),
    }
  },
  'LV-043': ({ balance, perDay, cases }) => {
    const found = cases.map((limits: Anything) => Number(encashable(exact(balance), limits).valueOf()))
    return { days: found, amounts: found.map((count: number) => count * perDay) }
  },
  'LV-044': ({ country, service }) => ({
    days: service.map(({ year, months }: Anything) =>
      leaveOf(country, 'annual', { service: { months: months ?? year * 12, years: (year ?? 1) - 1, days: 0 } }),
    ),
  }),
  'LV-045': ({ country, joined, lastDay }) => {
    const service = serviceBefore(joined, addDays(lastDay, 1))
    const completedMonths = service.months - service.years * 12
    const whole = leaveOf(country, 'annual', { service, on: lastDay })
    return {
      yearOfService: service.years + 1,
      completedMonths,
      exactDays: near((whole * completedMonths) / 12),
      entitlementDays: leaveOf(country, 'annual', { service, monthsOfYear: completedMonths, on: lastDay }),
    }
  },
  'LV-047': ({ country, months }) => ({
    days: months.map((count: number) =>
      leaveOf(country, 'annual', { service: { months: count, years: Math.floor(count / 12), days: 0 } }),
    ),
  }),
  'LV-049': ({ country, days: list, monthly: wage, dayBasis }) => {
    const { leave, time } = get(country)
    const kind = leave.kinds.find((candidate) => candidate.key === 'sick')
    const regime = time.regimes[0]?.key ?? ''
    const of = (taken: number) => {
      const tiers = kind?.pay(taken, { regime, service: { months: 24, years: 2, days: 730 }, on: today }) ?? []
      const at = (share: number): number => tiers.find((tier) => tier.share === share)?.days ?? 0
      const paid = tiers.reduce((sum, tier) => sum + tier.days, 0)
      const pay = tiers.reduce((sum, tier) => sum + (tier.days * tier.share * wage) / dayBasis, 0)
      return { full: at(1), half: at(0.5), unpaid: at(0), beyond: taken - paid, pay }
    }
    return Object.fromEntries(list.map((taken: number) => [String(taken), of(taken)]))
  },
  'LV-050': ({ country, daysWorked }) => ({
    days: daysWorked.map((worked: number) =>
      leaveOf(country, 'annual', { service: { months: 12, years: 1, days: 365, daysWorked: worked } }),
    ),
  }),
  'LV-052': ({ country, region, serviceDays }) => {
    const { leave } = get(country)
    const kind = leave.kinds.find((candidate) => candidate.key === 'sick')
    const paid = (count: number, months: number): number =>
      (
        kind?.pay(99, {
          regime: region,
          service: { months, years: Math.floor(months / 12), days: count },
          on: today,
        }) ?? []
      )
        .filter((tier) => tier.share === 1)
        .reduce((sum, tier) => sum + tier.days, 0)
    return {
      paidSickDays: paid(serviceDays, 0),
      after30Days: paid(30, 1),
      thenPerMonth: paid(61, 2) - paid(31, 1),
      max: paid(3000, 99),
    }
  },
  'LV-053': ({ country, wages, cases }) => ({
    pay: cases.map(({ region, years }: Anything) => {
      const share = get(country).leave.vacationShare?.({ regime: region, years, on: today })
      return Number(fromMinor(roundToMinor((share?.value ?? exact(0)).mul(wages * 100))))
    }),
  }),
  'LV-054': ({ approved, costWas }) => {
    const plan = weekdays(approved.from, approved.to)
    const policy = { counts: 'working' as const, sandwich: false, dayMinutes: D }
    const cost = (holidays: ReadonlyMap<Day, 'full'>) =>
      costOf({ request: { from: approved.from, until: approved.to }, plan, holidays, policy })
    const ledger = (segments: ReturnType<typeof costOf>) =>
      entriesOf(
        [grantOf({ id: 'annual', days: 30, expiresOn: null }), ...segments.map((s) => takeOf(s.day, days(s.minutes)))],
        '2026-04-01',
      )
    const [before, after] = [cost(new Map([['2026-03-23', 'full']])), cost(new Map())]
    expect(days(totalCost(before))).toBe(costWas)
    const added = difference(ledger(before), ledger(after))
    return { costIs: days(totalCost(after)), entryAdded: days(added.reduce((sum, entry) => sum + entry.minutes, 0)) }
  },
  'LV-055': ({ country, childBorn }) => ({
    weeks: childBorn.map(
      (born: Day) =>
        leaveOf(country, 'shared_parental', {
          service: { months: 24, years: 2, days: 730 },
          event: { childBorn: born, childIsCitizen: true },
        }) / 7,
    ),
  }),
  'LV-056': ({ taken, earned, dayRate }) => {
    const lot = { id: 'a', usableFrom: '2026-01-01', expiresOn: null, parent: null }
    const events: LeaveEvent[] = [
      { id: 'g', kind: 'grant', onDay: '2026-01-01', minutes: earned * D, lot },
      takeOf('2026-02-02', taken),
    ]
    const owed = exact(0 - balanceOn(entriesOf(events, today), today)).div(D)
    const minor = roundToMinor(owed.mul(toMinor(String(dayRate))))
    return { negativeDays: Number(owed.valueOf()), finalSettlementDeduction: Number(fromMinor(minor)) }
  },
  'OT-002': ({ country, approvedHours, asked }) => {
    const limit = get(country).time.limits.find((candidate) => candidate.per === 'month')
    const most = limit?.figure.on(today).value ?? 0
    const found = approvedHours.map((hours: number, i: number) => againstLimit(most, hours * 60, asked[i] * 60))
    return {
      notice: found.map(({ notice, left }: Anything, i: number) => {
        if (asked[i] > 0 && notice !== 'none') return `only ${left / 60} hours left`
        return notice === 'none' ? 'none' : `warning: ${approvedHours[i]} of ${most / 60}`
      }),
      blockedHours: found.map(({ blocked }: Anything) => blocked / 60),
    }
  },
  'OT-004': ({ country, basic, daysAWeek }) => {
    const { time } = get(country)
    const pay = { basic: basic * 100, daysAWeek }
    const owed = time.premium({
      regime: time.regimes[0]?.key ?? '',
      class: 'holiday',
      pay,
      minutes: D,
      normal: D,
      facts: {},
      on: today,
    })
    return { extra: Number(fromMinor(roundToMinor(owed.value))) }
  },
  'OT-005': ({ country, basic }) => {
    const { time } = get(country)
    const regime = 'mainland'
    // 14:00 to 01:00 with an hour's break: a normal day until 23:00, two hours beyond.
    const day: WorkedDay = {
      day: today,
      kind: 'working',
      worked: [
        { from: 840, until: 1080 },
        { from: 1140, until: 1500 },
      ],
      normal: D,
    }
    const of = (facts: Record<string, string>) => {
      const { value } = time.classify({ regime, days: [day], daysAWeek: 5, facts, on: today })
      const beyond = value.filter((part) => part.class !== 'regular')
      const pay = beyond.reduce(
        (sum, part) =>
          sum.add(
            time.premium({
              regime,
              class: part.class,
              pay: hourly(basic * 100),
              minutes: part.minutes,
              normal: D,
              facts,
              on: today,
            }).value,
          ),
        exact(0),
      )
      const minutes = (key: string) => beyond.reduce((sum, part) => (part.class === key ? sum + part.minutes : sum), 0)
      return {
        overtime: beyond.reduce((sum, part) => sum + part.minutes, 0) / 60,
        night: minutes('night_overtime') / 60,
        pay: roundToMinor(pay) / 100,
      }
    }
    const [office, shift] = [of({}), of({ shiftWorker: 'yes' })]
    expect(minutesOf(day.worked)).toBe(10 * 60)
    return {
      overtimeHours: office.overtime,
      nightHours: office.night,
      pay: { office: office.pay, shiftWorker: shift.pay },
    }
  },
  'OT-008': ({ country, minutes }) => ({
    hours: minutes.map((count: number) => get(country).time.credited(count, 'osh_central', today) / 60),
  }),
  'OT-009': ({ country, monthlyWages, minutes }) => {
    const { time } = get(country)
    const q = {
      regime: 'osh_central',
      class: 'overtime',
      pay: hourly(monthlyWages * 100),
      normal: D,
      facts: {},
      on: today,
    }
    const one = time.premium({ ...q, minutes: 60 }).value
    return {
      hour: Number(one.div(200).valueOf()),
      creditedHours: time.credited(minutes, 'osh_central', today) / 60,
      pay: Number(
        time
          .premium({ ...q, minutes })
          .value.div(100)
          .valueOf(),
      ),
    }
  },
  'OT-011': ({ country, region, days: hours }) => {
    const found = classesOf(country, region, weekOf(hours))
    return { oneAndHalf: found('overtime'), double: found('double_overtime'), regular: found('regular') }
  },
  'OT-013': ({ country, region, days: hours }) => ({
    overtime: classesOf(country, region, weekOf(hours, { 0: 'holiday' }))('overtime'),
  }),
  'OT-014': ({ country, region, days: hours, holidayHours }) => {
    const week = weekOf(hours, { 0: 'holiday' }).map((day, i) =>
      i === 0 ? { ...day, paidAway: holidayHours * 60 } : day,
    )
    const overtime = classesOf(country, region, week)('overtime')
    const worked = week.reduce((sum, day) => sum + minutesOf(day.worked), 0) / 60
    return { counted: worked + holidayHours, overtime }
  },
  'OT-015': ({ country, region, regularWages4Weeks, vacationPay }) => {
    const earned = { regular: regularWages4Weeks * 100, vacation: vacationPay * 100 }
    const answer = get(country).time.holidayPay({ regime: region, on: '2026-12-25', pay: hourly(0), earned })
    const pay: HolidayPay | null = 'none' in answer ? null : answer.value
    return { pay: Number(pay?.pay.div(100).valueOf()) }
  },
}

/** What is told in words, or belongs to a feature that is not these rules. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'LV-001': ['note'],
  'LV-003': ['why'],
  'LV-004': ['daysInService'],
  'LV-017': ['why'],
  'LV-020': ['why'],
  'LV-033': ['why'],
  'LV-035': ['request'],
  'LV-036': ['told'],
  'LV-037': ['id', 'reverses'],
  'LV-054': ['employeeTold'],
  'OT-013': ['threshold'],
}
const without = (value: Anything, left: readonly string[]): Anything => {
  if (Array.isArray(value)) return value.map((one) => without(one, left))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (left.includes(key) ? [] : [[key, without(one, left)]])),
  )
}

describe('scenarios of leave and overtime', () => {
  it('are all answered', () => expect(scenarios.map(({ id }) => id).filter((id) => !answers[id])).toEqual([]))

  it.each(scenarios.map((scenario) => [`${scenario.id} ${scenario.title}`, scenario] as const))(
    '%s',
    (_name, { id, given, expected }) => {
      const answer = answers[id]?.(given)
      expect(answer).toMatchObject(without(expected, TOLD[id] ?? []))
      expect(answer.more ?? 0).toBe(0)
    },
  )
})
