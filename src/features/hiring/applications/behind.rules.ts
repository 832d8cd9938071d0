import { STAGE_KINDS } from '../jobs/stages.rules.ts'

/** What a figure of the recruitment hub counts, beside when people applied and for which job: its list asks for the same. */
export const FIGURE_FILTERS = [
  /** Said yes to an offer, or was hired. */
  'accepted',
  /** The same, for a job raised from a requisition that was approved before. */
  'planned',
  /** The same, in the period, whenever they applied. */
  'hired',
  /** By the newest offer that reached them. */
  ...(['offerAccepted', 'offerDeclined', 'offerExpired', 'offerOpen'] as const),
  /** An answer was promised and given or due; the first of them: given in time. */
  ...(['inTime', 'answerable'] as const),
  ...STAGE_KINDS.map((kind) => `left_${kind}` as const),
  /** What the list of jobs counts as being interviewed (or assessed), and as having an offer. */
  ...(['atInterviews', 'atOffers'] as const),
  /** What waits for somebody now, whatever the period. */
  ...(['feedback', 'offers', 'promises', 'outcomes'] as const),
] as const
export type FigureFilter = (typeof FIGURE_FILTERS)[number]

/** Figures of this moment: no period narrows them. */
export const isOfNow = (behind: string | null): boolean =>
  behind === 'feedback' || behind === 'offers' || behind === 'promises' || behind === 'outcomes'
