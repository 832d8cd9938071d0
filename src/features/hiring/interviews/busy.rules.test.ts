import { describe, expect, test } from 'vitest'
import { busyTimesOf } from './busy.rules.ts'

const window = {
  from: new Date('2026-11-23T00:00:00Z'),
  until: new Date('2026-12-07T00:00:00Z'),
  zone: 'Asia/Singapore',
}
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']
const times = (...lines: string[]) => busyTimesOf(calendar(...lines), window)

describe('when somebody is busy, by their calendar', () => {
  test('is what it says in UTC, and nothing of what it is about', () => {
    const found = times(...event('SUMMARY:Doctor', 'DTSTART:20261124T020000Z', 'DTEND:20261124T030000Z'))
    expect(found).toEqual([{ startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' }])
    expect(JSON.stringify(found)).not.toContain('Doctor')
  })
  test('follows the zone of a time, with the summer time of that zone', () => {
    expect(
      times(...event('DTSTART;TZID=America/Toronto:20261124T090000', 'DTEND;TZID=America/Toronto:20261124T100000')),
    ).toEqual([{ startsAt: '2026-11-24T14:00:00.000Z', endsAt: '2026-11-24T15:00:00.000Z' }])
  })
  test('takes a time without a zone, and a whole day, for those of its owner', () => {
    expect(times(...event('DTSTART:20261124T090000', 'DTEND:20261124T100000'))?.[0]?.startsAt).toBe(
      '2026-11-24T01:00:00.000Z',
    )
    expect(times(...event('DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126'))).toEqual([
      { startsAt: '2026-11-24T16:00:00.000Z', endsAt: '2026-11-25T16:00:00.000Z' },
    ])
  })
  test('repeats, without the day that was taken out and with the one that was moved', () => {
    const found = times(
      ...event(
        'DTSTART:20261123T020000Z',
        'DTEND:20261123T030000Z',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE:20261124T020000Z',
      ),
      ...event('RECURRENCE-ID:20261125T020000Z', 'DTSTART:20261125T060000Z', 'DTEND:20261125T070000Z'),
    )
    expect(found?.map((t) => t.startsAt)).toEqual([
      '2026-11-23T02:00:00.000Z',
      '2026-11-25T06:00:00.000Z',
      '2026-11-26T02:00:00.000Z',
    ])
  })
  test('repeats by the clock of its owner, without the day that was moved', () => {
    const found = times(
      ...event('DTSTART:20261123T090000', 'DTEND:20261123T100000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...event('RECURRENCE-ID:20261124T090000', 'DTSTART:20261124T150000', 'DTEND:20261124T160000'),
    )
    expect(found?.map((t) => t.startsAt)).toEqual(['2026-11-23T01:00:00.000Z', '2026-11-24T07:00:00.000Z'])
  })
  test('leaves out what is called off, marked as free, or outside the weeks asked for', () => {
    expect(times(...event('DTSTART:20261124T020000Z', 'DTEND:20261124T030000Z', 'STATUS:CANCELLED'))).toEqual([])
    expect(times(...event('DTSTART:20261124T020000Z', 'DTEND:20261124T030000Z', 'TRANSP:TRANSPARENT'))).toEqual([])
    expect(times(...event('DTSTART:20271124T020000Z', 'DTEND:20271124T030000Z'))).toEqual([])
  })
  test('joins what meets, and reads free/busy times', () => {
    expect(
      times(
        ...event('DTSTART:20261124T020000Z', 'DTEND:20261124T030000Z'),
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261124T023000Z/20261124T040000Z',
        'FREEBUSY;FBTYPE=FREE:20261124T080000Z/20261124T090000Z',
        'END:VFREEBUSY',
      ),
    ).toEqual([{ startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T04:00:00.000Z' }])
  })
  test('is nothing where the text is no calendar', () => {
    expect(busyTimesOf('hello', window)).toBeNull()
    expect(busyTimesOf('', window)).toBeNull()
  })
  test('is read in a moment, however often something repeats', () => {
    const before = Date.now()
    times(...event('DTSTART:20200101T000000Z', 'DTEND:20200101T000001Z', 'RRULE:FREQ=SECONDLY'))
    expect(Date.now() - before).toBeLessThan(5_000)
  })
})
