import { hourIn } from '../../../shared/dates.ts'
/** Where an application stands: for the company a stage of its pipeline, for the person one of a few plain words. */
export const STAGE_KINDS = ['applied', 'review', 'interview', 'assessment', 'offer', 'hired'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

export const OUTCOMES = ['active', 'hired', 'rejected', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** All that the person is ever shown: never the name of a stage, never a score. */
export const PUBLIC_STATUSES = [
  'received',
  'review',
  'interview',
  'assessment',
  'offer',
  'hired',
  'notSelected',
  'withdrawn',
  'jobClosed',
] as const
export type PublicStatus = (typeof PUBLIC_STATUSES)[number]

const OF_KIND: Readonly<Record<StageKind, PublicStatus>> = {
  applied: 'received',
  review: 'review',
  interview: 'interview',
  assessment: 'assessment',
  offer: 'offer',
  hired: 'hired',
}

/** What the person reads. A job that is over ends every application that was still going on. */
export const publicStatusOf = (kind: StageKind, outcome: Outcome, jobIsOver = false): PublicStatus => {
  if (outcome === 'hired') return 'hired'
  if (outcome === 'rejected') return 'notSelected'
  if (outcome === 'withdrawn') return 'withdrawn'
  return jobIsOver ? 'jobClosed' : OF_KIND[kind]
}

/** The stages a company begins with; days are how long one may stay before it counts as late. */
export const DEFAULT_STAGES: readonly { name: string; kind: StageKind; daysLimit: number | null }[] = [
  { name: 'New', kind: 'applied', daysLimit: 5 },
  { name: 'In review', kind: 'review', daysLimit: 7 },
  { name: 'Interview', kind: 'interview', daysLimit: 14 },
  { name: 'Assessment', kind: 'assessment', daysLimit: 10 },
  { name: 'Offer', kind: 'offer', daysLimit: 7 },
  { name: 'Hired', kind: 'hired', daysLimit: null },
]

/** What a company begins with for declining somebody: its own word, and what the person is told. */
export const DEFAULT_REASONS: readonly { name: string; publicPhrase: string }[] = [
  {
    name: 'Another candidate fits the work more closely',
    publicPhrase: 'We chose somebody whose experience is closer to this work.',
  },
  {
    name: 'A requirement of the job is not met',
    publicPhrase: 'One of the requirements in the advert is not met at present.',
  },
  {
    name: 'Pay expectations are apart',
    publicPhrase: 'What you expect and what this position pays are too far apart.',
  },
  { name: 'Start date or hours do not fit', publicPhrase: 'The start date or the working hours do not fit.' },
  { name: 'The position has been filled', publicPhrase: 'The position has been filled.' },
  { name: 'The position is no longer open', publicPhrase: 'The position is no longer open.' },
]

/** How long somebody has to take a decision back before the person hears of it. */
export const UNDO_MINUTES = 10

const LETTERS_FROM = 8
const LETTERS_UNTIL = 21

/**
 * When news of a decision leaves: after the time to take it back, and never between 21:00 and 08:00 where the person is.
 * @param now UTC @param zone IANA zone of the person, or of the job where theirs is not known @returns UTC
 */
export const leavesAt = (now: Date, zone: string): Date => {
  const earliest = new Date(now.getTime() + UNDO_MINUTES * 60_000)
  const at = new Date(earliest)
  for (let step = 0; step < 24 * 4; step++) {
    const hour = hourIn(zone, at)
    if (hour >= LETTERS_FROM && hour < LETTERS_UNTIL) return at
    // To the next quarter, so that morning is met on its hour in every zone.
    at.setTime((Math.floor(at.getTime() / 900_000) + 1) * 900_000)
  }
  return at
}
