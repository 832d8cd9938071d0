import type { RequestState } from '../contract.ts'

/** How a state of a request is coloured. */
export const STATE_TONES = {
  pending: 'careful',
  approved: 'ok',
  partly_cancelled: 'calm',
  cancelled: 'idle',
  refused: 'wrong',
  withdrawn: 'idle',
} as const satisfies Record<RequestState, string>
