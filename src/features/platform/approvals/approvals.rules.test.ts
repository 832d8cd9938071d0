import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PolicyContent, StepMode, Verdict } from '../../../shared/approvals.ts'
import { dueAt } from './due.rules.ts'
import { amountIn, delegateOf, type RouteQuestion, routeOf } from './route.rules.ts'
import { type GivenWord, refusalToDecide, standingOfSteps } from './standing.rules.ts'

const everybody = ['mei', 'bob', 'cho', 'kim', 'ravi', 'ann', 'x', 'y', 'z']
const any = 'any' as const
const people = (...userIds: string[]) => ({ by: 'people' as const, userIds, mode: any })
const line = { by: 'relation' as const, relation: 'line-manager', mode: any }
const policy = (over: Partial<PolicyContent> = {}): PolicyContent => ({
  rules: [{ when: {}, steps: [{ who: [line] }] }],
  samePerson: 'once',
  ...over,
})
const routed = (over: Partial<RouteQuestion> = {}, decided: { step: number; by: string }[] = []) =>
  routeOf(
    {
      policy: policy(),
      facts: {},
      org: {
        able: new Set(everybody),
        administrators: ['ann', 'bob'],
        byRole: {},
        relations: { 'line-manager': ['ravi'] },
      },
      delegations: [],
      excluded: ['mei'],
      ...over,
    },
    decided,
  )
const who = (steps: ReturnType<typeof routed>) => steps.map((s) => s.approvers.map((a) => a.userId))
const words = (...given: [string, Verdict, number?][]): GivenWord[] =>
  given.map(([by, verdict, step = 0]) => ({ by, verdict, step, hash: 'h' }))
const stands = (mode: StepMode, given: GivenWord[], hash = 'h') =>
  standingOfSteps({
    steps: routed({
      policy: policy({ rules: [{ when: {}, steps: [{ who: [{ ...people('x', 'y', 'z'), mode }] }] }] }),
    }),
    words: given,
    hash,
    samePerson: 'once',
  })
const state = (mode: StepMode, given: GivenWord[]) => stands(mode, given).complete ?? 'pending'

