import type { Status } from '../rules.ts'

export const TONES: Readonly<Record<Status, 'ok' | 'careful' | 'wrong' | 'calm' | 'idle'>> = {
  draft: 'idle',
  asked: 'careful',
  approved: 'calm',
  open: 'calm',
  filled: 'ok',
  refused: 'wrong',
  cancelled: 'idle',
}
