import type { RosterShift } from './expand.rules.ts'
import { bindingRule, mayWork } from './may-work.rules.ts'
import type { MayWorkQuestion, WorkVerdict } from './work-check.rules.ts'

/** What may become of a roster shift, a swap and an open shift. Buttons and server read the same tables; what is not in them cannot be done. */

export type RosterState = RosterShift['state']
export const ROSTER_ACTIONS = ['publish', 'unpublish', 'confirm', 'work', 'swap', 'drop', 'cancel'] as const
export type RosterAction = (typeof ROSTER_ACTIONS)[number]

export const ROSTER_MOVES: Readonly<Record<RosterAction, { from: readonly RosterState[]; to: RosterState }>> = {
  publish: { from: ['draft'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  confirm: { from: ['published'], to: 'confirmed' },
  work: { from: ['published', 'confirmed'], to: 'worked' },
  swap: { from: ['published', 'confirmed'], to: 'swapped' },
  drop: { from: ['published', 'confirmed'], to: 'dropped' },
  cancel: { from: ['draft', 'published', 'confirmed'], to: 'cancelled' },
}

export type SwapState = 'offered' | 'accepted' | 'approved' | 'done' | 'expired' | 'refused' | 'withdrawn'
export const SWAP_ACTIONS = ['accept', 'approve', 'finish', 'expire', 'refuse', 'withdraw'] as const
export type SwapAction = (typeof SWAP_ACTIONS)[number]

export const SWAP_MOVES: Readonly<Record<SwapAction, { from: readonly SwapState[]; to: SwapState }>> = {
  accept: { from: ['offered'], to: 'accepted' },
  approve: { from: ['accepted'], to: 'approved' },
  finish: { from: ['approved'], to: 'done' },
  expire: { from: ['offered', 'accepted'], to: 'expired' },
  refuse: { from: ['offered', 'accepted'], to: 'refused' },
  withdraw: { from: ['offered', 'accepted'], to: 'withdrawn' },
}

type Move<S> = { from: readonly S[]; to: S }

/** What a thing becomes by an action; null: it cannot. */
const movedBy = <S>(move: Move<S>, state: S): S | null => (move.from.includes(state) ? move.to : null)

export const rosterMoved = (state: RosterState, action: RosterAction): RosterState | null =>
  movedBy(ROSTER_MOVES[action], state)

export const swapMoved = (state: SwapState, action: SwapAction): SwapState | null => movedBy(SWAP_MOVES[action], state)

/** Which actions a roster shift offers. */
export const rosterActions = (state: RosterState): RosterAction[] =>
  ROSTER_ACTIONS.filter((action) => rosterMoved(state, action) !== null)

export const swapActions = (state: SwapState): SwapAction[] =>
  SWAP_ACTIONS.filter((action) => swapMoved(state, action) !== null)

type Side = MayWorkQuestion

/**
 * Whether a swap may be offered: each with the other's shift and without the own one. `give` is whoever gives a shift away; `take` takes it, and
 * gives one back where it is an exchange.
 */
export type SwapQuestion = {
  give: { state: RosterState; shiftId: string }
  /** The taker with the shift that is given; their other shifts as neighbours. */
  taker: Side
  /** The giver with the shift they get in return; null: they get none. */
  giver: Side | null
}

export type SwapVerdict = { offered: boolean; why: string | null; binding: WorkVerdict | null; verdicts: WorkVerdict[] }

const sideWithout = (side: Side, given: string | undefined): Side => ({
  ...side,
  neighbours: side.neighbours.filter(({ id }) => id !== given && id !== side.shift.id),
})

/** Checked before it is offered, and once more before it is done: what has changed in between refuses it. */
export const judgeSwap = ({ give, taker, giver }: SwapQuestion): SwapVerdict => {
  const no = (why: string) => ({ offered: false, why, binding: null, verdicts: [] })
  if (rosterMoved(give.state, 'swap') === null) return no(`A shift that is ${give.state} cannot be swapped`)
  if (giver && giver.person.id === taker.person.id) return no('A swap is between two people')
  const verdicts = [
    ...mayWork(sideWithout(taker, giver?.shift.id)),
    ...(giver ? mayWork(sideWithout(giver, give.shiftId)) : []),
  ]
  const binding = bindingRule(verdicts)
  return { offered: binding === null, why: binding?.message ?? null, binding, verdicts }
}

export type DropRules = {
  /** Minutes before the start up to which a shift may be dropped without a manager. */
  freeUntil: number
}

/** What dropping a shift takes: nobody's word, a manager's, or it cannot be. */
export const judgeDrop = (
  { state, startsAt }: { state: RosterState; startsAt: string },
  now: string,
  { freeUntil }: DropRules,
): { allowed: 'yes' | 'with_approval' | 'no'; why: string | null } => {
  if (rosterMoved(state, 'drop') === null) return { allowed: 'no', why: `A shift that is ${state} cannot be dropped` }
  const ahead = (Date.parse(startsAt) - Date.parse(now)) / 60_000
  if (ahead <= 0) return { allowed: 'no', why: 'The shift has begun' }
  if (ahead < freeUntil) return { allowed: 'with_approval', why: `Less than ${freeUntil / 60} hours before the start` }
  return { allowed: 'yes', why: null }
}

export type ClaimVerdict = { claim: string; given: boolean; why: string | null; verdicts: WorkVerdict[] }

/**
 * Who gets an open shift: the first claim in order of its moment (then its id) that no rule blocks. What comes after is taken.
 * @param claims each asks for its own person
 */
export const giveOpenShift = (
  claims: readonly { id: string; claimedAt: string; question: MayWorkQuestion }[],
): ClaimVerdict[] => {
  const inOrder = claims.toSorted((a, b) => {
    if (a.claimedAt !== b.claimedAt) return a.claimedAt < b.claimedAt ? -1 : 1
    return a.id < b.id ? -1 : Number(a.id > b.id)
  })
  let taken = false
  return inOrder.map(({ id, question }) => {
    if (taken) return { claim: id, given: false, why: 'The shift is taken', verdicts: [] }
    const verdicts = mayWork(question)
    const binding = bindingRule(verdicts)
    taken = binding === null
    return { claim: id, given: taken, why: binding?.message ?? null, verdicts }
  })
}
