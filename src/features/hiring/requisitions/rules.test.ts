import { describe, expect, it } from 'vitest'
import { routeOf } from '../../platform/approvals/route.rules.ts'
import { standingOfSteps } from '../../platform/approvals/standing.rules.ts'
import {
  ACTIONS,
  type Facts,
  isWritable,
  MOVES,
  planOf,
  positionsWithoutJob,
  REQUISITION_POLICY,
  type StoredStatus,
  statusOf,
} from './rules.ts'

const KEPT: StoredStatus[] = ['draft', 'asked', 'approved', 'refused', 'cancelled']

describe('where a requisition may go', () => {
  const table: Record<StoredStatus, Partial<Record<(typeof ACTIONS)[number], StoredStatus>>> = {
    draft: { ask: 'asked' },
    asked: { withdraw: 'draft', approve: 'approved', refuse: 'refused', cancel: 'cancelled' },
    approved: { cancel: 'cancelled' },
    refused: { ask: 'asked', cancel: 'cancelled' },
    cancelled: {},
  }
  it.each(KEPT.flatMap((from) => ACTIONS.map((action) => [from, action] as const)))('%s, %s', (from, action) => {
    expect(MOVES[action].from.includes(from) ? MOVES[action].to : undefined).toBe(table[from][action])
  })
  it('is written only while nobody judges it', () => expect(KEPT.filter(isWritable)).toEqual(['draft', 'refused']))
})

describe('what is shown of an approved one', () => {
  it.each([
    [{ headCount: 2, hired: 0, liveJobs: 0 }, 'approved'],
    [{ headCount: 2, hired: 1, liveJobs: 0 }, 'approved'],
    [{ headCount: 2, hired: 1, liveJobs: 1 }, 'open'],
    [{ headCount: 2, hired: 2, liveJobs: 1 }, 'filled'],
    [{ headCount: 2, hired: 2, liveJobs: 0 }, 'filled'],
  ])('%j is %s', (counted, status) => expect(statusOf('approved', counted)).toBe(status))

  it('is never filled by fewer people than it asks for, however many jobs have come and gone', () => {
    for (let hired = 0; hired < 5; hired++)
      for (const liveJobs of [0, 1, 9])
        expect(statusOf('approved', { headCount: 5, hired, liveJobs })).not.toBe('filled')
  })

  it.each([
    [3, 0, [], 3],
    [3, 1, [{ vacancies: 2, hired: 1, promised: 0, live: true }], 1],
    [3, 1, [{ vacancies: 2, hired: 1, promised: 0, live: false }], 2],
    [3, 0, [{ vacancies: 9, hired: 0, promised: 0, live: true }], 0],
  ])('%i wanted, %i hired, jobs %j: %i without a job', (count, hired, jobs, left) =>
    expect(positionsWithoutJob(count, hired, jobs)).toBe(left),
  )
})

describe('a plan', () => {
  const facts = (over: Partial<Facts>): Facts => ({
    year: 2027,
    target: 10,
    planned: true,
    employees: 7,
    open: 2,
    own: 1,
    replaces: false,
    ...over,
  })
  it.each([
    ['just fits', {}, 10, false],
    ['is one over', { own: 2 }, 11, true],
    ['fits, where somebody leaves it', { own: 2, replaces: true }, 10, false],
    ['counts as nought where others are set', { target: null }, 10, true],
    ['is not there at all', { target: null, planned: false }, 10, false],
    ['of nobody', { target: 0, employees: 0, open: 0, own: 1 }, 1, true],
  ] as const)('%s', (_, over, total, isOver) => {
    expect(planOf(facts(over))).toMatchObject({ total, over: isOver, approvals: isOver ? 2 : 1 })
  })
})

describe('whose word it needs', () => {
  const [mei, bob, cho] = ['mei', 'bob', 'cho']
  /** The policy of requisitions, through the engine that all approvals go by. */
  const stands = (approvals: number, administrators: string[], given: string[]) => {
    const steps = routeOf({
      policy: REQUISITION_POLICY,
      facts: { flags: approvals === 2 ? ['over-plan'] : [] },
      org: { able: new Set(administrators), administrators, byRole: {}, relations: {} },
      delegations: [],
      excluded: [mei],
    })
    const words = given.map((by) => ({ by, verdict: 'approve' as const, step: 0, hash: 'h' }))
    const standing = standingOfSteps({ steps, words, hash: 'h', samePerson: 'once' })
    return { ...standing, complete: standing.complete === 'approve' }
  }
  it.each([
    [1, [mei, bob, cho], [], [bob, cho], false],
    [1, [mei, bob, cho], [bob], [], true],
    [1, [mei, bob, cho], [mei], [bob, cho], false],
    [2, [mei, bob, cho], [bob], [cho], false],
    [2, [mei, bob, cho], [bob, cho], [], true],
    [2, [mei, bob], [bob], [mei], false],
    [2, [mei, bob], [bob, mei], [], true],
    [1, [mei], [], [mei], false],
    [2, [mei], [mei], [], true],
  ])('%i of %j, given by %j: waits for %j', (...[approvals, administrators, given, missing, complete]) => {
    expect(stands(approvals, administrators, given)).toMatchObject({ missing, complete })
  })
  it('says when whoever asked has to count', () => {
    expect([stands(2, [mei, bob], []).alone, stands(2, [mei, bob, cho], []).alone, stands(1, [mei], []).alone]).toEqual(
      [true, false, true],
    )
  })
})
