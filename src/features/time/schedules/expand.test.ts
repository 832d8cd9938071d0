import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  assigned,
  dayOff,
  expandQuestion,
  MONDAY,
  plansOf,
  restDay,
  rosterShift,
  schedule,
  shiftVersion,
  workday,
} from '../../../../test/shifts.ts'
import { addDays, type Day, wallIn } from '../../../shared/dates.ts'
import type { Plans } from './day-plan.rules.ts'
import { dayPlanOn, dayPlans } from './day-plan.rules.ts'
import { expandShifts, rosterShiftProblem, type ShiftInstance } from './expand.rules.ts'
import { instantOfMinute, minuteAt, placeDayOf } from './place-clock.rules.ts'
import { inForceOn, scheduleProblems, shiftProblems } from './shift.rules.ts'

const SHIFTS = [
  shiftVersion('09:00-17:00'),
  shiftVersion('22:00-06:00'),
  shiftVersion('06:00-14:00'),
  shiftVersion('17:00-21:00'),
]

const on = (days: Parameters<typeof schedule>[1], changes: Partial<Plans> = {}, onHolidays: 'off' | 'work' = 'off') =>
  plansOf(SHIFTS, {
    schedules: new Map([['own', schedule('own', days, { onHolidays })]]),
    assignments: [assigned('own', '2020-01-01', { zone: changes.zone ?? 'Asia/Singapore' })],
    ...changes,
  })

const expand = (plans: Plans, from: Day, until: Day, changes: Parameters<typeof expandQuestion>[3] = {}) =>
  expandShifts(expandQuestion(plans, from, until, changes))

const onWall = ({ plan, zone }: Pick<ShiftInstance, 'plan' | 'zone'>) =>
  `${wallIn(zone, plan.from)} ${wallIn(zone, plan.until).slice(11)}`

describe('a schedule', () => {
  test('rotates: early, late and free days come round from the anchor, before it as well', () => {
    const plans = on([workday('06:00-14:00'), workday('22:00-06:00'), dayOff])
    expect(expand(plans, addDays(MONDAY, -3), addDays(MONDAY, 3)).map(onWall)).toEqual([
      '2026-10-30T06:00 14:00',
      '2026-10-31T22:00 06:00',
      '2026-11-02T06:00 14:00',
      '2026-11-03T22:00 06:00',
      '2026-11-05T06:00 14:00',
    ])
  })

  test('has two shifts on a day, each with its own place in it', () => {
    const plans = on([workday('09:00-17:00', '17:00-21:00')])
    expect(expand(plans, MONDAY, MONDAY).map(({ key, planned }) => [key, planned])).toEqual([
      ['2026-11-02#1', 480],
      ['2026-11-02#2', 240],
    ])
  })

  test('plans a half of a shift, with the breaks of that half', () => {
    const breaks = [{ kind: 'fixed', from: '10:00', until: '10:30', paid: false }] as const
    const days = (part: 'am' | 'pm') => [{ shifts: [{ shiftTypeId: '09:00-17:00', part }], rest: false }]
    const plans = (part: 'am' | 'pm') => ({
      ...on(days(part)),
      shiftTypes: new Map([['09:00-17:00', [shiftVersion('09:00-17:00', { breaks })]]]),
    })
    expect(expand(plans('am'), MONDAY, MONDAY).map((one) => [onWall(one), one.planned])).toEqual([
      ['2026-11-02T09:00 13:00', 210],
    ])
    expect(expand(plans('pm'), MONDAY, MONDAY).map((one) => [onWall(one), one.planned])).toEqual([
      ['2026-11-02T13:00 17:00', 240],
    ])
  })

  test('uses the version of a shift that is in force on the day', () => {
    const longer = shiftVersion('09:00-18:00', { id: '2', effectiveFrom: '2026-11-03' })
    const plans = {
      ...on([workday('09:00-17:00')]),
      shiftTypes: new Map([['09:00-17:00', [longer, shiftVersion('09:00-17:00')]]]),
    }
    expect(expand(plans, MONDAY, addDays(MONDAY, 1)).map(({ planned }) => planned)).toEqual([480, 540])
  })

  test('is told apart from no schedule, from a day off and from the person’s own rest day', () => {
    const plans = on([workday('09:00-17:00'), dayOff, restDay])
    expect(dayPlans(plans, MONDAY, addDays(MONDAY, 2)).map(({ kind }) => kind)).toEqual(['work', 'off', 'rest'])
    const own = { ...plans, assignments: [assigned('own', '2020-01-01', { restWeekdays: [1] })] }
    expect(dayPlanOn(own, MONDAY).kind).toBe('rest')
    expect(expand(own, MONDAY, MONDAY)).toMatchObject([{ off: 'rest', planned: 0 }])
    expect(dayPlanOn({ ...plans, assignments: [] }, MONDAY).kind).toBe('none')
    expect(dayPlanOn({ ...plans, employed: { from: addDays(MONDAY, 1), until: null } }, MONDAY).kind).toBe('none')
  })

  test('is off on a holiday, half on half a holiday, or works through it', () => {
    const holiday = (part: 'whole' | 'am') => ({
      holidays: (day: Day) => (day === MONDAY ? { name: 'Holiday', part } : null),
    })
    expect(expand(on([workday('09:00-17:00')], holiday('whole')), MONDAY, MONDAY)).toMatchObject([
      { off: 'holiday', planned: 0 },
    ])
    expect(expand(on([workday('09:00-17:00')], holiday('am')), MONDAY, MONDAY).map(onWall)).toEqual([
      '2026-11-02T13:00 17:00',
    ])
    expect(expand(on([workday('09:00-17:00')], holiday('whole'), 'work'), MONDAY, MONDAY)).toMatchObject([
      { off: null, planned: 480 },
    ])
  })

  test('changes with a later row from its day on, and is known as it was', () => {
    const history = [
      assigned('a', '2026-01-01'),
      { ...assigned('b', '2026-11-16'), enteredAt: '2026-11-20T00:00:00.000Z' },
    ]
    expect(inForceOn(history, '2026-11-17')?.scheduleId).toBe('b')
    expect(inForceOn(history, '2026-11-17', '2026-11-19T00:00:00.000Z')?.scheduleId).toBe('a')
    expect(inForceOn(history, '2025-12-31')).toBeNull()
  })
})

