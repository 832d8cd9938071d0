import { describe, expect, test } from 'vitest'
import { driftOf, type Week } from './drift.rules.ts'
import { type Count, isWorthMaking, LEAST, periodOf, reportOf, STEPS } from './rules.ts'

const count = (
  dimension: string,
  grp: string | null,
  people: number,
  { interview = 0, offer = 0, hired = 0 }: { interview?: number; offer?: number; hired?: number } = {},
): Count => ({
  dimension,
  grp,
  people,
  interview,
  offer,
  hired,
})
const partOf = (counts: Count[], dimension = 'gender') => reportOf(counts).parts.find((p) => p.dimension === dimension)

describe('a fairness report', () => {
  test('has the rate of each group, its ratio to the highest, and a flag below four fifths', () => {
    const part = partOf([
      count('gender', 'woman', 40, { interview: 12 }),
      count('gender', 'man', 50, { interview: 20 }),
      count('gender', null, 10, { interview: 8 }),
    ])
    expect(part?.groups).toMatchObject([
      { group: 'man', people: 50, interview: { chosen: 20, rate: 0.4, ratio: 1, below: false } },
      { group: 'woman', people: 40, interview: { chosen: 12, rate: 0.3, ratio: 0.75, below: true } },
    ])
    expect(part).toMatchObject({ unknown: 10, tooFew: [], hidden: ['offer', 'hired'] })
  })

  test('says how many answered where few kept silent, as the table does', () => {
    const { answered, parts } = reportOf([
      count('gender', 'woman', 12),
      count('gender', 'man', 8),
      count('gender', null, 4),
    ])
    expect(answered).toBe(20)
    expect(parts[0]).toMatchObject({ unknown: 4, tooFew: [] })
  })

  test('says nothing of how many answered where that tells how many are in a group of three', () => {
    const { answered } = reportOf([count('gender', 'woman', 40), count('gender', 'other', 3), count('gender', null, 7)])
    expect(answered).toBeNull()
  })

  test('names a group of four and counts it with the unknown', () => {
    const part = partOf([
      count('gender', 'woman', 40, { interview: 12 }),
      count('gender', 'other', 4, { interview: 1 }),
      count('gender', null, 6, { interview: 2 }),
    ])
    expect(part).toMatchObject({ tooFew: ['other'], unknown: 10 })
    expect(part?.groups.map((g) => g.group)).toEqual(['woman'])
  })

  test('leaves out another group where the small one could be found by subtracting', () => {
    const part = partOf([count('gender', 'woman', 40), count('gender', 'man', 9), count('gender', 'other', 2)])
    expect(part).toMatchObject({ tooFew: ['man', 'other'], unknown: 11 })
  })

  test('leaves out a group under two in a hundred', () => {
    const part = partOf(
      [count('ethnicity', 'a', 600), count('ethnicity', 'b', 8), count('ethnicity', null, 3)],
      'ethnicity',
    )
    expect(part).toMatchObject({ tooFew: ['b'], unknown: 11 })
  })

  test('says nothing where nearly everybody is of one group', () => {
    expect(partOf([count('gender', 'woman', 30), count('gender', null, 2)])).toMatchObject({
      groups: [],
      tooFew: ['woman'],
      unknown: 32,
    })
  })

  test.each([
    [
      'one was hired',
      [
        count('gender', 'woman', 20, { interview: 0, offer: 0, hired: 1 }),
        count('gender', 'man', 20, { interview: 0, offer: 0, hired: 0 }),
      ],
    ],
    [
      'all who were hired are of one group',
      [count('gender', 'woman', 20, { interview: 0, offer: 0, hired: 6 }), count('gender', 'man', 20)],
    ],
    [
      'all but one were hired',
      [
        count('gender', 'woman', 20, { interview: 0, offer: 0, hired: 19 }),
        count('gender', 'man', 20, { interview: 0, offer: 0, hired: 20 }),
      ],
    ],
  ])('hides a step when %s', (_, counts) => {
    expect(partOf(counts)?.hidden).toContain('hired')
  })

  test('shows both together only where neither alone gives away who is left over', () => {
    const alone = [
      count('gender', 'woman', 30),
      count('gender', 'man', 30),
      count('ethnicity', 'a', 42),
      count('ethnicity', 'b', 18),
    ]
    const fine = [
      count('both', 'woman a', 21),
      count('both', 'man a', 21),
      count('both', 'woman b', 9),
      count('both', 'man b', 9),
    ]
    expect(partOf([...alone, ...fine], 'both')?.groups).toHaveLength(4)
    const tells = [
      count('both', 'woman a', 28),
      count('both', 'man a', 14),
      count('both', 'woman b', 2),
      count('both', 'man b', 16),
    ]
    expect(partOf([...alone, ...tells], 'both')).toMatchObject({ groups: [], unknown: 60 })
  })

  test('never shows fewer than five of anything, whatever comes', () => {
    let seed = 7
    const die = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % n
    }
    for (let round = 0; round < 2_000; round++) {
      const counts = ['a', 'b', 'c', 'd', null].map((grp) => {
        const people = die(die(3) === 0 ? 80 : 9) + 1
        const interview = die(people + 1)
        const offer = die(interview + 1)
        return count('gender', grp, people, { interview, offer, hired: die(offer + 1) })
      })
      const part = partOf(counts)
      const all = counts.reduce((sum, c) => sum + c.people, 0)
      for (const g of part?.groups ?? []) expect(g.people).toBeGreaterThanOrEqual(LEAST)
      expect((part?.groups ?? []).reduce((sum, g) => sum + g.people, part?.unknown ?? all)).toBe(all)
      if (part && part.tooFew.length > 0) expect(part.unknown).toBeGreaterThanOrEqual(LEAST)
      for (const step of STEPS.filter((s) => part && !part.hidden.includes(s))) {
        const chosen = counts.reduce((sum, c) => sum + c[step], 0)
        expect(chosen).toBeGreaterThanOrEqual(LEAST)
        for (const g of part?.groups ?? []) expect(g[step]?.chosen).toBeLessThan(chosen)
      }
    }
  })

  test.each([
    ['2026-11-21', { from: '2025-11-01', until: '2026-10-31', frozen: false }],
    ['2027-01-01', { from: '2026-01-01', until: '2026-12-31', frozen: true }],
    ['2028-03-01', { from: '2027-03-01', until: '2028-02-29', frozen: false }],
  ])('made on %s tells of twelve whole months', (today, period) => {
    expect(periodOf(today)).toMatchObject(period)
  })

  test('is made again when it tells of enough others', () => {
    expect([isWorthMaking(19, null), isWorthMaking(20, null), isWorthMaking(24, 20), isWorthMaking(25, 20)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

describe('an alarm on verdicts', () => {
  const week = (n: number, met: number, not_found: number): Week => ({
    week: `2026-10-${String(n).padStart(2, '0')}`,
    met,
    partly: 0,
    not_found,
    unknown: 0,
  })
  test.each([
    ['comes when the share moves', [week(5, 60, 40), week(12, 62, 38), week(19, 30, 70)], 'moved'],
    ['does not come when it stays', [week(5, 60, 40), week(12, 62, 38), week(19, 58, 42)], 'steady'],
    ['does not come from what chance explains', [week(5, 30, 20), week(12, 18, 22)], 'steady'],
    ['does not come from a few', [week(5, 60, 40), week(12, 1, 9)], 'tooFew'],
    ['does not come without anything before', [week(5, 60, 40)], 'tooFew'],
  ])('%s', (_, weeks, state) => {
    expect(driftOf(weeks).state).toBe(state)
  })
  test('names the verdict and both shares', () => {
    expect(driftOf([week(5, 60, 40), { ...week(12, 20, 50), partly: 30 }])).toMatchObject({
      verdict: 'met',
      last: 0.2,
      before: 0.6,
    })
  })
})
