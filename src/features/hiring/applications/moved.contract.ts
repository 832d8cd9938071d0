import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { Question } from '../../adverts/content/questions.rules.ts'
import { JobName } from '../jobs/label.contract.ts'
import { Given } from './apply.contract.ts'
import { key } from './mine.contract.ts'

export const MOVE_STATES = ['asked', 'agreed', 'declined', 'taken_back'] as const

const id = uuid('Application')
const limit = { max: 600, minutes: 60, per: 'company' } as const

const Theirs = z.object({
  /** The open jobs that can be proposed. */
  jobs: z.array(JobName),
  asks: z.array(
    z.object({
      id: z.string(),
      job: z.string(),
      why: z.string(),
      endsFirst: z.boolean(),
      status: z.enum(MOVE_STATES),
      askedAt: z.string(),
      answeredAt: z.string().nullable(),
      newApplicationId: z.string().nullable(),
    }),
  ),
  /** The application this one was made from. */
  from: z.object({ id: z.string(), job: z.string() }).nullable(),
})

export const readOtherJobs = endpoint({
  method: 'GET',
  path: '/api/company/applications/:id/other-jobs',
  summary: 'For which other jobs of the company somebody was asked to be considered, and for which they can be',
  input: z.object({ id }),
  output: Theirs,
})

export const askForOtherJob = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/other-jobs',
  summary:
    'Ask somebody who applied whether they may be considered for another open job; nothing is handed on before they agree',
  input: z.object({
    id,
    jobId: uuid('Job'),
    why: requiredText('Reason', 1_000, 'Say why: the person reads it'),
    endsFirst: z.boolean({ error: 'Whether the first application ends must be yes or no' }).default(false),
  }),
  output: Theirs,
  status: 201,
  limit,
})

export const withdrawOtherJob = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/other-jobs/:move/take-back',
  summary: 'Take the question back while it is not answered',
  input: z.object({ id, move: uuid('Question') }),
  output: Theirs,
  limit,
})

const Mine = z.object({
  asks: z.array(
    z.object({
      id: z.string(),
      job: z.object({ id: z.string(), title: z.string() }),
      why: z.string(),
      endsFirst: z.boolean(),
      status: z.enum(MOVE_STATES),
      askedAt: z.string(),
      /** It can still be agreed to. */
      open: z.boolean(),
      /** What the other job asks: answered anew, never copied. */
      questions: z.array(Question),
      /** What is handed on. */
      cv: z.string().nullable(),
    }),
  ),
})
export type MyOtherJob = z.output<typeof Mine>['asks'][number]
const each = { max: 200, minutes: 60, per: 'address' } as const

export const readMyOtherJobs = endpoint({
  method: 'GET',
  path: '/api/my-applications/:key/other-jobs',
  summary: 'For which other jobs an employer asks to consider one',
  input: z.object({ key }),
  output: Mine,
  limit: { max: 2_000, minutes: 60, per: 'address' },
})

export const answerOtherJob = endpoint({
  method: 'POST',
  path: '/api/my-applications/:key/other-jobs/:move',
  summary: 'Agree to be considered for another job, with answers to its questions, or decline',
  input: z.object({
    key,
    move: uuid('Question'),
    agree: z.boolean({ error: 'Agree must be yes or no' }),
    answers: z.array(Given, { error: 'Answers must be a list' }).max(50, { error: 'At most 50 answers' }).default([]),
  }),
  output: Mine,
  limit: each,
})