describe('the roster', () => {
  const plans = on([workday('09:00-17:00')])

  test('stands in the place of the pattern, beside it, or clears the day', () => {
    const night = rosterShift(MONDAY, '22:00-06:00')
    const evening = rosterShift(MONDAY, '17:00-21:00', 'Asia/Singapore', { beside: true })
    const origins = (changes: Parameters<typeof expandQuestion>[3]) =>
      expand(plans, MONDAY, MONDAY, changes).map(({ origin }) => origin)
    expect(origins({ roster: [night] })).toEqual(['roster'])
    expect(origins({ roster: [evening] })).toEqual(['pattern', 'roster'])
    expect(origins({ cleared: new Set([MONDAY]) })).toEqual([])
    for (const state of ['draft', 'dropped', 'swapped', 'cancelled'] as const)
      expect(origins({ roster: [{ ...night, state }] })).toEqual(['pattern'])
  })

  test.each([
    ['ends before it starts', { endsAt: '2026-11-02T00:00:00.000Z' }, 'A shift ends after it starts'],
    ['is longer than a day', { endsAt: '2026-11-03T02:00:00.000Z' }, 'A shift lasts 24 hours at most'],
    ['starts on another day', { workDate: '2026-11-03' }, 'A shift of 2026-11-03 starts on that day'],
    ['has no end', { endsAt: '' }, 'A shift has a start and an end'],
  ])('has no shift that %s', (_why, changes, problem) => {
    const shift = { ...rosterShift(MONDAY, '09:00-17:00'), ...changes }
    expect(rosterShiftProblem(shift)).toBe(problem)
    expect(() => expand(plans, MONDAY, MONDAY, { roster: [shift] })).toThrow(problem)
  })

  test('has a shift of a whole day, also where the day has 25 hours', () => {
    const shift = rosterShift('2026-11-01', '00:00-00:00', 'America/Toronto')
    expect((Date.parse(shift.endsAt) - Date.parse(shift.startsAt)) / 3_600_000).toBe(25)
    expect(rosterShiftProblem(shift)).toBeNull()
  })
})

