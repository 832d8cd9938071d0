import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ledgerEntryOf, type PaymentEvent, standingOf } from './events.rules.ts'
import { refundableOf } from './refund.rules.ts'
import { periodEnd, testCardOutcome } from './test-cards.rules.ts'

const ORDER = { total: 1990, currency: 'SGD', period: 'month', coupon: null, trial_until: null } as const
const REDUCED = { ...ORDER, coupon: { total: 995, periods: 2 } } as const
const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 0, day, hour)).toISOString()

const paid = (n: number, over: Partial<Extract<PaymentEvent, { kind: 'paid' }>> = {}): PaymentEvent => ({
  id: `paid${n}`,
  at: at(1 + 30 * (n - 1)),
  kind: 'paid',
  invoice: `in${n}`,
  total: 1990,
  currency: 'SGD',
  from: at(1 + 30 * (n - 1)),
  until: at(1 + 30 * n),
  ...over,
})
const failed = (id: string, day: number, invoice = 'in2'): PaymentEvent => ({
  id,
  at: at(day),
  kind: 'failed',
  invoice,
  nextTry: at(day + 1),
})
const updated = (day: number, cancels: boolean): PaymentEvent => ({
  id: `u${day}`,
  at: at(day),
  kind: 'updated',
  cancels,
})
const TRIED = { ...ORDER, trial_until: at(15) } as const
const trial = (isGranted: boolean): PaymentEvent => ({ id: 'trial', at: at(1), kind: 'trial', isGranted })
const pausedOf = (day: number, until: number, of = 31): PaymentEvent => ({
  id: `pause${day}-${until}`,
  at: at(day, 1),
  kind: 'updated',
  cancels: false,
  pause: { of: at(of), from: at(day), until: at(until) },
})
const ended = (day: number): PaymentEvent => ({ id: `e${day}`, at: at(day), kind: 'ended' })
const refunded = (id: string, total: number, invoice = 'in1'): PaymentEvent => ({
  id,
  at: at(5),
  kind: 'refunded',
  refund: `re${id}`,
  invoice,
  total,
  currency: 'SGD',
})

const disputed = (id: string, day: number, stands: 'open' | 'won' | 'lost', invoice = 'in1'): PaymentEvent => ({
  id,
  at: at(day),
  kind: 'disputed',
  dispute: `dp${invoice}`,
  invoice,
  total: 1990,
  stands,
})

