import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { definePlatformListExport } from '../../../server/list.export.ts'
import { everyRow, type ListPart, listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { type FailedJob, listFailedJobs, type retryFailedJob } from './contract.ts'
import { retriesFailedJobs, seesFailedJobs } from './policy.ts'
import * as query from './queries.ts'
import { withoutValues } from './rules.ts'

const toFailedJob = (row: query.FailedJobRow): FailedJob => ({
  id: String(row.id),
  name: row.name,
  attempts: row.attempts,
  lastError: withoutValues(row.last_error),
  addedAt: row.created_at,
  failedAt: row.failed_at,
})

export const listFailed = (
  ctx: OpenContext,
  { cursor, page, pageSize }: Parsed<typeof listFailedJobs>,
): Promise<Output<typeof listFailedJobs>> =>
  ctx.database.forPlatform(async (db) => {
    const part = listWindow(query.FAILED_ORDERS, { sort: 'newest', cursor, page, pageSize })
    const { rows, next } = pageOf(part, await query.listFailedJobs(db, part))
    return {
      jobs: rows.map(toFailedJob),
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

export const failedJobsExport = definePlatformListExport({
  list: 'failed-jobs',
  may: seesFailedJobs,
  action: 'background-job.export',
  input: listFailedJobs.input,
  columns: [
    { id: 'job', header: 'Job', value: (row: FailedJob) => row.name },
    { id: 'id', header: 'Number', value: (row) => row.id },
    { id: 'lastError', header: 'Last error', value: (row) => row.lastError },
    { id: 'attempts', header: 'Attempts', value: (row) => row.attempts },
    { id: 'failedAt', header: 'Failed', value: (row) => row.failedAt },
    { id: 'addedAt', header: 'Added', value: (row) => row.addedAt },
  ],
  rows: async function* (_ctx, db) {
    const read = (part: ListPart) => query.listFailedJobs(db, part)
    for await (const rows of everyRow(read, query.FAILED_ORDERS, 'newest')) yield rows.map(toFailedJob)
  },
})
