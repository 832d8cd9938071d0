import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { ReceiptState, State } from '../rules.ts'

export const STATE_TONES: Readonly<Record<State, Tone>> = {
  draft: 'idle',
  scheduled: 'calm',
  sent: 'ok',
  closed: 'idle',
  recalled: 'wrong',
}

export const RECEIPT_TONES: Readonly<Record<ReceiptState, Tone>> = {
  queued: 'idle',
  delivered: 'calm',
  opened: 'calm',
  acknowledged: 'ok',
  declined: 'wrong',
  bounced: 'wrong',
  exempt: 'idle',
}
