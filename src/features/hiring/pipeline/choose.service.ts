import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { moveApplicationsToStage } from '../applications/changes.service.ts'
import { setJobPipeline } from '../jobs/changes.service.ts'
import { ensurePipeline, lockPipeline } from '../stages/begin.ts'
import { findJob } from './board.queries.ts'
import type * as contract from './contract.ts'
import { occupiedBy, stagesOf } from './move.queries.ts'
import { sameIn } from './rules.ts'

/** A job goes through another pipeline: its applications move to the stages of the same kind. @throws Refusal CONFLICT where one has none */
export const choosePipeline = async (ctx: Context, { id, pipelineId }: Parsed<typeof contract.choosePipeline>) => {
  const { db, actor } = ctx
  const { companyId } = actor
  const job = await findJob(db, companyId, id, true)
  if (!job) throw notFound('Job')
  const chosen = await lockPipeline(db, companyId, pipelineId)
  if (!chosen) throw notFound('Pipeline')
  const from = job.pipeline_id ?? (await ensurePipeline(db, companyId))
  if (from === pipelineId) return { moved: 0 }
  const stages = await stagesOf(db, companyId)
  const to = stages.filter((s) => s.pipelineId === pipelineId)
  const occupied = await occupiedBy(db, companyId, id)
  const lacking = stages.find(
    (s) => s.pipelineId === from && occupied.includes(s.id) && !to.some((t) => t.kind === s.kind && !t.archived),
  )
  if (lacking)
    throw new Refusal(
      'CONFLICT',
      `There are applications in ${lacking.name}, and ${chosen.name} has no stage of that kind. Move them first.`,
    )
  let moved = 0
  for (const stage of stages.filter((s) => s.pipelineId === from)) {
    const same = sameIn(stage.kind, to)
    if (same) moved += await moveApplicationsToStage(db, companyId, { jobId: id, from: stage.id, to: same.id })
  }
  await setJobPipeline(db, companyId, id, pipelineId)
  ctx.audit({
    action: 'job.pipeline',
    targetType: 'job',
    targetId: id,
    before: { pipelineId: from },
    after: { pipelineId, name: chosen.name },
    detail: { moved },
  })
  return { moved }
}