describe('who is asked', () => {
  test('the manager of whoever asks, and one word is enough (AP-001)', () => {
    const steps = routed()
    expect(steps).toMatchObject([{ approvers: [{ userId: 'ravi', why: { by: 'relation', name: 'line-manager' } }] }])
    expect(standingOfSteps({ steps, words: words(['ravi', 'approve']), hash: 'h', samePerson: 'once' }).complete).toBe(
      'approve',
    )
  })

  test('alone at the top: whoever asks, and it is said (AP-003); where that is never allowed, nobody', () => {
    const org = { able: new Set(['ann']), administrators: ['ann'], byRole: {}, relations: {} }
    expect(routed({ org, excluded: ['ann'] })).toMatchObject([
      { alone: true, approvers: [{ userId: 'ann', why: { by: 'alone' } }] },
    ])
    const [step] = routed({ org, excluded: ['ann'], neverAlone: true })
    expect(step).toMatchObject({ alone: false, approvers: [] })
  })

  test('nobody set: the next of the rule, else those who run the company, and why is kept', () => {
    const org = { able: new Set(everybody), administrators: ['ann', 'bob'], byRole: {}, relations: {} }
    const next = policy({ rules: [{ when: {}, steps: [{ who: [line, people('kim')] }] }] })
    expect(who(routed({ org, policy: next }))).toEqual([['kim']])
    expect(routed({ org })).toMatchObject([
      {
        approvers: [{ userId: 'ann', why: { by: 'fallback' } }, { userId: 'bob' }],
        passed: [{ who: 'relation', why: 'unset' }],
      },
    ])
  })

  test('somebody who has left is not asked: those who run the company are (AP-020)', () => {
    const org = { able: new Set(['mei', 'ann']), administrators: ['ann'], byRole: {}, relations: {} }
    const named = policy({ rules: [{ when: {}, steps: [{ who: [people('kim')] }] }] })
    expect(routed({ org, policy: named })).toMatchObject([
      { approvers: [{ userId: 'ann', why: { by: 'fallback' } }], passed: [{ why: 'absent', userId: 'kim' }] },
    ])
  })

  test('whoever stands in decides, and whose word it is stands there', () => {
    const delegations = [{ from: 'ravi', to: 'kim' }]
    expect(routed({ delegations })).toMatchObject([{ approvers: [{ userId: 'kim', onBehalfOf: 'ravi' }] }])
  })

  test('the one who stands in is the one who asked: it goes past them to the next (AP-005)', () => {
    const rule = policy({ rules: [{ when: {}, steps: [{ who: [people('ann'), people('cho')] }] }] })
    const steps = routed({ policy: rule, excluded: ['bob'], delegations: [{ from: 'ann', to: 'bob' }] })
    expect(who(steps)).toEqual([['cho']])
    expect(steps[0]?.passed).toEqual([{ who: 'people', why: 'self', userId: 'ann' }])
  })

  test('hands are at most three, and no circle is entered', () => {
    const able = new Set(['a', 'b', 'c', 'd', 'e'])
    const chain = ['ab', 'bc', 'cd', 'de'].map(([from = '', to = '']) => ({ from, to }))
    expect(delegateOf('a', chain, { able, excluded: [] })).toBe('d')
    const circle = ['ab', 'ba'].map(([from = '', to = '']) => ({ from, to }))
    expect(delegateOf('a', circle, { able, excluded: [] })).toBe('b')
  })

  test('an amount decides the steps, in the policy’s currency (AP-013)', () => {
    const finance = people('kim')
    const over = policy({
      rules: [
        { when: { above: { minor: 50_000, currency: 'SGD' } }, steps: [{ who: [line] }, { who: [finance] }] },
        { when: {}, steps: [{ who: [line] }] },
      ],
    })
    const of = (minor: number, currency: string, rates?: Record<string, string>) =>
      who(routed({ policy: over, facts: { amount: { minor, currency }, ...(rates ? { rates } : {}) } }))
    expect(of(50_000, 'SGD')).toEqual([['ravi']])
    expect(of(50_001, 'SGD')).toEqual([['ravi'], ['kim']])
    expect(of(185_000, 'AED', { SGD: '0.3657' })).toEqual([['ravi'], ['kim']])
    expect(amountIn({ minor: 185_000, currency: 'AED' }, 'SGD', { SGD: '0.3657' })).toBe(67_655)
    // What cannot be compared goes the stricter way.
    expect(of(1, 'AED')).toEqual([['ravi'], ['kim']])
  })

  test('one person in two steps: one word settles both, or another is asked, or nobody (AP-014)', () => {
    const both = { rules: [{ when: {}, steps: [{ who: [people('kim')] }, { who: [people('kim')] }] }] }
    const once = standingOfSteps({
      steps: routed({ policy: policy(both) }),
      words: words(['kim', 'approve']),
      hash: 'h',
      samePerson: 'once',
    })
    expect(once.complete).toBe('approve')
    const apart = policy({ ...both, samePerson: 'separate' })
    const given = [{ step: 0, by: 'kim' }]
    expect(who(routed({ policy: apart }, given))).toEqual([['kim'], ['ann', 'bob']])
    const org = { able: new Set(['kim', 'mei']), administrators: ['mei'], byRole: {}, relations: {} }
    const steps = routed({ policy: apart, org }, given)
    const standing = standingOfSteps({ steps, words: words(['kim', 'approve']), hash: 'h', samePerson: 'separate' })
    expect(standing).toMatchObject({ complete: null, blocked: true, open: [1] })
  })

  test('a step whose time is over asks those who run the company, too', () => {
    expect(who(routed({ escalated: [0] }))).toEqual([['ravi', 'ann', 'bob']])
  })

  test('whoever asked is never among them while anybody else could, whatever the delegations', () => {
    const person = fc.constantFrom(...everybody)
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: person, to: person }), { maxLength: 6 }),
        fc.array(person, { maxLength: 3 }),
        fc.uniqueArray(person, { minLength: 2, maxLength: 4 }),
        (delegations, named, administrators) => {
          const org = { able: new Set(everybody), administrators, byRole: {}, relations: {} }
          const rule = policy({ rules: [{ when: {}, steps: [{ who: [{ by: 'subject', mode: 'all' }] }] }] })
          const steps = routed({ policy: rule, org, delegations, facts: { named } })
          for (const step of steps) {
            if (!step.alone) expect(step.approvers.map((a) => a.userId)).not.toContain('mei')
            expect(step.approvers.length).toBeGreaterThanOrEqual(step.need)
          }
        },
      ),
    )
  })
})

