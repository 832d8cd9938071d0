import type { Answer } from '../../adverts/content/answers.rules.ts'
import type { Criterion, CriterionKind } from './criteria.rules.ts'
import { type Facts, isNothing } from './facts.rules.ts'
import { evaluateCriterion, type Judged, type Quote, type Verdict } from './verdict.rules.ts'
import { ENGINE } from './version.rules.ts'

export const BANDS = ['most', 'some', 'few'] as const
export type Band = (typeof BANDS)[number]

export type Line = Judged & {
  id: string
  kind: CriterionKind
  text: string
  /** Why the work needs it, where the advert says. */
  needs: string | null
  /** The line of the CV nearest in meaning, where nothing was found. It does not count. */
  nearest: Quote | null
}

export type Match = {
  engine: string
  /** Met, of those that count. */
  met: number
  of: number
  /** Weighted: met 4, partly 2, unknown 1, not found 0, times the weight; and the most there could be. */
  points: number
  most: number
  band: Band
  /** How near the words are in meaning, 0 to 1000: orders those who meet as much as each other, and nothing else. Null: not measured. */
  nearness: number | null
  lines: Line[]
  /** Lines that spoke to a machine and were left out. */
  orders: number
}

const POINTS: Readonly<Record<Verdict, number>> = { met: 4, partly: 2, unknown: 1, not_found: 0 }
const FULL = POINTS.met

export const bandOf = (points: number, most: number): Band => {
  if (points * 100 >= most * 75) return 'most'
  return points * 100 >= most * 45 ? 'some' : 'few'
}

/**
 * What is asked against what is there. Null where there is nothing to compare: a job that asks nothing that may be compared, a CV that says nothing. No
 * reason, no result.
 */
export const matchOf = (
  criteria: readonly Criterion[],
  facts: Facts,
  answers: readonly Pick<Answer, 'id' | 'values' | 'unmet'>[],
): Match | null => {
  const counting = criteria.filter((c) => c.barred === null)
  if (counting.length === 0 || isNothing(facts)) return null
  const lines = criteria.map((c): Line => {
    const { id, kind, text, reason: needs } = c
    return { ...evaluateCriterion(c, facts, answers), id, kind, text, needs, nearest: null }
  })
  const verdicts = counting.map((c) => ({ c, verdict: (lines.find((l) => l.id === c.id) as Line).verdict }))
  const points = verdicts.reduce((sum, { c, verdict }) => sum + c.weight * POINTS[verdict], 0)
  const most = counting.reduce((sum, c) => sum + c.weight * FULL, 0)
  return {
    engine: ENGINE,
    met: verdicts.filter((v) => v.verdict === 'met').length,
    of: counting.length,
    points,
    most,
    band: bandOf(points, most),
    nearness: null,
    lines,
    orders: facts.orders,
  }
}
