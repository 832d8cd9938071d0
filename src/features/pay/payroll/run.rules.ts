import type { RunKind, RunState } from './runs.queries.ts'

/** The kind of thing that approvals know a pay run by. */
export const PAY_RUN_KIND = 'pay-run'

/** The kind of thing that approvals know the opening of one person of a locked run by. */
export const PAY_REOPENING_KIND = 'pay-reopening'

export const RUN_ACTIONS = ['calculate', 'submit', 'lock', 'publish', 'void'] as const
export type RunAction = (typeof RUN_ACTIONS)[number]

/** From which states each step is taken. Reckoning an approved run anew takes its approval back. */
const MOVES: Readonly<Record<RunAction, readonly RunState[]>> = {
  calculate: ['draft', 'calculated', 'in_review', 'approved'],
  submit: ['calculated'],
  lock: ['approved'],
  publish: ['locked'],
  void: ['draft', 'calculated', 'in_review', 'approved'],
}

/** Why a step cannot be taken now: null, it can. */
export const refusalToMove = (
  action: RunAction,
  run: { kind: RunKind; state: RunState; blocked: number; people: number; publishedAt: string | null },
): string | null => {
  if (run.kind === 'opening')
    return 'Another provider paid this month: it is counted here and nothing else is done with it.'
  if (!MOVES[action].includes(run.state)) return NOT_NOW[action]
  if (action === 'submit' && run.blocked > 0)
    return 'Somebody cannot be paid yet. Put right what stops them, or leave them out.'
  if (action === 'submit' && run.people === 0) return 'There is nobody to be paid in this run.'
  if (action === 'publish' && run.publishedAt) return 'The payslips of this run are published already.'
  return null
}

const NOT_NOW: Readonly<Record<RunAction, string>> = {
  calculate: 'A locked run is never reckoned again. What is wrong is put right in the next one.',
  submit: 'Calculate the run first.',
  lock: 'The run has to be approved first.',
  publish: 'Payslips are published once the run is locked.',
  void: 'A locked run is voided with a reason, under Payments and files, while no file of it was taken out. Afterwards what is wrong is put right by a correction.',
}

/** The steps that can be taken now. */
export const allowedMoves = (run: Parameters<typeof refusalToMove>[1]): RunAction[] =>
  RUN_ACTIONS.filter((action) => refusalToMove(action, run) === null)

/** Why nothing is done with a run while a step of it goes on in the background. */
export const UNDER_WAY = {
  calculate: 'This run is being calculated. Wait until it is done, or stop it.',
  lock: 'This run is being locked already.',
  publish: 'The payslips of this run are being published already.',
} as const