describe('how it stands', () => {
  test('two of three: the third is too late (AP-008)', () => {
    const standing = stands({ quorum: 2 }, words(['x', 'approve'], ['y', 'approve']))
    expect(standing.complete).toBe('approve')
    const why = refusalToDecide({
      standing,
      state: 'approved',
      decidedBy: 'Y',
      userId: 'z',
      excluded: [],
      hash: 'h',
      hashSeen: 'h',
    })
    expect([why?.code, why?.message]).toEqual(['CONFLICT', 'This was decided already by Y.'])
  })

  test.each<[GivenWord[], string]>([
    [words(['x', 'refuse']), 'pending'],
    [words(['x', 'refuse'], ['y', 'refuse']), 'refuse'],
    [words(['x', 'refuse'], ['y', 'approve'], ['z', 'approve']), 'approve'],
  ])('two of three: one refusal waits, two end it (AP-009) %#', (given, expected) => {
    expect(state({ quorum: 2 }, given)).toBe(expected)
  })

  test('all of three: one refusal ends it, and the third is asked no more (AP-010)', () => {
    expect(stands('all', words(['x', 'approve'], ['y', 'refuse']))).toMatchObject({
      complete: 'refuse',
      missing: [],
      open: [],
    })
  })

  test('the order of words does not matter (AP-022)', () => {
    const given = words(['x', 'approve'], ['y', 'refuse'], ['z', 'approve'])
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const order of orders)
      expect(
        state(
          { quorum: 2 },
          order.map((i) => given[i] as GivenWord),
        ),
      ).toBe('approve')
  })

  test('a word given on something else does not count', () => {
    expect(stands('any', words(['x', 'approve']), 'changed').complete).toBeNull()
  })

  test('steps wait for each other, and those beside each other do not', () => {
    const steps = (beside: boolean) =>
      routed({
        policy: policy({ rules: [{ when: {}, steps: [{ who: [people('x')] }, { who: [people('y')], beside }] }] }),
      })
    const open = (beside: boolean, given: GivenWord[] = []) =>
      standingOfSteps({ steps: steps(beside), words: given, hash: 'h', samePerson: 'once' })
    expect(open(false)).toMatchObject({ open: [0], missing: ['x'] })
    expect(open(true)).toMatchObject({ open: [0, 1], missing: ['x', 'y'] })
    expect(open(false, words(['x', 'approve']))).toMatchObject({ open: [1], missing: ['y'], complete: null })
  })

  test('what was taken back is not decided (AP-018), nor what has changed since it was read', () => {
    const standing = stands('any', [])
    const asked = { standing, decidedBy: null, userId: 'x', excluded: [], hash: 'h' }
    expect(refusalToDecide({ ...asked, state: 'withdrawn', hashSeen: 'h' })?.message).toBe(
      'This request was taken back.',
    )
    expect(refusalToDecide({ ...asked, state: 'pending', hashSeen: 'old' })?.code).toBe('VERSION_CONFLICT')
    expect(refusalToDecide({ ...asked, state: 'pending', hashSeen: 'h' })).toBeNull()
    expect(
      refusalToDecide({ ...asked, state: 'pending', hashSeen: 'h', userId: 'mei', excluded: ['mei'] })?.message,
    ).toMatch(/^You asked/)
  })
})

describe('when it is due', () => {
  const site = {
    calendar: { week: [1, 2, 3, 4, 5], daysOff: new Map([['2026-11-09', 'full' as const]]), years: [2026] },
    zone: 'Asia/Singapore',
  }
  const sent = '2026-11-06T08:00:00.000Z'

  test('two working days over a weekend and a holiday, at the same time on the wall (AP-015)', () => {
    expect(dueAt(sent, { unit: 'working-days', amount: 2 }, site)).toBe('2026-11-11T08:00:00.000Z')
  })
  test('hours run while the place works', () => {
    // Friday at four: two hours are left, then Tuesday.
    expect(dueAt(sent, { unit: 'working-hours', amount: 3 }, site)).toBe('2026-11-10T02:00:00.000Z')
  })
  test('by the week alone where holidays are not on file, and by the clock where no place is known', () => {
    expect(dueAt('2027-01-01T08:00:00.000Z', { unit: 'working-days', amount: 1 }, site)).toBe(
      '2027-01-04T08:00:00.000Z',
    )
    expect(dueAt(sent, { unit: 'working-hours', amount: 3 }, null)).toBe('2026-11-06T11:00:00.000Z')
  })
})
