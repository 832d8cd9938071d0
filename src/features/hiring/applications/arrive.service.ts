import type { Context } from '../../../server/context.ts'
import { addMonths, dayIn } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { countJobApplication, enqueueReconcileApplications } from '../jobs/changes.service.ts'
import { publicStatusOf, type StageKind } from '../jobs/stages.rules.ts'
import { pipelineOf, rankAtEnd, stageOfKind } from '../stages/begin.ts'
import * as query from './apply.queries.ts'
import { linkHashOf, linkTokenOf } from './link.ts'

export type Arrived = {
  jobId: string
  name: string
  email: string
  phone: string | null
  language: string
  zone: string
  /** When they agreed. */
  consentAt: string
  stage: StageKind
  key: string
  note: string
  /** Where they came from, when it was not a day the company held. */
  from?: 'import'
  source?: string
  /** What they wrote, and the CV that is kept of them. */
  coverNote?: string
  cv?: { id: string; name: string } | null
  /** How they agreed, in the words of who brought them along. */
  agreed?: string
}

/** Moves one application to a stage, with a note for the team. */
type MoveApplication = (ctx: Context, to: { id: string; stageId: string; note: string | null }) => Promise<unknown>

/**
 * Somebody the company met in person, or who applied elsewhere: their application to the job, in the stage it goes to. One that is going on is moved there and stays one;
 * the same key makes no second one. `move` is the pipeline's way of moving one (`moveToStage`).
 */
export const addApplication = async (
  ctx: Context,
  a: Arrived,
  move: MoveApplication,
): Promise<{ id: string; isNew: boolean }> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const job = await query.lockJob(db, companyId, a.jobId)
  if (!job) throw new Refusal('CONFLICT', 'This job is not there any more.')
  const pipelineId = await pipelineOf(db, companyId, job.id)
  const stage = await stageOfKind(db, companyId, pipelineId, a.stage)
  if (!stage) throw new Refusal('CONFLICT', 'The pipeline of this job has no such stage.')
  const same = await query.byKey(db, companyId, job.id, a.key)
  if (same) return { id: same.id, isNew: false }
  const known = await query.candidateOf(db, companyId, a.email, null)
  const earlier = known && (await query.goingOn(db, companyId, job.id, known.id))
  if (earlier) {
    if (earlier.stage_id !== stage.id)
      await move(ctx, { id: earlier.id, stageId: stage.id, note: a.note.slice(0, 1000) || null })
    return { id: earlier.id, isNew: false }
  }
  const country = await query.countryOf(db, companyId, job.id)
  const { months } = ctx.countries.get(country).posting.keeps
  const person = {
    name: a.name,
    email: a.email,
    phone: a.phone,
    userId: null,
    country,
    proved: false,
    source: a.from,
    keepUntil: addMonths(dayIn(a.zone, ctx.now()), months),
  }
  const candidateId = known?.id ?? (await query.insertCandidate(db, companyId, person)).id
  if (known) await query.freshenCandidate(db, companyId, known.id, person)
  const id = crypto.randomUUID()
  await query.insertApplication(db, companyId, {
    id,
    job_id: job.id,
    candidate_id: candidateId,
    user_id: null,
    link_hash: linkHashOf(linkTokenOf(ctx, companyId, id)),
    number: await countJobApplication(db, companyId, job.id),
    stage_id: stage.id,
    rank: await rankAtEnd(db, companyId, job.id, stage.id),
    sent: { name: a.name, email: a.email, phone: a.phone, note: a.coverNote ?? '', cv: a.cv?.name ?? null },
    answers: [],
    unmet: 0,
    cv_file_id: a.cv?.id ?? null,
    job_revision: job.revision,
    source: a.source ?? 'walk-in',
    language: a.language,
    human_only: false,
    apply_key: a.key,
    consent_at: a.consentAt,
  })
  await query.insertEvents(db, companyId, [
    {
      application_id: id,
      kind: 'applied',
      by_kind: 'user',
      by_user: actor.userId,
      to_stage: stage.id,
      public_status: publicStatusOf(stage.kind, 'active'),
      detail: { source: a.source ?? 'walk-in', ...(a.agreed ? { agreed: a.agreed } : {}) },
    },
  ])
  // Closed while they were met: they are told what everybody else is told.
  if (job.status === 'closed' || job.status === 'archived') await enqueueReconcileApplications(db, companyId, job.id)
  ctx.audit({
    action: 'application.receive',
    targetType: 'application',
    targetId: id,
    detail: { job: job.id, [a.from ?? 'walkIn']: true },
  })
  return { id, isNew: true }
}
