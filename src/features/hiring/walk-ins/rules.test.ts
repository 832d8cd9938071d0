import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averageOf,
  capacityOf,
  estimateOf,
  type InLine,
  inOrder,
  MOVES,
  movesFrom,
  nextState,
  orderAt,
  refusalOf,
  rejoinAt,
  STATES,
  slotsOf,
  TICKET_MOVES,
  TICKET_STATES,
} from './rules.ts'

const NOW = '2026-12-05T02:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()

describe('an event', () => {
  test.each([
    ['draft', ['publish', 'cancel']],
    ['open', ['pause', 'begin', 'cancel']],
    ['paused', ['resume', 'begin', 'cancel']],
    ['live', ['end', 'cancel']],
    ['ended', []],
    ['cancelled', []],
  ] as const)('that is %s can be moved by %j and by nothing else', (state, moves) => {
    expect(movesFrom(state)).toEqual(moves)
  })
  test('never comes back from its end, and each move leads to a state there is', () => {
    for (const state of STATES)
      for (const move of MOVES) {
        const to = nextState(state, move)
        if (to !== null) expect(STATES).toContain(to)
        if (state === 'ended' || state === 'cancelled') expect(to).toBeNull()
      }
  })
})

describe('the capacity of a slot', () => {
  test.each([
    [3, 60, 15, 100, 12],
    [3, 60, 15, 110, 13],
    [1, 30, 20, 100, 1],
    [1, 30, 20, 110, 1],
    [2, 45, 7, 100, 12],
  ])(
    '%i desks, %i minutes, %i each, %i %% given out: %i',
    (...[desks, minutes, averageMinutes, bookedPercent, capacity]) => {
      expect(capacityOf({ desks, averageMinutes, bookedPercent }, minutes)).toBe(capacity)
    },
  )
  test('is never more than 1.1 times what there is time for, and quiet half of that', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 10, max: 480 }),
        fc.integer({ min: 2, max: 240 }),
        fc.integer({ min: 100, max: 110 }),
        (desks, minutes, averageMinutes, bookedPercent) => {
          const plan = { desks, averageMinutes, bookedPercent }
          expect(capacityOf(plan, minutes) * averageMinutes * 10).toBeLessThanOrEqual(desks * minutes * 11)
          expect(capacityOf(plan, minutes, true) * averageMinutes * 2).toBeLessThanOrEqual(desks * minutes)
        },
      ),
    )
  })
})

describe('the slots of a day', () => {
  const plan = { desks: 2, averageMinutes: 15, bookedPercent: 100, slotMinutes: 60, quiet: true }
  test('follow one another without a gap; the rest belongs to the last, the first is the quiet one', () => {
    const { slots } = slotsOf(plan, NOW, later(200))
    expect(slots.map((s) => [s.startsAt, s.endsAt, s.capacity, s.quiet])).toEqual([
      [NOW, later(60), 4, true],
      [later(60), later(120), 8, false],
      [later(120), later(200), 10, false],
    ])
  })
  test.each([
    [30, {}, 'The day must be at least as long as one slot.'],
    [600, { slotMinutes: 10 }, 'At most 48 slots. Make them longer.'],
    [120, { averageMinutes: 200 }, 'A slot is too short for one conversation. Make slots longer, or add desks.'],
  ])('of %i minutes with %j: %s', (minutes, over, problem) => {
    expect(slotsOf({ ...plan, ...over }, NOW, later(minutes)).problem).toBe(problem)
  })
  test('cover the whole day, whatever is planned', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 120 }), fc.integer({ min: 10, max: 900 }), (slotMinutes, minutes) => {
        const { slots, problem } = slotsOf({ ...plan, averageMinutes: 2, slotMinutes }, NOW, later(minutes))
        if (problem !== null) return
        expect([slots[0]?.startsAt, slots.at(-1)?.endsAt]).toEqual([NOW, later(minutes)])
        for (const [i, s] of slots.entries()) if (i > 0) expect(s.startsAt).toBe(slots[i - 1]?.endsAt)
      }),
    )
  })
})

