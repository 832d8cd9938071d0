import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { invitationOf } from './calendar.rules.ts'
import {
  attributesOf,
  cardsFor,
  isOverlapping,
  missingOf,
  refusalOf,
  resultOf,
  STATUSES,
  validateSlots,
} from './rules.ts'

const now = new Date('2026-12-01T02:00:00Z')

describe('times to choose from', () => {
  test.each([
    [[], 'Give at least one time.'],
    [['2026-11-30T02:00:00Z'], 'A time must lie in the future.'],
    [['2027-12-01T02:00:00Z'], 'A time must lie within 180 days.'],
    [['2026-12-02T02:00:00Z', '2026-12-03T02:00:00+08:00'], null],
  ])('%j', (slots, error) => expect(validateSlots(slots, now).error).toBe(error))
  test('are sorted, and one given twice in two zones counts once', () =>
    expect(
      validateSlots(['2026-12-03T10:00:00+08:00', '2026-12-02T00:00:00Z', '2026-12-03T02:00:00Z'], now).slots,
    ).toEqual(['2026-12-02T00:00:00.000Z', '2026-12-03T02:00:00.000Z']))
})

describe('what may be done with an interview', () => {
  const past = '2026-11-30T02:00:00Z'
  test.each([
    ['reschedule', ['proposed', 'confirmed', 'no_show']],
    ['cancel', ['proposed', 'confirmed']],
    ['done', ['confirmed']],
    ['noShow', ['confirmed']],
  ] as const)('%s', (action, from) => {
    for (const status of STATUSES)
      expect(refusalOf(action, { status, startsAt: past }, now) === null, status).toBe(
        (from as readonly string[]).includes(status),
      )
  })
  test('one that has not begun was neither held nor missed', () => {
    const current = { status: 'confirmed', startsAt: '2026-12-01T03:00:00Z' } as const
    expect(refusalOf('done', current, now)).toBe('This interview has not begun yet.')
    expect(refusalOf('noShow', current, now)).toBe('This interview has not begun yet.')
  })
})

test('two interviews meet when one begins before the other ends', () => {
  const at = (startsAt: string, minutes = 60) => ({ startsAt, minutes })
  expect(isOverlapping(at('2026-12-01T10:00:00Z'), at('2026-12-01T10:59:00Z'))).toBe(true)
  expect(isOverlapping(at('2026-12-01T10:00:00Z'), at('2026-12-01T11:00:00Z'))).toBe(false)
  expect(isOverlapping(at('2026-12-01T10:00:00Z', 480), at('2026-12-01T12:00:00Z', 10))).toBe(true)
})

describe('scorecards', () => {
  const card = (userId: string, submittedAt: string | null = '2026-12-01T02:00:00Z') => ({ userId, submittedAt })
  const cards = [card('ann'), card('bob', null), card('cem')]
  test('of others are hidden from whoever holds the interview until their own is in', () => {
    expect(cardsFor(cards, ['ann', 'bob', 'cem'], 'bob')).toEqual({ shown: [cards[1]], hidden: 2 })
    expect(cardsFor(cards, ['ann', 'bob', 'cem'], 'ann')).toEqual({ shown: [cards[0], cards[2]], hidden: 0 })
  })
  test('stay hidden from whoever left the panel, until all who hold it have handed in theirs', () => {
    expect(cardsFor(cards, ['ann', 'bob'], 'dee', ['dee'])).toEqual({ shown: [], hidden: 2 })
    expect(cardsFor(cards, ['ann', 'cem'], 'dee', ['dee'])).toMatchObject({ hidden: 0 })
    expect(cardsFor(cards, ['ann', 'cem'], 'bob', ['bob']).shown.map((c) => c.userId)).toEqual(['bob', 'ann', 'cem'])
  })
  test('that are not handed in are nobody’s but their writer’s', () =>
    expect(cardsFor(cards, ['ann', 'bob', 'cem'], 'dee').shown.map((c) => c.userId)).toEqual(['ann', 'cem']))
  test('need a verdict and evidence for each rating', () => {
    expect(missingOf([{ name: 'Cooking', rating: 3, evidence: ' ' }], null)).toEqual({
      overall: 'Say whether you would hire this person.',
      'ratings.0.evidence': 'Say what you saw or heard for Cooking.',
    })
    expect(missingOf([{ name: 'Cooking', rating: 3, evidence: 'Made a stock.' }], 4)).toEqual({})
    expect(missingOf([{ name: 'Cooking', rating: null, evidence: '' }], 2)).toEqual({
      ratings: 'Rate at least one attribute.',
    })
  })
  test('look at what the job asks for first', () => {
    expect(attributesOf(['Java', 'SQL'])).toEqual(['Java', 'SQL', 'Works well with others'])
    expect(attributesOf([])).toHaveLength(3)
    expect(attributesOf(['a', 'b', 'c', 'd', 'e', 'f'])).toHaveLength(6)
  })
})

