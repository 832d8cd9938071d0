import type { Lexicon } from '../../matching/cv-reading/parsed.rules.ts'
import type { Criterion } from '../../matching/matching/criteria.rules.ts'
import { type CriterionInput, criterionOf } from '../../matching/matching/criterion-input.rules.ts'
import type { Embedder } from '../../matching/matching/embedder.ts'
import { type Facts, isNothing } from '../../matching/matching/facts.rules.ts'
import { cosineSimilarity } from '../../matching/matching/semantic.rules.ts'
import { factsOfCard, gistOf } from './facts.rules.ts'
import type { CardRow } from './queries.ts'
import { scoreOf } from './rank.rules.ts'
import { type Line, linesOf, type Right } from './verdict.rules.ts'

export type Compared = {
  card: string | null
  application: string | null
  facts: Facts
  lines: Line[]
  nearness: number | null
}

/** Whoever searches does not wait for the model longer than this; words alone order then. ms */
const PATIENCE = 500
/** So many of those who meet most are ordered by nearness. */
const ORDERED = 32

export const criteriaIn = (wanted: readonly CriterionInput[], skills: Lexicon['skills']): Criterion[] =>
  wanted.map((w) => criterionOf(w, skills))

const rightIn = (row: CardRow, country: string): Right => {
  const claim = row.authorisations.find((a) => a.country === country)
  return claim ? { values: [claim.status], unmet: claim.status === 'needs_sponsorship' } : null
}

/** A card against the criteria; null where it says nothing that could be compared. */
export const compareCard = (
  row: CardRow,
  criteria: readonly Criterion[],
  country: string,
  skills: Lexicon['skills'],
): Compared | null => {
  const facts = factsOfCard(row, skills)
  if (isNothing(facts)) return null
  const lines = linesOf(criteria, facts, rightIn(row, country))
  return { card: row.id, application: null, facts, lines, nearness: null }
}

export const compareOwn = (application: string, facts: Facts, criteria: readonly Criterion[]): Compared => ({
  card: null,
  application,
  facts,
  nearness: null,
  lines: linesOf(criteria, facts, null),
})

/** How near in meaning those who meet most are: orders equals, and nothing else. Without the model nobody is ordered by it. */
export const withNearness = async (
  model: Embedder | null,
  people: readonly Compared[],
  wanted: readonly CriterionInput[],
  criteria: readonly Criterion[],
): Promise<{ people: Compared[]; model: string | null }> => {
  const input = criteria.filter((c) => c.barred === null && (c.kind === 'must' || c.kind === 'nice')).map((c) => c.text)
  if (!model || input.length === 0 || people.length === 0) return { people: [...people], model: null }
  const best = people
    .map((p) => ({ p, points: scoreOf(p, wanted).points }))
    .sort((a, b) => b.points - a.points)
    .slice(0, ORDERED)
    .map(({ p }) => p)
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), PATIENCE)
  })
  const texts = [input.join('. ').slice(0, 600), ...best.map((p) => gistOf(p.facts))]
  const vectors = await Promise.race([model.embed(texts).catch(() => null), patience]).finally(() =>
    clearTimeout(timer),
  )
  if (!vectors) return { people: [...people], model: null }
  const [wish = [], ...told] = vectors
  const near = new Map(
    best.map((p, i) => [p, Math.round(Math.max(0, Math.min(1, cosineSimilarity(wish, told[i] ?? []))) * 1000)]),
  )
  return { people: people.map((p) => ({ ...p, nearness: near.get(p) ?? null })), model: model.id }
}
