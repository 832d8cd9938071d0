import type { StageKind } from '../jobs/stages.rules.ts'

/** The stages a company begins with; days are how long one may stay before it counts as late. */
export const DEFAULT_STAGES: readonly { name: string; kind: StageKind; daysLimit: number | null }[] = [
  { name: 'New', kind: 'applied', daysLimit: 5 },
  { name: 'In review', kind: 'review', daysLimit: 7 },
  { name: 'Interview', kind: 'interview', daysLimit: 14 },
  { name: 'Assessment', kind: 'assessment', daysLimit: 10 },
  { name: 'Offer', kind: 'offer', daysLimit: 7 },
  { name: 'Hired', kind: 'hired', daysLimit: null },
]
