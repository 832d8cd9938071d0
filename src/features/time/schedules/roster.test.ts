import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedShift, plainLaw, question, restLaw, siteRules, worker } from '../../../../test/rosters.ts'
import { assigned, dayOff, plansOf, schedule, shiftVersion, workday } from '../../../../test/shifts.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import { addDays, type Day, wallIn } from '../../../shared/dates.ts'
import { exact } from '../../../shared/money.ts'
import { copyWeek, type PlannedShift, shiftsOfTemplate, templateOf } from './copy-week.rules.ts'
import { coverageOf, gapsIn, rosterCost } from './coverage.rules.ts'
import { daysChangedBy } from './day-plan.rules.ts'
import { expandShifts } from './expand.rules.ts'
import { ageOn, bindingRule, isAllowed, mayWork } from './may-work.rules.ts'
import {
  giveOpenShift,
  judgeDrop,
  judgeSwap,
  ROSTER_ACTIONS,
  rosterActions,
  rosterMoved,
  swapActions,
  swapMoved,
} from './roster-moves.rules.ts'
import cases from './scenarios.json' with { type: 'json' }

const D = '2026-11-04'

// biome-ignore lint/suspicious/noExplicitAny: worked examples differ in shape
type Given = any

const answers: Record<string, (given: Given) => unknown> = {
  'RO-002': () => {
    const own = checkedShift(addDays(D, -1), '23:00-07:00')
    const given = checkedShift(D, '07:00-15:00')
    const taker = question(worker('Ravi'), given, { neighbours: [own] })
    const { offered, why } = judgeSwap({ give: { state: 'published', shiftId: given.id }, taker, giver: null })
    return { offered, why }
  },
  'RO-003': ({ permitExpires, shiftOn }) => {
    const person = worker('Mei', { permit: { label: 'Work permit', until: permitExpires } })
    const verdicts = mayWork(question(person, checkedShift(shiftOn, '09:00-17:00')))
    return { assigned: isAllowed(verdicts), task: bindingRule(verdicts)?.task }
  },
  'RO-005': () => {
    const open = checkedShift(D, '09:00-17:00')
    const own = checkedShift(D, '12:00-20:00')
    const claim = (id: string, minute: number, neighbours = [own].slice(1)) => ({
      id,
      claimedAt: `2026-11-01T00:0${minute}:00.000Z`,
      question: question(worker(id), open, { neighbours }),
    })
    const told = giveOpenShift([claim('C', 3), claim('A', 1, [own]), claim('B', 2)])
    const why = (id: string) => told.find((one) => one.claim === id)?.why
    return {
      given: told.find(({ given }) => given)?.claim,
      refused: {
        A: /^Overlaps/.test(why('A') ?? '') ? 'overlaps' : why('A'),
        C: why('C')?.replace('The shift is ', ''),
      },
    }
  },
  'RO-006': ({ enteredOn }) => {
    const plans = plansOf([shiftVersion('09:00-17:00'), shiftVersion('08:00-18:00')], {
      schedules: new Map([
        ['five', schedule('five', [...Array(5).fill(workday('09:00-17:00')), dayOff, dayOff])],
        ['four', schedule('four', [...Array(4).fill(workday('08:00-18:00')), dayOff, dayOff, dayOff])],
      ]),
      assignments: [assigned('five', '2026-01-01'), assigned('four', '2026-11-16')],
    })
    const question = {
      ...plans,
      from: '2026-11-13',
      until: enteredOn,
      roster: [],
      cleared: new Set<Day>(),
      defaultShiftTypeId: null,
    }
    const planned = (day: Day) =>
      expandShifts(question)
        .filter((one) => one.workDate === day)
        .reduce((sum, one) => sum + one.planned, 0)
    const changed = daysChangedBy('2026-11-16', null, enteredOn)
    return {
      '2026-11-13': planned('2026-11-13'),
      '2026-11-16': planned('2026-11-16'),
      '2026-11-20': planned('2026-11-20'),
      dirtyDays: [`${changed?.from}..${changed?.until}`],
    }
  },
}

