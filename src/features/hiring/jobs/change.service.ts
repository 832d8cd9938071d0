import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { goesByDepartment, readerOf } from '../../platform/approvals/ground.service.ts'
import { requestApproval } from '../../platform/approvals/service.ts'
import { JOB_POLICY } from './approval.rules.ts'
import { approvalOf, KIND, notifyJobApprovers } from './approval.ts'
import * as query from './queries.ts'
import type { Read } from './shown.ts'
import { asksApproval, isPublished, type JobStatus } from './state.rules.ts'

/** Whether others give their word for a change: for what they approved, and for a department by which it goes whose word counts. */
export const isApprovedChange = async (ctx: Context, changed: readonly string[]): Promise<boolean> =>
  asksApproval(changed) ||
  (changed.includes('department') && (await goesByDepartment(readerOf(ctx), { kind: KIND, policy: JOB_POLICY })))

/** Whether a change of a published job is one that others give their word for first. */
export const changeNeedsApproval = async (ctx: Context, { kept: stored }: Read, changed: readonly string[]) =>
  isPublished(stored.status as JobStatus) &&
  (await isApprovedChange(ctx, changed)) &&
  (await approvalOf(readerOf(ctx), stored)).needed

/**
 * What is to be different is kept beside the published job, which stays as the public knows it; another change takes its place and is asked for
 * anew. Everything that was saved at once waits together: a text may speak of the pay that changes with it.
 */
export const proposeChange = async (
  ctx: Context,
  { kept: stored, content }: Read,
  next: JobContent,
  changed: readonly string[],
) => {
  const { db, actor } = ctx
  const proposed = Object.fromEntries(changed.map((name) => [name, next[name as keyof JobContent]]))
  const saved = await query.updateJob(db, actor.companyId, stored.id, { changes: { proposed }, by: actor.userId })
  await requestApproval(ctx, { kind: KIND, subjectId: stored.id, replaces: true })
  await notifyJobApprovers(ctx, saved, await approvalOf(readerOf(ctx), saved))
  ctx.audit({
    action: 'job.propose',
    targetType: 'job',
    targetId: stored.id,
    ...changedFieldsOf(content, next),
    detail: { changed },
  })
  return saved
}

/** The job as it would be with what is asked for; the rest is as it stands now. */
export const withChange = ({ kept: stored, content }: Read): JobContent =>
  JobContent.parse({ ...content, ...(stored.proposed as Partial<JobContent> | null) })
