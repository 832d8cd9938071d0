import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noAnswerOf, questionSecondsLeft, sinceAfterPause, type Turn, toldOf } from './turn.rules.ts'

const at = Date.UTC(2026, 10, 2, 8)
const turn = (more: Partial<Turn> = {}): Turn => ({
  goesBack: false,
  secondsEach: 60,
  timePercent: 100,
  atQuestion: 2,
  since: at,
  pausedAt: null,
  ...more,
})

describe('a question of a test in which nobody goes back', () => {
  it('takes an answer while it is open, and no other one does', () => {
    expect(noAnswerOf(turn(), 2, at + 59_999)).toBeNull()
    expect(noAnswerOf(turn(), 2, at + 60_000)).toBe('over')
    expect(noAnswerOf(turn(), 1, at)).toBe('left')
    expect(noAnswerOf(turn(), 3, at)).toBe('ahead')
    expect(noAnswerOf(turn({ goesBack: true, secondsEach: null }), 1, at)).toBeNull()
  })

  it('is open as much longer as its person asked for, and as long as the test where it has no time of its own', () => {
    expect([100, 125, 150, 200].map((timePercent) => questionSecondsLeft(turn({ timePercent }), at))).toEqual([
      60, 75, 90, 120,
    ])
    expect(questionSecondsLeft(turn({ secondsEach: null }), at + 3_600_000)).toBeNull()
  })

  it('loses nothing by a pause', () => {
    fc.assert(
      fc.property(fc.nat(59), fc.integer({ min: 0, max: 15 * 60 }), (used, pause) => {
        const pausedAt = at + used * 1000
        const now = pausedAt + pause * 1000
        const still = questionSecondsLeft(turn({ pausedAt }), now)
        const after = questionSecondsLeft(turn({ since: sinceAfterPause({ since: at, pausedAt }, now) }), now)
        expect(still).toBe(60 - used)
        expect(after).toBe(60 - used)
      }),
    )
  })

  it('is told when its turn comes, and all of them when the test is over', () => {
    const questions = ['a', 'b', 'c']
    expect(toldOf(questions, turn(), false)).toEqual(['a', 'b'])
    expect(toldOf(questions, turn(), true)).toEqual(questions)
    expect(toldOf(questions, turn({ goesBack: true }), false)).toEqual(questions)
  })
})
