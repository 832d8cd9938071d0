import type { Criterion } from './criteria.rules.ts'
import type { Match } from './engine.rules.ts'
import type { Fact, Facts } from './facts.rules.ts'

/** What goes to the model: texts of the allow-list, cut to what it reads well. */

const MOST_WORDS = 120
const MOST_FACTS = 48
/** From here on two texts speak of the same; below it a nearest line would only mislead. */
const NEAR = 0.5

const cut = (text: string) => text.split(/\s+/).slice(0, MOST_WORDS).join(' ')

/** What is told of work and study, whole lines: a skill by itself is compared by its name. */
export const comparableFacts = (facts: Facts): Fact[] =>
  [...facts.titles, ...facts.tasks, ...facts.certificates, ...facts.education].slice(0, MOST_FACTS)

export const textsOf = (criteria: readonly Criterion[], facts: Facts) => ({
  asked: comparable(criteria).map((c) => cut(c.text)),
  told: comparableFacts(facts).map((f) => cut(f.text)),
})

const comparable = (criteria: readonly Criterion[]) =>
  criteria.filter((c) => c.barred === null && (c.kind === 'must' || c.kind === 'nice'))

type Vector = readonly number[]
/** Of two vectors of length one. */
export const cosineSimilarity = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)

/**
 * Adds to a match how near in meaning its lines are. No verdict and no point changes by it: it orders those who meet as much as each other, and shows
 * the nearest line where nothing was found.
 */
export const withNearness = (
  match: Match,
  {
    criteria,
    facts,
    input,
    told,
  }: { criteria: readonly Criterion[]; facts: Facts; input: readonly Vector[]; told: readonly Vector[] },
): Match => {
  const compared = comparable(criteria)
  if (compared.length === 0 || told.length === 0) return match
  const lines = comparableFacts(facts)
  const best = compared.map((c, i) => {
    const near = told.map((vector) => cosineSimilarity(input[i] as Vector, vector))
    const most = near.reduce((top, value, at) => (value > (near[top] as number) ? at : top), 0)
    return { id: c.id, value: Math.max(0, Math.min(1, near[most] as number)), fact: lines[most] as Fact }
  })
  const nearness = Math.round((best.reduce((sum, b) => sum + b.value, 0) / best.length) * 1000)
  return {
    ...match,
    nearness,
    lines: match.lines.map((line) => {
      const near = best.find((b) => b.id === line.id)
      const shown = near && line.verdict === 'not_found' && near.value >= NEAR
      return shown ? { ...line, nearest: { text: near.fact.text.slice(0, 300), at: near.fact.at } } : line
    }),
  }
}

/** For a list: whoever meets more first; of equals whoever is nearer in meaning; of those whoever came first. Money has no part in it. */
export const compareMatches = (
  a: { points: number; most: number; nearness: number | null },
  b: { points: number; most: number; nearness: number | null },
): number => b.points * a.most - a.points * b.most || (b.nearness ?? 0) - (a.nearness ?? 0)
