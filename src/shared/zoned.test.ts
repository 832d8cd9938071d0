import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longDay, longMoment } from './dates.text.ts'
import { addDays, addMonths, DAY_MS, dayIn, daysBetween, instantIn, iso, wallIn } from './dates.ts'
import { addInZone, endOfDay, instantOf, minutesBetween, startOfDay } from './zoned.ts'

const zones = ['UTC', 'Asia/Singapore', 'Asia/Kolkata', 'Asia/Dubai', 'America/Toronto', 'America/St_Johns'] as const
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a day of a place', () => {
  test.each([
    ['2026-11-20', 'Asia/Singapore', '2026-11-19T16:00:00.000Z', 24],
    ['2026-11-20', 'Asia/Kolkata', '2026-11-19T18:30:00.000Z', 24],
    // Clocks go forward on 8 March and back on 1 November 2026.
    ['2026-03-08', 'America/Toronto', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', 'America/Toronto', '2026-11-01T04:00:00.000Z', 25],
    ['2026-11-01', 'America/St_Johns', '2026-11-01T02:30:00.000Z', 25],
    // There is no midnight on this day: the clocks go from 23:59 to 01:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
  ])('%s in %s begins at %s and has %i hours', (day, zone, begins, hours) => {
    expect(startOfDay(day, zone)).toBe(begins)
    expect(minutesBetween(startOfDay(day, zone), endOfDay(day, zone))).toBe(hours * 60)
  })

  test('begins where the one before it ends, and each of its instants is of that day', () =>
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...zones),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (day, zone, part) => {
          const [from, until] = [Date.parse(startOfDay(day, zone)), Date.parse(endOfDay(day, zone))]
          expect(endOfDay(day, zone)).toBe(startOfDay(addDays(day, 1), zone))
          expect(dayIn(zone, new Date(from + part * (until - from)))).toBe(day)
        },
      ),
    ))

  test('or a zone that does not exist is refused', () => {
    expect(() => startOfDay('2027-02-29', 'UTC')).toThrow(RangeError)
    expect(() => startOfDay('2027-02-28', 'Freedonia/Capital')).toThrow(RangeError)
  })
})

describe('a time on the wall', () => {
  test.each([
    ['2026-12-01', '10:00', 'Asia/Singapore', { at: '2026-12-01T02:00:00.000Z', clock: 'once' }],
    ['2026-03-08', '02:30', 'America/Toronto', { at: '2026-03-08T07:30:00.000Z', clock: 'skipped' }],
    ['2026-03-08', '03:00', 'America/Toronto', { at: '2026-03-08T07:00:00.000Z', clock: 'once' }],
    [
      '2026-11-01',
      '01:30',
      'America/St_Johns',
      { at: '2026-11-01T04:00:00.000Z', clock: 'repeated', second: '2026-11-01T05:00:00.000Z' },
    ],
    [
      '2026-11-01',
      '01:30',
      'America/Toronto',
      { at: '2026-11-01T05:30:00.000Z', clock: 'repeated', second: '2026-11-01T06:30:00.000Z' },
    ],
  ])('%s %s in %s', (day, time, zone, expected) => expect(instantOf(day, time, zone)).toEqual(expected))

  test('is the same instant as the browser reckons without the polyfill, gaps and repeated hours included', () =>
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), fc.integer({ min: 0, max: 24 * 60 - 1 }), (day, zone, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const { at, clock } = instantOf(day, time, zone)
        expect(instantIn(zone, `${day}T${time}`)).toBe(at)
        if (clock !== 'skipped') expect(wallIn(zone, at)).toBe(`${day}T${time}`)
      }),
    ))
})

describe('so much later by the calendar of a place', () => {
  test.each([
    // Nine in the morning stays nine in the morning, although the night had 23 hours.
    ['2026-03-07T14:00:00.000Z', 'America/Toronto', { days: 1 }, '2026-03-08T13:00:00.000Z'],
    ['2026-03-07T14:00:00.000Z', 'America/Toronto', { hours: 24 }, '2026-03-08T14:00:00.000Z'],
    ['2026-01-31T04:00:00.000Z', 'Asia/Singapore', { months: 1 }, '2026-02-28T04:00:00.000Z'],
    ['2026-03-31T04:00:00.000Z', 'Asia/Singapore', { months: -1 }, '2026-02-28T04:00:00.000Z'],
  ])('%s in %s and %j is %s', (from, zone, steps, expected) => expect(addInZone(from, zone, steps)).toBe(expected))
})

describe('days without a place', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-02-28', 1, '2026-03-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

  test('are as far apart as was added', () =>
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n)
        expect(Date.parse(addDays(day, n)) - Date.parse(day)).toBe(n * DAY_MS)
      }),
    ))
})

test('an instant is one text however it came', () => {
  for (const at of ['2026-11-20T12:00:00+08:00', '2026-11-20T04:00:00.000123Z', new Date('2026-11-20T04:00:00Z')])
    expect(iso(at)).toBe('2026-11-20T04:00:00.000Z')
  expect(() => iso('soon')).toThrow(RangeError)
})

test('days and moments are said in words, in Latin digits', () => {
  expect(longDay('en', '2026-11-20')).toBe('20 November 2026')
  expect(longDay('ar', '2026-11-20')).toContain('20')
  expect(longMoment('en', '2026-11-20T04:00:00Z', 'America/St_Johns')).toMatch(
    /20 November 2026.*00:30.*\(America\/St Johns\)/,
  )
})

/** What a machine in each zone answers: its own zone must not be seen in any of it. */
const ASKED = `
  const dates = await import('./src/shared/dates.ts'), zoned = await import('./src/shared/zoned.ts'), text = await import('./src/shared/dates.text.ts')
  const zones = ${JSON.stringify(zones)}
  console.log(JSON.stringify([
    ...zones.flatMap((z) => ['2026-03-08', '2026-11-01', '2026-12-31'].map((d) => [
      zoned.startOfDay(d, z), zoned.endOfDay(d, z), zoned.instantOf(d, '02:30', z), zoned.addInZone('2026-01-31T23:30:00Z', z, { months: 1 }),
      dates.dayIn(z, new Date('2026-11-20T23:30:00Z')), dates.hourIn(z, new Date('2026-11-20T23:30:00Z')), dates.instantIn(z, d + 'T02:30'),
      dates.wallIn(z, '2026-11-01T05:30:00Z'), text.longMoment('en', '2026-11-01T05:30:00Z', z)])),
    dates.addDays('2026-03-07', 1), dates.addMonths('2026-01-31', 1), dates.daysBetween('2026-03-07', '2026-11-02'), dates.iso('2026-11-20T04:00:00Z'),
    dates.isDay('2026-02-29'), text.longDay('en-GB', '2026-03-08')]))`

test('a machine answers the same wherever it stands', () => {
  const answers = ['UTC', 'Asia/Singapore', 'America/Toronto', 'America/St_Johns'].map((TZ) => {
    const input = spawnSync(process.execPath, ['--input-type=module', '-e', ASKED], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    expect(input.status, input.stderr).toBe(0)
    return JSON.parse(input.stdout)
  })
  expect(answers[0]).toHaveLength(24)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})
