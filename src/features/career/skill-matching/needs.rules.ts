import type { Criterion } from '../../matching/matching/criteria.rules.ts'

/** Changes when adverts have to be read again. */
export const NEEDS_ENGINE = 'needs/2'

export type NeedSkill = { key: string; label: string }
/** One skill that is asked; of several, one is enough. */
export type Need = readonly NeedSkill[]

/** The skills that one must-have asks. Empty: it asks what nobody is compared by. Null: no skill could be read in it, such as a degree or a trait. */
export const needsIn = (criterion: Criterion): readonly Need[] | null => {
  if (criterion.barred !== null) return []
  if (criterion.skills.length === 0 || criterion.level !== null) return null
  return criterion.any ? [criterion.skills] : criterion.skills.map((skill) => [skill])
}

const nameOf = (need: Need): string =>
  need
    .map(({ key }) => key)
    .toSorted()
    .join('\n')

/** What the must-haves of an advert ask, each skill once, and in how many of them no skill could be read. */
export const needsOf = (criteria: readonly Criterion[]): { needs: Need[]; unread: number } => {
  const read = criteria.filter(({ kind }) => kind === 'must').map(needsIn)
  const needs = read.flatMap((each) => each ?? [])
  return {
    needs: [...new Map(needs.map((need) => [nameOf(need), need])).values()],
    unread: read.filter((each) => each === null).length,
  }
}
