import type { DeclarationState } from '../rules.ts'

/** Green is settled, amber waits. */
export const DECLARATION_TONES = {
  missing: 'careful',
  draft: 'careful',
  planned: 'calm',
  waiting: 'careful',
  done: 'ok',
} as const satisfies Record<DeclarationState, string>
