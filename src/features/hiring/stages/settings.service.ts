import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type { StageKind } from '../jobs/stages.rules.ts'
import { DEFAULT_STAGES } from './defaults.rules.ts'
import { ensurePipeline } from './queries.ts'
import type * as contract from './settings.contract.ts'
import * as query from './settings.queries.ts'
import { wrongWith } from './settings.rules.ts'

type All = Output<typeof contract.readPipelines>

export const readPipelines = async ({ db, actor }: Context): Promise<All> => {
  const { companyId } = actor
  await ensurePipeline(db, companyId)
  const stages = await query.listStages(db, companyId)
  return {
    pipelines: (await query.listPipelines(db, companyId)).map((p) => ({
      id: p.id,
      name: p.name,
      isDefault: p.is_default,
      version: p.version,
      jobs: p.jobs,
      stages: stages
        .filter((s) => s.pipeline_id === p.id)
        .map((s) => ({
          id: s.id,
          name: s.name,
          kind: s.kind as StageKind,
          cardLimit: s.card_limit,
          daysLimit: s.days_limit,
          active: s.active,
        })),
    })),
    reasons: await query.listRejectReasons(db, companyId),
  }
}

export const createPipeline = async (ctx: Context, { name }: Parsed<typeof contract.createPipeline>) => {
  const { db, actor } = ctx
  const before = await readPipelines(ctx)
  if (before.pipelines.some((p) => p.name.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: 'There is a pipeline of this name already' })
  if (before.pipelines.length >= 50) throw new Refusal('CONFLICT', 'There are 50 pipelines already.')
  const { id } = await query.insertPipeline(db, actor.companyId, name)
  await query.replaceStages(
    db,
    actor.companyId,
    id,
    DEFAULT_STAGES.map((s) => ({ ...s, id: null, cardLimit: null })),
  )
  ctx.audit({ action: 'pipeline.create', targetType: 'pipeline', targetId: id, after: { name } })
  return readPipelines(ctx)
}

export const savePipeline = async (ctx: Context, input: Parsed<typeof contract.savePipeline>) => {
  const { db, actor } = ctx
  const current = await query.lockPipeline(db, actor.companyId, input.id)
  if (!current) throw notFound('Pipeline')
  if (current.version !== input.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this pipeline since you opened it.')
  const all = await readPipelines(ctx)
  if (all.pipelines.some((p) => p.id !== input.id && p.name.toLowerCase() === input.name.toLowerCase()))
    throw invalid({ name: 'There is a pipeline of this name already' })
  const before = all.pipelines.find((p) => p.id === input.id)?.stages ?? []
  const given = input.stages.flatMap((s) => s.id ?? [])
  if (new Set(given).size < given.length || given.some((id) => !before.some((s) => s.id === id)))
    throw invalid({ stages: 'A stage of this list is not one of the pipeline' })
  const wrong = wrongWith(input.stages)
  if (wrong) throw invalid({ stages: wrong })
  const occupied = before.find((s) => s.active > 0 && !given.includes(s.id))
  if (occupied) throw invalid({ stages: `There are applications in ${occupied.name}. Move them first.` })
  const turned = before.find((s) => s.active > 0 && input.stages.some((n) => n.id === s.id && n.kind !== s.kind))
  if (turned) throw invalid({ stages: `What ${turned.name} is for cannot change while applications are in it.` })
  await query.replaceStages(db, actor.companyId, input.id, input.stages)
  await query.renamePipeline(db, actor.companyId, input.id, input.name)
  const after = await readPipelines(ctx)
  const plain = (stages: All['pipelines'][number]['stages'] = []) => stages.map(({ active: _, id: __, ...s }) => s)
  ctx.audit({
    action: 'pipeline.save',
    targetType: 'pipeline',
    targetId: input.id,
    ...changedFieldsOf(
      { name: current.name, stages: plain(before) },
      { name: input.name, stages: plain(after.pipelines.find((p) => p.id === input.id)?.stages) },
    ),
  })
  return after
}

export const saveReasons = async (ctx: Context, { reasons }: Parsed<typeof contract.saveReasons>) => {
  const { db, actor } = ctx
  // One at a time: two people's new reasons do not both come in.
  await query.lockPipeline(db, actor.companyId, await ensurePipeline(db, actor.companyId))
  const before = await query.listRejectReasons(db, actor.companyId)
  const given = reasons.flatMap((r) => r.id ?? [])
  if (new Set(given).size < given.length || given.some((id) => !before.some((r) => r.id === id)))
    throw invalid({ reasons: 'A reason of this list is not one of the company’s' })
  const names = reasons.map((r) => r.name.toLowerCase())
  if (new Set(names).size < names.length) throw invalid({ reasons: 'Two reasons have the same name.' })
  await query.replaceRejectReasons(db, actor.companyId, reasons)
  const plain = (list: readonly { name: string; publicPhrase: string }[]) =>
    list.map(({ name, publicPhrase }) => ({ name, publicPhrase }))
  ctx.audit({
    action: 'rejectReasons.save',
    targetType: 'company',
    targetId: actor.companyId,
    before: plain(before),
    after: plain(reasons),
  })
  return readPipelines(ctx)
}
