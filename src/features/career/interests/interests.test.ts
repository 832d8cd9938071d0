import { describe, expect, test } from 'vitest'
import { levelsOf } from '../career-paths/paths.rules.ts'
import { interestsOfGroup } from './groups.rules.ts'
import {
  type Answers,
  INTERESTS,
  type Interest,
  interestsOf,
  isEven,
  leadingOf,
  STATEMENTS,
} from './interests.rules.ts'

const answers = (of: (kind: Interest) => number): Answers =>
  Object.fromEntries(STATEMENTS.map((key) => [key, of(key[0] as Interest)])) as Answers

describe('the interests quiz', () => {
  test('asks five statements of each kind, no two of a kind in a row', () => {
    for (const kind of INTERESTS) expect(STATEMENTS.filter((key) => key.startsWith(kind))).toHaveLength(5)
    for (const [i, key] of STATEMENTS.entries()) expect(STATEMENTS[i + 1]?.[0]).not.toBe(key[0])
  })

  test('puts what is liked most first, from nought to a hundred', () => {
    const scores = interestsOf(answers((kind) => ({ s: 5, a: 4, r: 1 })[kind as 's'] ?? 3))
    expect(scores[0]).toEqual({ interest: 's', percent: 100 })
    expect(scores[1]).toEqual({ interest: 'a', percent: 75 })
    expect(scores.at(-1)).toEqual({ interest: 'r', percent: 0 })
    expect(leadingOf(scores)).toEqual(['s', 'a'])
  })

  test.each([1, 3, 5])('finds nothing where everything is answered with %i', (same) => {
    const scores = interestsOf(answers(() => same))
    expect(isEven(scores)).toBe(true)
    expect(leadingOf(scores)).toEqual([])
  })

  test('has a kind for every sub-major group of ISCO-08 and none for what is no group', () => {
    const groups =
      '01 02 03 11 12 13 14 21 22 23 24 25 26 31 32 33 34 35 41 42 43 44 51 52 53 54 61 62 63 71 72 73 74 75 81 82 83 91 92 93 94 95 96'
    for (const group of groups.split(' ')) {
      expect(interestsOfGroup(`${group}11`).length).toBeGreaterThan(0)
      expect(levelsOf(group).length).toBeGreaterThan(0)
    }
    expect(interestsOfGroup('9999')).toEqual([])
  })
})