describe('the roster', () => {
  test.each(cases.map((one) => [one.id, one.title, one] as const))('%s: %s', (id, _title, { given, expected }) => {
    expect(answers[id]?.(given)).toEqual(expected)
  })
})

const ruleOf = (...input: Parameters<typeof question>) => {
  const found = bindingRule(mayWork(question(...input)))
  return found ? [found.rule, found.message, found.source?.title ?? null] : null
}

describe('whoever is asked to work a shift', () => {
  const shift = checkedShift(D, '09:00-17:00')
  const mei = worker('Mei')

  test('may, when nothing speaks against it', () => expect(mayWork(question(mei, shift))).toEqual([]))

  test.each([
    [
      'works at that time',
      { neighbours: [checkedShift(D, '16:00-20:00')] },
      ['overlap', 'Overlaps the shift 2026-11-04 16:00–20:00', null],
    ],
    [
      'needs the site’s rest',
      { neighbours: [checkedShift(addDays(D, -1), '16:00-00:00')] },
      ['rest_between', '9 hours of rest; 10 are needed', null],
    ],
    [
      'needs the law’s rest, which is longer',
      {
        neighbours: [checkedShift(addDays(D, 1), '04:00-12:00')],
        law: { ...plainLaw, rest: () => ({ ...restLaw, betweenShifts: 720 }) },
      },
      ['rest_between', '11 hours of rest; 12 are needed', 'Act of this test'],
    ],
    [
      'is over the day of the site',
      { site: { ...siteRules, dayMinutes: 420 } },
      ['day_hours', '8 hours that day; 7 at most', null],
    ],
    [
      'is in a locked period',
      { site: { ...siteRules, locked: [{ from: addDays(D, -3), until: D }] } },
      ['locked', 'Days from 2026-11-01 to 2026-11-04 are locked', null],
    ],
  ] as const)('may not when she %s', (_why, changes, expected) => {
    expect(ruleOf(mei, shift, changes)).toEqual(expected)
  })

  test.each([
    ['is not employed yet', { employed: { from: addDays(D, 1), until: null } }, 'employment'],
    ['is on leave', { leave: [{ day: D, part: 'day', label: 'Annual leave' }] }, 'leave'],
    ['said she cannot', { unavailable: [{ from: `${D}T06:00:00.000Z`, until: `${D}T07:00:00.000Z` }] }, 'unavailable'],
    ['has a permit that ran out', { permit: { label: 'Work permit', until: addDays(D, -1) } }, 'permit'],
  ] as const)('may not when she %s', (_why, changes, rule) => {
    expect(ruleOf(worker('Mei', changes), shift)?.[0]).toBe(rule)
  })

  test('needs the skill of the shift on its last day', () => {
    const forklift = checkedShift(D, '22:00-06:00', { skill: 'forklift' })
    const until = (day: Day | null) => worker('Mei', { skills: [{ key: 'forklift', until: day }] })
    expect(ruleOf(mei, forklift)?.[1]).toBe('forklift is needed')
    expect(ruleOf(until(D), forklift)?.[1]).toBe('forklift ran out on 2026-11-04')
    expect(ruleOf(until(addDays(D, 1)), forklift)).toBeNull()
  })

  test('is told of leave that a night runs into, and blocked where leave begins with the shift', () => {
    const night = checkedShift(D, '22:00-06:00')
    const away = (day: Day) => worker('Mei', { leave: [{ day, part: 'day', label: 'Annual leave' }] })
    expect(mayWork(question(away(addDays(D, 1)), night))).toMatchObject([{ rule: 'leave', severity: 'warning' }])
    expect(ruleOf(away(D), night)?.[0]).toBe('leave')
  })

  test('has a rest day a week and never more than the law’s days between', () => {
    const days = (from: Day, count: number) =>
      Array.from({ length: count }, (_, i) => checkedShift(addDays(from, i), '09:00-13:00'))
    const sunday = checkedShift('2026-11-08', '09:00-13:00')
    expect(ruleOf(mei, sunday, { neighbours: days('2026-11-02', 6) })?.slice(0, 2)).toEqual([
      'weekly_rest',
      'No rest day in the week of 2026-11-02; 1 is needed',
    ])
    // Rest on the Monday of one week and the Sunday of the next: twelve days between them.
    const running = { neighbours: days('2026-11-03', 11) }
    const last = checkedShift('2026-11-14', '09:00-13:00')
    expect(ruleOf(mei, last, running)).toBeNull()
    const stricter = { ...plainLaw, rest: () => ({ ...restLaw, mostDaysBetween: 11 }) }
    expect(ruleOf(mei, last, { ...running, law: stricter })).toEqual([
      'days_running',
      '12 days without a day off; 11 at most',
      'Act of this test',
    ])
    const more = { ...siteRules, mostDaysRunning: 5 }
    expect(
      ruleOf(mei, checkedShift('2026-11-07', '09:00-13:00'), { neighbours: days('2026-11-02', 5), site: more })?.[1],
    ).toBe('6 days without a day off; 5 at most')
  })

  test('is held at the law’s hours a week, named with their source', () => {
    const neighbours = [0, 1, 3, 4, 5].map((i) => checkedShift(addDays('2026-11-02', i), '08:00-17:00'))
    expect(ruleOf(mei, shift, { neighbours })).toEqual([
      'limit',
      '48 hours a week: 53 hours planned',
      'Act of this test',
    ])
  })

  test('is told of the month’s overtime before it is used up, by the law’s own count', () => {
    const person = worker('Mei', { regime: 'employment_act', daysAWeek: 6 })
    const long = (day: Day) => checkedShift(day, '08:00-19:00')
    const days = [...Array(30)].map((_, i) => addDays('2026-11-01', i)).filter((day) => new Date(day).getUTCDay() !== 0)
    const asked = (count: number) => {
      const [last, ...neighbours] = days.slice(0, count).reverse().map(long)
      return mayWork(
        question(person, last ?? shift, {
          neighbours,
          law: singapore,
          site: { ...siteRules, restBetweenShifts: null },
        }),
      )
    }
    expect(asked(4)).toEqual([])
    const told = [...Array(20)].map((_, i) =>
      asked(i + 5).find(({ rule, severity }) => rule === 'limit' && severity === 'error'),
    )
    const first = told.find((one) => one !== undefined)
    expect(first?.message).toMatch(/^72 hours of overtime a month: \d+ hours( \d+ minutes)? planned$/)
    expect(first?.source?.url).toContain('mom.gov.sg')
  })

  test('works no nights and no long weeks when young, and is older on a birthday', () => {
    const youth = [
      { underAge: 18, earliest: '07:00', latest: '20:00', dayMinutes: 480, weekMinutes: 2400, source: restLaw.source },
    ]
    const site = { ...siteRules, youth }
    const born = (birthDate: Day) => worker('Jo', { birthDate })
    expect(ruleOf(born('2009-11-05'), checkedShift(D, '22:00-06:00'), { site })?.[1]).toBe(
      'Under 18: work from 07:00 to 20:00 only',
    )
    expect(ruleOf(born('2008-11-04'), checkedShift(D, '22:00-06:00'), { site })).toBeNull()
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18])
  })

  test('works no shift longer than a day, and none under a law that is not on file', () => {
    const long = {
      ...shift,
      plan: { from: shift.plan.from, until: new Date(Date.parse(shift.plan.from) + 25 * 3_600_000).toISOString() },
    }
    expect(ruleOf(mei, long)?.[1]).toBe('A shift lasts 24 hours at most')
    const refused = {
      ...plainLaw,
      rest: () => {
        throw new RangeError('No law on file for difc')
      },
    }
    expect(ruleOf(mei, shift, { law: refused })?.slice(0, 2)).toEqual(['law', 'No law on file for difc'])
  })
})

