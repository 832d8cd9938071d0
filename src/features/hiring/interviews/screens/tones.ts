export const TONES = {
  proposed: 'careful',
  confirmed: 'calm',
  done: 'ok',
  no_show: 'wrong',
  cancelled: 'idle',
} as const
