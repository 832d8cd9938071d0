import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { WrittenTestRow } from '../contract.ts'

export const TONES: Record<WrittenTestRow['state'], Tone> = { draft: 'calm', published: 'ok', retired: 'idle' }
