import { describe, expect, test } from 'vitest'
import { moment } from '../../../../test/shifts.ts'
import { attended, hoursADay, weekQuestion, workedOn } from '../../../../test/worked-weeks.ts'
import { time as emirates } from '../../../countries/ae/time.ts'
import { time as canada } from '../../../countries/ca/time.ts'
import { time as india } from '../../../countries/in/time.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import { wallIn } from '../../../shared/dates.ts'
import { toMinor } from '../../../shared/money.ts'
import { limitPeriod, limitUse } from '../schedules/work-limits.rules.ts'
import { overtimeStanding } from './approved-time.rules.ts'
import { classifyDays, type WeekQuestion } from './classify.rules.ts'
import { kindOf } from './planned-day.rules.ts'
import cases from './scenarios.json' with { type: 'json' }

/** Worked examples of overtime, asked of the laws themselves. */

const MONDAY = '2026-11-02'
const SUNDAY = '2026-11-01'

const hoursIn = (q: WeekQuestion, ...classes: string[]) =>
  classifyDays(q)
    .entries.filter((entry) => classes.includes(entry.class))
    .reduce((sum, { minutes }) => sum + minutes, 0) / 60

const inMajor = (minor: { valueOf(): number }) => Math.round(minor.valueOf()) / 100

// biome-ignore lint/suspicious/noExplicitAny: worked examples differ in shape
type Given = any

const federal = (holiday: boolean, days: readonly number[]) =>
  hoursADay(MONDAY, days).map((day, i) => (i === 0 ? { ...day, kind: holiday ? ('holiday' as const) : day.kind } : day))

