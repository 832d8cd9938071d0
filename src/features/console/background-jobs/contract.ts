import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

/** Rows of a page. */
export const PAGE_SIZE = 50

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  /** What was said at the last attempt, without anything that could be somebody’s; null when nothing was. */
  lastError: z.string().nullable(),
  addedAt: z.string(),
  failedAt: z.string(),
})
export type FailedJob = z.output<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/platform/failed-jobs',
  summary: 'Background jobs that failed on every attempt, newest first',
  input: z.object({
    page: z.coerce
      .number({ error: 'Page must be a whole number' })
      .int({ error: 'Page must be a whole number' })
      .min(1, { error: 'Page must be at least 1' })
      .max(10_000, { error: 'Page must be at most 10000' })
      .default(1),
  }),
  output: z.object({
    jobs: z.array(FailedJob),
    /** All that were given up. */
    failed: z.int(),
    /** Those still to be done, due or not. */
    waiting: z.int(),
    allowed: z.array(z.enum(['retry'])),
  }),
})

export const retryFailedJob = endpoint({
  method: 'POST',
  path: '/api/platform/failed-jobs/:id/retry',
  summary: 'Try a background job that was given up again, from its first attempt',
  input: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/, { error: 'Job must be a number' }) }),
  output: z.object({ id: z.string(), name: z.string() }),
  limit: { max: 240, minutes: 60, per: 'session' },
})
