import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { time as freedonia } from '../../../../test/freedonia/time.ts'
import {
  assigned,
  expandQuestion,
  MONDAY,
  moment,
  plansOf,
  punchAt,
  restDay,
  rosterShift,
  schedule,
  shiftVersion,
  workday,
} from '../../../../test/shifts.ts'
import { weekQuestion } from '../../../../test/worked-weeks.ts'
import { time as emirates } from '../../../countries/ae/time.ts'
import { time as canada } from '../../../countries/ca/time.ts'
import { time as india } from '../../../countries/in/time.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { dayPlans } from '../schedules/day-plan.rules.ts'
import { type ExpandQuestion, expandShifts } from '../schedules/expand.rules.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import { classifyDays, isOvertime } from './classify.rules.ts'
import { attendanceDays } from './days.rules.ts'
import { type MatchRules, matchPunches } from './match.rules.ts'
import type { Direction, Fix, Punch } from './punches.rules.ts'

/** What holds of every set of punches. */

const rules: MatchRules = { doubleSeconds: 60, hours: 'pairs' }
const LATER = '2027-02-01T00:00:00.000Z'
const ZONES = ['Asia/Singapore', 'Asia/Kolkata', 'Asia/Dubai', 'America/Toronto', 'America/St_Johns'] as const
/** Around the days on which the clocks go back and forward in Canada, a leap day, and a plain week. */
const STARTS = ['2026-10-30', '2026-03-05', '2028-02-27', MONDAY] as const
const SHIFTS = ['09:00-18:00', '22:00-06:00', '06:00-14:00', '14:00-22:00', '00:30-08:30', '20:00-08:00'] as const

const versions = SHIFTS.map((hours) =>
  shiftVersion(hours, {
    windowBefore: 120,
    windowAfter: 240,
    breaks: [{ kind: 'anytime', minutes: 45, after: 300, paid: false }],
  }),
)

const patterns = fc.array(fc.option(fc.constantFrom(...SHIFTS), { nil: null, freq: 5 }), { minLength: 1, maxLength: 9 })

const people = fc.record({
  zone: fc.constantFrom(...ZONES),
  start: fc.constantFrom(...STARTS),
  pattern: patterns,
  roster: fc.array(fc.record({ day: fc.nat(8), hours: fc.constantFrom(...SHIFTS) }), { maxLength: 3 }),
  taken: fc.array(
    fc.record({
      minute: fc.integer({ min: -600, max: 10 * 1440 }),
      second: fc.nat(59),
      direction: fc.constantFrom<Direction>('in', 'out', 'unknown'),
      device: fc.constantFrom('A', 'B', null),
    }),
    { maxLength: 40 },
  ),
})

type Person = typeof people extends fc.Arbitrary<infer T> ? T : never

const questionOf = ({ zone, start, pattern, roster }: Person): ExpandQuestion => {
  const days = pattern.map((hours) => (hours ? workday(hours) : restDay))
  const plans = plansOf(versions, {
    zone,
    schedules: new Map([['own', schedule('own', days)]]),
    assignments: [assigned('own', '2020-01-01', { zone })],
  })
  const first = new Map(roster.map(({ day, hours }) => [day, hours] as const))
  const shifts = [...first].map(([day, hours]) =>
    rosterShift(addDays(start, day), hours, zone, { id: `roster ${day}` }),
  )
  return expandQuestion(plans, addDays(start, -1), addDays(start, 10), {
    roster: shifts,
    defaultShiftTypeId: '09:00-18:00',
  })
}

const punchesOf = ({ start, taken }: Person): Punch[] =>
  taken.map(({ minute, second, direction, device }, i) =>
    punchAt(new Date(Date.parse(start) + minute * 60_000 + second * 1000).toISOString(), direction, {
      id: `p${String(i).padStart(3, '0')}`,
      deviceId: device,
      deviceSeq: device ? i : null,
    }),
  )

const matched = (person: Person, punches = punchesOf(person)) =>
  matchPunches({ punches, fixes: [], instances: expandShifts(questionOf(person)), rules, now: LATER })

const holds = (check: (person: Person) => void, runs = 200) => fc.assert(fc.property(people, check), { numRuns: runs })

