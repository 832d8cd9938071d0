import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { type listFailedJobs, PAGE_SIZE, type retryFailedJob } from './contract.ts'
import { retriesFailedJobs } from './policy.ts'
import * as query from './queries.ts'
import { withoutValues } from './rules.ts'

export const listFailed = (
  ctx: OpenContext,
  { page }: Parsed<typeof listFailedJobs>,
): Promise<Output<typeof listFailedJobs>> =>
  ctx.database.forPlatform(async (db) => {
    const rows = await query.failedJobs(db, PAGE_SIZE, (page - 1) * PAGE_SIZE)
    return {
      jobs: rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        attempts: row.attempts,
        lastError: withoutValues(row.last_error),
        addedAt: row.created_at,
        failedAt: row.failed_at,
      })),
      ...(await query.jobCounts(db)),
      allowed: retriesFailedJobs(actorOf(ctx)) ? ['retry'] : [],
    }
  })

export const retryFailed = (
  ctx: OpenContext,
  { id }: Parsed<typeof retryFailedJob>,
): Promise<Output<typeof retryFailedJob>> =>
  ctx.database.forPlatform(async (db) => {
    const name = await query.retryJob(db, id)
    if (name === null) throw notFound('Job')
    await writeAudit(db, actorOf(ctx), ctx.caller, [{ action: 'background-job.retry', detail: { job: id, name } }])
    return { id, name }
  })
