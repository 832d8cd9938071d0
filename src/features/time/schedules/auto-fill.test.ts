import { describe, expect, test } from 'vitest'
import { checkedShift, plainLaw, siteRules, worker } from '../../../../test/rosters.ts'
import { time as singapore } from '../../../countries/sg/time.ts'
import { addDays } from '../../../shared/dates.ts'
import { type FillPerson, type FillQuestion, fillVerdicts } from './auto-fill.rules.ts'
import { loadSolver } from './auto-fill.solver.ts'
import { fillRoster } from './auto-filled.rules.ts'
import type { CheckedShift } from './work-check.rules.ts'

const MONDAY = '2026-11-02'

const person = (name: string, changes: Partial<FillPerson> = {}): FillPerson => ({
  ...worker(name),
  wanted: 2400,
  most: 2400,
  prefers: [],
  hourly: null,
  ...changes,
})

const ask = (
  people: readonly FillPerson[],
  open: readonly CheckedShift[],
  changes: Partial<FillQuestion> = {},
): FillQuestion => ({
  people,
  open,
  held: [],
  law: plainLaw,
  site: siteRules,
  now: '2026-10-01T00:00:00.000Z',
  ...changes,
})

/** Every given shift asked once more, each beside all the others of its person. */
const expectEveryRuleKept = (q: FillQuestion, given: ReturnType<typeof fillRoster>['given']) => {
  const shifts = new Map(q.open.map((shift) => [shift.id, shift] as const))
  const of = (id: string) => [
    ...q.held.filter(({ personId }) => personId === id).map(({ shift }) => shift),
    ...given.filter(({ personId }) => personId === id).map(({ shiftId }) => shifts.get(shiftId) as CheckedShift),
  ]
  for (const { shiftId, personId } of given) {
    const who = q.people.find(({ id }) => id === personId) as FillPerson
    const shift = shifts.get(shiftId) as CheckedShift
    expect(fillVerdicts(q, who, shift, of(personId)).filter(({ severity }) => severity === 'error')).toEqual([])
  }
  expect(new Set(given.map(({ shiftId }) => shiftId)).size).toBe(given.length)
}

describe('a roster filled by itself', async () => {
  const solve = await loadSolver(2)

  test('fills 50 people’s four weeks in ten seconds, with every rule kept', { timeout: 60_000 }, () => {
    const skills = ['floor', 'till', 'forklift']
    const people = Array.from({ length: 50 }, (_, i) =>
      person(`P${i}`, {
        regime: 'employment_act',
        daysAWeek: 6,
        skills: skills.filter((_, n) => i % (n + 1) === 0).map((key) => ({ key, until: null })),
        leave: i % 5 === 0 ? [{ day: addDays(MONDAY, i % 28), part: 'day', label: 'Annual leave' }] : [],
        permit: i % 11 === 0 ? { label: 'Work permit', until: addDays(MONDAY, 20) } : null,
        prefers: [
          { from: `${addDays(MONDAY, i % 7)}T00:00:00.000Z`, until: `${addDays(MONDAY, i % 7)}T12:00:00.000Z` },
        ],
        hourly: 1500 + (i % 4) * 200,
      }),
    )
    const needs = {
      'floor 06:00-14:00': 5,
      'floor 14:00-22:00': 5,
      'floor 22:00-06:00': 3,
      'till 06:00-14:00': 4,
      'till 14:00-22:00': 4,
      'forklift 06:00-14:00': 2,
      'forklift 14:00-22:00': 2,
    }
    const open = Array.from({ length: 28 }, (_, day) =>
      Object.entries(needs).flatMap(([need, count]) => {
        const [skill = '', hours = ''] = need.split(' ')
        return Array.from({ length: count }, () => checkedShift(addDays(MONDAY, day), hours, { skill }))
      }),
    ).flat()
    const q = ask(people, open, { law: singapore })
    const begun = process.cpuUsage()
    const { given, open: left } = fillRoster(q, solve)
    // Time of this thread alone: other programs on the machine are not what is measured.
    const { user, system } = process.cpuUsage(begun)
    const seconds = (user + system) / 1e6
    expectEveryRuleKept(q, given)
    expect(given.length + left.length).toBe(open.length)
    expect(given.length / open.length).toBeGreaterThan(0.95)
    expect(left.every(({ why }) => why.startsWith('Of 50 people: '))).toBe(true)
    expect(seconds).toBeLessThan(10)
  })

  test('leaves open what nobody may work, and says why of everybody', () => {
    const shift = checkedShift(MONDAY, '09:00-17:00', { skill: 'forklift' })
    const can = { skills: [{ key: 'forklift', until: null }] }
    const away = { ...can, leave: [{ day: MONDAY, part: 'day' as const, label: 'Annual leave' }] }
    const { given, open } = fillRoster(ask([person('Mei'), person('Jo'), person('Ravi', away)], [shift]), solve)
    expect(given).toEqual([])
    expect(open).toMatchObject([
      {
        why: 'Of 3 people: 2 without the skill, 1 on leave',
        reasons: [{ people: ['Mei', 'Jo'] }, { people: ['Ravi'] }],
      },
    ])
    expect(fillRoster(ask([], [shift]), solve).open[0]?.why).toBe('There is nobody to ask')
  })

  test('finds the only way when the first choice would leave a shift open', () => {
    const forklift = checkedShift(MONDAY, '09:00-17:00', { skill: 'forklift' })
    const any = checkedShift(MONDAY, '09:00-17:00')
    const q = ask([person('Mei', { skills: [{ key: 'forklift', until: null }] }), person('Jo')], [any, forklift])
    expect(fillRoster(q, solve).given.toSorted((a, b) => (a.personId < b.personId ? -1 : 1))).toEqual([
      { shiftId: any.id, personId: 'Jo' },
      { shiftId: forklift.id, personId: 'Mei' },
    ])
  })

  test('gives hours to whoever lacks them, and a wished shift to whoever wished it', () => {
    const early = checkedShift(MONDAY, '06:00-14:00')
    const late = checkedShift(MONDAY, '14:00-22:00')
    const wishes = person('Mei', { prefers: [late.plan] })
    const { given } = fillRoster(ask([wishes, person('Jo')], [early, late]), solve)
    expect(given.find(({ personId }) => personId === 'Mei')?.shiftId).toBe(late.id)
    const one = checkedShift(MONDAY, '09:00-17:00')
    const held = [1, 2, 3].map((n) => ({ personId: 'Mei', shift: checkedShift(addDays(MONDAY, n), '09:00-17:00') }))
    expect(
      fillRoster(ask([person('Mei'), person('Jo', { wanted: 1200 })], [one], { held }), solve).given[0]?.personId,
    ).toBe('Jo')
  })

  test('breaks no rule even when the solver answers nonsense or nothing', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
      ['06:00-14:00', '14:00-22:00'].map((hours) => checkedShift(addDays(MONDAY, n), hours)),
    )
    const q = ask([person('Mei'), person('Jo')], days)
    const all = (model: string) => new Map([...model.matchAll(/x\d+_\d+/g)].map(([name]) => [name, 1]))
    for (const answer of [all, () => null]) {
      const { given, open } = fillRoster(q, answer)
      expectEveryRuleKept(q, given)
      expect(given.length + open.length).toBe(days.length)
      expect(given.length).toBeGreaterThan(5)
    }
    expect(fillRoster(q, () => null).withoutSolver).toEqual([MONDAY])
  })
})
