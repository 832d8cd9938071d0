export const KINDS = ['cv', 'offerLetter'] as const

/** `replaced` and `erased` have no file any more; a `draft` is written anew each time it is read. */
export const STATES = [
  'kept',
  'replaced',
  'draft',
  'sent',
  'signed',
  'declined',
  'expired',
  'withdrawn',
  'erased',
] as const
export type State = (typeof STATES)[number]

const OF_OFFER: Readonly<Record<string, State>> = {
  draft: 'draft',
  approval: 'draft',
  approved: 'draft',
  sent: 'sent',
  accepted: 'signed',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
}

type Letter = { status: string; sent: boolean; held: boolean }

/** What an offer has for a letter; null: it ended before one left, and there is none. */
export const letterStateOf = ({ status, sent, held: current }: Letter): State | null => {
  const state = OF_OFFER[status] ?? null
  if (state === 'draft') return state
  if (!sent) return null
  return current ? state : 'erased'
}

type Span = { from: string; until: string }

/**
 * From when until when each CV stood that was replaced.
 * @param changes in order; `had`: whether there was one before
 */
export const replacedOf = (appliedAt: string, changes: readonly { at: string; had: boolean }[]): Span[] =>
  changes.flatMap(({ at, had }, i) => (had ? [{ from: changes[i - 1]?.at ?? appliedAt, until: at }] : []))
