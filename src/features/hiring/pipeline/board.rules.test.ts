import { describe, expect, test } from 'vitest'
import type { BoardStage, Card } from './board.contract.ts'
import { columnsOf, withSteps } from './board.rules.ts'

const NOW = Date.parse('2027-03-20T00:00:00Z')
const stage = (id: string, daysLimit: number | null = null): BoardStage => ({
  id,
  name: id,
  kind: 'review',
  cardLimit: null,
  daysLimit,
})
const card = (id: string, stageId: string, rank: number, over: Partial<Card> = {}): Card => ({
  id,
  number: rank,
  version: 1,
  stageId,
  rank,
  outcome: 'active',
  name: null,
  headline: `Headline ${id}`,
  unmet: 0,
  tags: [],
  appliedAt: '2027-03-01T00:00:00Z',
  stageSince: '2027-03-10T00:00:00Z',
  endedAt: null,
  letterLeavesAt: null,
  humanOnly: false,
  heldUntil: null,
  unread: 0,
  match: null,
  interviewAt: null,
  feedback: null,
  ...over,
})
const cards = [card('a', 'new', 1), card('b', 'new', 2), card('c', 'talk', 1), card('d', 'talk', 2)]
const board = (steps: Parameters<typeof withSteps>[1]) =>
  Object.fromEntries(
    columnsOf([stage('new'), stage('talk')], withSteps(cards, steps), { text: '', show: '' }, NOW).map((c) => [
      c.stage.id,
      c.cards.map((s) => s.id + (s.waiting ? '*' : '')),
    ]),
  )
const at = '2027-03-20T00:00:00Z'

describe('the board with what was done on this device', () => {
  test('shows each step at once, one after the other', () => {
    expect(board([])).toEqual({ new: ['a', 'b'], talk: ['c', 'd'] })
    const there = { action: 'move', ids: ['a'], at, stageId: 'talk', before: 'd' } as const
    expect(board([there])).toEqual({ new: ['b'], talk: ['c', 'a*', 'd'] })
    const both = { action: 'move', ids: ['b', 'c'], at, stageId: 'talk', before: null } as const
    expect(board([there, both])).toEqual({ new: [], talk: ['a*', 'd', 'b*', 'c*'] })
    expect(board([there, { action: 'reject', ids: ['a'], at }])).toEqual({ new: ['b'], talk: ['c', 'd'] })
  })

  test('puts a card back where it was', () => {
    const was = [{ id: 'a', stageId: 'new', rank: 1, outcome: 'active' as const, stageSince: at, endedAt: null }]
    const steps = [
      { action: 'move', ids: ['a'], at, stageId: 'talk' },
      { action: 'undo', ids: ['a'], at, was },
    ] as const
    expect(board(steps)).toEqual({ new: ['a*', 'b'], talk: ['c', 'd'] })
  })

  test('passes over a card that is not there any more', () => {
    expect(board([{ action: 'move', ids: ['gone'], at, stageId: 'talk' }])).toEqual({
      new: ['a', 'b'],
      talk: ['c', 'd'],
    })
  })
})

describe('a column', () => {
  const of = (filter: { text: string; show: string }) =>
    columnsOf(
      [stage('new', 5)],
      withSteps([card('a', 'new', 1), card('b', 'new', 2, { stageSince: '2027-03-18T00:00:00Z', unmet: 1 })], []),
      filter,
      NOW,
    )[0]
  test('says how long its cards have been there and how many are late', () => {
    expect(of({ text: '', show: '' })).toMatchObject({ count: 2, medianDays: 6, late: 1 })
  })
  test('keeps its figures while a filter shows some of its cards', () => {
    expect(of({ text: '', show: 'late' })).toMatchObject({ count: 2, late: 1, cards: [{ id: 'a' }] })
    expect(of({ text: 'headline b', show: '' })?.cards).toHaveLength(1)
    expect(of({ text: '', show: 'met' })?.cards).toMatchObject([{ id: 'a' }])
  })
})
