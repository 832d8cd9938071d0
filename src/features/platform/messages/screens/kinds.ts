import type { Language } from '../../../../shared/languages.ts'
import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { OutboxRow } from '../contract.ts'

export const TONES: Readonly<Record<OutboxRow['status'], Tone>> = {
  queued: 'calm',
  sending: 'calm',
  sent: 'ok',
  failed: 'wrong',
  local: 'idle',
}

/** What a message is, in the reader's language. */
export const templateLabel = ({ labels }: Pick<OutboxRow, 'labels'>, language: Language): string =>
  labels[language] ?? labels.en ?? ''
