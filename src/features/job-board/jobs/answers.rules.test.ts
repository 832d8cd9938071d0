import { describe, expect, test } from 'vitest'
import { answersMost, reviewDaysOf } from './answers.rules.ts'

const at = (day: number, hour = 0) => `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`
const fact = (viewed: string | null) => ({ appliedAt: at(1), firstViewedAt: viewed, answered: false })

describe('the days until a person looks', () => {
  test('are those of the application in the middle', () =>
    expect(reviewDaysOf([fact(at(2)), fact(at(4)), fact(at(20))])).toBe(3))
  test('count a part of a day as a day', () => expect(reviewDaysOf([fact(at(1, 3))])).toBe(1))
  test('are not told where half of them were never opened', () => {
    expect(reviewDaysOf([fact(at(2)), fact(null), fact(null)])).toBeNull()
    expect(reviewDaysOf([fact(at(2)), fact(at(3)), fact(null)])).toBe(2)
    expect(reviewDaysOf([])).toBeNull()
  })
})

test('a company answers most where more than half of five or more heard something', () => {
  expect(answersMost({ applications: 4, answered: 4 })).toBe(false)
  expect(answersMost({ applications: 6, answered: 3 })).toBe(false)
  expect(answersMost({ applications: 5, answered: 3 })).toBe(true)
})
