import type { StageKind } from '../applications/state.rules.ts'

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
