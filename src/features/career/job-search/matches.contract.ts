import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { Card } from '../../job-board/jobs/contract.ts'
import { DISMISSALS, REASONS, STEPS } from './matches.rules.ts'

const Dismissal = z.enum(DISMISSALS, { error: `Reason must be one of ${DISMISSALS.join(', ')}` })
const limit = { max: 600, minutes: 60, per: 'session' } as const

const Match = z.object({
  job: Card,
  /** Why it is here: what was asked for, and how far it is from home in kilometres where that is known. */
  reason: z.object({
    what: z.enum(REASONS),
    said: z.string(),
    near: z.object({ km: z.int(), place: z.string() }).nullable(),
  }),
  /** A reason they turned another job down for, which moved this one down. */
  down: Dismissal.nullable(),
})
export type Match = z.output<typeof Match>

export const readMatches = endpoint({
  method: 'GET',
  path: '/api/seeker/matches',
  summary: 'New jobs that fit what one said one wants or keeps looking for, each with a reason',
  input: z.object({}),
  output: z.object({
    /** Of the last seven days, in order. */
    matches: z.array(Match),
    /** How many of them were posted in the last day. */
    today: z.int(),
    /** There are more than are shown. */
    more: z.boolean(),
    dayFrom: z.string(),
    /** Neither a goal nor a search is kept: nothing can match. */
    asked: z.boolean(),
    turnedDown: z.int(),
  }),
})

const Turned = z.object({
  jobs: z.array(
    z.object({ id: z.string(), title: z.string(), company: z.string(), reason: Dismissal, at: z.string() }),
  ),
})

export const listTurnedDown = endpoint({
  method: 'GET',
  path: '/api/seeker/matches/turned-down',
  summary: 'Jobs one turned down, each with the reason',
  input: z.object({}),
  output: Turned,
})

export const turnDownMatch = endpoint({
  method: 'PUT',
  path: '/api/seeker/matches/:job/turned-down',
  summary: 'Do not show a job any more, with the reason; it changes the order of one’s own list and nothing else',
  input: z.object({ job: uuid('Job'), reason: Dismissal }),
  output: Turned,
  limit,
})

export const undoTurnDown = endpoint({
  method: 'DELETE',
  path: '/api/seeker/matches/:job/turned-down',
  summary: 'Take the reason back: the job is shown again',
  input: z.object({ job: uuid('Job') }),
  output: Turned,
  limit,
})

const Skipped = z.object({ skipped: z.array(z.enum(STEPS)) })

export const readSteps = endpoint({
  method: 'GET',
  path: '/api/seeker/steps',
  summary: 'Which of the first steps one passed over',
  input: z.object({}),
  output: Skipped,
})

export const skipStep = endpoint({
  method: 'PUT',
  path: '/api/seeker/steps/:step',
  summary: 'Pass over one of the first steps for good, or take that back',
  input: z.object({
    step: z.enum(STEPS, { error: `Step must be one of ${STEPS.join(', ')}` }),
    skipped: z.boolean({ error: 'Skipped must be yes or no' }),
  }),
  output: Skipped,
  limit,
})
