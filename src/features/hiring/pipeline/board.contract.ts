import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { JobName } from '../jobs/label.contract.ts'
import { OUTCOMES, STAGE_KINDS } from '../jobs/stages.rules.ts'

const job = uuid('Job')

export const boardJobs = endpoint({
  method: 'GET',
  path: '/api/company/board/jobs',
  summary: 'Jobs with applications that are going on, and those that are open',
  input: z.object({}),
  output: z.object({
    jobs: z.array(JobName.extend({ status: z.string(), active: z.int(), waiting: z.int() })),
  }),
})

const Stage = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(STAGE_KINDS),
  cardLimit: z.int().nullable(),
  daysLimit: z.int().nullable(),
})

const Card = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  stageId: z.string(),
  rank: z.number(),
  outcome: z.enum(OUTCOMES),
  /** Null while names are hidden. */
  name: z.string().nullable(),
  headline: z.string(),
  unmet: z.int(),
  tags: z.array(z.string()),
  appliedAt: z.string(),
  stageSince: z.string(),
  endedAt: z.string().nullable(),
  /** The letter that tells them no is still to leave, at this moment. */
  letterLeavesAt: z.string().nullable(),
  humanOnly: z.boolean(),
  /** Put aside until then. */
  heldUntil: z.string().nullable(),
  /** What they wrote and nobody has read. */
  unread: z.int(),
  /** Requirements met, of those compared; null: not compared, or people alone look. */
  match: z.object({ met: z.int(), of: z.int() }).nullable(),
  /** The next interview that is agreed. */
  interviewAt: z.string().nullable(),
  /** Scorecards handed in for interviews that were held, of those that are due; null: none are. */
  feedback: z.object({ in: z.int(), of: z.int() }).nullable(),
})
export type Card = z.output<typeof Card>
export type BoardStage = z.output<typeof Stage>

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/company/board',
  summary: 'The applications to a job by stage, each in its place. Names only when they are asked for',
  input: z.object({
    job,
    names: z.enum(['0', '1'], { error: 'Names must be 0 or 1' }).default('0'),
  }),
  output: z.object({
    job: z.object({ id: z.string(), title: z.string(), status: z.string(), pipelineId: z.string() }),
    stages: z.array(Stage),
    cards: z.array(Card),
    /** Of those that have ended, the latest are among the cards. */
    ended: z.object({ rejected: z.int(), withdrawn: z.int(), closed: z.int() }),
    reasons: z.array(z.object({ id: z.string(), name: z.string(), publicPhrase: z.string() })),
    mayKeep: z.boolean(),
  }),
})

export const watchBoard = endpoint({
  method: 'GET',
  path: '/api/company/board/watch',
  stream: true,
  summary: 'Tells, as server-sent events, when applications to a job change, and who moved which where',
  input: z.object({ job }),
  output: z.object({
    /** Another one than before: the board has changed. */
    mark: z.string(),
    moves: z.array(
      z.object({
        eventId: z.int(),
        applicationId: z.string(),
        number: z.int(),
        kind: z.string(),
        stage: z.string().nullable(),
        byUser: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
  }),
})
