import type { Output } from '../../../shared/endpoint.ts'
import type { sampleAnalysis } from './analysis.contract.ts'

export type Analysis = Output<typeof sampleAnalysis>
type Check = Analysis['document'][number]
type Requirement = NonNullable<Analysis['job']>['requirements'][number]

/** A remark and its opposite are about one thing. What stands in neither list is remarked on only where it is wrong. */
const TOPICS: Readonly<Record<string, string>> = {
  picture: 'textLayer',
  hidden: 'noHidden',
  columns: 'oneColumn',
  long: 'length',
  noName: 'name',
  noEmail: 'email',
  noPhone: 'phone',
  noWork: 'work',
  numbers: 'hasNumbers',
  fewSkills: 'skills',
}
const RANK = { ok: 0, careful: 1, wrong: 2 } as const
const FOUND = { met: 0, partly: 1, not_found: 2 } as const

/** One thing in both, and in which it is better. Null: that CV has no remark on it, or the must-have is of the other's job. */
export type Pair<T> = { topic: string; here: T | null; there: T | null; better: 'here' | 'there' | 'same' }

const pairs = <T>(
  here: readonly T[],
  there: readonly T[],
  topicOf: (t: T) => string,
  rankOf: (t: T | null) => number,
) =>
  [...new Set([...here, ...there].map(topicOf))].map((topic): Pair<T> => {
    const a = here.find((t) => topicOf(t) === topic) ?? null
    const b = there.find((t) => topicOf(t) === topic) ?? null
    return { topic, here: a, there: b, better: betterOf(rankOf(a), rankOf(b)) }
  })

/** The lower rank is the better. */
const betterOf = (here: number, there: number): Pair<unknown>['better'] => {
  if (here === there) return 'same'
  return here < there ? 'here' : 'there'
}

/** Two CVs point by point: which remarks differ, which must-haves, and the skills that stand in one alone. Never one figure against another. */
export const compareAnalyses = (here: Analysis, there: Analysis) => {
  const checks = pairs<Check>(
    [...here.document, ...here.content],
    [...there.document, ...there.content],
    (c) => TOPICS[c.key] ?? c.key,
    // No remark is the same as a good one.
    (c) => (c ? RANK[c.severity] : 0),
  )
  const requirements = pairs<Requirement>(
    here.job?.requirements ?? [],
    there.job?.requirements ?? [],
    (r) => r.requirement,
    (r) => (r ? FOUND[r.verdict] : 2),
  )
  const labels = (a: Analysis) => new Map(a.skills.map((s) => [s.label.toLowerCase(), s.label]))
  const [mine, others] = [labels(here), labels(there)]
  const without = (a: Map<string, string>, b: Map<string, string>) =>
    [...a].filter(([key]) => !b.has(key)).map(([, label]) => label)
  return {
    checks: checks.filter((c) => c.better !== 'same'),
    requirements: requirements.filter((r) => r.better !== 'same'),
    same: [...checks, ...requirements].filter((p) => p.better === 'same').length,
    skillsHere: without(mine, others),
    skillsThere: without(others, mine),
  }
}
