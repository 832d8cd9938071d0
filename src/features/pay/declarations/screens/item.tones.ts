import type { ItemState } from '../rules.ts'

/** Green is settled, red was said no to. */
export const ITEM_TONES = { open: 'idle', accepted: 'ok', declined: 'wrong' } as const satisfies Record<
  ItemState,
  string
>
