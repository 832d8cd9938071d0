import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '../../../shared/dates.ts'
import { periodsToCome } from './gather-year.service.ts'
import {
  groupOnDay,
  handoverOf,
  isFreeFromFirst,
  type Membership,
  membershipsAfter,
  moveDays,
  type Standing,
} from './group-days.rules.ts'
import { type PaidGroup, type PayFrequency, periodsOfGroup } from './pay-calendar.rules.ts'
import type { PayPersonRow } from './queries.ts'
import type { RunRow } from './runs.queries.ts'

const TODAY = '2026-11-20'

const groupOf = (frequency: PayFrequency, shift = 0): PaidGroup => {
  const isByWeeks = frequency === 'weekly' || frequency === 'two_weekly'
  const from = addDays('2026-01-05', shift)
  const until = addDays(from, frequency === 'weekly' ? 6 : 13)
  return {
    frequency,
    pay_on: frequency === 'monthly' ? 31 : null,
    pays_next_month: false,
    first_from: isByWeeks ? from : null,
    first_until: isByWeeks ? until : null,
    first_pay_day: isByWeeks ? addDays(until, 5) : null,
  }
}

const standing: Standing = {
  memberships: [],
  defaultGroup: 'a',
  startedOn: '2026-01-05',
  endedOn: null,
  paidUntil: '2026-10-31',
}
const groups = new Map([
  ['a', groupOf('monthly')],
  ['b', groupOf('two_weekly')],
  ['c', groupOf('semi_monthly')],
  ['d', groupOf('weekly')],
])
const daysTo = (groupId: string, over: Partial<Standing> = {}) =>
  moveDays({ ...standing, ...over }, { groupId, groups, lockedUntil: null }, TODAY)

test('from a month into two weeks: on the first of a month that begins two weeks', () => {
  // Periods of two weeks begin on 2026-01-05 and every 14 days from it: on 1 February 2027, and not again within three years but on 1 January 2029.
  const days = daysTo('b')
  expect(days[0]).toBe('2027-02-01')
  for (const day of days) {
    expect(day.slice(8)).toBe('01')
    expect(daysBetween('2026-01-05', day) % 14).toBe(0)
  }
})