describe('every set of punches', () => {
  test('gives each punch to one shift at most, and loses none', () =>
    holds((person) => {
      const { shifts, unmatched } = matched(person)
      const told = [...shifts.flatMap(({ choices }) => choices), ...unmatched].map(({ punchId }) => punchId)
      expect(told.toSorted()).toEqual(punchesOf(person).map(({ id }) => id))
    }))

  test('is matched alike in whatever order it arrives, and once more', () =>
    fc.assert(
      fc.property(people, fc.infiniteStream(fc.nat()), (person, order) => {
        const punches = punchesOf(person)
        const shuffled = punches.map((punch) => ({ punch, at: order.next().value as number }))
        const turned = shuffled.toSorted((a, b) => a.at - b.at).map(({ punch }) => punch)
        expect(matched(person, turned)).toEqual(matched(person, punches))
      }),
    ))

  test('leaves a late punch to its own shift and the neighbours whose windows it touches', () =>
    holds((person) => {
      const punches = punchesOf(person)
      const [late, ...rest] = punches
      if (!late) return
      const [with_, without] = [matched(person, punches), matched(person, rest)]
      for (const [i, shift] of with_.shifts.entries()) {
        const { window } = shift.instance
        const near = Math.abs(Date.parse(late.at) - Date.parse(window.from)) < 2 * 86_400_000
        if (!near) expect(shift).toEqual(without.shifts[i])
      }
    }))

  test('counts real minutes: the pairs without their breaks, whatever the clocks do, and never more than the window', () =>
    holds((person) => {
      for (const shift of matched(person).shifts) {
        const pairs = shift.pairs.reduce((sum, { from, until }) => sum + Date.parse(until) - Date.parse(from), 0)
        expect(shift.pairedMinutes).toBe(pairs / 60_000)
        if (shift.worked === null) continue
        expect(shift.worked).toBe(shift.pairedMinutes - shift.breakMinutes)
        const spans = shift.workedSpans.reduce((sum, { from, until }) => sum + Date.parse(until) - Date.parse(from), 0)
        expect(spans / 60_000).toBe(shift.worked)
        const { window } = shift.instance
        expect(shift.worked * 60_000).toBeLessThanOrEqual(Date.parse(window.until) - Date.parse(window.from) + 60_000)
      }
    }))

  test('works nothing without a matching out: neither nought nor until now', () =>
    holds((person) => {
      for (const { openSince, unpaired, pairs, worked, workedSpans } of matched(person).shifts) {
        const known = !openSince && !unpaired && pairs.length > 0
        expect(worked === null).toBe(!known)
        if (!known) expect(workedSpans).toEqual([])
      }
    }))

  test('has the work date of the site where the shift starts', () =>
    holds((person) => {
      for (const { plan, workDate, zone } of expandShifts(questionOf(person)))
        expect(placeDayOf(Date.parse(plan.from), zone)).toBe(workDate)
    }))

  test('leaves nobody absent before the window is over and devices had their time, on leave, off, or not employed', () =>
    fc.assert(
      fc.property(people, fc.nat(10), fc.integer({ min: 0, max: 12 * 1440 }), (person, leaveDay, minute) => {
        const question = questionOf(person)
        const now = new Date(Date.parse(person.start) + minute * 60_000).toISOString()
        const employed = { from: addDays(person.start, 1), until: addDays(person.start, 8) }
        const plans = { ...question, employed }
        const instances = expandShifts(plans)
        const { shifts, unmatched } = matchPunches({ punches: [], fixes: [], instances, rules, now })
        const away = addDays(person.start, leaveDay)
        const days = attendanceDays({
          plans: dayPlans(plans, person.start, addDays(person.start, 9)),
          shifts,
          unmatched,
          leave: (day) => (day === away ? { part: 'day' } : null),
          employed,
          rules: { syncGrace: 30 },
          now,
          syncedThrough: null,
        })
        for (const { workDate, state } of days) {
          expect(workDate >= employed.from && workDate <= employed.until).toBe(true)
          if (state !== 'absent') continue
          const due = instances.filter((one) => one.workDate === workDate && !one.off)
          expect(workDate).not.toBe(away)
          expect(due.length).toBeGreaterThan(0)
          expect(due.every(({ window }) => Date.parse(now) > Date.parse(window.until) + 30 * 60_000)).toBe(true)
        }
      }),
    ))
})

