import type { ExitState } from './exits.queries.ts'

/** The kind of thing that approvals know a settlement by. */
export const PAY_EXIT_KIND = 'pay-exit'

export type ExitAction = 'save' | 'submit' | 'pay' | 'drop'

const MOVES: Readonly<Record<ExitAction, readonly (ExitState | null)[]>> = {
  save: [null, 'draft', 'in_review', 'approved'],
  submit: ['draft'],
  pay: ['approved'],
  drop: ['draft', 'in_review', 'approved'],
}

/** What may be done with a settlement now. @param state null: it was never saved */
export const allowedForExit = (state: ExitState | null): ExitAction[] =>
  (Object.keys(MOVES) as ExitAction[]).filter((action) => MOVES[action].includes(state))

/**
 * What the id of something owed begins with, by where it is kept: settled there when the last pay takes it; a plan counts
 * the line itself.
 */
export const OWED = { advance: 'advance-', recovery: 'recovery-', later: 'later-', plan: 'plan-' } as const
