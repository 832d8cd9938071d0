/** Where a job is, and what may be done with it there. */
export const STATUSES = [
  'template',
  'draft',
  'pending_approval',
  'approved',
  'scheduled',
  'open',
  'paused',
  'closed',
  'archived',
] as const
export type JobStatus = (typeof STATUSES)[number]

export const ACTIONS = [
  'submit',
  'approve',
  'sendBack',
  'withdraw',
  'approveChange',
  'sendBackChange',
  'withdrawChange',
  'publish',
  'schedule',
  'unschedule',
  'pause',
  'resume',
  'extend',
  'close',
  'reopen',
  'archive',
  'lapse',
  'expire',
  'takeDown',
] as const
export type JobAction = (typeof ACTIONS)[number]

export const CLOSE_REASONS = ['filled', 'cancelled'] as const

type Move = {
  from: readonly JobStatus[]
  to: JobStatus
  /** The advert is checked first. */
  checked?: true
  /** Needs the approval of others, where jobs need one. */
  gated?: true
  by?: 'system'
}

/** The one table of moves. What is not in it cannot be done. */
export const MOVES: Readonly<Record<JobAction, Move>> = {
  submit: { from: ['draft'], to: 'pending_approval', checked: true },
  approve: { from: ['pending_approval'], to: 'approved', checked: true },
  sendBack: { from: ['pending_approval'], to: 'draft' },
  withdraw: { from: ['pending_approval'], to: 'draft' },
  approveChange: { from: ['open', 'paused'], to: 'open', checked: true },
  sendBackChange: { from: ['open', 'paused'], to: 'open' },
  withdrawChange: { from: ['open', 'paused'], to: 'open' },
  publish: { from: ['draft', 'approved', 'scheduled'], to: 'open', checked: true, gated: true },
  schedule: { from: ['draft', 'approved'], to: 'scheduled', checked: true, gated: true },
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open', checked: true },
  extend: { from: ['open', 'paused'], to: 'open' },
  close: { from: ['open', 'paused', 'scheduled'], to: 'closed' },
  reopen: { from: ['closed'], to: 'draft' },
  archive: { from: ['draft', 'approved', 'closed'], to: 'archived' },
  lapse: { from: ['approved', 'scheduled'], to: 'draft', by: 'system' },
  expire: { from: ['open', 'paused'], to: 'closed', by: 'system' },
  // Whatever its company has made of it meanwhile: what is taken down does not come back.
  takeDown: {
    from: ['draft', 'pending_approval', 'approved', 'scheduled', 'open', 'paused', 'closed'],
    to: 'closed',
    by: 'system',
  },
}

/** Actions a person may ask for. */
export const USER_ACTIONS = ACTIONS.filter((a) => MOVES[a].by !== 'system')

/** What only changes what is written leaves a published job as public as it is. */
const STAYS: readonly JobAction[] = ['extend', 'approveChange', 'sendBackChange', 'withdrawChange']
const OF_CHANGE: readonly JobAction[] = ['approveChange', 'sendBackChange', 'withdrawChange']
export const isOfChange = (action: JobAction): boolean => OF_CHANGE.includes(action)
const JUDGES: readonly JobAction[] = ['approve', 'sendBack', 'approveChange', 'sendBackChange']
export const isJudging = (action: JobAction): boolean => JUDGES.includes(action)

/**
 * What an approval has to do with a move: whether jobs need one, whether it is there, whether the asker is one of those it waits for, and whether
 * it is for a change of a job that is public.
 */
export type Gate = { needed: boolean; approved: boolean; mayJudge: boolean; proposed?: boolean }
const OPEN: Gate = { needed: false, approved: false, mayJudge: true }

/** Where an action leads from a status; null: not from there. Extending leaves a paused job paused; what was approved stays so off the timetable. */
export const nextStatus = (from: JobStatus, action: JobAction, { approved }: Gate = OPEN): JobStatus | null => {
  const move = MOVES[action]
  if (!move.from.includes(from)) return null
  if (action === 'unschedule' && approved) return 'approved'
  return STAYS.includes(action) ? from : move.to
}

/** Whether an approval is missing for it. */
export const isGated = (action: JobAction, { needed, approved }: Gate): boolean =>
  MOVES[action].gated === true && needed && !approved

export const allowedFrom = (status: JobStatus, gate: Gate = OPEN): JobAction[] =>
  USER_ACTIONS.filter((action) => {
    if (!MOVES[action].from.includes(status) || isGated(action, gate)) return false
    if (action === 'submit') return gate.needed
    if (isOfChange(action) && !gate.proposed) return false
    if (isJudging(action)) return gate.mayJudge
    return true
  })

/** Whether what is written may be changed: a published advert may, and that makes a revision. What others judge stands still. */
export const isWritable = (status: JobStatus): boolean => !['pending_approval', 'closed', 'archived'].includes(status)

export const isPublished = (status: JobStatus): boolean => status === 'open' || status === 'paused'

/** Changes that authorities count from: with one of these the advert is a new one to them. */
export const MATERIAL = [
  'title',
  'payMin',
  'payMax',
  'payPeriod',
  'placeId',
  'country',
  'vacancies',
  'mustHave',
] as const

export const isMaterial = (changed: readonly string[]): boolean =>
  changed.some((name) => (MATERIAL as readonly string[]).includes(name))

/** What others give their word for: a change of the job, or of where applications go. */
export const APPROVED: readonly string[] = [...MATERIAL, 'applyEmail', 'applyUrl']

export const asksApproval = (changed: readonly string[]): boolean => changed.some((name) => APPROVED.includes(name))