describe('the entry for a calendar', () => {
  const told = {
    uid: 'a1@fourshore.example',
    sequence: 2,
    cancelled: false,
    startsAt: '2026-12-01T02:00:00Z',
    minutes: 45,
    summary: 'Chef: Asha Rao – Harbour; Works, Ltd',
    description: 'Bring your knives,\nand your papers; please.',
    place: 'Level 3, "Blue" room',
    organizer: { name: 'Mei Tan', email: 'mei@harbour.example' },
    attendees: [
      { name: 'Asha Rao', email: 'asha@people.example' },
      { name: 'Bob; Lee', email: 'bob@harbour.example' },
    ],
    now,
  }
  const read = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = calendar.getFirstSubcomponent('vevent')
    if (!event) throw new Error('no event')
    return { calendar, event, its: new ICAL.Event(event) }
  }
  test('is read back by another program as it was meant', () => {
    const { calendar, event, its } = read(invitationOf(told))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(its.uid).toBe(told.uid)
    expect(its.sequence).toBe(2)
    expect(its.startDate.toJSDate().toISOString()).toBe('2026-12-01T02:00:00.000Z')
    expect(its.endDate.toJSDate().toISOString()).toBe('2026-12-01T02:45:00.000Z')
    expect(its.summary).toBe(told.summary)
    expect(its.description).toBe(told.description)
    expect(its.location).toBe(told.place)
    expect(its.organizer.toLowerCase()).toBe('mailto:mei@harbour.example')
    expect(its.attendees.map((a) => String(a.getFirstValue()).toLowerCase())).toEqual([
      'mailto:asha@people.example',
      'mailto:bob@harbour.example',
    ])
    expect(event.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })
  test('takes itself back under the same name', () => {
    const { calendar, event, its } = read(invitationOf({ ...told, cancelled: true, sequence: 3 }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect([its.uid, its.sequence]).toEqual([told.uid, 3])
    expect(event.getFirstPropertyValue('status')).toBe('CANCELLED')
  })
})

describe('what those who held the interviews would do', () => {
  const since = '2026-12-01T00:00:00Z'
  const card = (userId: string, overall: number | null, submittedAt: string | null = '2026-12-02T00:00:00Z') => ({
    userId,
    overall,
    submittedAt,
  })
  const round = (cards: ReturnType<typeof card>[], over = {}) => ({
    status: 'done' as const,
    panel: ['a', 'b'],
    cards,
    ...over,
  })
  test('is said once every scorecard is in, and not before', () => {
    expect(resultOf([], since)).toBeNull()
    expect(resultOf([round([card('a', 4)])], since)).toBeNull()
    expect(resultOf([round([card('a', 4), card('b', 2, null)])], since)).toBeNull()
    expect(resultOf([round([card('a', 4), card('b', 2)])], since)).toEqual({ yes: 1, no: 1 })
  })
  test('waits for the rounds that are still to come, and for none that was called off or missed', () => {
    const first = round([card('a', 4), card('b', 3)])
    expect(resultOf([first, round([], { status: 'confirmed' })], since)).toBeNull()
    expect(resultOf([first, round([], { status: 'proposed' })], since)).toBeNull()
    for (const status of ['cancelled', 'no_show'])
      expect(resultOf([first, round([], { status })], since)).toEqual({ yes: 2, no: 0 })
  })
  test('is no longer said once the person has been moved, and counts nobody who left', () => {
    const first = round([card('a', 4), card('b', 3), card('gone', 1)])
    expect(resultOf([first], since)).toEqual({ yes: 2, no: 0 })
    expect(resultOf([first], '2026-12-03T00:00:00Z')).toBeNull()
  })
})