test('into half months: on the first of a month that is not paid yet', () => {
  expect(daysTo('c').slice(0, 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
})

test('never on a day that was paid, nor into a period of the new group that is locked, nor after the last day', () => {
  expect(daysTo('c', { paidUntil: '2026-11-30' })[0]).toBe('2026-12-01')
  expect(moveDays(standing, { groupId: 'c', groups, lockedUntil: '2026-12-15' }, TODAY)[0]).toBe('2027-01-01')
  expect(daysTo('c', { endedOn: '2026-12-10' })).toEqual(['2026-11-01', '2026-12-01'])
})

test('not into the group somebody is in; back into it from a move that is to come', () => {
  expect(daysTo('a')).toEqual([])
  const planned = membershipsAfter(standing, 'c', '2026-12-01')
  expect(daysTo('a', { memberships: planned })[0]).toBe('2026-12-01')
  expect(membershipsAfter({ ...standing, memberships: planned }, 'a', '2026-12-01')).toEqual([
    { groupId: 'a', from: null, until: null },
  ])
})

test('from the first day on where nothing was paid', () => {
  expect([isFreeFromFirst(standing), isFreeFromFirst({ ...standing, paidUntil: null })]).toEqual([false, true])
  expect(membershipsAfter(standing, 'b', null)).toEqual([{ groupId: 'b', from: null, until: null }])
})

test('what is handed over: the last period of the old group and the first of the new', () => {
  const { last, first } = handoverOf(standing, { groupId: 'c', groups, lockedUntil: null }, '2026-12-01')
  expect([last?.from, last?.until, first?.from, first?.until]).toEqual([
    '2026-11-01',
    '2026-11-30',
    '2026-12-01',
    '2026-12-15',
  ])
})

const frequency = fc.constantFrom<PayFrequency>('weekly', 'two_weekly', 'semi_monthly', 'monthly')
const aGroup = fc.tuple(frequency, fc.integer({ min: 0, max: 13 })).map(([how, shift]) => groupOf(how, shift))
const moves = fc.array(fc.tuple(fc.nat(2), fc.nat(40), fc.integer({ min: 0, max: 400 })), { maxLength: 6 })

/** Days that runs of all groups pay somebody for, each run by the group of the last day of its period. */
const paidDays = (at: Standing, calendar: ReadonlyMap<string, PaidGroup>, [from, until]: [Day, Day]) => {
  const days = new Map<Day, number>()
  for (const [id, group] of calendar)
    for (const year of [2025, 2026, 2027, 2028, 2029, 2030, 2031])
      for (const period of periodsOfGroup(group, year)) {
        if (groupOnDay(at.memberships, at.defaultGroup, period.until) !== id) continue
        for (let day = period.from; day <= period.until; day = addDays(day, 1))
          if (day >= from && day <= until) days.set(day, (days.get(day) ?? 0) + 1)
      }
  return days
}

test('over any moves between groups of any two frequencies every day is paid exactly once', () => {
  fc.assert(
    fc.property(aGroup, aGroup, aGroup, moves, (a, b, c, planned) => {
      const calendar = new Map([
        ['a', a],
        ['b', b],
        ['c', c],
      ])
      let at: Standing = { ...standing, startedOn: '2026-01-14', paidUntil: null }
      let moved = 0
      for (const [to, nth, paid] of planned) {
        const groupId = ['a', 'b', 'c'][to] ?? 'a'
        // Pay goes on: what was paid is to the end of a period of the group of that day.
        const target = { groupId, groups: calendar, lockedUntil: null }
        const days = moveDays(at, target, addDays(TODAY, paid))
        const day = days[nth % Math.max(1, days.length)]
        if (!day) continue
        at = {
          ...at,
          memberships: membershipsAfter(at, groupId, day),
          paidUntil: nth % 3 === 0 ? addDays(day, -1) : at.paidUntil,
        }
        moved += 1
      }
      const span: [Day, Day] = ['2026-01-14', '2030-12-31']
      const days = paidDays(at, calendar, span)
      expect(days.size, `${moved} moves`).toBe(daysBetween(...span) + 1)
      expect([...days.values()].every((times) => times === 1)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('a day that no period of both allows pays some day twice or never', () => {
  const memberships = membershipsAfter(standing, 'b', '2026-12-07')
  const days = paidDays({ ...standing, memberships }, groups, ['2026-11-01', '2027-01-31'])
  expect(days.size === 92 && [...days.values()].every((times) => times === 1)).toBe(false)
})

test('what is to come of a month counts the periods of the group somebody goes into', () => {
  const halves = { ...groupOf('semi_monthly'), id: 'c', is_default: true }
  const weeks = { ...groupOf('two_weekly'), id: 'b', is_default: false, first_from: '2026-10-16' }
  const calendar = [halves, { ...weeks, first_until: '2026-10-29', first_pay_day: '2026-10-29' }]
  const run = { kind: 'regular', group_id: 'c', from_day: '2026-10-01', month: '2026-10' } as RunRow
  const person = { employment_id: 'lin', started_on: '2026-01-05', ended_on: null } as PayPersonRow
  const toCome = (memberships: Membership[]) =>
    periodsToCome({ groups: calendar, memberships: new Map([['lin', memberships]]) }, run, { person, lines: [] })
  expect(toCome([])).toEqual({ periodsToCome: 1 })
  expect(toCome(membershipsAfter({ ...standing, defaultGroup: 'c' }, 'b', '2026-10-16'))).toEqual({
    periodsToCome: 0,
    othersToCome: [26],
  })
})
