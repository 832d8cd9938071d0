import { describe, expect, test } from 'vitest'
import type { PublicHoliday } from '../../../countries/holidays.ts'
import { workingDays } from '../../../shared/workdays.ts'
import { type Entry, type Place, resolveDays, resolveWeek, scopeOf, scopesAt, toWorkingCalendar } from './rules.ts'

const [entityId, siteId] = ['0b0e4c1e-5f7e-4a56-9a05-7f6f0f7c0001', '0b0e4c1e-5f7e-4a56-9a05-7f6f0f7c0002']
const place: Place = { country: 'CA', region: 'ON', entityId, siteId }
const source = { title: 'An Act', checkedOn: '2026-11-20', confirmed: true }
const law = (day: string, more: Partial<PublicHoliday> = {}): PublicHoliday => ({
  day,
  name: `Law ${day}`,
  kind: 'full',
  tentative: false,
  substituteFor: null,
  source,
  ...more,
})
const said = (scope: string, day: string, kind: Entry['kind'], name = ''): Entry => ({
  scope,
  day,
  kind,
  name,
  enteredAt: '2026-01-01T00:00:00Z',
})

describe('the days of a place', () => {
  test('are the most specific word on each of them', () => {
    const days = resolveDays([law('2026-07-01'), law('2026-12-25', { tentative: true })], place, [
      said(`site:${siteId}`, '2026-12-24', 'half', 'Eve'),
      said('country:CA', '2026-12-24', 'full', 'Day before'),
      said(`entity:${entityId}`, '2026-07-01', 'working'),
      said('region:CA-ON', '2026-08-03', 'full', 'Civic'),
      said('region:CA-QC', '2026-06-24', 'full', 'Not here'),
      said('country:CA', '2026-12-25', 'full'),
    ])
    expect(days.map((d) => [d.day, d.kind, d.name, d.layer])).toEqual([
      ['2026-07-01', 'working', 'Law 2026-07-01', 'entity'],
      ['2026-08-03', 'full', 'Civic', 'region'],
      ['2026-12-24', 'half', 'Eve', 'site'],
      // What the company says is no longer tentative.
      ['2026-12-25', 'full', 'Law 2026-12-25', 'country'],
    ])
    expect(days.at(-1)?.tentative).toBe(false)
  })

  test('are as the layer under it has them once a word is taken back', () => {
    const taken = [said('country:CA', '2026-07-01', 'working'), said(`site:${siteId}`, '2026-07-01', 'as_before')]
    expect(resolveDays([law('2026-07-01')], place, taken)[0]).toMatchObject({ kind: 'working', layer: 'country' })
    expect(resolveDays([law('2026-07-01')], place, taken.slice(1))[0]).toMatchObject({ kind: 'full', layer: 'law' })
  })

  test('to choose from are worked until they are taken', () => {
    const festival = law('2026-11-09', { kind: 'optional' })
    const count = (entries: Entry[]) =>
      workingDays(
        toWorkingCalendar(resolveDays([festival], place, entries), [1, 2, 3, 4, 5], [2026]),
        '2026-11-09',
        '2026-11-09',
      )
    expect(count([])).toBe(1)
    expect(count([said(`entity:${entityId}`, '2026-11-09', 'full')])).toBe(0)
    expect(count([said(`entity:${entityId}`, '2026-11-09', 'half')])).toBe(0.5)
  })
})

describe('the week of a place', () => {
  const week = (scope: string, effectiveFrom: string, days: number[]) => ({ scope, effectiveFrom, days })
  const weeks = [
    week('country:CA', '2026-01-01', [1, 2, 3, 4, 5]),
    week(`site:${siteId}`, '2026-06-01', [1, 2, 3, 4]),
    week(`site:${siteId}`, '2026-09-01', [1, 2, 3]),
    week(`site:${siteId}`, '2026-06-01', [2, 3, 4, 5]),
  ]
  test.each([
    ['2025-12-31', null],
    ['2026-03-01', { days: [1, 2, 3, 4, 5], layer: 'country' }],
    // Two from the same day: the one entered later.
    ['2026-06-01', { days: [2, 3, 4, 5], layer: 'site' }],
    ['2026-09-01', { days: [1, 2, 3], layer: 'site' }],
  ])('on %s is %j', (on, expected) => expect(resolveWeek(place, weeks, on)).toEqual(expected))
})

test.each([
  ['country:SG', { kind: 'country', country: 'SG' }],
  ['region:CA-ON', { kind: 'region', country: 'CA', region: 'ON' }],
  [`site:${siteId}`, { kind: 'site', id: siteId }],
  [`entity:${entityId}`, { kind: 'entity', id: entityId }],
  ['site:1', null],
  ['country:sg', null],
  ['region:CA', null],
  ['planet:earth', null],
  ['', null],
])('%j names %j', (text, scope) => expect(scopeOf(text)).toEqual(scope))

test('a place is named from the general to the specific', () => {
  expect(scopesAt(place).map((s) => s.layer)).toEqual(['country', 'region', 'entity', 'site'])
  expect(scopesAt({ ...place, region: null, siteId: null }).map((s) => s.layer)).toEqual(['country', 'entity'])
})
