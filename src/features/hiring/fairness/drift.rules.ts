import { VERDICTS, type Verdict } from '../../matching/matching/verdict.rules.ts'

/** Verdicts of the comparisons of a week. */
export type Week = { week: string } & Record<Verdict, number>

export type Drift = {
  state: 'tooFew' | 'steady' | 'moved'
  /** The verdict that moved most, with its share in the last whole week and in the weeks before. */
  verdict: Verdict | null
  last: number | null
  before: number | null
}

/** Below so many verdicts on either side nothing is said. */
const LEAST = 40
/** Both must hold: at least ten points in a hundred, and more than chance does once in some four hundred weeks. */
const POINTS = 0.1
const SIGMAS = 3
/** How many weeks before are compared with. */
export const WEEKS_BEFORE = 8

const all = (w: Week) => VERDICTS.reduce((sum, v) => sum + w[v], 0)

/** Whether the last of some weeks, in order, judges otherwise than those before it. */
export const driftOf = (weeks: readonly Week[]): Drift => {
  const last = weeks.at(-1)
  const before = weeks.slice(-1 - WEEKS_BEFORE, -1)
  const m = before.reduce((sum, w) => sum + all(w), 0)
  const n = last ? all(last) : 0
  if (!last || n < LEAST || m < LEAST) return { state: 'tooFew', verdict: null, last: null, before: null }
  const moves = VERDICTS.map((verdict) => {
    const had = before.reduce((sum, w) => sum + w[verdict], 0)
    const [p, q] = [last[verdict] / n, had / m]
    const pooled = (last[verdict] + had) / (n + m)
    const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m))
    return { verdict, last: p, before: q, by: Math.abs(p - q), z: deviation > 0 ? Math.abs(p - q) / deviation : 0 }
  })
  const most = moves.reduce((a, b) => (b.by > a.by ? b : a))
  return {
    state: most.by >= POINTS && most.z >= SIGMAS ? 'moved' : 'steady',
    verdict: most.verdict,
    last: most.last,
    before: most.before,
  }
}
