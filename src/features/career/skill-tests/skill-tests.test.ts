import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf, PAUSE_MINUTES, secondsLeft, timeOf } from './attempt.rules.ts'
import careAr from './care/words/ar.ts'
import careEn from './care/words/en.ts'
import { QUESTIONS, TESTS } from './kinds.rules.ts'
import { KINDS, questionsOf } from './questions.rules.ts'
import { abilityOf, LEAST_COMPARED, percentileOf, scoreOf } from './score.rules.ts'
import ar from './words/ar.ts'
import en from './words/en.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

const ASKED = TESTS.filter((test) => test !== 'typing')

describe.each(ASKED)('the test of %s', (test) => {
  it('asks as many questions as it says, easy ones first, each with a whole number for an answer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const questions = questionsOf(test, seed)
        const hard = questions.map(({ difficulty }) => difficulty)
        return (
          questions.length === QUESTIONS &&
          questions.every(({ answer }) => Number.isSafeInteger(answer) && answer >= 0) &&
          hard.every((difficulty, at) => at === 0 || difficulty >= (hard[at - 1] ?? 0))
        )
      }),
      { numRuns: 300 },
    )
  })

  it('is the same again from the same seed, and another from another', () => {
    expect(questionsOf(test, 42)).toEqual(questionsOf(test, 42))
    expect(questionsOf(test, 42)).not.toEqual(questionsOf(test, 43))
  })

  it('has at least five questions in store for each that it asks', () => {
    for (const at of KINDS[test].keys()) {
      const different = new Set<string>()
      for (let seed = 1; seed <= 200; seed += 1)
        different.add(JSON.stringify(questionsOf(test, seed * 104_729)[at]?.shown))
      expect(different.size, `question ${at + 1} of ${test}`).toBeGreaterThanOrEqual(5)
    }
  })

  it('says every question and topic in words of both languages', () => {
    for (const { shown, topic, reason } of questionsOf(test, 7))
      for (const [words, care] of [
        [en, careEn],
        [ar, careAr],
      ] as const) {
        const sentences: Record<string, string> = shown.choices ? care.situations : words.questions
        const sentence = sentences[shown.key] ?? ''
        for (const choice of shown.choices ?? []) expect(care.choices).toHaveProperty(choice)
        if (reason !== null) expect(care.reasons).toHaveProperty(reason)
        expect(sentence, shown.key).not.toBe('')
        for (const figure of Object.keys(shown.figures)) expect(sentence, shown.key).toContain(`{{${figure}}}`)
        expect(words.topics).toHaveProperty(topic)
      }
  })
})

it.each([
  [
    { key: 'cell' },
    (table: number[][], figures: Record<string, number>) => table[(figures.month ?? 0) - 1]?.[(figures.shop ?? 0) - 1],
  ],
  [
    { key: 'month' },
    (table: number[][], figures: Record<string, number>) => table[(figures.month ?? 0) - 1]?.reduce((a, b) => a + b, 0),
  ],
  [
    { key: 'growth' },
    (table: number[][], figures: Record<string, number>) => {
      const shop = (figures.shop ?? 0) - 1
      const [first, last] = [table[0]?.[shop] ?? 0, table[3]?.[shop] ?? 0]
      return ((last - first) * 100) / first
    },
  ],
])('the answer to %j is what the table says', ({ key }, reckon) => {
  for (let seed = 1; seed < 50; seed += 1) {
    const question = questionsOf('data', seed).find(({ shown }) => shown.key === key)
    expect(question?.answer).toBe(reckon(question?.shown.table ?? [], question?.shown.figures ?? {}))
  }
})

it.each(['reading', 'care'] as const)('every question of %s has four different answers, one of them right', (test) => {
  fc.assert(
    fc.property(seeds, (seed) =>
      questionsOf(test, seed).every(({ shown, answer, guess }) => {
        const among = shown.options ?? shown.choices ?? []
        return new Set(among).size === 4 && answer >= 1 && answer <= 4 && guess === 0.25
      }),
    ),
    { numRuns: 500 },
  )
})

it('what is right in a situation follows from its figures', () => {
  const right = new Map<string, Set<string>>()
  for (let seed = 1; seed < 2_000; seed += 1)
    for (const { shown, answer } of questionsOf('care', seed * 7_001)) {
      const chosen = shown.choices?.[answer - 1] ?? ''
      right.set(shown.key, (right.get(shown.key) ?? new Set()).add(chosen))
      const { limit, days, least, years } = shown.figures
      if (shown.key === 'giveBack') expect(chosen).toBe((days ?? 0) <= (limit ?? 0) ? 'refund' : 'declineOffer')
      if (shown.key === 'age') expect(chosen).toBe((years ?? 0) >= (least ?? 0) ? 'sell' : 'refuseSale')
    }
  // No situation has one answer that could be learnt by heart.
  for (const [key, answers] of right) expect(answers.size, key).toBeGreaterThanOrEqual(2)
})

it('choosing one answer all the time is no skill', () => {
  const scores = Array.from({ length: 50 }, (_, seed) =>
    questionsOf('care', seed * 7_001).map((one) => ({ ...one, right: one.answer === 1 })),
  ).map((answered) => scoreOf(answered).score)
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeLessThan(500)
})

describe('a result', () => {
  const all = (right: boolean) => questionsOf('numeracy', 1).map(({ difficulty }) => ({ difficulty, right }))

  it('lies in the middle with the widest band for somebody who was asked nothing', () => {
    expect(scoreOf([])).toEqual({ score: 500, band: 200 })
  })

  it('never falls because one answer more was right, and always has a band', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('numeracy' as const, 'care' as const),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        fc.nat(11),
        (test, right, at) => {
          const answers = questionsOf(test, 1).map(({ difficulty, guess }, i) => ({
            difficulty,
            guess,
            right: right[i] ?? false,
          }))
          const better = answers.map((answer, i) => (i === at ? { ...answer, right: true } : answer))
          return abilityOf(better).ability >= abilityOf(answers).ability - 1e-9 && scoreOf(answers).band > 0
        },
      ),
    )
  })

  it('stays within the scale, and is less sure at its ends than in the middle', () => {
    const [none, whole] = [scoreOf(all(false)), scoreOf(all(true))]
    expect(none.score).toBeGreaterThan(100)
    expect(whole.score).toBeLessThan(900)
    const half = scoreOf(all(true).map((answer, at) => ({ ...answer, right: at < 6 })))
    expect(half.band).toBeLessThan(whole.band)
  })

  it('is compared with others only when a hundred have taken the test', () => {
    expect(percentileOf(40, LEAST_COMPARED - 1)).toBeNull()
    expect(percentileOf(40, LEAST_COMPARED)).toBe(40)
  })
})

describe('the clock', () => {
  it('gives the time that was asked for', () => {
    expect(timeOf('numeracy', 100)).toBe(15 * 60_000)
    expect(timeOf('numeracy', 200)).toBe(30 * 60_000)
  })

  it('stands still in a pause, for a quarter of an hour at most', () => {
    const clock = { endsAt: 100_000, pausedAt: 40_000 }
    expect(secondsLeft(clock, 40_000)).toBe(60)
    expect(secondsLeft(clock, 40_000 + 10 * 60_000)).toBe(60)
    expect(secondsLeft(clock, 40_000 + PAUSE_MINUTES * 60_000 + 10_000)).toBe(50)
    expect(endOf({ endsAt: 100_000, pausedAt: null }, 5)).toBe(100_000)
  })
})
