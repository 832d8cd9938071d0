import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { insertEvents } from './apply.queries.ts'
import * as query from './candidates.queries.ts'
import { forgetCandidate } from './erase.service.ts'
import type * as contract from './work.contract.ts'

const noted = (ctx: Context, kind: string, ids: readonly string[], detail: object) =>
  insertEvents(
    ctx.db,
    ctx.actor.companyId,
    ids.map((id) => ({ application_id: id, kind, by_kind: 'user' as const, by_user: ctx.actor.userId, detail })),
  )

/** One person twice becomes one; what was sent stays with who sent it in the log, so that it can be taken apart again. */
export const mergeCandidates = async (
  ctx: Context,
  { id, into }: Parsed<typeof contract.mergeCandidates>,
): Promise<Output<typeof contract.mergeCandidates>> => {
  const { companyId } = ctx.actor
  const found = await query.lockCandidates(ctx.db, companyId, [id, ...(into ? [into] : [])])
  const self = found.find((c) => c.id === id)
  if (!self) throw notFound('Candidate')
  const audit = (action: string, other: string, moved: number) =>
    ctx.audit({ action, targetType: 'candidate', targetId: id, detail: { other, applications: moved } })
  if (into === null) {
    if (!self.merged_into) throw new Refusal('CONFLICT', 'There is nothing to take apart.')
    const moved = await query.moveBack(ctx.db, companyId, id, self.merged_into)
    await query.setMerged(ctx.db, companyId, id, null)
    await noted(ctx, 'unmerge', moved, { from: self.merged_into, to: id })
    audit('candidate.unmerge', self.merged_into, moved.length)
    return { merged: false, applications: moved.length }
  }
  const other = found.find((c) => c.id === into)
  if (!other || other.id === id) throw invalid({ into: 'Choose the other entry of this person' })
  if (self.merged_into || other.merged_into || self.erased_at || other.erased_at)
    throw new Refusal('CONFLICT', 'One of these entries has been laid together with another, or erased.')
  const moved = await query.moveApplications(ctx.db, companyId, id, into)
  await query.setMerged(ctx.db, companyId, id, into)
  await noted(ctx, 'merge', moved, { from: id, to: into })
  audit('candidate.merge', into, moved.length)
  return { merged: true, applications: moved.length }
}

export const eraseCandidate = async (
  ctx: Context,
  { id, reason }: Parsed<typeof contract.eraseCandidate>,
): Promise<Output<typeof contract.eraseCandidate>> => {
  const { companyId } = ctx.actor
  const [self] = await query.lockCandidates(ctx.db, companyId, [id])
  if (!self) throw notFound('Candidate')
  if (self.erased_at) throw new Refusal('CONFLICT', 'This person was erased already.')
  const { hired } = await query.countRetentionReasons(ctx.db, companyId, id)
  if (hired > 0)
    throw new Refusal('CONFLICT', 'This person was hired. What the employment asks for is kept with their record.')
  const applications = await forgetCandidate(ctx, ctx.db, companyId, id)
  ctx.audit({ action: 'candidate.erase', targetType: 'candidate', targetId: id, detail: { reason, applications } })
  return { erased: true, applications }
}