const answers: Record<string, (given: Given) => unknown> = {
  'AT-029': ({ in: from, out, scheduledHours }) => {
    const breaks = [{ kind: 'anytime', minutes: 60, after: 300, paid: false }] as const
    const shift = attended(MONDAY, `${from}-${out}`, '08:00-17:00', { breaks })
    // A law with a day of eight hours: Singapore's of a six-day week.
    const q = weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [shift])], { daysAWeek: 6 })
    const overtime = classifyDays(q).entries.find((entry) => entry.class === 'overtime')
    expect(shift.instance.planned).toBe(scheduledHours * 60)
    const [pair] = shift.pairs
    return {
      regularHours: hoursIn(q, 'regular'),
      overtimeHours: hoursIn(q, 'overtime'),
      overtimeFrom: wallIn('Asia/Singapore', overtime?.from ?? '').slice(11),
      punchesChanged: pair?.from === moment(from, MONDAY) && pair?.until === moment(out, MONDAY) ? 0 : 1,
    }
  },
  'AT-031': ({ worked, approved }) => {
    const shift = attended(MONDAY, `08:00-${16 + worked}:00`, '08:00-16:00')
    const approvals = [{ day: MONDAY, minutes: approved * 60 }]
    const q = weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [shift])], { daysAWeek: 6, approvals })
    const { paid, unapproved, askManager } = overtimeStanding(classifyDays(q).entries)
    return { paidHours: paid / 60, unapprovedHours: unapproved / 60, askManager }
  },
  'OT-002': ({ approvedHours, asked }) => {
    const [cap] = singapore.limits.filter(({ key }) => key === 'overtime_month')
    const limit = cap?.figure.on(MONDAY).value ?? 0
    const told = approvedHours.map((hours: number, i: number) =>
      limitUse({ limit, used: hours * 60, asked: asked[i] * 60, at: cap?.at ?? 'warn' }),
    )
    const words = ({ level, message }: ReturnType<typeof limitUse>) =>
      ({ none: 'none', warning: `warning: ${message?.replace(' hours', '')}`, held: message?.replace('Only', 'only') })[
        level
      ]
    return { notice: told.map(words), blockedHours: told.map(({ held }: { held: number }) => held / 60) }
  },
  'OT-004': ({ basic, daysAWeek }) => {
    const day = workedOn(MONDAY, [attended(MONDAY, '09:00-17:00', '09:00-17:00')], { kind: 'holiday' })
    const { entries } = classifyDays(weekQuestion(singapore, 'employment_act', [day], { daysAWeek }))
    const [entry] = entries
    const pay = { basic: toMinor(basic), daysAWeek }
    const asked = { regime: 'employment_act', class: entry?.class ?? '', minutes: entry?.minutes ?? 0, normal: 480 }
    return { extra: inMajor(singapore.premium({ ...asked, pay, facts: {}, on: MONDAY }).value) }
  },
  'OT-005': ({ basic, in: from, normalEnd, out }) => {
    const breaks = [{ kind: 'fixed', from: '18:00', until: '19:00', paid: false }] as const
    const shift = attended(MONDAY, `${from}-${out}`, `${from}-${normalEnd}`, { breaks })
    const approvals = [{ day: MONDAY, minutes: 120 }]
    const q = weekQuestion(emirates, 'mainland', [workedOn(MONDAY, [shift])], { approvals })
    const { entries } = classifyDays(q)
    const payOf = (facts: Record<string, string>) =>
      entries.reduce((sum, { class: key, paid, kind }) => {
        if (kind === 'regular') return sum
        const asked = { regime: 'mainland', class: key, minutes: paid, normal: 480, facts, on: MONDAY }
        return sum + emirates.premium({ ...asked, pay: { basic: toMinor(basic), daysAWeek: 5 } }).value.valueOf()
      }, 0)
    return {
      overtimeHours: hoursIn(q, 'overtime', 'night_overtime'),
      nightHours: hoursIn(q, 'night_overtime'),
      pay: { office: inMajor(payOf({})), shiftWorker: inMajor(payOf({ shiftWorker: 'yes' })) },
    }
  },
  'OT-008': ({ minutes }) => ({
    hours: minutes.map((count: number) => india.credited(count, 'osh_central', MONDAY) / 60),
  }),
  'OT-009': ({ monthlyWages, minutes }) => {
    const pay = { basic: toMinor(monthlyWages), daysAWeek: 6 }
    const asked = { regime: 'osh_central', class: 'overtime', pay, normal: 480, facts: {}, on: MONDAY }
    const amount = inMajor(india.premium({ ...asked, minutes }).value)
    const creditedHours = india.credited(minutes, 'osh_central', MONDAY) / 60
    return { hour: amount / creditedHours / 2, creditedHours, pay: amount }
  },
  'OT-011': ({ region, days }) => {
    const q = weekQuestion(canada, region, hoursADay(SUNDAY, days))
    return { oneAndHalf: hoursIn(q, 'overtime'), double: hoursIn(q, 'double_overtime'), regular: hoursIn(q, 'regular') }
  },
  'OT-013': ({ region, days }) => {
    const q = weekQuestion(canada, region, federal(true, days))
    const { why } = classifyDays(q)
    return { threshold: Number(/or (\d+) a week/.exec(why.rule.title)?.[1]), overtime: hoursIn(q, 'overtime') }
  },
  'OT-014': ({ region, holidayHours, days }) => {
    const week = federal(true, days).map((day, i) => (i === 0 ? { ...day, paidAway: holidayHours * 60 } : day))
    const q = weekQuestion(canada, region, week)
    return { counted: hoursIn(q, 'regular', 'overtime') + holidayHours, overtime: hoursIn(q, 'overtime') }
  },
  'OT-015': ({ region, regularWages4Weeks, vacationPay }) => {
    const earned = { regular: toMinor(regularWages4Weeks), vacation: toMinor(vacationPay) }
    const told = canada.holidayPay({ regime: region, on: '2026-12-25', pay: { basic: 0, daysAWeek: 5 }, earned })
    return { pay: 'none' in told ? null : inMajor(told.value.pay) }
  },
}

describe('overtime', () => {
  const asked = cases.filter(({ id }) => id.startsWith('OT') || id === 'AT-029' || id === 'AT-031')
  test.each(asked.map((one) => [one.id, one.title, one] as const))('%s: %s', (id, _title, { given, expected }) => {
    expect(answers[id]?.(given)).toEqual(expected)
  })
})

