import { describe, expect, it } from 'vitest'
import { isDay, weekdayOf } from '../shared/dates.ts'
import { holidayTable } from './holidays.ts'
import vectors from './holidays.vectors.json' with { type: 'json' }
import { loadCountries } from './registry.ts'

const { all, get } = await loadCountries(import.meta.dirname)
const daysOf = (code: string, year: number, region: string | null) => get(code).holidays.on(year, region)
/** What is published: neither substitutes nor days that an employer may choose. */
const published = (code: string, year: number, region: string | null) =>
  daysOf(code, year, region).filter((h) => h.kind === 'full' && h.substituteFor === null)

describe('public holidays as published', () => {
  it.each(vectors.map((v) => [v.id, v.country, v.year, v.region, v] as const))('%s: %s %i %s', (...row) => {
    const [, country, year, region, { days, substitutes }] = row
    expect(published(country, year, region).map((h) => h.day)).toEqual(days)
    expect(daysOf(country, year, region).flatMap((h) => (h.substituteFor ? [h.day] : []))).toEqual(substitutes)
  })

  it('of Singapore in 2026 move from a Sunday to the Monday, and stay on a Saturday', () => {
    const moved = daysOf('SG', 2026, null).filter((h) => h.substituteFor)
    expect(moved.map((h) => [h.substituteFor, h.day])).toEqual([
      ['2026-05-31', '2026-06-01'],
      ['2026-08-09', '2026-08-10'],
      ['2026-11-08', '2026-11-09'],
    ])
    expect(published('SG', 2026, null)).toHaveLength(11)
    expect(weekdayOf('2026-03-21')).toBe(6)
  })

  // Numbers of days by Act: facts of each province and territory.
  it.each(
    Object.entries({
      CLC: 10,
      ON: 9,
      QC: 8,
      BC: 11,
      AB: 9,
      SK: 10,
      MB: 9,
      NB: 8,
      NS: 6,
      PE: 8,
      NL: 6,
      YT: 11,
      NT: 11,
      NU: 11,
    }),
  )('of %s are %i in both years', (region, count) => {
    for (const year of [2026, 2027]) expect(published('CA', year, region)).toHaveLength(count)
  })

  it('move from a weekend under the Canada Labour Code alone', () => {
    const moved = (region: string) =>
      daysOf('CA', 2027, region).flatMap((h) => (h.substituteFor ? [`${h.substituteFor} ${h.day}`] : []))
    expect(moved('CLC')).toEqual(['2027-12-25 2027-12-27', '2027-12-26 2027-12-28'])
    expect(moved('ON')).toEqual([])
  })

  it('have the name of the region where it has one of its own', () => {
    const first = (region: string) =>
      daysOf('CA', 2026, region)
        .filter((h) => h.day === '2026-07-01')
        .map((h) => h.name)
    expect(first('NL')).toEqual(['Memorial Day'])
    expect(first('ON')).toEqual(['Canada Day'])
  })

  it('without a region are those that hold everywhere, and of one nobody knows as well', () => {
    const everywhere = ['2026-01-01', '2026-04-03', '2026-07-01', '2026-09-07', '2026-12-25']
    expect(published('CA', 2026, null).map((h) => h.day)).toEqual(everywhere)
    expect(published('CA', 2026, 'ZZ').map((h) => h.day)).toEqual(everywhere)
  })

  it('of the moon are tentative in the Emirates, Arafat Day and 3 December are there, 1 Ramadan is not', () => {
    const of2027 = daysOf('AE', 2027, null)
    expect(of2027.filter((h) => !h.tentative).map((h) => h.day)).toEqual(['2027-01-01'])
    expect(of2027.map((h) => h.name)).toContain('Arafat Day')
    expect(of2027.map((h) => h.day)).toContain('2027-12-03')
    expect(of2027.map((h) => h.day)).not.toContain('2027-02-08')
  })

  it('of India are three, and festivals are to choose from', () => {
    for (const region of get('IN').regions?.options ?? [])
      expect(published('IN', 2027, region.value).map((h) => h.day)).toEqual(['2027-01-26', '2027-08-15', '2027-10-02'])
    expect(daysOf('IN', 2026, 'MH').find((h) => h.name === 'Holi')).toMatchObject({
      day: '2026-03-03',
      kind: 'optional',
    })
    expect(
      daysOf('IN', 2026, 'KA')
        .filter((h) => h.name === 'Holi')
        .map((h) => h.day),
    ).toEqual(['2026-03-04'])
  })
})

describe('a table of holidays', () => {
  it.each(all.map((c) => [c.name, c] as const))(
    'of %s refuses a year it does not have, by name',
    (_name, { holidays }) => {
      for (const year of [2025, 2028])
        expect(() => holidays.on(year, null)).toThrow(new RegExp(`^Public holidays of .+: none on file for ${year}$`))
    },
  )

  it('moves a day past another holiday, and into the next year', () => {
    const source = { title: 'A law', checkedOn: '2026-11-20', confirmed: true }
    const table = holidayTable({
      country: 'Freedonia',
      years: [2023, 2024],
      rows: [
        // 31 December 2023 is a Sunday, and the day after it a holiday of its own.
        { name: 'Last', days: ['2023-12-31'] },
        { name: 'First', days: ['2024-01-01'] },
      ],
      source,
      substitutes: { on: [7], source },
      week: () => ({ days: [1, 2, 3, 4, 5], source }),
    })
    expect(table.on(2024, null).map((h) => [h.name, h.day, h.substituteFor])).toEqual([
      ['First', '2024-01-01', null],
      ['Last', '2024-01-02', '2023-12-31'],
    ])
    expect(table.on(2023, null).every((h) => isDay(h.day))).toBe(true)
  })
})
