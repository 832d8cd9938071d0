import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { listFailedJobs, retryFailedJob } from './contract.ts'
import { retriesFailedJobs } from './policy.ts'
import * as query from './queries.ts'
import { withoutValues } from './rules.ts'

export const listFailed = (
  ctx: OpenContext,
  { cursor, page, pageSize }: Parsed<typeof listFailedJobs>,
): Promise<Output<typeof listFailedJobs>> =>
  ctx.database.forPlatform(async (db) => {
    const part = listWindow(query.FAILED_ORDERS, { sort: 'newest', cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listFailedJobs(db, part))
    return {
      jobs: rows.map((row) => ({
        id: String(row.id),
        name: row.name,
        attempts: row.attempts,
        lastError: withoutValues(row.last_error),
        addedAt: row.created_at,
        failedAt: row.failed_at,
      })),
      next,
      page,
      pageSize,
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
