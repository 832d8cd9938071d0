export const TONES = {
  template: 'idle',
  draft: 'idle',
  pending_approval: 'careful',
  approved: 'calm',
  scheduled: 'calm',
  open: 'ok',
  paused: 'careful',
  closed: 'idle',
  archived: 'idle',
} as const
