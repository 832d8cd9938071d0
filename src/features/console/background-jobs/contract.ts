import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { cursor, pageNumber, pageSize } from '../../../shared/list.ts'

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
  input: z.object({ cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({
    jobs: z.array(FailedJob),
    /** The cursor of the page after this one; null: there is none. */
    next: z.string().nullable(),
    page: z.int(),
    pageSize: z.int(),
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
