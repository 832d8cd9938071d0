import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { ApprovalItem } from '../contract.ts'

export const TONES: Record<ApprovalItem['state'], Tone> = {
  pending: 'calm',
  approved: 'ok',
  refused: 'wrong',
  returned: 'careful',
  withdrawn: 'idle',
  lapsed: 'idle',
}