const LAWS = [
  [singapore, 'employment_act'],
  [emirates, 'mainland'],
  [canada, 'ON'],
  [canada, 'BC'],
  [canada, 'CLC'],
  [india, 'osh_central'],
  [india, 'KA'],
  [freedonia, 'palace'],
] as const

describe('every worked week', () => {
  const week = (person: Person, [law, regime]: (typeof LAWS)[number], approved: number, used = 0) => {
    const question = questionOf(person)
    const { shifts } = matched(person)
    const days = dayPlans(question, person.start, addDays(person.start, 6)).map(({ day, zone, kind }) => ({
      day,
      zone,
      kind: kind === 'rest' ? ('rest_day' as const) : ('working' as const),
      shifts: shifts.filter(({ instance }) => instance.workDate === day),
      normal: 480,
      paidAway: 0,
      shortened: false,
    }))
    const approvals = days.map(({ day }) => ({ day, minutes: approved }))
    const before = { day: addDays(person.start, -1), all: used, overtimeWorked: used, overtimePaid: used }
    return { days, approvals, ...classifyDays(weekQuestion(law, regime, days, { approvals, used: [before] })) }
  }

  test('has each minute in one class, none below nought, and nothing changed by approval', () =>
    fc.assert(
      fc.property(people, fc.constantFrom(...LAWS), fc.nat(300), (person, law, approved) => {
        const { days, entries, added, unclear } = week(person, law, approved)
        const clear = days.filter(({ day }) => !unclear.includes(day)).flatMap(({ shifts }) => shifts)
        const worked = clear.reduce((sum, shift) => sum + (shift.worked ?? 0), 0)
        expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(worked + added)
        expect(entries.every(({ minutes }) => minutes > 0 && Number.isInteger(minutes))).toBe(true)
        const sorted = entries.toSorted((a, b) => (a.from < b.from ? -1 : 1))
        for (const [i, entry] of sorted.entries()) {
          const next = sorted[i + 1]
          if (next) expect(entry.until <= next.from).toBe(true)
        }
        expect(week(person, law, 0).entries.map((e) => e.minutes)).toEqual(entries.map((e) => e.minutes))
      }),
      { numRuns: 150 },
    ))

  test('pays the least of what was worked, what was approved and what the limits let through', () =>
    fc.assert(
      fc.property(people, fc.constantFrom(...LAWS), fc.nat(300), fc.nat(80), (person, law, approved, hours) => {
        const { days, entries } = week(person, law, approved, hours * 60)
        for (const { day } of days) {
          const overtime = entries.filter((entry) => entry.workDate === day && isOvertime(entry.kind))
          const sum = (of: (entry: (typeof entries)[number]) => number) =>
            overtime.reduce((total, one) => total + of(one), 0)
          expect(sum((one) => one.approved)).toBeLessThanOrEqual(
            Math.min(
              sum((one) => one.minutes),
              approved,
            ),
          )
          expect(sum((one) => one.paid)).toBeLessThanOrEqual(sum((one) => one.approved))
        }
        const inMonth = entries.filter(
          ({ workDate, kind }) => workDate.slice(0, 7) === addDays(person.start, -1).slice(0, 7) && isOvertime(kind),
        )
        const paid = inMonth.reduce((sum, one) => sum + one.paid, 0)
        if (law[0] === singapore) expect(paid).toBeLessThanOrEqual(Math.max(0, 72 * 60 - hours * 60))
      }),
      { numRuns: 150 },
    ))

  test('never pays less for more minutes', () =>
    fc.assert(
      fc.property(fc.constantFrom(...LAWS), fc.nat(600), fc.nat(120), ([law, regime], minutes, more) => {
        for (const { key } of law.classes) {
          // What a holiday pays there is a matter of each State, and none is on file.
          if (law === india && key === 'holiday') continue
          const asked = { regime, class: key, pay: { basic: 300_000, daysAWeek: 5, hourly: undefined }, normal: 480 }
          const { hourly: _, ...pay } = asked.pay
          const premium = (count: number) =>
            law
              .premium({ ...asked, pay: { ...pay, weeklyHours: 40 }, minutes: count, facts: {}, on: MONDAY })
              .value.valueOf()
          expect(premium(minutes + more)).toBeGreaterThanOrEqual(premium(minutes))
        }
      }),
    ))
})

