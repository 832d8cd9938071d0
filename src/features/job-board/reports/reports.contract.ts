import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { cursor, pageNumber, pageSize } from '../../../shared/list.ts'
import { REPORT_REASONS } from '../jobs/contract.ts'

export const DECISIONS = ['kept', 'taken_down'] as const
const Report = z.object({
  id: z.string(),
  /** What whoever reported it was told. */
  caseNumber: z.string(),
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  reason: z.enum(REPORT_REASONS),
  words: z.string().nullable(),
  email: z.string().nullable(),
  at: z.string(),
  /** Until when somebody is to have looked. */
  answerBy: z.string(),
  isLate: z.boolean(),
  /** Since when it is kept from the public, until this is decided. */
  hiddenSince: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  decidedAt: z.string().nullable(),
  decidedWhy: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type JobReport = z.output<typeof Report>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/job-reports',
  summary: 'Reports of jobs, for platform staff; those that wait first, of these what is hidden',
  input: z.object({
    /** waiting: what is to be decided; decided: what was, the latest first. */
    show: z
      .enum(['waiting', 'decided'], { error: 'Show must be waiting or decided' })
      .nullish()
      .transform((s) => s ?? null),
    cursor,
    page: pageNumber(1_000),
    pageSize: pageSize(),
  }),
  output: z.object({
    reports: z.array(Report),
    /** The cursor of the page after this one; null: there is none. */
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
    /** Of what is shown. */
    total: z.int(),
    all: z.int(),
    waiting: z.int(),
    /** Of those, what is past its day. */
    late: z.int(),
    /** Whoever asks may decide. */
    decides: z.boolean(),
  }),
})

export const readReport = endpoint({
  method: 'GET',
  path: '/api/job-reports/:id',
  summary: 'One report, the advert as it reads, what its company answers, and all that was reported of it',
  input: z.object({ id: uuid('Report') }),
  output: z.object({
    report: Report,
    advert: z
      .object({
        state: z.enum(['open', 'paused', 'closed']),
        description: z.string(),
        mustHave: z.array(z.string()),
        niceToHave: z.array(z.string()),
        place: z.string(),
        applyEmail: z.string(),
        applyUrl: z.string(),
      })
      .nullable(),
    answer: z.object({ words: z.string(), at: z.string() }).nullable(),
    history: z.array(Report),
    decides: z.boolean(),
  }),
})
export type ReportDetail = z.output<typeof readReport.output>

export const decideReport = endpoint({
  method: 'POST',
  path: '/api/job-reports/:id/decision',
  summary: 'Keep a reported job, or take it down; its company and whoever told are written to',
  input: z
    .object({
      id: uuid('Report'),
      decision: z.enum(DECISIONS, { error: 'Decision must be kept or taken_down' }),
      why: z
        .string({ error: 'Why must be text' })
        .trim()
        .max(1_000, { error: 'Why must be at most 1000 characters' })
        .nullish()
        .transform((s) => s || null),
    })
    .refine((d) => d.decision === 'kept' || d.why !== null, { error: 'Say why the job is taken down', path: ['why'] }),
  output: z.object({ decision: z.enum(DECISIONS) }),
})
