import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { PERSON_REPORT_REASONS, REPORT_DECISIONS, SIDES } from './talk.rules.ts'

const Report = z.object({
  id: z.string(),
  /** What whoever reported it was told. */
  caseNumber: z.string(),
  company: z.string(),
  /** Who of the company told. */
  by: z.string().nullable(),
  person: z.string(),
  job: z.string(),
  reason: z.enum(PERSON_REPORT_REASONS),
  words: z.string().nullable(),
  at: z.string(),
  /** Until when somebody is to have looked. */
  answerBy: z.string(),
  isLate: z.boolean(),
  decision: z.enum(REPORT_DECISIONS).nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedWhy: z.string().nullable(),
})
export type DirectReport = z.output<typeof Report>

const id = uuid('Report')

export const listDirectReports = endpoint({
  method: 'GET',
  path: '/api/platform/direct-reports',
  summary:
    'Conversations that companies told of, for platform staff: those that wait, the oldest first, or what was decided',
  input: z.object({
    show: z.enum(['waiting', 'decided'], { error: 'Show must be waiting or decided' }).default('waiting'),
  }),
  output: z.object({
    reports: z.array(Report),
    waiting: z.int(),
    decided: z.int(),
    /** Of those that wait, what is past its day. */
    late: z.int(),
  }),
})

export const readDirectReport = endpoint({
  method: 'GET',
  path: '/api/platform/direct-reports/:id',
  summary: 'One report of a company, and what both wrote',
  input: z.object({ id }),
  output: z.object({
    report: Report,
    messages: z.array(z.object({ id: z.string(), side: z.enum(SIDES), words: z.string(), at: z.string() })),
    decides: z.boolean(),
  }),
})

export const decideDirectReport = endpoint({
  method: 'POST',
  path: '/api/platform/direct-reports/:id/decision',
  summary:
    'Leave a conversation as it is, or close it for good; whoever told is written to, and the person where it is closed',
  input: z
    .object({
      id,
      decision: z.enum(REPORT_DECISIONS, { error: `Decision must be one of ${REPORT_DECISIONS.join(', ')}` }),
      why: optionalText('Why', 1000),
    })
    .refine(({ decision, why }) => decision === 'kept' || why !== null, {
      error: 'Say why the conversation is closed',
      path: ['why'],
    }),
  output: Report,
})