test.each([
  [{ windowBefore: 900 }, 'A window is 0 to 720 whole minutes'],
  [{ graceIn: -1 }, 'Minutes of grace are 0 to 120'],
  [{ roundIn: { minutes: 7, towards: 'nearest' as const } }, 'Punches are rounded to 1, 5, 6, 10, 15 or 30 minutes'],
  [
    { breaks: [{ kind: 'fixed' as const, from: '16:30', until: '17:30', paid: false }] },
    'The break 16:30 to 17:30 lies outside the shift',
  ],
  [
    { breaks: [{ kind: 'anytime' as const, minutes: 480, after: 0, paid: false }] },
    'A break is shorter than its shift',
  ],
  [{ middle: '08:00' }, 'The middle of a shift lies inside it'],
])('a shift that cannot be says so: %j', (changes, problem) => {
  expect(shiftProblems(shiftVersion('09:00-17:00'))).toEqual([])
  expect(shiftProblems(shiftVersion('09:00-17:00', changes))).toEqual([problem])
})

test('a schedule has days, and rest days no shift', () => {
  expect(scheduleProblems(schedule('own', [workday('09:00-17:00')]))).toEqual([])
  expect(scheduleProblems(schedule('own', []))).toEqual(['A pattern has 1 to 366 days'])
  expect(scheduleProblems(schedule('own', [{ ...workday('09:00-17:00'), rest: true }]))).toEqual([
    'A rest day has no shift',
  ])
})

const zones = fc.constantFrom(
  'Asia/Singapore',
  'Asia/Kolkata',
  'America/Toronto',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)
const someDays = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2025-01-01', n))
const patterns = fc.array(
  fc.constantFrom(
    workday('09:00-17:00'),
    workday('22:00-06:00'),
    workday('09:00-17:00', '17:00-21:00'),
    dayOff,
    restDay,
  ),
  {
    minLength: 1,
    maxLength: 10,
  },
)

describe('whatever the pattern, the place and the day', () => {
  test('windows of one person hold their shift and never lie on another’s time', () =>
    fc.assert(
      fc.property(zones, someDays, patterns, fc.nat(720), (zone, day, pattern, wide) => {
        const shifts = SHIFTS.map((shift) => ({ ...shift, windowBefore: wide, windowAfter: wide }))
        const plans = {
          ...on(pattern, { zone }),
          shiftTypes: new Map(shifts.map((one) => [`${one.start}-${one.end}`, [one]])),
        }
        const found = expand(plans, day, addDays(day, 14))
        for (const [i, one] of found.entries()) {
          expect(one.window.from <= one.plan.from && one.plan.until <= one.window.until).toBe(true)
          const next = found[i + 1]
          if (next && one.plan.until <= next.plan.from)
            expect(one.window.until <= next.window.from || next.window.from === next.plan.from).toBe(true)
          if (next) expect(one.window.until <= next.plan.from || one.window.until === one.plan.until).toBe(true)
        }
      }),
    ))

  test('a shorter range gives the same shifts as a longer one', () =>
    fc.assert(
      fc.property(zones, someDays, patterns, (zone, day, pattern) => {
        const plans = on(pattern, { zone })
        const long = expand(plans, addDays(day, -5), addDays(day, 5))
        expect(expand(plans, day, day)).toEqual(long.filter(({ workDate }) => workDate === day))
      }),
    ))

  test('the clock of a place goes there and back, save for hours it leaves out or shows twice', () =>
    fc.assert(
      fc.property(zones, someDays, fc.integer({ min: 0, max: 2879 }), (zone, day, minute) => {
        const at = instantOfMinute(day, minute, zone)
        const shown = minuteAt(at, day, zone)
        const changes = Math.abs(shown - minute)
        expect(changes === 0 || changes === 30 || changes === 60).toBe(true)
        expect(placeDayOf(at, zone)).toBe(addDays(day, Math.floor(shown / 1440)))
      }),
    ))
})
