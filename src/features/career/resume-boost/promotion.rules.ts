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

export const CHECKS = ['findable', 'skills', 'place', 'notice', 'titles'] as const
export type Check = (typeof CHECKS)[number]

export type CardFacts = {
  visibility: string
  pausedUntil: string | null
  skills: number
  place: boolean
  notice: boolean
  titles: number
}

/** What the card says already; without the first two nobody would be shown anything. */
export const checksOf = (card: CardFacts | undefined): { check: Check; isDone: boolean; isNeeded: boolean }[] => {
  const done: Record<Check, boolean> = {
    findable: card !== undefined && card.visibility !== 'private' && card.pausedUntil === null,
    skills: (card?.skills ?? 0) >= FEWEST_SKILLS,
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

export const daysLeft = (daysSeen: number): number => Math.max(0, MOST_DAYS - daysSeen)
