import type { PolicyContent } from '../../../shared/approvals.ts'

/** What a company plans to hire: where a requisition is, what it does to the plan, and whose word it needs. */

/** What is written down. */
const KEPT = ['draft', 'asked', 'approved', 'refused', 'cancelled'] as const
export type StoredStatus = (typeof KEPT)[number]
/** What is shown: whether an approved one has jobs, and whether it is filled, is counted. */
export const STATUSES = ['draft', 'asked', 'approved', 'open', 'filled', 'refused', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** What the list is ordered by; `-` is the other way round. */
export const SORTS = [
  'changed',
  '-changed',
  'title',
  '-title',
  'department',
  '-department',
  'wanted',
  '-wanted',
  'number',
  '-number',
] as const
export type Sort = (typeof SORTS)[number]

export const REASONS = ['new', 'replacement'] as const

export const ACTIONS = ['ask', 'withdraw', 'approve', 'refuse', 'cancel'] as const
export type Action = (typeof ACTIONS)[number]

/** The one table of moves. What is not in it cannot be done. */
export const MOVES: Readonly<Record<Action, { from: readonly StoredStatus[]; to: StoredStatus }>> = {
  ask: { from: ['draft', 'refused'], to: 'asked' },
  withdraw: { from: ['asked'], to: 'draft' },
  approve: { from: ['asked'], to: 'approved' },
  refuse: { from: ['asked'], to: 'refused' },
  cancel: { from: ['asked', 'approved', 'refused'], to: 'cancelled' },
}

/** What is asked for stands still; refused, it may be changed and asked for again. */
export const isWritable = (stored: StoredStatus): boolean => stored === 'draft' || stored === 'refused'

type Counted = { headCount: number; hired: number; liveJobs: number }

/** Filled by people, never by the closing of a job. */
export const statusOf = (stored: StoredStatus, { headCount, hired, liveJobs }: Counted): Status => {
  if (stored !== 'approved') return stored
  if (hired >= headCount) return 'filled'
  return liveJobs > 0 ? 'open' : 'approved'
}

/** How many positions no job stands for yet; of a job that is closed those that are promised by an offer are taken. */
export const positionsWithoutJob = (
  headCount: number,
  hired: number,
  jobs: readonly { vacancies: number; hired: number; promised: number; live: boolean }[],
) =>
  Math.max(
    0,
    headCount - hired - jobs.reduce((sum, j) => sum + (j.live ? Math.max(0, j.vacancies - j.hired) : j.promised), 0),
  )

/** What a department of a country has and is to have. */
export type Facts = {
  /** The year it is to be true of. */
  year: number
  /** Null: none is set for this department and country. */
  target: number | null
  /** Whether any is set for this year: then one that is not set is nought. */
  planned: boolean
  /** People employed there now. */
  employees: number
  /** Positions of approved requisitions there that nobody is hired for yet, this one apart. */
  open: number
  /** What this one adds. */
  own: number
  /** Somebody who is still employed there leaves it. */
  replaces: boolean
}

export type Plan = Facts & {
  total: number
  /** The target it is measured by; null: there is no plan for the year. */
  limit: number | null
  over: boolean
  /** How many have to approve it. */
  approvals: 1 | 2
}

export const planOf = (facts: Facts): Plan => {
  const total = facts.employees + facts.open + facts.own - (facts.replaces ? 1 : 0)
  const limit = facts.target ?? (facts.planned ? 0 : null)
  const over = limit !== null && total > limit
  return { ...facts, total, limit, over, approvals: over ? 2 : 1 }
}

/**
 * One approver within the plan, two beyond it, never whoever asked while there are enough others. Where there are not, the asker’s own word
 * counts, and it is said. One refusal ends it.
 */
const approvedBy = (quorum: number): PolicyContent['rules'][number]['steps'] => [
  { who: [{ by: 'administrators', mode: { quorum, veto: true } }] },
]
export const REQUISITION_POLICY: PolicyContent = {
  rules: [
    { when: { flags: ['over-plan'] }, steps: approvedBy(2) },
    { when: {}, steps: approvedBy(1) },
  ],
  samePerson: 'once',
}
