import type { Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { QuestionState } from '../rules.ts'

export const STATE_TONES: Readonly<Record<QuestionState, Tone>> = { open: 'careful', answered: 'ok', closed: 'idle' }