const hours = fc.constantFrom('09:00-17:00', '17:00-01:00', '22:00-06:00', '06:00-14:00', '00:30-08:30')
const days = fc.integer({ min: -3, max: 4 }).map((n) => addDays('2026-10-31', n))
const zones = fc.constantFrom('Asia/Singapore', 'America/Toronto', 'Asia/Kolkata')

test('shifts that touch do not overlap, and overlap is the same seen from either, past midnight and changes of the clock', () =>
  fc.assert(
    fc.property(fc.tuple(days, hours), fc.tuple(days, hours), zones, (one, other, zone) => {
      const [a, b] = [checkedShift(...one, { zone }), checkedShift(...other, { zone })]
      const said = (shift: typeof a, neighbour: typeof a) =>
        mayWork(question(worker('Mei'), shift, { neighbours: [neighbour] })).some(({ rule }) => rule === 'overlap')
      expect(said(a, b)).toBe(said(b, a))
      expect(said(a, b)).toBe(a.plan.from < b.plan.until && b.plan.from < a.plan.until)
      if (a.plan.until === b.plan.from) expect(said(a, b)).toBe(false)
    }),
  ))

describe('moves', () => {
  test('lead only where the table says, and an end is an end', () => {
    expect(rosterActions('draft')).toEqual(['publish', 'cancel'])
    expect(rosterActions('published')).toEqual(['unpublish', 'confirm', 'work', 'swap', 'drop', 'cancel'])
    for (const state of ['worked', 'swapped', 'dropped', 'cancelled'] as const) expect(rosterActions(state)).toEqual([])
    expect(swapActions('offered')).toEqual(['accept', 'expire', 'refuse', 'withdraw'])
    expect(swapMoved('offered', 'approve')).toBeNull()
    expect(
      ['accept', 'approve', 'finish'].reduce(
        (state, action) => swapMoved(state as 'offered', action as 'accept') ?? 'refused',
        'offered',
      ),
    ).toBe('done')
    expect(ROSTER_ACTIONS.map((action) => rosterMoved('confirmed', action))).toEqual([
      null,
      null,
      null,
      'worked',
      'swapped',
      'dropped',
      'cancelled',
    ])
  })

  test('an exchange leaves out the shifts that change hands', () => {
    const [hers, his] = [checkedShift(D, '07:00-15:00'), checkedShift(D, '15:00-23:00')]
    const asked = {
      give: { state: 'published' as const, shiftId: hers.id },
      taker: question(worker('Ravi'), hers, { neighbours: [his] }),
      giver: question(worker('Mei'), his, { neighbours: [hers] }),
    }
    expect(judgeSwap(asked)).toMatchObject({ offered: true, why: null })
    expect(judgeSwap({ ...asked, give: { ...asked.give, state: 'worked' } }).why).toBe(
      'A shift that is worked cannot be swapped',
    )
  })

  test('a drop is free in time, needs a word when late, and is over once it began', () => {
    const shift = { state: 'published' as const, startsAt: `${D}T01:00:00.000Z` }
    const rules = { freeUntil: 48 * 60 }
    expect(judgeDrop(shift, '2026-11-01T00:00:00.000Z', rules)).toEqual({ allowed: 'yes', why: null })
    expect(judgeDrop(shift, '2026-11-03T00:00:00.000Z', rules)).toMatchObject({ allowed: 'with_approval' })
    expect(judgeDrop(shift, `${D}T01:00:00.000Z`, rules)).toEqual({ allowed: 'no', why: 'The shift has begun' })
  })
})