describe('punches that try to confuse', () => {
  const D = '2026-11-04'
  const on = (
    hours: readonly string[],
    punches: readonly Punch[],
    fixes: readonly Fix[] = [],
    zone = 'Asia/Singapore',
  ) => {
    const shifts = hours.map((one) => shiftVersion(one))
    const roster = hours.map((one) => rosterShift(D, one, zone))
    const instances = expandShifts(expandQuestion(plansOf(shifts, { zone }), D, D, { roster }))
    return matchPunches({ punches, fixes, instances, rules, now: LATER })
  }
  const at = (time: string, direction: Direction = 'unknown', changes: Partial<Punch> = {}) =>
    punchAt(moment(time, D), direction, changes)

  test('a punch at the very end of a window belongs to it, a minute later to nobody', () => {
    const { shifts, unmatched } = on(['09:00-17:00'], [at('09:00', 'in'), at('18:00', 'out')])
    expect(shifts[0]).toMatchObject({ worked: 540 })
    expect(unmatched).toEqual([])
    const late = on(['09:00-17:00'], [at('09:00', 'in'), at('18:01', 'out')])
    expect(late.shifts[0]).toMatchObject({ worked: null, unpaired: 'missing_out' })
    expect(late.unmatched).toMatchObject([{ reason: 'no_window' }])
  })

  test('two shifts that touch are worked through without a punch between, each with its own minutes', () => {
    const { shifts } = on(['08:00-12:00', '12:00-16:00'], [at('08:00', 'in'), at('16:00', 'out')])
    expect(shifts.map(({ worked }) => worked)).toEqual([240, 240])
    expect(shifts.map(({ choices }) => choices.map(({ reason }) => reason))).toEqual([
      ['roster_window'],
      ['worked_on_into_next_shift'],
    ])
  })

  test('shifts of a whole day, one after the other: who comes the next morning does not end the day before', () => {
    const days = [D, addDays(D, 1)]
    const roster = days.map((day) => rosterShift(day, '08:00-08:00'))
    const question = expandQuestion(plansOf([shiftVersion('08:00-08:00')]), D, addDays(D, 1), { roster })
    const punches = [at('08:00'), punchAt(moment('D+1 08:10', D)), punchAt(moment('D+2 08:05', D))]
    const { shifts } = matchPunches({ punches, fixes: [], instances: expandShifts(question), rules, now: LATER })
    expect(shifts.map(({ unpaired, worked }) => [unpaired, worked])).toEqual([
      ['missing_out', null],
      [null, 1435],
    ])
  })

  test('two shifts that touch, out and in between them', () => {
    const all = [at('08:00', 'in'), at('12:00', 'out'), at('12:00', 'in'), at('16:00', 'out')]
    expect(on(['08:00-12:00', '12:00-16:00'], all).shifts.map(({ worked }) => worked)).toEqual([240, 240])
  })

  test('a split shift with hours between', () => {
    const all = [at('08:00'), at('12:00'), at('17:00'), at('21:00')]
    expect(on(['08:00-12:00', '17:00-21:00'], all).shifts.map(({ worked }) => worked)).toEqual([240, 240])
  })

  test('an out long after an out is a missing in, no lost afternoon', () => {
    const { shifts } = on(['09:00-17:00'], [at('09:00', 'in'), at('12:00', 'out'), at('17:00', 'out')])
    expect(shifts[0]).toMatchObject({ worked: null, unpaired: 'missing_in', pairedMinutes: 180 })
  })

  test('doubles of one device are one punch, of two devices an ignored one', () => {
    const device = { deviceId: 'A', deviceSeq: 1 }
    const again = punchAt(moment('09:00', D).replace(':00.000', ':20.000'), 'in', { deviceId: 'A', deviceSeq: 2 })
    const { shifts } = on(
      ['09:00-17:00'],
      [at('09:00', 'in', device), again, at('17:00', 'out'), at('17:01', 'out', { deviceId: 'B' })],
    )
    expect(shifts[0]).toMatchObject({ worked: 480 })
    expect(shifts[0]?.choices.map(({ reason }) => reason)).toContain('double_of_another')
    expect(shifts[0]?.choices.map(({ reason }) => reason)).toContain('out_after_out')
  })

  test('a clock that is ahead brings no punch of the future', () => {
    const future = punchAt('2027-03-01T00:00:00.000Z', 'in')
    expect(on(['09:00-17:00'], [future]).unmatched).toMatchObject([{ reason: 'in_the_future' }])
  })

  test('a fix adds, moves or takes away; the last one holds; the punches stay', () => {
    const punches = [at('09:00', 'in')]
    const stay = structuredClone(punches)
    const fix = (id: string, minute: number) => ({
      id,
      enteredAt: `2026-11-05T00:${String(minute).padStart(2, '0')}:00.000Z`,
    })
    const added: Fix = { ...fix('f1', 1), kind: 'add', addedId: 'a1', at: moment('17:00', D), direction: 'out' }
    const moved: Fix = { ...fix('f2', 2), kind: 'retime', punchId: 'a1', at: moment('16:30', D) }
    const gone: Fix = { ...fix('f3', 3), kind: 'void', punchId: 'a1' }
    expect(on(['09:00-17:00'], punches, [added]).shifts[0]?.worked).toBe(480)
    expect(on(['09:00-17:00'], punches, [moved, added]).shifts[0]?.worked).toBe(450)
    expect(on(['09:00-17:00'], punches, [gone, moved, added]).shifts[0]?.unpaired).toBe('missing_out')
    expect(punches).toEqual(stay)
  })

  test('somebody with no schedule: the default shift catches them, nobody is expected', () => {
    const plans = plansOf([shiftVersion('09:00-18:00')])
    const question = expandQuestion(plans, D, D, { defaultShiftTypeId: '09:00-18:00' })
    const days = (punches: Punch[]) => {
      const told = matchPunches({ punches, fixes: [], instances: expandShifts(question), rules, now: LATER })
      const rest = {
        leave: () => null,
        employed: plans.employed,
        rules: { syncGrace: 0 },
        now: LATER,
        syncedThrough: null,
      }
      return attendanceDays({ plans: dayPlans(plans, D, D), ...told, ...rest })[0]
    }
    expect(days([at('09:00'), at('17:00')])).toMatchObject({ state: 'complete', worked: 480, planned: 0, late: 0 })
    expect(days([])).toMatchObject({ state: 'rest', worked: 0 })
  })

  test('nobody is absent for good while a device of the site has not delivered', () => {
    const question = expandQuestion(plansOf([shiftVersion('09:00-17:00')]), D, D, {
      roster: [rosterShift(D, '09:00-17:00')],
    })
    const state = (now: string, syncedThrough: string | null) => {
      const told = matchPunches({ punches: [], fixes: [], instances: expandShifts(question), rules, now })
      const rest = { leave: () => null, employed: question.employed, rules: { syncGrace: 30 } }
      return attendanceDays({ plans: dayPlans(question, D, D), ...told, ...rest, now, syncedThrough })[0]?.state
    }
    const at = (time: string) => moment(time, D)
    expect(state(at('08:00'), null)).toBe('scheduled')
    expect(state(at('12:00'), null)).toBe('absent_provisional')
    expect(state(at('18:30'), null)).toBe('absent_provisional')
    expect(state(at('18:31'), null)).toBe('absent')
    expect(state(at('D+1 12:00'), at('17:30'))).toBe('absent_provisional')
    expect(state(at('D+1 12:00'), at('18:01'))).toBe('absent')
  })

  test('half a day of leave leaves the other half to be on time for', () => {
    const plans = plansOf([shiftVersion('09:00-17:00')])
    const question = expandQuestion(plans, D, D, { roster: [rosterShift(D, '09:00-17:00')] })
    const told = matchPunches({
      punches: [at('13:10', 'in'), at('16:45', 'out')],
      fixes: [],
      instances: expandShifts(question),
      rules,
      now: LATER,
    })
    const rest = { employed: plans.employed, rules: { syncGrace: 0 }, now: LATER, syncedThrough: null }
    const [day] = attendanceDays({ plans: dayPlans(plans, D, D), ...told, ...rest, leave: () => ({ part: 'am' }) })
    expect(day).toMatchObject({ state: 'complete', planned: 240, worked: 215, late: 10, early: 15 })
  })

  test('a punch on a day of leave, and one after leaving, are shown to somebody', () => {
    const punches = [at('09:00', 'in'), at('17:00', 'out')]
    const plans = plansOf([shiftVersion('09:00-17:00')])
    const question = expandQuestion(plans, D, D, { roster: [rosterShift(D, '09:00-17:00')] })
    const day = (leave: boolean, employed = plans.employed) => {
      const told = matchPunches({
        punches,
        fixes: [],
        instances: expandShifts({ ...question, employed }),
        rules,
        now: LATER,
      })
      const rest = {
        rules: { syncGrace: 0 },
        now: LATER,
        syncedThrough: null,
        leave: () => (leave ? { part: 'day' as const } : null),
      }
      return attendanceDays({ plans: dayPlans({ ...plans, employed }, D, D), ...told, ...rest, employed })[0]
    }
    expect(day(true)).toMatchObject({ state: 'exception', exceptions: [{ kind: 'punched_on_leave' }] })
    expect(day(false, { from: '2020-01-01', until: addDays(D, -1) })?.exceptions.map(({ kind }) => kind)).toEqual([
      'not_employed',
      'not_employed',
    ])
  })

  test('nobody has worked less for having stayed a minute longer, whatever the break', () => {
    const breaks = [{ kind: 'anytime', minutes: 60, after: 300, paid: false }] as const
    const question = expandQuestion(plansOf([shiftVersion('09:00-17:00', { breaks })]), D, D, {
      roster: [rosterShift(D, '09:00-17:00')],
    })
    const worked = (minutes: number) => {
      const out = punchAt(new Date(Date.parse(moment('09:00', D)) + minutes * 60_000).toISOString(), 'out')
      const told = matchPunches({
        punches: [at('09:00', 'in'), out],
        fixes: [],
        instances: expandShifts(question),
        rules,
        now: LATER,
      })
      return told.shifts[0]?.worked ?? 0
    }
    const all = Array.from({ length: 480 }, (_, i) => worked(i + 1))
    expect(all.every((minutes, i) => i === 0 || minutes >= (all[i - 1] ?? 0))).toBe(true)
    expect([all[299], all[329], all[359], all[479]]).toEqual([300, 300, 300, 420])
  })

  test('thousands of punches of one person in one moment are looked through at once', () => {
    const same = Array.from({ length: 10_000 }, (_, i) =>
      at('09:00', 'in', { id: `same ${i}`, deviceId: i % 2 ? 'A' : null, deviceSeq: i }),
    )
    const begun = process.cpuUsage()
    expect(on(['09:00-17:00'], [...same, at('17:00', 'out')]).shifts[0]?.worked).toBe(480)
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5)
  })

  test.each([
    ['2026-03-07', '22:00-06:00', 420, '23 hours'],
    ['2026-10-31', '22:00-06:00', 540, '25 hours'],
    ['2028-02-28', '22:00-06:00', 480, 'leap day'],
  ])('a night shift of %s at Toronto %s is %i real minutes (%s)', (day: Day, hours, minutes) => {
    const zone = 'America/Toronto'
    const question = expandQuestion(plansOf([shiftVersion(hours)], { zone }), day, day, {
      roster: [rosterShift(day, hours, zone)],
    })
    const [instance] = expandShifts(question)
    const punches = [punchAt(instance?.plan.from ?? '', 'in'), punchAt(instance?.plan.until ?? '', 'out')]
    const { shifts } = matchPunches({
      punches,
      fixes: [],
      instances: expandShifts(question),
      rules,
      now: '2029-01-01T00:00:00.000Z',
    })
    expect(instance?.planned).toBe(minutes)
    expect(shifts[0]?.worked).toBe(minutes)
  })

  test('leave or a holiday on the day a night shift begins takes the whole night', () => {
    const night = '22:00-06:00'
    const plans = plansOf([shiftVersion(night)], {
      schedules: new Map([['nights', schedule('nights', [workday(night)])]]),
      assignments: [assigned('nights', '2026-01-01')],
      holidays: (day) => (day === addDays(D, 1) ? { name: 'Holiday', part: 'whole' } : null),
    })
    const told = matchPunches({
      punches: [],
      fixes: [],
      instances: expandShifts(expandQuestion(plans, D, addDays(D, 2))),
      rules,
      now: LATER,
    })
    const rest = { employed: plans.employed, rules: { syncGrace: 0 }, now: LATER, syncedThrough: null }
    const days = attendanceDays({
      plans: dayPlans(plans, D, addDays(D, 2)),
      ...told,
      ...rest,
      leave: (day) => (day === D ? { part: 'day' } : null),
    })
    expect(days.map(({ state }) => state)).toEqual(['leave', 'holiday', 'absent'])
  })
})
