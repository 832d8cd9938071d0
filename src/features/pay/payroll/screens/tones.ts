import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { PayRun } from '../contract.ts'

export const RUN_TONES: Readonly<Record<PayRun['state'], Tone>> = {
  draft: 'idle',
  calculated: 'calm',
  in_review: 'careful',
  approved: 'ok',
  locked: 'ok',
  void: 'idle',
}

export const PERSON_TONES = { ok: 'ok', blocked: 'wrong', excluded: 'idle', held: 'careful', locked: 'ok' } as const

export const EXIT_TONES = { none: 'idle', draft: 'calm', in_review: 'careful', approved: 'ok', paying: 'ok' } as const
