/** What may become of a claim, and by what; the server and the buttons read the same. */

export const CLAIM_STATES = [
  'draft',
  'submitted',
  'approved',
  'part_approved',
  'returned',
  'refused',
  'scheduled',
  'paid',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Whoever made it may still change it. */
export const isOpenClaim = (state: ClaimState): boolean => state === 'draft' || state === 'returned'

/** Its lines were decided, and something of it is or will be paid. */
export const isDecidedClaim = (state: ClaimState): boolean =>
  state === 'approved' || state === 'part_approved' || state === 'scheduled' || state === 'paid'

/** It was handed in, nothing refused all of it, and no money is on its way yet. */
export const isWaitingClaim = (state: ClaimState): boolean =>
  state === 'submitted' || state === 'approved' || state === 'part_approved'

export type LineDecision = 'open' | 'approved' | 'reduced' | 'refused'

/** What a claim is once its approval has ended well: all of it, a part of it, or nothing. */
export const stateOfDecided = (
  lines: readonly { decision: LineDecision }[],
): 'approved' | 'part_approved' | 'refused' => {
  if (lines.every(({ decision }) => decision === 'refused')) return 'refused'
  return lines.every(({ decision }) => decision === 'approved' || decision === 'open') ? 'approved' : 'part_approved'
}

/** What a decided claim is by what was sent to be paid: all that is owed is on its way, or it is as it was decided. */
export const stateOfSent = (before: ClaimState, lines: readonly { due: number; isSent: boolean }[]): ClaimState =>
  lines.every(({ due, isSent }) => due === 0 || isSent) ? 'scheduled' : before