describe('limits', () => {
  test.each([
    ['day', '2026-11-04', '2026-11-04', '2026-11-04'],
    ['week', '2026-11-04', '2026-11-02', '2026-11-08'],
    ['three_weeks', '2026-11-04', '2026-10-19', '2026-11-08'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['year', '2026-11-04', '2026-01-01', '2026-12-31'],
  ] as const)('per %s: %s lies between %s and %s', (per, day, from, until) => {
    expect(limitPeriod(per, day, 1)).toEqual({ from, until })
  })

  test('hold approved overtime at the month’s cap until somebody is exempted, and tell of it', () => {
    const shift = attended(MONDAY, '08:00-19:00', '08:00-16:00')
    const used = [{ day: '2026-11-01', all: 6000, overtimeWorked: 70 * 60, overtimePaid: 70 * 60 }]
    const approvals = [{ day: MONDAY, minutes: 180 }]
    const q = weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [shift])], { daysAWeek: 6, approvals, used })
    const held = classifyDays(q)
    expect(overtimeStanding(held.entries)).toMatchObject({ worked: 180, paid: 120, held: 60, unapproved: 0 })
    expect(held.notices[0]).toMatchObject({ limit: 'overtime_month', level: 'held', message: 'Only 2 hours left' })
    const exemptions = [{ limit: 'overtime_month', from: MONDAY, until: MONDAY, minutes: 60, reason: 'Permit 12' }]
    expect(overtimeStanding(classifyDays({ ...q, exemptions }).entries)).toMatchObject({ paid: 180, held: 0 })
  })

  test('are told from 80 % on of what was worked, whoever approved it', () => {
    const shift = attended(MONDAY, '08:00-17:00', '08:00-16:00')
    const used = [{ day: '2026-11-01', all: 6000, overtimeWorked: 57 * 60, overtimePaid: 0 }]
    const q = weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [shift])], { daysAWeek: 6, used })
    expect(classifyDays(q).notices).toMatchObject([{ level: 'warning', used: 58 * 60, message: '58 of 72 hours' }])
  })
})

describe('a shift’s own rules', () => {
  const entriesOf = (there: string, changes: Parameters<typeof attended>[3], plan = '09:00-17:00') =>
    classifyDays(
      weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [attended(MONDAY, there, plan, changes)])], {
        daysAWeek: 6,
      }),
    )

  test('leave an early punch out of overtime, and its minutes in the day', () => {
    const { entries } = entriesOf('08:20-17:00', { counts: { before: false, after: true, block: 0 } })
    expect(entries.map(({ class: key, minutes }) => [key, minutes])).toEqual([
      ['not_counted', 40],
      ['regular', 480],
    ])
  })

  test('count overtime in blocks of at least so many minutes', () => {
    const counts = { before: false, after: true, block: 30 }
    expect(entriesOf('09:00-17:29', { counts }).entries.map(({ class: key }) => key)).toEqual([
      'regular',
      'not_counted',
    ])
    expect(entriesOf('09:00-17:30', { counts }).entries.map(({ class: key }) => key)).toEqual(['regular', 'overtime'])
  })

  test('round the first in and the last out, and say what rounding added', () => {
    const rounding = {
      roundIn: { minutes: 15, towards: 'nearest' },
      roundOut: { minutes: 15, towards: 'later' },
    } as const
    const { entries, added } = entriesOf('09:05-16:50', rounding)
    expect(entries.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(480)
    expect(added).toBe(15)
  })

  test('have no entry of no minutes for somebody who came and went in one minute', () => {
    expect(entriesOf('09:00-09:00', {}, '09:00-17:00')).toMatchObject({ entries: [], unclear: [] })
  })

  test('leave a day with an unpaired punch to somebody, and pay nothing of it', () => {
    const shift = { ...attended(MONDAY, '09:00-17:00', '09:00-17:00'), unpaired: 'missing_out' as const, worked: null }
    const result = classifyDays(weekQuestion(singapore, 'employment_act', [workedOn(MONDAY, [shift])]))
    expect(result).toMatchObject({ entries: [], unclear: [MONDAY], credited: [] })
  })
})

describe('a holiday on a day of rest', () => {
  const plan = (kind: 'rest' | 'work') => ({ kind, holiday: { name: 'National Day', part: 'whole' as const } })
  test('is a day of rest in Singapore, since the next working day is the holiday', () => {
    expect(kindOf(plan('rest'), singapore)).toBe('rest_day')
    expect(kindOf(plan('work'), singapore)).toBe('holiday')
  })
  test('is the holiday elsewhere', () => {
    for (const law of [canada, emirates, india]) expect(kindOf(plan('rest'), law)).toBe('holiday')
  })
})
