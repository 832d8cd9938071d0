import { describe, expect, test } from 'vitest'
import { inOrder, levelsOf, partsOf, pointsOf, tierOf } from './paths.rules.ts'

describe('the order of paths', () => {
  test.each([
    ['2512', '2512', 4],
    ['2512', '2513', 3],
    ['2512', '2529', 2],
    ['2512', '2611', 1],
    ['2512', '3512', 0],
    ['2512', null, 0],
  ])('%s beside %s shares %i digits of its group', (isco, other, tier) => {
    expect(tierOf(isco, other)).toBe(tier)
  })

  test.each([
    ['everything', { isco: '2512', shared: 12, asked: 12, jobs: 40 }, '2512', [60, 20, 20]],
    ['half of the skills, nothing else', { isco: '2512', shared: 6, asked: 12, jobs: 0 }, null, [30, 0, 0]],
    ['half of the jobs that count in full', { isco: '2512', shared: 0, asked: 12, jobs: 10 }, '9111', [0, 0, 10]],
    ['no skill asked', { isco: '2512', shared: 0, asked: 0, jobs: 0 }, '2512', [0, 20, 0]],
  ] as const)('%s', (_, facts, current, [skills, related, demand]) => {
    expect(partsOf(facts, current)).toEqual({ skills, related, demand })
  })

  test('never gives more than a hundred points, and never fewer for one skill more', () => {
    for (let shared = 0; shared < 12; shared++) {
      const of = (n: number) => pointsOf(partsOf({ isco: '2512', shared: n, asked: 12, jobs: shared * 7 }, '2519'))
      expect(of(shared + 1)).toBeGreaterThanOrEqual(of(shared))
      expect(of(12)).toBeLessThanOrEqual(100)
    }
  })

  test('is by points, then by jobs, then by name', () => {
    const path = (title: string, skills: number, jobs: number) => ({
      title,
      jobs,
      parts: { skills, related: 0, demand: 0 },
    })
    const ordered = inOrder([path('b', 10, 1), path('a', 10, 1), path('c', 10, 2), path('d', 20, 0)])
    expect(ordered.map(({ title }) => title)).toEqual(['d', 'c', 'a', 'b'])
  })

  test('levels are those of the major group', () => {
    expect(['2512', '9111', '1112', '5120'].map(levelsOf)).toEqual([[4], [1], [3, 4], [2]])
    expect(levelsOf('')).toEqual([])
  })
})
