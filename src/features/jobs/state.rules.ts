/** Where a job is, and what may be done with it there. */
export const STATUSES = ['template', 'draft', 'scheduled', 'open', 'paused', 'closed', 'archived'] as const
export type JobStatus = (typeof STATUSES)[number]

export const ACTIONS = [
  'publish',
  'schedule',
  'unschedule',
  'pause',
  'resume',
  'extend',
  'close',
  'reopen',
  'archive',
  'expire',
  'takeDown',
] as const
export type JobAction = (typeof ACTIONS)[number]

export const CLOSE_REASONS = ['filled', 'cancelled'] as const

type Move = {
  from: readonly JobStatus[]
  to: JobStatus /** The advert is checked first. */
  checked?: true
  by?: 'system'
}

/** The one table of moves. What is not in it cannot be done. */
export const MOVES: Readonly<Record<JobAction, Move>> = {
  publish: { from: ['draft', 'scheduled'], to: 'open', checked: true },
  schedule: { from: ['draft'], to: 'scheduled', checked: true },
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open', checked: true },
  extend: { from: ['open', 'paused'], to: 'open' },
  close: { from: ['open', 'paused', 'scheduled'], to: 'closed' },
  reopen: { from: ['closed'], to: 'draft' },
  archive: { from: ['draft', 'closed'], to: 'archived' },
  expire: { from: ['open', 'paused'], to: 'closed', by: 'system' },
  takeDown: { from: ['open', 'paused'], to: 'closed', by: 'system' },
}

/** Actions a person may ask for. */
export const ASKED = ACTIONS.filter((a) => MOVES[a].by !== 'system')

/** Where an action leads from a status; null: not from there. Extending leaves a paused job paused. */
export const nextStatus = (from: JobStatus, action: JobAction): JobStatus | null => {
  const move = MOVES[action]
  if (!move.from.includes(from)) return null
  return action === 'extend' ? from : move.to
}

export const allowedFrom = (status: JobStatus): JobAction[] => ASKED.filter((a) => MOVES[a].from.includes(status))

/** Whether what is written may be changed: a published advert may, and that makes a revision. */
export const isWritable = (status: JobStatus): boolean => status !== 'closed' && status !== 'archived'

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
