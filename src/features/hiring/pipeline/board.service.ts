import type { Context } from '../../../server/context.ts'
import { EventStream } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import type { StageKind } from '../jobs/stages.rules.ts'
import { ensurePipeline } from '../stages/begin.ts'
import type * as contract from './board.contract.ts'
import * as query from './board.queries.ts'
import { keepsPipelines } from './policy.ts'

export const listBoardJobs = async ({ db, actor }: Context): Promise<Output<typeof contract.boardJobs>> => ({
  jobs: await query.listBoardJobs(db, actor.companyId),
})

const about = (k: Awaited<ReturnType<typeof query.listCardDetails>>[number] | undefined) => ({
  match: k && k.met !== null && k.of !== null ? { met: k.met, of: k.of } : null,
  interviewAt: k?.interviewAt ? new Date(k.interviewAt).toISOString() : null,
  feedback: k && k.due > 0 ? { in: k.handed, of: k.due } : null,
})

export const readBoard = async (
  { db, actor, now }: Context,
  { job, names }: Parsed<typeof contract.readBoard>,
): Promise<Output<typeof contract.readBoard>> => {
  const { companyId } = actor
  const current = await query.findJob(db, companyId, job)
  if (!current) throw notFound('Job')
  const pipelineId = current.pipeline_id ?? (await ensurePipeline(db, companyId))
  const shown = { userId: actor.userId, names: names === '1' }
  const rows = [
    ...(await query.listActiveApplications(db, companyId, job, shown)),
    ...(await query.listEndedApplications(db, companyId, job, shown)),
  ]
  const waits = new Map((await query.listPendingMessages(db, companyId, job)).map((w) => [w.id, w]))
  const known = new Map((await query.listCardDetails(db, companyId, job, now().toISOString())).map((n) => [n.id, n]))
  return {
    job: { id: current.id, title: current.title, status: current.status, pipelineId },
    stages: (await query.listStages(db, companyId, pipelineId)).map((s) => ({
      id: s.id,
      name: s.name,
      kind: s.kind as StageKind,
      cardLimit: s.card_limit,
      daysLimit: s.days_limit,
    })),
    cards: rows.map((row) => ({
      ...row,
      unread: waits.get(row.id)?.unread ?? 0,
      letterLeavesAt: waits.get(row.id)?.leaves ?? null,
      ...about(known.get(row.id)),
    })),
    ended: await query.endedCounts(db, companyId, job),
    reasons: await query.listRejectReasons(db, companyId),
    mayKeep: keepsPipelines(actor),
  }
}

export const watchBoard = async (
  { db, actor }: Context,
  { job }: Parsed<typeof contract.watchBoard>,
): Promise<EventStream> => {
  if (!(await query.findJob(db, actor.companyId, job))) throw notFound('Job')
  let before = ''
  let told: Awaited<ReturnType<typeof query.listRecentEvents>> = []
  return new EventStream([`board ${job}`], async ({ db: now, actor: who }) => {
    const mark = await query.getBoardVersion(now, who.companyId, job)
    // Who did what is only asked when something was done.
    if (before !== '' && mark !== before) told = await query.listRecentEvents(now, who.companyId, job)
    before = mark
    return { event: { mark, moves: told }, last: false }
  })
}
