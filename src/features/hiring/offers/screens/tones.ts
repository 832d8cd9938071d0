export const TONES = {
  draft: 'idle',
  approval: 'careful',
  approved: 'calm',
  sent: 'calm',
  accepted: 'ok',
  declined: 'wrong',
  expired: 'wrong',
  withdrawn: 'idle',
} as const
