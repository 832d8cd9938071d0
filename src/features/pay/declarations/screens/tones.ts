import type { DeclarationState, ItemState } from '../rules.ts'

/** Green is settled, amber waits, red was said no to. */
export const ITEM_TONES = { open: 'idle', accepted: 'ok', declined: 'wrong' } as const satisfies Record<
  ItemState,
  string
>

export const DECLARATION_TONES = {
  missing: 'careful',
  draft: 'careful',
  planned: 'calm',
  waiting: 'careful',
  done: 'ok',
} as const satisfies Record<DeclarationState, string>
