import { describe, expect, test } from 'vitest'
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
import { addDays, type Day, wallIn } from '../../../shared/dates.ts'
import { dayPlans, type Plans } from '../schedules/day-plan.rules.ts'
import { type ExpandQuestion, expandShifts } from '../schedules/expand.rules.ts'
import type { ShiftVersion } from '../schedules/shift.rules.ts'
import { attendanceDays, type DaysQuestion } from './days.rules.ts'
import { type MatchQuestion, matchPunches } from './match.rules.ts'
import {
  type DevicePerson,
  type Direction,
  effectiveTime,
  employmentOfPunch,
  intakeOf,
  type Punch,
} from './punches.rules.ts'
import cases from './scenarios.json' with { type: 'json' }
import { shareBreak } from './worked-time.rules.ts'

/** Worked examples of attendance: who punched when, and what has to come of it. */

const D = '2026-11-04'
const rules = { doubleSeconds: 60, hours: 'pairs' } as const
const LATER = '2027-01-01T00:00:00.000Z'

type Setting = {
  shifts: ShiftVersion[]
  days?: Partial<Record<string, Day>>
  changes?: Partial<ExpandQuestion>
  plans?: Partial<Plans>
}

const instancesOf = ({ shifts, changes, plans }: Setting) =>
  expandShifts(expandQuestion(plansOf(shifts, plans), addDays(D, -3), addDays(D, 3), changes))

const match = (setting: Setting, punches: readonly Punch[], changes: Partial<MatchQuestion> = {}) =>
  matchPunches({ punches, fixes: [], instances: instancesOf(setting), rules, now: LATER, ...changes })

/** How many shifts hold each punch. */
const heldBy = (setting: Setting, punches: readonly Punch[]) =>
  punches.map((punch) => match(setting, [punch]).shifts.find(({ choices }) => choices.length > 0)?.instance ?? null)

const onRoster = (hours: string, changes: Partial<ShiftVersion> = {}, day: Day = D): Setting => ({
  shifts: [shiftVersion(hours, changes)],
  changes: { roster: [rosterShift(day, hours)] },
})

const daysOf = (setting: Setting, punches: readonly Punch[], changes: Partial<DaysQuestion> = {}) => {
  const plans = plansOf(setting.shifts, setting.plans)
  const now = changes.now ?? LATER
  return attendanceDays({
    plans: dayPlans(plans, D, D),
    ...match(setting, punches, { now }),
    leave: () => null,
    employed: plans.employed,
    rules: { syncGrace: 60 },
    now,
    syncedThrough: null,
    ...changes,
  })
}

/** Minutes before an evening, as punches of one day. */
const before = (minutes: number, direction: Direction = 'unknown') =>
  punchAt(new Date(Date.parse(moment('20:00', D)) - minutes * 60_000).toISOString(), direction)

// biome-ignore lint/suspicious/noExplicitAny: worked examples differ in shape
type Given = any

