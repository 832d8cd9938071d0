import { describe, expect, test } from 'vitest'
import { limitedAmount, splitProblem, splitTax } from './split.rules.ts'

describe('a line that is split', () => {
  test.each([
    ['adds up', 10_000, [6_000, 4_000], null],
    ['a cent too little', 10_000, [6_000, 3_999], { at: null, over: -1 }],
    ['a cent too much', 10_000, [6_000, 4_001], { at: null, over: 1 }],
    ['nothing in a part', 10_000, [10_000, 0], { at: 1, over: 0 }],
    ['less than nothing in a part, made good by another', 10_000, [-1, 10_001], { at: 0, over: 0 }],
  ])('%s', (_, whole, parts, problem) => expect(splitProblem(whole, parts)).toEqual(problem))

  test('shares its tax out to the cent, whatever the parts', () => {
    expect(splitTax(100, [1, 1, 1])).toEqual([33, 33, 34])
    expect(splitTax(0, [5, 5])).toEqual([0, 0])
    expect(splitTax(7, [9_999, 1])).toEqual([6, 1])
    for (const parts of [
      [1, 2, 3, 4],
      [9_999, 1],
      [1, 1, 1, 1, 1, 1, 1],
    ])
      expect(splitTax(123, parts).reduce((sum, one) => sum + one, 0)).toBe(123)
  })

  test('is held against a limit with all that stands under the same category', () => {
    const part = (id: string, category_id: string, payable_minor: number | null) => ({
      id,
      split_id: 's',
      category_id,
      payable_minor,
    })
    const lines = [part('1', 'meals', 60), part('2', 'meals', 60), part('3', 'hotel', 40)]
    const payable = (line: { payable_minor: number | null }) => line.payable_minor
    expect(lines.map((line) => limitedAmount(line, lines, payable))).toEqual([120, 120, 40])
    const own = { ...part('4', 'meals', 10), split_id: null }
    expect(limitedAmount(own, [...lines, own], payable)).toBe(10)
    expect(limitedAmount(part('1', 'meals', null), [part('1', 'meals', null)], payable)).toBeNull()
  })
})
