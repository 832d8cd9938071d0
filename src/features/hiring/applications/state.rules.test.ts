import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leavesAt } from '../../../shared/delay.ts'
import { OUTCOMES, PUBLIC_STATUSES, publicStatusOf, STAGE_KINDS } from '../jobs/stages.rules.ts'

describe('what the person reads of their application', () => {
  test('every stage with every outcome has a word, and an end never reads as going on', () => {
    for (const kind of STAGE_KINDS)
      for (const outcome of OUTCOMES)
        for (const over of [false, true]) {
          const status = publicStatusOf(kind, outcome, over)
          expect(PUBLIC_STATUSES).toContain(status)
          if (outcome !== 'active') expect(['hired', 'notSelected', 'withdrawn', 'jobClosed']).toContain(status)
        }
  })
  test('a job that is over ends an application that was going on', () =>
    expect(publicStatusOf('interview', 'active', true)).toBe('jobClosed'))
})

describe('when news of a decision leaves', () => {
  const rows = [
    ['at noon after ten minutes', '2026-11-20T04:00:00Z', 'Asia/Singapore', '2026-11-20T04:10:00.000Z'],
    [
      'in the evening on the next morning at eight',
      '2026-11-20T12:55:00Z',
      'Asia/Singapore',
      '2026-11-21T00:00:00.000Z',
    ],
    ['at night on the same morning at eight', '2026-11-19T20:00:00Z', 'Asia/Singapore', '2026-11-20T00:00:00.000Z'],
    ['in a zone of half hours at its own eight', '2026-11-20T20:00:00Z', 'Asia/Kolkata', '2026-11-21T02:30:00.000Z'],
  ] as const
  test.each(rows)('%s', (_what, now, zone, at) => expect(leavesAt(new Date(now), zone).toISOString()).toBe(at))
  test('never at night, never before it can be taken back, never later than the next morning', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom('Asia/Singapore', 'Asia/Kolkata', 'America/St_Johns', 'America/Vancouver', 'Asia/Dubai'),
        (now, zone) => {
          const at = leavesAt(now, zone)
          const hour = Number(
            new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(at),
          )
          const waited = (at.getTime() - now.getTime()) / 60_000
          return hour >= 8 && hour < 21 && waited >= 10 && waited <= 10 + 12 * 60 + 15
        },
      ),
    ))
})
