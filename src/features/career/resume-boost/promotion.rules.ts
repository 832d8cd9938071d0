/** A promotion runs a week. */
export const RUN_DAYS = 7
/** So many days of a month somebody may be seen in the labelled place; days on which nobody saw them are not counted. */
export const MOST_DAYS = 14
export const MONTH_DAYS = 30
/** A week is planned so many days ahead at most. */
export const MOST_AHEAD = 30
/** One place for ten people: a search that finds fewer has none. */
export const ONE_IN = 10
/** A card with fewer skills says too little to be chosen by. */
export const FEWEST_SKILLS = 3

/** A CV that is older says little of what somebody does now. */
export const FRESH_DAYS = 365

export const CHECKS = ['findable', 'skills', 'evidence', 'place', 'notice', 'titles', 'cv'] as const
export type Check = (typeof CHECKS)[number]

export type CardFacts = {
  visibility: string
  pausedUntil: string | null
  skills: number
  place: boolean
  notice: boolean
  titles: number
}

/** What stands beside the card: how many skills have evidence, and how old the newest CV is (days; null: there is none). */
export type BesideCard = { evidence: number; cvDays: number | null }
const NOTHING: BesideCard = { evidence: 0, cvDays: null }

type SkillEvidence = { source: string; shown?: boolean; counts?: boolean }
/** Whether a skill has more than somebody's word: a line of work in the CV, or a badge its owner lets count. */
export const hasEvidence = (evidence: readonly SkillEvidence[]): boolean =>
  evidence.some(
    ({ source, shown, counts }) => (source === 'cv' && shown === true) || (source === 'test' && counts === true),
  )

/** What the card says already; without the first two nobody would be shown anything. */
export const checksOf = (
  card: CardFacts | undefined,
  { evidence, cvDays }: BesideCard = NOTHING,
): { check: Check; isDone: boolean; isNeeded: boolean }[] => {
  const done: Record<Check, boolean> = {
    findable: card !== undefined && card.visibility !== 'private' && card.pausedUntil === null,
    skills: (card?.skills ?? 0) >= FEWEST_SKILLS,
    evidence: evidence >= FEWEST_SKILLS,
    cv: cvDays !== null && cvDays <= FRESH_DAYS,
    place: card?.place === true,
    notice: card?.notice === true,
    titles: (card?.titles ?? 0) > 0,
  }
  return CHECKS.map((check) => ({
    check,
    isDone: done[check],
    isNeeded: check === 'findable' || check === 'skills',
  }))
}

/** Countries of employers, and fields of work they say of themselves as `fieldOf` writes them; empty: no matter which. */
export type Audience = { countries: readonly string[]; fields: readonly string[] }
export const MOST_FIELDS = 20

/** A field of work as it is compared: employers type it, each as they like. */
export const fieldOf = (industry: string | null): string =>
  (industry ?? '').normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** Whether an employer is of those a week is meant for. It narrows alone: whose search does not find the person is not asked about. */
export const isInAudience = (
  { countries, fields }: Audience,
  { country, industry }: { country: string; industry: string | null },
): boolean =>
  (countries.length === 0 || countries.includes(country)) && (fields.length === 0 || fields.includes(fieldOf(industry)))

export const daysLeft = (daysSeen: number): number => Math.max(0, MOST_DAYS - daysSeen)
