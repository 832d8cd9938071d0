import { DAY_MS } from '../../../shared/dates.ts'

/** What an interview is, what may be done with it, and who may see what was found. */
export const KINDS = ['phone', 'video', 'onsite'] as const
export type InterviewKind = (typeof KINDS)[number]

/** What the list is ordered by; `-` is the other way round. */
export const SORTS = ['starts', '-starts', 'changed', '-changed'] as const
export type Sort = (typeof SORTS)[number]

export const STATUSES = ['proposed', 'confirmed', 'done', 'no_show', 'cancelled'] as const
export type InterviewStatus = (typeof STATUSES)[number]

export const ACTIONS = ['reschedule', 'cancel', 'done', 'noShow'] as const
export type InterviewAction = (typeof ACTIONS)[number]

/** From where each can be done. What is not in it cannot. */
const MOVES: Readonly<Record<InterviewAction, readonly InterviewStatus[]>> = {
  reschedule: ['proposed', 'confirmed', 'no_show'],
  cancel: ['proposed', 'confirmed'],
  done: ['confirmed'],
  noShow: ['confirmed'],
}
/** How far ahead an interview can be arranged. */
const FURTHEST_DAYS = 180
export const MOST_SLOTS = 12

/** Null: it can be done; else why not. An interview that has not begun was not held. */
export const refusalOf = (
  action: InterviewAction,
  current: { status: InterviewStatus; startsAt: string | null },
  now: Date,
): string | null => {
  if (!MOVES[action].includes(current.status))
    return `An interview that is ${SAID[current.status]} cannot be ${VERBS[action]}.`
  if ((action === 'done' || action === 'noShow') && current.startsAt && Date.parse(current.startsAt) > now.getTime())
    return 'This interview has not begun yet.'
  return null
}
const SAID: Readonly<Record<InterviewStatus, string>> = {
  proposed: 'waiting for an answer',
  confirmed: 'arranged',
  done: 'over',
  no_show: 'missed',
  cancelled: 'cancelled',
}
const VERBS: Readonly<Record<InterviewAction, string>> = {
  reschedule: 'moved',
  cancel: 'cancelled',
  done: 'marked as held',
  noShow: 'marked as missed',
}

/** What is wrong with some beginnings to choose from; null: nothing. Sorted, without doubles, in `slots`. */
export const validateSlots = (given: readonly string[], now: Date): { slots: string[]; error: string | null } => {
  const slots = [...new Set(given.map((s) => new Date(s).toISOString()))].sort()
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return { slots, error: 'Give at least one time.' }
  if (slots.length > MOST_SLOTS) return { slots, error: `Give at most ${MOST_SLOTS} times.` }
  if (Date.parse(first) <= now.getTime()) return { slots, error: 'A time must lie in the future.' }
  if (Date.parse(last) > now.getTime() + FURTHEST_DAYS * DAY_MS)
    return { slots, error: `A time must lie within ${FURTHEST_DAYS} days.` }
  return { slots, error: null }
}

/** So long before it begins the scorecard of an interview is open: whoever holds it has it before them when the person comes in. */
const EARLY_MINUTES = 15

/** Whether what is found in an interview can be written down. */
export const isScorecardOpen = (startsAt: string | null, now: Date): boolean =>
  startsAt !== null && Date.parse(startsAt) - EARLY_MINUTES * 60_000 <= now.getTime()

/** How far back an interview that took place without being arranged here can be recorded, in days. */
const PAST_DAYS = 90

/** What is wrong with when an interview took place; null: nothing. */
export const refusalOfPast = (slots: readonly string[], now: Date): string | null => {
  const [at] = slots
  if (slots.length !== 1 || at === undefined) return 'Give the one time at which it took place.'
  if (Date.parse(at) > now.getTime()) return 'An interview that took place lies in the past.'
  return Date.parse(at) < now.getTime() - PAST_DAYS * DAY_MS
    ? `It must have taken place within the last ${PAST_DAYS} days.`
    : null
}

