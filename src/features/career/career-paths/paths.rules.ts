/** What somebody says of an occupation. There is one they work in and one they aim for. */
export const STANDS = ['current', 'goal', 'kept', 'rejected'] as const
export type Stand = (typeof STANDS)[number]

/** Each part of the order, of a hundred. */
export const WEIGHTS = { skills: 60, related: 20, demand: 20 } as const
/** So many open jobs in the country count in full. */
export const FULL_DEMAND = 20
/** Fewer adverts than this say nothing of pay. */
export const LEAST_PAYS = 5
/** Fewer shared skills than this are chance, unless the occupation is of the same group. */
export const LEAST_SHARED = 2
export const MOST_PATHS = 12

/** How many digits of the group of occupations (ISCO-08) two share, from the left: four is the same unit group. */
export const tierOf = (isco: string, other: string | null): number => {
  if (other === null) return 0
  let tier = 0
  while (tier < 4 && isco[tier] !== undefined && isco[tier] === other[tier]) tier++
  return tier
}

const SKILL_LEVELS: Readonly<Record<string, readonly number[]>> = {
  0: [1, 2, 4],
  1: [3, 4],
  2: [4],
  3: [3],
  4: [2],
  5: [2],
  6: [2],
  7: [2],
  8: [2],
  9: [1],
}
/** The skill levels ISCO-08 gives the major group, 1 (short training) to 4 (a degree or as much). */
export const levelsOf = (isco: string): readonly number[] => SKILL_LEVELS[isco[0] ?? ''] ?? []

export type PathFacts = { isco: string; shared: number; asked: number; jobs: number }
export type PathParts = { skills: number; related: number; demand: number }

/** What an occupation has of each part, in points; together at most a hundred. */
export const partsOf = ({ isco, shared, asked, jobs }: PathFacts, current: string | null): PathParts => ({
  skills: asked === 0 ? 0 : Math.round((WEIGHTS.skills * shared) / asked),
  related: Math.round((WEIGHTS.related * tierOf(isco, current)) / 4),
  demand: Math.round((WEIGHTS.demand * Math.min(jobs, FULL_DEMAND)) / FULL_DEMAND),
})

export const pointsOf = ({ skills, related, demand }: PathParts): number => skills + related + demand

/** The nearest first; of the same points the one with more open jobs, then by name. */
export const inOrder = <P extends { parts: PathParts; jobs: number; title: string }>(paths: readonly P[]): P[] =>
  paths.toSorted(
    (a, b) => pointsOf(b.parts) - pointsOf(a.parts) || b.jobs - a.jobs || a.title.localeCompare(b.title, 'en'),
  )