const answers: Record<string, (given: Given) => unknown> = {
  'AT-002': ({ shifts, windows, direction, punches }) => {
    const setting: Setting = {
      shifts: shifts.map((hours: string) => shiftVersion(hours, { windowBefore: windows, windowAfter: windows })),
      changes: { roster: shifts.map((hours: string) => rosterShift(D, hours)) },
    }
    const instances = instancesOf(setting)
    const held = heldBy(
      setting,
      punches.map((time: string) => punchAt(moment(time, D), direction)),
    )
    return {
      shift: held.map((one) => instances.findIndex(({ key }) => key === one?.key) + 1),
      windowOfShift1Ends: wallIn('Asia/Singapore', instances[0]?.window.until ?? '').slice(11),
    }
  },
  'AT-004': ({ shift, punches }) => ({
    matched: heldBy(
      onRoster(shift),
      punches.map((at: string) => punchAt(moment(at, D), 'in')),
    ).map((one) => one !== null),
  }),
  'AT-005': ({ shift, windows, punches }) => {
    const setting = onRoster(shift, { windowBefore: windows, windowAfter: windows })
    const held = heldBy(
      setting,
      punches.map((at: string) => punchAt(moment(at, D))),
    )
    const dates = [...new Set(held.map((one) => one?.workDate))]
    return { workDate: dates.length === 1 && dates[0] === D ? 'D' : dates, matched: held.map((one) => one !== null) }
  },
  'AT-006': ({ default: usual, assigned: own, punches }) => {
    const hours = own.slice(0, 11)
    const setting: Setting = {
      shifts: [shiftVersion(usual), shiftVersion(hours)],
      changes: { roster: [rosterShift(D, hours)], defaultShiftTypeId: usual },
    }
    const taken = punches.map((at: string) => punchAt(moment(at, D)))
    const [day] = daysOf(setting, taken)
    const attended = match(setting, taken).shifts.filter(({ pairs }) => pairs.length > 0)
    const present = day?.state === 'complete' && attended.every(({ instance }) => instance.origin === 'roster')
    return {
      day: present ? 'present on the assigned shift' : day?.state,
      absentOnDefault: instancesOf(setting).some(({ workDate, origin }) => workDate === D && origin === 'default'),
    }
  },
  'AT-008': ({ shift, windowAfter, lastSync, punches }) => {
    const setting = onRoster(shift, { windowAfter })
    const told = lastSync.map((text: string, i: number) => {
      const now = moment(text, D)
      const arrived = i === 0 ? [] : punches.map((time: string) => punchAt(moment(time, D)))
      return daysOf(setting, arrived, { now, syncedThrough: now, rules: { syncGrace: 0 } })[0]?.state
    })
    const words = { absent_provisional: 'undecided', complete: 'present' } as Record<string, string>
    return { status: told.map((state: string) => words[state] ?? state) }
  },
  'AT-009': () => {
    const week = [...Array(6).fill(workday('09:00-18:00')), restDay]
    const holiday = addDays(D, -12)
    const left = addDays(D, -5)
    const plans = plansOf([shiftVersion('09:00-18:00')], {
      schedules: new Map([['six', schedule('six', week)]]),
      assignments: [assigned('six', addDays(D, -25))],
      employed: { from: addDays(D, -30), until: left },
      holidays: (day) => (day === holiday ? { name: 'Deepavali', part: 'whole' } : null),
    })
    const instances = expandShifts(expandQuestion(plans, addDays(D, -40), D))
    const { shifts, unmatched } = matchPunches({ punches: [], fixes: [], instances, rules, now: LATER })
    const days = attendanceDays({
      plans: dayPlans(plans, addDays(D, -40), D),
      shifts,
      unmatched,
      leave: (day) => (day === addDays(D, -10) ? { part: 'day' } : null),
      employed: plans.employed,
      rules: { syncGrace: 60 },
      now: LATER,
      syncedThrough: null,
    })
    const absent = days.filter(({ state }) => state === 'absent').map(({ workDate }) => workDate)
    const scheduled = Array.from({ length: 21 }, (_, i) => addDays(D, i - 25)).filter(
      (day) => new Date(day).getUTCDay() !== 0 && day !== holiday && day !== addDays(D, -10),
    )
    expect(absent).toEqual(scheduled)
    return {
      absentOn: 'each scheduled day to D-5 without punch or leave',
      absentAfterLeaving: absent.filter((day) => day > left).length,
      absentOnHoliday: absent.filter((day) => day === holiday).length,
    }
  },
  'AT-010': ({ punchesMinutesAgo }) => {
    const setting = onRoster('13:00-21:00')
    const [shift] = match(
      setting,
      punchesMinutesAgo.map((minutes: number) => before(minutes)),
    ).shifts.filter(({ instance }) => instance.workDate === D)
    const last = shift?.openSince ? Date.parse(shift.openSince) : Number.NaN
    return {
      firstToLastHours: (last - Date.parse(shift?.pairs[0]?.from ?? '')) / 3_600_000,
      pairsHours: (shift?.pairedMinutes ?? 0) / 60,
      unpaired: shift?.openSince ? 1 : 0,
      exception: shift?.unpaired?.replace('_', ' '),
    }
  },
  'AT-011': ({ punches }) => {
    const setting = onRoster('13:00-21:00')
    const taken = punches.map(([direction, minutes]: [string, number]) =>
      before(minutes, direction.toLowerCase() as Direction),
    )
    const [shift] = match(setting, taken).shifts.filter(({ instance }) => instance.workDate === D)
    const ignored = shift?.choices.filter(({ role }) => role === 'ignored').map(({ punchId }) => punchId)
    return {
      firstInToLastOutHours: (shift?.firstToLastMinutes ?? 0) / 60,
      pairsHours: (shift?.pairedMinutes ?? 0) / 60,
      ignored: punches
        .filter((_: unknown, i: number) => ignored?.includes(taken[i].id))
        .map((one: unknown[]) => one.join(' ')),
    }
  },
  'AT-014': () => {
    const windowAfter = 240
    const breaks = [{ kind: 'anytime', minutes: 60, after: 300, paid: false }] as const
    const setting = onRoster('09:00-18:00', { windowAfter, breaks })
    const taken = [punchAt(moment('08:57', D), 'in')]
    const [day] = daysOf(setting, taken, { now: moment('22:01', D) })
    const missing = day?.exceptions.find(({ kind }) => kind === 'missing_out')
    return {
      worked: day?.worked,
      status: missing && day?.state === 'exception' ? 'exception: missing out' : day?.state,
      absent: day?.state === 'absent',
      askedEmployee: missing !== undefined,
      paidUntilFixed: match(setting, taken).shifts.flatMap(({ workedSpans }) => workedSpans).length,
    }
  },
  'AT-015': ({ rows }) => {
    const verdicts = intakeOf(
      [],
      rows.map((row: object) => ({ ...row, user: '29', direction: 'in' })),
    )
    return { stored: verdicts.filter((one) => one.startsWith('stored')).length, second: verdicts[1] }
  },
  'AT-017': ({ devices, punch }) => {
    const people: DevicePerson[] = Object.entries(devices).flatMap(([device, users]) =>
      Object.entries(users as Record<string, string>).map(([user, employmentId]) => ({
        device,
        user,
        employmentId,
        effectiveFrom: D,
      })),
    )
    return { person: employmentOfPunch(people, punch.device, punch.user, D) }
  },
  'AT-018': ({ punches }) => {
    const setting = onRoster('08:00-17:00')
    const middle = punches.map(([time, direction]: [string, string]) =>
      punchAt(moment(time, D), direction.toLowerCase() as Direction),
    )
    const all = [punchAt(moment('08:00', D), 'in'), ...middle, punchAt(moment('17:00', D), 'out')]
    const [shift] = match(setting, all).shifts.filter(({ instance }) => instance.workDate === D)
    const accepted = shift?.choices.filter(
      ({ punchId, role }) => role !== 'ignored' && punchId.startsWith(moment('12:00', D)),
    )
    return { accepted: accepted?.length, lostMinutes: 540 - (shift?.worked ?? 0) }
  },
  'AT-019': () => {
    const hours = '22:00-06:00'
    const setting: Setting = {
      shifts: [shiftVersion(hours, { windowAfter: 120 })],
      changes: { roster: [rosterShift(D, hours), rosterShift(addDays(D, 1), hours)] },
    }
    const { shifts } = match(setting, [punchAt(moment('D 22:00', D)), punchAt(moment('D+1 21:58', D))])
    const of = (day: Day) => shifts.find(({ instance }) => instance.workDate === day)
    return {
      D: `exception: ${of(D)?.unpaired?.replace('_', ' ')}`,
      'D+1': of(addDays(D, 1))?.choices[0]?.role,
    }
  },
  'AT-020': ({ deviceClock, driftSeconds, receivedAt }) => {
    const on = (time: string) => `2026-11-04T${time.length === 5 ? `${time}:00` : time}.000Z`
    const time = effectiveTime({ deviceAt: on(deviceClock), driftSeconds, receivedAt: on(receivedAt) })
    return { effective: time.at.slice(11, 19), shown: time.shown, flag: time.offline ? 'offline' : 'none' }
  },
  'AT-023': ({ zone, in: from, out: until }) => {
    const day = '2026-11-01'
    const setting: Setting = {
      shifts: [shiftVersion('00:00-08:00')],
      plans: { zone },
      changes: { from: day, until: day, roster: [rosterShift(day, '00:00-08:00', zone)] },
    }
    const [shift] = match(setting, [punchAt(from, 'in'), punchAt(until, 'out')]).shifts
    const wall = [from, until].map((at: string) => {
      const parts = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZoneName: 'short',
      }).format(new Date(at))
      return parts.replace(/^(\S+) (\S+)$/, '$1 ($2)')
    })
    return { wall, workedMinutes: shift?.worked }
  },
  'AT-026': ({ zone }) => {
    const hours = '22:00-06:00'
    const setting: Setting = {
      shifts: [shiftVersion(hours)],
      changes: { from: '2026-10-30', until: '2026-11-02', roster: [rosterShift('2026-10-31', hours, zone)] },
    }
    const taken = [punchAt('2026-10-31T14:00:00.000Z', 'in'), punchAt('2026-10-31T22:00:00.000Z', 'out')]
    const { shifts } = match(setting, taken)
    const [worked] = shifts.filter((shift) => shift.worked)
    const november = shifts.filter(({ instance }) => instance.workDate.startsWith('2026-11'))
    return {
      workDate: worked?.instance.workDate,
      payPeriod: worked?.instance.workDate.slice(0, 7),
      novemberHours: november.reduce((sum, shift) => sum + (shift.worked ?? 0), 0),
    }
  },
  'AT-027': ({ breakHours }) => {
    const [day1, day2] = shareBreak([240, 120], breakHours * 60).map(({ gross, break: taken, net }) => ({
      gross: gross / 60,
      break: taken / 60,
      net: net / 60,
    }))
    return { day1, day2 }
  },
}

/** Told by classes of minutes: overtime.test.ts. */
const ELSEWHERE = ['AT-029', 'AT-031']

describe('attendance', () => {
  const attendance = cases.filter(({ id }) => id.startsWith('AT') && !ELSEWHERE.includes(id))
  test.each(attendance.map((one) => [one.id, one.title, one] as const))('%s: %s', (id, _title, { given, expected }) => {
    expect(answers[id]?.(given)).toEqual(expected)
  })
  test('begins on a Monday', () => expect(new Date(MONDAY).getUTCDay()).toBe(1))
})