/** Whether two stretches of time meet; each begins at an instant and lasts some minutes. */
export const isOverlapping = (
  a: { startsAt: string; minutes: number },
  b: { startsAt: string; minutes: number },
): boolean => {
  const [from, until] = [Date.parse(a.startsAt), Date.parse(a.startsAt) + a.minutes * 60_000]
  const [begin, end] = [Date.parse(b.startsAt), Date.parse(b.startsAt) + b.minutes * 60_000]
  return from < end && begin < until
}

/** What is looked at where nothing else is said: what the job asks for, and how somebody works. */
export const attributesOf = (mustHave: readonly string[]): string[] => [
  ...mustHave.slice(0, 5),
  ...GENERAL.slice(0, Math.max(1, 3 - mustHave.length)),
]
const GENERAL = ['Works well with others', 'Explains clearly', 'Experience for this work'] as const

/**
 * The cards somebody may see: their own, and, once theirs is handed in or when they never were to hold the interview, those handed in by the
 * others. A judgement read first makes the next one. Whoever was taken off the panel, by whatever hand, reads the others’ once all who hold it
 * have handed in theirs: nobody leaves to look.
 */
export const cardsFor = <C extends { userId: string; submittedAt: string | null }>(
  cards: readonly C[],
  panel: readonly string[],
  viewer: string,
  left: readonly string[] = [],
): { shown: C[]; hidden: number } => {
  const own = cards.find((c) => c.userId === viewer)
  const handedIn = cards.filter((c) => c.userId !== viewer && c.submittedAt !== null)
  const allIn = panel.every((id) => cards.some((c) => c.userId === id && c.submittedAt !== null))
  const free = own?.submittedAt != null || (!panel.includes(viewer) && (!left.includes(viewer) || allIn))
  return {
    shown: [...(own ? [own] : []), ...(free ? handedIn : [])],
    hidden: free ? 0 : handedIn.length,
  }
}

export type Rating = { name: string; rating: number | null; evidence: string }

/** What keeps a card from being handed in: every attribute is rated or left out on purpose, and every rating has its evidence. */
export const missingOf = (ratings: readonly Rating[], overall: number | null): Record<string, string> => {
  const errors: Record<string, string> = {}
  if (overall === null) errors.overall = 'Say whether you would hire this person.'
  if (ratings.every((r) => r.rating === null)) errors.ratings = 'Rate at least one attribute.'
  for (const [i, r] of ratings.entries())
    if (r.rating !== null && r.evidence.trim() === '')
      errors[`ratings.${i}.evidence`] = `Say what you saw or heard for ${r.name}.`
  return errors
}

type Round = {
  status: InterviewStatus
  /** Who holds it now. */
  panel: readonly string[]
  cards: readonly { userId: string; overall: number | null; submittedAt: string | null }[]
}

/**
 * How those who held the interviews judge, once nothing more of them is to come: every interview that was not called off or missed has all its
 * scorecards, and the last of them came after the person was moved to where they stand. It proposes a step; it never takes one.
 * @param since when they came to their stage
 */
export const resultOf = (rounds: readonly Round[], since: string): { yes: number; no: number } | null => {
  const counted = rounds.filter((r) => r.status !== 'cancelled' && r.status !== 'no_show')
  const cards = counted.flatMap((r) => r.cards.filter((c) => c.submittedAt !== null && r.panel.includes(c.userId)))
  const handedIn = (r: Round, id: string) => r.cards.some((c) => c.userId === id && c.submittedAt !== null)
  if (counted.length === 0 || counted.some((r) => r.panel.some((id) => !handedIn(r, id)))) return null
  const fresh = cards.filter((c) => c.submittedAt !== null && Date.parse(c.submittedAt) >= Date.parse(since))
  if (fresh.length === 0) return null
  const yes = fresh.filter((c) => (c.overall ?? 0) >= 3).length
  return { yes, no: fresh.length - yes }
}
