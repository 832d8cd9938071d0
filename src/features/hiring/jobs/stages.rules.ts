/** Where an application stands: for the company a stage of its pipeline, for the person one of a few plain words. */
export const STAGE_KINDS = ['applied', 'review', 'interview', 'assessment', 'offer', 'hired'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

/** `closed`: ended with its job, by nobody’s judgement. */
export const OUTCOMES = ['active', 'hired', 'rejected', 'withdrawn', 'closed'] as const
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
  if (outcome === 'closed') return 'jobClosed'
  return jobIsOver ? 'jobClosed' : OF_KIND[kind]
}