describe('an order', () => {
  it.each([
    ['is open before anything is paid', [], { state: 'open', paidUntil: null, givenUntil: null }],
    [
      'is paid to the end of its period, and the renewal has a day to arrive',
      [paid(1)],
      { state: 'paid', paidUntil: at(31), givenUntil: at(32) },
    ],
    [
      'goes on for seven days after a renewal failed',
      [paid(1), failed('f1', 31)],
      { state: 'past_due', givenUntil: at(38), nextTry: at(32) },
    ],
    [
      'counts its seven days from the first failure',
      [paid(1), failed('f1', 31), failed('f2', 33)],
      { state: 'past_due', givenUntil: at(38) },
    ],
    [
      'is paid again once a retry went through',
      [paid(1), failed('f1', 31), paid(2, { at: at(33) })],
      { state: 'paid', paidUntil: at(61), nextTry: null },
    ],
    [
      'that was cancelled runs to the end of what was paid',
      [paid(1), updated(9, true)],
      { state: 'cancelled', givenUntil: at(31) },
    ],
    [
      'whose cancellation was taken back runs on',
      [paid(1), updated(9, true), updated(10, false)],
      { state: 'paid', cancels: false },
    ],
    [
      'that stands still for ten days is paid for as much longer',
      [paid(1), pausedOf(5, 15)],
      { state: 'paid', paidUntil: at(41), givenUntil: at(42), pause: { from: at(5), until: at(15) } },
    ],
    [
      'that was taken up early is paid for by as much less',
      [pausedOf(5, 15), { ...pausedOf(5, 8), at: at(8) }, paid(1)],
      { paidUntil: at(34), pause: { from: at(5), until: at(8) } },
    ],
    [
      'is not moved by the pause of a period before',
      [paid(1), pausedOf(5, 15), paid(2, { from: at(41), until: at(71) })],
      { paidUntil: at(71), pause: null },
    ],
    ['that ended gives what was paid for, and no more', [paid(1), ended(20)], { state: 'ended', givenUntil: at(31) }],
    ['disputed goes on while the bank looks into it', [paid(1), disputed('d', 5, 'open')], { state: 'paid' }],
    [
      'whose dispute was lost is over',
      [paid(1), disputed('d', 5, 'open'), disputed('l', 9, 'lost')],
      { state: 'ended', givenUntil: null },
    ],
    [
      'whose dispute was won goes on',
      [paid(1), disputed('w', 9, 'won'), disputed('d', 10, 'open')],
      { state: 'paid', paidUntil: at(31) },
    ],
    ['paid back whole is over at once', [paid(1), refunded('a', 1990)], { state: 'ended', givenUntil: null }],
    [
      'paid back in part goes on, however many events tell of that one refund',
      [paid(1), refunded('a', 1000), { ...refunded('a', 1000), id: 'told again' }],
      { state: 'paid', paidUntil: at(31) },
    ],
    ['paid back in part goes on', [paid(1), refunded('a', 1000)], { state: 'paid', paidUntil: at(31) }],
    [
      'paid with another amount than was ordered gives nothing',
      [paid(1, { total: 1 })],
      { state: 'ended', givenUntil: null },
    ],
    ['paid in another currency gives nothing', [paid(1, { currency: 'INR' })], { givenUntil: null }],
    [
      'that ended with a part of it paid back gives nothing from then on',
      [paid(1), refunded('a', 1000), ended(20)],
      { state: 'ended', givenUntil: at(20) },
    ],
  ] as const)('%s', (_, events, standing) => {
    expect(standingOf(ORDER, events)).toMatchObject(standing)
  })

  it.each([
    [
      'gives a period that was paid at the reduced price',
      [paid(1, { total: 995 })],
      { paidUntil: at(31), reducedLeft: 1 },
    ],
    [
      'gives the whole price after the reduced ones',
      [paid(1, { total: 995 }), paid(2, { total: 995 }), paid(3)],
      { paidUntil: at(91), reducedLeft: 0 },
    ],
    [
      'gives nothing for one reduced period more than it reaches',
      [paid(1, { total: 995 }), paid(2, { total: 995 }), paid(3, { total: 995 })],
      { paidUntil: at(61), reducedLeft: 0 },
    ],
  ] as const)('with a coupon of two periods %s', (_, events, standing) => {
    expect(standingOf(REDUCED, events)).toMatchObject(standing)
  })

  it.each([
    [
      'is given to its end, and the first charge has a day to arrive',
      [trial(true)],
      { state: 'trialing', paidUntil: at(15), givenUntil: at(16) },
    ],
    ['is not given before its card was looked at', [], { state: 'open', givenUntil: null }],
    ['that is refused is over', [trial(false)], { state: 'ended', givenUntil: null }],
    ['that was cancelled runs to its end', [trial(true), updated(9, true)], { state: 'cancelled', givenUntil: at(15) }],
    ['that was ended by us gives nothing from then on', [trial(true), ended(9)], { state: 'ended', givenUntil: at(9) }],
    [
      'whose first charge failed has seven days',
      [trial(true), failed('f1', 15, 'in1')],
      { state: 'past_due', givenUntil: at(22) },
    ],
    [
      'gives way to what was paid',
      [paid(1, { at: at(15), from: at(15), until: at(45) }), trial(true)],
      { state: 'paid', paidUntil: at(45) },
    ],
    [
      'whose first payment is paid back is over',
      [trial(true), paid(1), refunded('a', 1990)],
      { state: 'ended', givenUntil: null },
    ],
  ] as const)('a trial %s', (_, events, standing) => {
    expect(standingOf(TRIED, events)).toMatchObject(standing)
  })

  it('stands the same whatever the order its events come in, and however often, over 1,000 of them', () => {
    const kinds = [
      paid(1),
      paid(2),
      paid(3),
      paid(4, { total: 995 }),
      paid(5, { total: 995 }),
      paid(6, { total: 995 }),
      failed('f1', 31),
      failed('f2', 62, 'in3'),
      updated(9, true),
      updated(12, false),
      pausedOf(6, 16),
      pausedOf(6, 9),
      pausedOf(35, 65, 61),
      ended(70),
    ]
    const backs = [refunded('a', 700), refunded('b', 1290), refunded('c', 100, 'in2')]
    const disputes = [
      disputed('d', 5, 'open'),
      disputed('l', 5, 'lost'),
      disputed('o', 40, 'open', 'in2'),
      disputed('w', 40, 'won', 'in2'),
    ]
    const started: PaymentEvent = { id: 's', at: at(1), kind: 'started', subscription: 'sub' }
    const some = fc.subarray([...kinds, ...backs, ...disputes, started, trial(true)])
    fc.assert(
      fc.property(
        some.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events.slice(0, 3)], {
              minLength: events.length + Math.min(3, events.length),
            }),
          ),
        ),
        ([events, arrived]) => {
          for (const order of [ORDER, REDUCED, TRIED])
            expect(standingOf(order, arrived)).toEqual(standingOf(order, events))
          const ledger = (told: readonly PaymentEvent[]) =>
            [
              ...new Map(
                told.flatMap((event) => {
                  const entry = ledgerEntryOf(event)
                  return entry ? [[entry.kind + entry.ref, entry] as const] : []
                }),
              ).entries(),
            ].sort()
          expect(ledger(arrived)).toEqual(ledger(events))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

const CHARGE = {
  period: 'month',
  total: 1990,
  paidOn: '2026-03-01',
  from: '2026-03-01',
  today: '2026-03-15',
  isFirst: true,
  alreadyBack: 0,
} as const

it.each([
  ['the first payment whole, on its 14th day', CHARGE, 1990],
  ['nothing of it on the 15th', { ...CHARGE, today: '2026-03-16' }, 0],
  ['nothing of a renewal by itself', { ...CHARGE, isFirst: false }, 0],
  ['what is left of what was paid back in part', { ...CHARGE, alreadyBack: 990 }, 1000],
  ['nothing of what was paid back whole', { ...CHARGE, alreadyBack: 1990 }, 0],
  [
    'of a year, the whole months that are left',
    { ...CHARGE, period: 'year', total: 12000, today: '2026-06-10', isFirst: false },
    8000,
  ],
  [
    'of a year in its last month, nothing',
    { ...CHARGE, period: 'year', total: 12000, today: '2027-02-10', isFirst: false },
    0,
  ],
  [
    'of a year that was paid back in part, no more than the months that are left',
    { ...CHARGE, period: 'year', total: 12000, today: '2026-06-10', isFirst: false, alreadyBack: 8000 },
    0,
  ],
  [
    'of a year of which the unused time was paid back, nothing again',
    { ...CHARGE, period: 'year', total: 12000, today: '2026-06-10', isFirst: false, alreadyBack: 8700 },
    0,
  ],
] as const)('pays back %s', (_, input, amount) => {
  expect(refundableOf({ usedTo: input.today, ...input })).toBe(amount)
})

test('a period ends on the same day of the month, or its last', () => {
  expect(periodEnd('2026-01-31T10:00:00.000Z', 'month', 1)).toBe('2026-02-28T10:00:00.000Z')
  expect(periodEnd('2026-01-31T10:00:00.000Z', 'month', 2)).toBe('2026-03-31T10:00:00.000Z')
  expect(periodEnd('2024-02-29T10:00:00.000Z', 'year', 1)).toBe('2025-02-28T10:00:00.000Z')
})

test('only the published test cards are taken', () => {
  expect(testCardOutcome('4242 4242 4242 4242')).toBe('paid')
  expect(testCardOutcome('4111111111111111')).toBeNull()
  expect(testCardOutcome('__proto__')).toBeNull()
})
