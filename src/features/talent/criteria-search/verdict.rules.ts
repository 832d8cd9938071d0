import type { Criterion } from '../../matching/matching/criteria.rules.ts'
import type { Facts } from '../../matching/matching/facts.rules.ts'
import { evaluateCriterion, type Judged, type Reason, type Verdict } from '../../matching/matching/verdict.rules.ts'

export const PLACES = ['title', 'task', 'skill', 'certificate', 'education', 'language', 'said'] as const
type Place = (typeof PLACES)[number]

/** The verdict on one criterion, with what was said and where it stands. */
export type Line = {
  id: string
  verdict: Verdict
  reason: Reason
  quote: string | null
  from: { kind: Place; where: string | null } | null
  found: string[]
  missing: string[]
  years: number | null
  months: number | null
  /** Months of the posts after the one it stands in; 0: the latest. Null: it stands in none, or how long they were is not told. */
  after?: number | null
}

/** How long ago, at least: the posts that came after the one a quote stands in. Posts stand with the latest first. */
const afterOf = ({ quote }: Judged, facts: Facts): number | null => {
  if (!quote) return null
  const post = [...facts.tasks, ...facts.titles].find((f) => f.text.slice(0, 300) === quote.text)
  if (!post) return null
  const later = facts.titles.filter((t) => t.work < post.work)
  return later.some((t) => t.months === null) ? null : later.reduce((sum, t) => sum + (t.months ?? 0), 0)
}

/** Where a quote stands: the kind of entry, and the post it belongs to. */
const fromOf = (c: Criterion, { quote }: Judged, facts: Facts): Line['from'] => {
  if (!quote) return null
  const says = (f: { text: string }) => f.text.slice(0, 300) === quote.text
  if (c.kind === 'authorisation') return { kind: 'said', where: null }
  if (c.kind === 'language') return { kind: 'language', where: null }
  const task = facts.tasks.find(says)
  if (task) return { kind: 'task', where: facts.titles.find((t) => t.work === task.work)?.text ?? null }
  const kinds = [
    ['title', facts.titles],
    ['certificate', facts.certificates],
    ['education', facts.education],
  ] as const
  const kind = kinds.find(([, of]) => of.some(says))?.[0] ?? 'skill'
  return { kind, where: null }
}

/** What they say of their right to work in a country; null: nothing. */
export type Right = { values: string[]; unmet: boolean } | null

export const linesOf = (criteria: readonly Criterion[], facts: Facts, right: Right): Line[] =>
  criteria.map((c) => {
    const answers = c.question && right ? [{ id: c.question, ...right }] : []
    const made = evaluateCriterion(c, facts, answers)
    return {
      id: c.id,
      verdict: made.verdict,
      reason: made.reason,
      quote: made.quote?.text ?? null,
      from: fromOf(c, made, facts),
      found: made.found,
      missing: made.missing,
      years: made.years,
      months: made.months,
      after: afterOf(made, facts),
    }
  })