describe('a ticket', () => {
  test('is called a second time after five minutes and not before, and then marked as not there', () => {
    const once = { status: 'called' as const, calls: 1, calledAt: NOW }
    expect(refusalOf('callAgain', once, new Date(later(4)))).toBe(
      'Call again 5 minutes after the first call, not before.',
    )
    expect(refusalOf('noShow', once, new Date(later(60)))).toBe(
      'Call this ticket a second time first, 5 minutes after the first call.',
    )
    expect(refusalOf('callAgain', once, new Date(later(5)))).toBeNull()
    const twice = { ...once, calls: 2 }
    expect(refusalOf('callAgain', twice, new Date(later(20)))).toBe('This ticket was called twice already.')
    expect(refusalOf('noShow', twice, new Date(later(5)))).toBeNull()
    expect(refusalOf('rejoin', { ...twice, status: 'no_show' }, new Date(later(6)))).toBeNull()
  })
  test('that is done, gone or given back stays so', () => {
    for (const status of ['done', 'left', 'cancelled'] as const)
      for (const move of TICKET_MOVES)
        expect(refusalOf(move, { status, calls: 2, calledAt: NOW }, new Date(later(60)))).not.toBeNull()
    expect(TICKET_STATES).toHaveLength(10)
  })
})

describe('the queue', () => {
  const slot = { slotStartsAt: later(0), slotEndsAt: later(60), lateUntil: null }
  test.each([
    ['early', { ...slot, arrivedAt: later(-30) }, later(0)],
    ['within the slot', { ...slot, arrivedAt: later(50) }, later(0)],
    ['after it', { ...slot, arrivedAt: later(70) }, later(70)],
    ['late, as announced', { ...slot, arrivedAt: later(70), lateUntil: later(80) }, later(0)],
    ['later than announced', { ...slot, arrivedAt: later(90), lateUntil: later(80) }, later(90)],
    ['without a slot', { ...slot, slotStartsAt: null, slotEndsAt: null, arrivedAt: later(5) }, later(5)],
  ])('counts who comes %s', (_how, coming, at) => {
    expect(orderAt(coming)).toBe(at)
  })
  const person = fc.record({
    id: fc.uuid(),
    number: fc.integer({ min: 1, max: 500 }),
    orderAt: fc.integer({ min: 0, max: 40 }).map(later),
    arrivedAt: fc.integer({ min: 0, max: 40 }).map(later),
  })
  const people = fc.uniqueArray(person, { selector: (p) => p.number, maxLength: 12 })
  test('is the same in whatever order it was read, and loses nobody', () => {
    fc.assert(
      fc.property(people, (line: InLine[]) => {
        const numbers = inOrder(line).map((p) => p.number)
        expect(inOrder([...line].reverse()).map((p) => p.number)).toEqual(numbers)
        expect([...numbers].sort((a, b) => a - b)).toEqual(line.map((p) => p.number).sort((a, b) => a - b))
      }),
    )
  })
  test('puts whoever missed both calls after everybody who waits', () => {
    fc.assert(
      fc.property(people, (line: InLine[]) => {
        const back = { id: 'back', number: 0, orderAt: rejoinAt(NOW, line), arrivedAt: NOW }
        expect(inOrder([...line, back]).at(-1)?.id).toBe('back')
      }),
    )
  })
})

describe('the waiting time', () => {
  test.each([
    [15, [], 15],
    [15, [5, 5], 15],
    [15, [5, 6, 7], 6],
    [15, [60, ...Array(10).fill(10)], 10],
  ])('takes the plan of %i until some are over: %j is %i', (planned, took, average) => {
    expect(averageOf(planned, took)).toBe(average)
  })
  test.each([
    [0, 2, [], 10, { from: 0, to: 5 }],
    [0, 1, [4], 10, { from: 0, to: 10 }],
    [3, 2, [0, 0], 10, { from: 15, to: 30 }],
    [10, 1, [0], 12, { from: 105, to: 175 }],
  ])('of %i ahead at %i desks, busy %j, %i each: %j', (...[ahead, desks, busy, average, span]) => {
    expect(estimateOf(ahead, desks, busy, average)).toEqual(span)
  })
  test('is never shorter with more people ahead, nor longer with more desks', () => {
    const small = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(small, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 60 }), (ahead, desks, average) => {
        const at = estimateOf(ahead, desks, [], average)
        expect(estimateOf(ahead + 1, desks, [], average).from).toBeGreaterThanOrEqual(at.from)
        expect(estimateOf(ahead, desks + 1, [], average).to).toBeLessThanOrEqual(at.to)
        expect(at.to).toBeGreaterThan(at.from)
      }),
    )
  })
})
