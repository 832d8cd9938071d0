import { describe, expect, test } from 'vitest'
import { exact } from '../../../shared/money.ts'
import {
  drawQuestions,
  isRightAnswer,
  PROBLEMS,
  problemSentence,
  problemsOf,
  shareOfRight,
  shownQuestion,
  type WrittenDraft,
  type WrittenQuestion,
  writtenNumber,
} from './rules.ts'

const question = (over: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  key: 1,
  kind: 'one',
  ask: 'Which gate?',
  options: ['North', 'South', 'East'],
  right: [2],
  value: '',
  tolerance: '',
  ...over,
})
const number = (value: string, tolerance = '') => question({ kind: 'number', options: [], right: [], value, tolerance })
const chosen = (...which: number[]) => ({ chosen: which, typed: '' })
const typed = (text: string) => ({ chosen: [], typed: text })

describe('a typed number', () => {
  test.each([
    ['12.5', '25/2'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['1/3', '1/3'],
    ['0.5/1.5', '1/3'],
    [' 1,250.75 ', '5003/4'],
    ['1 250', '1250'],
    ['١٢٫٥', '25/2'],
    ['१२.५', '25/2'],
    ['௧௨', '12'],
  ])('%s is read exactly', (text, value) => {
    expect(writtenNumber(text)?.compare(exact(value))).toBe(0)
  })

  test.each(['', 'two', '1/0', '1/', '1e5', '12,5', '--1', 'Infinity', '1/2/3', '9'.repeat(16)])(
    '“%s” is no number',
    (text) => {
      expect(writtenNumber(text)).toBeNull()
    },
  )
})

describe('an answer', () => {
  test.each([
    ['one', [2], [2], true],
    ['one', [2], [1], false],
    ['one', [2], [], false],
    ['many', [1, 3], [3, 1], true],
    ['many', [1, 3], [1], false],
    ['many', [1, 3], [1, 2, 3], false],
    ['many', [1, 3], [1, 2], false],
  ] as const)('of kind %s with %j right and %j chosen is right: %s', (kind, right, given, is) => {
    expect(isRightAnswer(question({ kind, right: [...right] }), chosen(...given))).toBe(is)
  })

  test.each([
    ['7/3', '', '7/3', true],
    ['7/3', '', '2.333333333', false],
    ['7/3', '0.01', '2.33', true],
    // The edge is within: in floating point 0.3 - 0.1 is less than 0.2 away from nothing it should be.
    ['0.3', '0.1', '0.2', true],
    ['0.3', '0.1', '0.4', true],
    ['0.3', '0.1', '0.400000001', false],
    ['100', '5', '95', true],
    ['100', '5', '94.999', false],
    ['-4', '', '-4.0', true],
    ['-4', '', '4', false],
    ['0', '', 'none', false],
  ])('to the number %s, give or take “%s”, typed as %s is right: %s', (value, tolerance, text, is) => {
    expect(isRightAnswer(number(value, tolerance), typed(text))).toBe(is)
  })

  test('that was not given is not right', () => {
    expect(isRightAnswer(question(), null)).toBe(false)
    expect(isRightAnswer(number('0'), typed(''))).toBe(false)
  })
})

describe('what is drawn', () => {
  const pool = Array.from({ length: 13 }, (_, at) => ({ key: at * 7 + 1 }))

  test('wears no question out: after any number of attempts none was shown more than once more than another', () => {
    let seed = 20261129
    const lot = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
      return seed
    }
    for (const asks of [5, 6, 7, 12, 13]) {
      const shown = new Map<number, number>()
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const drawn = drawQuestions(pool, { asks, shown, lots: pool.map(lot) })
        expect(drawn).toHaveLength(asks)
        expect(new Set(drawn.map(({ key }) => key)).size).toBe(asks)
        // In the order they were written in.
        expect(drawn.map(({ key }) => key)).toEqual(drawn.map(({ key }) => key).toSorted((a, b) => a - b))
        for (const { key } of drawn) shown.set(key, (shown.get(key) ?? 0) + 1)
        const counts = pool.map(({ key }) => shown.get(key) ?? 0)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('is decided by lot among those shown as often', () => {
    const at = (lots: number[]) => drawQuestions(pool.slice(0, 3), { asks: 1, shown: new Map(), lots })[0]?.key
    expect(at([3, 1, 2])).toBe(8)
    expect(at([1, 3, 2])).toBe(1)
  })

  test('is shown without what is right', () => {
    expect(shownQuestion(question())).toEqual({ kind: 'one', ask: 'Which gate?', options: ['North', 'South', 'East'] })
    expect(shownQuestion(number('7/3', '0.1'))).toEqual({ kind: 'number', ask: 'Which gate?', options: [] })
  })
})

describe('a share of right answers', () => {
  // Wilson's interval at 1.96, by hand.
  test.each([
    [0, 5, 0, 0, 43],
    [5, 5, 100, 57, 100],
    [4, 5, 80, 38, 96],
    [9, 12, 75, 47, 91],
    [25, 50, 50, 37, 63],
    [1, 3, 33, 6, 79],
  ])('of %i out of %i is %i per cent, between %i and %i', (...[right, asked, percent, least, most]) => {
    expect(shareOfRight(right, asked)).toEqual({ percent, least, most })
  })

  test('lies within its bounds, which come nearer with more questions', () => {
    for (let asked = 1; asked <= 50; asked += 1)
      for (let right = 0; right <= asked; right += 1) {
        const { percent, least, most } = shareOfRight(right, asked)
        expect(least).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(100)
        expect(least).toBeLessThanOrEqual(percent)
        expect(most).toBeGreaterThanOrEqual(percent)
      }
    expect(shareOfRight(40, 50).most - shareOfRight(40, 50).least).toBeLessThan(
      shareOfRight(4, 5).most - shareOfRight(4, 5).least,
    )
  })
})

describe('before it is published a test', () => {
  const whole: WrittenDraft = {
    title: 'Gates',
    purpose: 'Planning our yard.',
    skill: '',
    language: 'en',
    minutes: 10,
    asks: 5,
    questions: Array.from({ length: 5 }, (_, at) => question({ key: at + 1, ask: `Gate ${at}?` })),
  }
  const withLast = (over: Partial<WrittenQuestion>) => ({
    ...whole,
    questions: [...whole.questions.slice(0, 4), question({ key: 5, ask: 'Last?', ...over })],
  })

  test('that is whole lacks nothing', () => {
    expect(problemsOf(whole)).toEqual([])
  })

  test.each([
    [{ ...whole, title: '' }, 'title', null],
    [{ ...whole, purpose: '' }, 'purpose', null],
    [{ ...whole, questions: whole.questions.slice(0, 4) }, 'few', null],
    [{ ...whole, asks: 4 }, 'asksFew', null],
    [{ ...whole, asks: 6 }, 'asksMany', null],
    [withLast({ ask: '' }), 'ask', 5],
    [withLast({ kind: 'number', options: [], value: 'x' }), 'value', 5],
    [withLast({ kind: 'number', options: [], value: '1', tolerance: '-1' }), 'tolerance', 5],
    [withLast({ options: ['A'], right: [1] }), 'options', 5],
    [withLast({ options: ['A', ''], right: [1] }), 'empty', 5],
    [withLast({ options: ['A', 'a'], right: [1] }), 'twice', 5],
    [withLast({ right: [1, 2] }), 'rightOne', 5],
    [withLast({ right: [4] }), 'rightOne', 5],
    [withLast({ kind: 'many', right: [] }), 'rightSome', 5],
    [withLast({ ask: 'gate 0?' }), 'same', 5],
  ] as const)('lacks what it lacks (%#: %s)', (draft, code, at) => {
    expect(problemsOf(draft)).toMatchObject([{ code, question: at }])
  })

  test('says where: every sentence of a question names it', () => {
    for (const [code, { field }] of Object.entries(PROBLEMS)) {
      const sentence = problemSentence({ code: code as keyof typeof PROBLEMS, question: 7, other: 3 })
      expect(sentence).not.toMatch(/[{}]/)
      if (field === 'questions' && code !== 'few') expect(sentence).toMatch(/^Question 7: /)
    }
  })
})