describe('weeks', () => {
  const planned = (day: Day, hours: string, zone: string, personId: string | null): PlannedShift => {
    const { workDate, plan } = checkedShift(day, hours, { zone })
    return { workDate, plan, zone, shiftTypeId: hours, role: null, skill: null, personId, siteId: null }
  }

  test('are copied by what the wall shows, over a change of the clocks, and once', () => {
    const week = [
      planned('2026-10-26', '09:00-17:00', 'America/Toronto', 'Mei'),
      planned('2026-10-27', '22:00-06:00', 'America/Toronto', null),
    ]
    const copied = copyWeek(week, '2026-10-26', '2026-11-02', [])
    expect(
      copied.map(({ plan, workDate }) => [
        workDate,
        wallIn('America/Toronto', plan.from),
        wallIn('America/Toronto', plan.until),
      ]),
    ).toEqual([
      ['2026-11-02', '2026-11-02T09:00', '2026-11-02T17:00'],
      ['2026-11-03', '2026-11-03T22:00', '2026-11-04T06:00'],
    ])
    expect(copyWeek(week, '2026-10-26', '2026-11-02', copied)).toEqual([])
    // Two open shifts alike are two: one that is there already leaves one to copy.
    const open = planned('2026-10-27', '09:00-17:00', 'America/Toronto', null)
    const [one] = copyWeek([open], '2026-10-26', '2026-11-02', [])
    expect(copyWeek([open, open], '2026-10-26', '2026-11-02', one ? [one] : [])).toEqual([one])
  })

  test('of two sites are told apart: what is there at one is still copied at the other', () => {
    const open = planned('2026-10-27', '09:00-17:00', 'America/Toronto', null)
    const [north, south] = [
      { ...open, siteId: 'north' },
      { ...open, siteId: 'south' },
    ]
    const there = copyWeek([south], '2026-10-26', '2026-11-02', [])
    expect(copyWeek([north, south], '2026-10-26', '2026-11-02', there).map(({ siteId }) => siteId)).toEqual(['north'])
  })

  test('become templates without people, and come back where the people were kept', () => {
    const week = [planned('2026-11-02', '09:00-17:00', 'Asia/Kolkata', 'Mei')]
    expect(shiftsOfTemplate(templateOf(week, '2026-11-02', true), '2026-11-02')).toEqual(week)
    expect(templateOf(week, '2026-11-02', false)[0]?.personId).toBeNull()
    expect(templateOf(week, '2026-11-09', false)).toEqual([])
  })
})

describe('coverage', () => {
  const at = (from: string, until: string) => ({ from: `${D}T${from}:00.000Z`, until: `${D}T${until}:00.000Z` })
  const on = (from: string, until: string, skill: string | null, personId: string | null = 'x') => ({
    plan: at(from, until),
    skill,
    personId,
    minutes: 60,
  })

  test('counts people for each skill and quarter of an hour, and names the gaps', () => {
    const demands = [{ skill: 'nurse', span: at('08:00', '09:00'), people: 2 }]
    const quarters = coverageOf(demands, [
      on('08:00', '09:00', 'nurse'),
      on('08:20', '09:00', 'nurse'),
      on('08:00', '09:00', 'nurse', null),
    ])
    expect(quarters.map(({ needed, there }) => [needed, there])).toEqual([
      [2, 1],
      [2, 1],
      [2, 2],
      [2, 2],
    ])
    expect(gapsIn(quarters)).toEqual([{ span: at('08:00', '08:30'), skill: 'nurse', missing: 1 }])
  })

  test('meets a need for anybody with whoever no skill takes', () => {
    const demands = [
      { skill: null, span: at('08:00', '08:15'), people: 1 },
      { skill: 'nurse', span: at('08:00', '08:15'), people: 1 },
    ]
    const of = (...shifts: ReturnType<typeof on>[]) =>
      coverageOf(demands, shifts).find(({ skill }) => skill === null)?.there
    expect([
      of(on('08:00', '09:00', 'nurse')),
      of(on('08:00', '09:00', 'nurse'), on('08:00', '09:00', 'nurse')),
    ]).toEqual([0, 1])
    expect(of(on('08:00', '09:00', 'cook'))).toBe(1)
  })

  test('adds up hours and cost, and says whose rate is not known', () => {
    const cost = rosterCost(
      [on('08:00', '09:00', null, 'Mei'), on('09:00', '10:00', null, 'Jo'), on('09:00', '10:00', null, null)],
      {
        hourly: (id) => (id === 'Mei' ? exact(2000) : null),
        overtime: () => ({ minutes: 15, premium: exact(250) }),
      },
    )
    expect({ ...cost, cost: Number(cost.cost.valueOf()) }).toEqual({
      minutes: 120,
      openMinutes: 60,
      overtimeMinutes: 30,
      cost: 2250,
      withoutRate: ['Jo'],
    })
  })
})
