import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn } from '../../../shared/dates.ts'
import { UNDO_MINUTES } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { blockingFindingsOf } from '../../adverts/content/posting.rules.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { decideApproval, requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { lockRequisition } from './approval.queries.ts'
import {
  type Approval,
  approvalOf,
  gateFor,
  KIND,
  notifyJobApprovers,
  notifyJobRequester,
  WITHOUT_APPROVAL,
} from './approval.ts'
import { withChange } from './change.service.ts'
import { enqueueReconcileApplications } from './changes.service.ts'
import type * as contract from './contract.ts'
import { notifyReviewOutcome } from './hide.service.ts'
import { closeToPublic, openToPublic, showAdvert, updateContent } from './publish.ts'
import * as query from './queries.ts'
import { getJob, refuseBlocked, toJobDetail, tooOld } from './service.ts'
import { assessJob, type Read } from './shown.ts'
import { isGated, isJudging, isOfChange, type JobStatus, MOVES, nextStatus } from './state.rules.ts'

type Input = Omit<Parsed<typeof contract.moveJob>, 'id' | 'version' | 'later'>

const TAKEN_DOWN = 'taken_down'

const cannot = (sentence: string) => new Refusal('CONFLICT', sentence)

/** The job as it would be judged when the action is done: an extended one by its new last day, a changed one by what it becomes. */
const judgedFor = async (ctx: Context, job: Read, { action, closesOn }: Input): Promise<Read> => {
  if (action === 'approveChange') return assessJob(ctx, ctx.db, job.kept, withChange(job))
  return action === 'extend' && closesOn ? assessJob(ctx, ctx.db, job.kept, { ...job.content, closesOn }) : job
}

type Decided = { to: JobStatus; next: Read; approval: Approval }

/** Where a job would go; throws what keeps it from going there. Writes nothing. */
const decided = async (ctx: Context, job: Read, input: Input): Promise<Decided> => {
  const { action, publishAt, closesOn, reason, note } = input
  const from = job.kept.status as JobStatus
  const approval = await approvalOf(readerOf(ctx), job.kept)
  const gate = gateFor(approval, ctx.actor.userId)
  const to = nextStatus(from, action, gate)
  if (to === null) throw cannot('That cannot be done with a job in this state.')
  if (isGated(action, gate)) throw cannot(WITHOUT_APPROVAL)
  if (action === 'submit' && !gate.needed) throw cannot('This job needs no approval. Publish it, or schedule it.')
  if (isOfChange(action) && !gate.proposed) throw cannot('No change of this job waits for approval.')
  if (isJudging(action) && !gate.mayJudge)
    throw cannot(
      approval.askedBy === ctx.actor.userId
        ? 'You asked for this approval: somebody else has to give it.'
        : 'This job does not wait for your approval.',
    )
  if ((action === 'sendBack' || action === 'sendBackChange') && !note) throw invalid({ note: 'Say what has to change' })
  if (action === 'schedule') {
    if (!publishAt || Date.parse(publishAt) <= ctx.now().getTime())
      throw invalid({ publishAt: 'Choose a moment that is still to come' })
    if (job.content.closesOn && dayIn(job.zone, new Date(publishAt)) > job.content.closesOn)
      throw invalid({ publishAt: 'The job would be published after its closing day' })
  }
  if (action === 'extend') {
    if (!closesOn) throw invalid({ closesOn: 'Choose the new closing day' })
    if (job.content.closesOn && closesOn <= job.content.closesOn)
      throw invalid({ closesOn: 'The new closing day must be later than the present one' })
  }
  if (action === 'close' && !reason) throw invalid({ reason: 'Say why the job is closed' })
  if (action === 'reopen' && job.kept.close_reason === TAKEN_DOWN)
    throw cannot('This advert was taken down by Fourshore after a report. Write to support.')
  const next = await judgedFor(ctx, job, input)
  if (MOVES[action].checked || action === 'extend') refuseBlocked(next)
  return { to: action === 'approve' && !enough(ctx, approval) ? from : to, next, approval }
}

/** Whether nobody else’s word is missing with this one. */
const enough = ({ actor }: Context, { standing }: Approval): boolean =>
  standing.complete || standing.endsWith(actor.userId)

/** What a move does to the approval: it is there from the last word on, and gone with what it was about. */
const approvalAfter = (ctx: Context, action: Input['action'], to: JobStatus) => {
  if (action === 'approve') return to === 'approved' ? { approved_at: ctx.now().toISOString() } : {}
  return ['submit', 'sendBack', 'withdraw', 'reopen'].includes(action) ? { approved_at: null } : {}
}

/** Kept who asked and who answered; each hears what concerns them. */
const judged = async (
  ctx: Context,
  { kept: stored }: Read,
  { action, note }: Input,
  { to, approval }: { to: JobStatus; approval: Approval },
) => {
  const about = { kind: KIND, subjectId: stored.id }
  if (action === 'submit') {
    await requestApproval(ctx, { ...about, replaces: true })
    await notifyJobApprovers(ctx, stored, await approvalOf(readerOf(ctx), stored))
  }
  if (action === 'withdraw' || action === 'withdrawChange') await withdrawApproval(ctx, about)
  if (!isJudging(action)) return
  const back = action === 'sendBack' || action === 'sendBackChange'
  await decideApproval(ctx, { ...about, verdict: back ? 'refuse' : 'approve', reason: note })
  if (back) await notifyJobRequester(ctx, stored, approval, { outcome: 'sentBack', reason: note })
  if (to === 'approved' || (action === 'approveChange' && enough(ctx, approval)))
    await notifyJobRequester(ctx, stored, approval, { outcome: 'approved', reason: note })
}

const perform = async (ctx: Context, job: Read, input: Input): Promise<Read> => {
  if (job.kept.requisition_id) await lockRequisition(ctx.db, ctx.actor.companyId, job.kept.requisition_id)
  const { to, next, approval } = await decided(ctx, job, input)
  const at = { ground: ctx, db: ctx.db, companyId: ctx.actor.companyId, by: ctx.actor.userId }
  const update = (changes: query.JobChanges) =>
    query.updateJob(ctx.db, ctx.actor.companyId, job.kept.id, { changes, by: ctx.actor.userId })
  let after: Read
  if (input.action === 'publish') after = await openToPublic(at, job)
  else if (input.action === 'close')
    after = await closeToPublic(at, job, { reason: input.reason as string, note: input.note, message: input.message })
  else if (input.action === 'extend') {
    const stored = await updateContent(at, { ...next, content: job.content }, next.content)
    after = { ...next, kept: stored }
    await showAdvert(at, after)
  } else if (isOfChange(input.action)) {
    // The word is about what is proposed: it is taken before that is gone.
    await judged(ctx, job, input, { to, approval })
    if (input.action !== 'approveChange') after = { ...job, kept: await update({ proposed: null }) }
    else if (enough(ctx, approval)) {
      await updateContent(at, { ...next, content: job.content }, next.content)
      after = { ...next, kept: await update({ proposed: null }) }
      await showAdvert(at, after)
    } else after = { ...job, kept: await update({}) }
  } else {
    const publish_at = input.action === 'schedule' ? input.publishAt : null
    const asks = input.action === 'submit'
    // Whoever pauses or resumes it themselves has said what becomes of it.
    const isSaid = input.action === 'pause' || input.action === 'resume'
    const quiet = isSaid ? { paused_idle: false, idle_warned_at: null } : {}
    if (!asks) await judged(ctx, job, input, { to, approval })
    after = {
      ...job,
      kept: await update({ status: to, publish_at, ...approvalAfter(ctx, input.action, to), ...quiet }),
    }
    if (asks) await judged(ctx, after, input, { to, approval })
    if (isSaid) await showAdvert(at, after)
    if (input.action === 'archive') await enqueueReconcileApplications(at.db, at.companyId, job.kept.id)
  }
  ctx.audit({
    action: `job.${input.action}`,
    targetType: 'job',
    targetId: job.kept.id,
    before: { status: job.kept.status, closesOn: job.content.closesOn },
    after: { status: after.kept.status, closesOn: after.content.closesOn },
    detail: { title: job.kept.title, reason: input.reason, note: input.note, publishAt: input.publishAt },
  })
  return assessJob(ctx, ctx.db, after.kept)
}

/** How long somebody has to stop a job that is about to be public: nobody is written to of it, so that it is short. */
const PUBLISH_MINUTES = 2

export const moveJob = async (ctx: Context, { id, version, later, ...input }: Parsed<typeof contract.moveJob>) => {
  const job = await getJob(ctx, id, { lock: true })
  if (version !== undefined && version !== job.kept.version) throw await tooOld(ctx, job)
  const isDelayed = later && input.action === 'publish' && job.kept.status !== 'scheduled'
  const publishAt = new Date(ctx.now().getTime() + PUBLISH_MINUTES * 60_000).toISOString()
  const asked: Input = isDelayed ? { ...input, action: 'schedule', publishAt } : input
  return toJobDetail(ctx, await perform(ctx, job, asked))
}

/**
 * Its last position is filled: the job closes, and with it what others have applied, when there was time to take that back.
 * @returns the instant it closes; null: it was not open any more
 */
export const closeWhenFilled = async (ctx: Context, id: string): Promise<string | null> => {
  const { kept } = await getJob(ctx, id, { lock: true })
  if (nextStatus(kept.status as JobStatus, 'close') === null) return null
  const at = new Date(ctx.now().getTime() + UNDO_MINUTES * 60_000).toISOString()
  await query.updateJob(ctx.db, ctx.actor.companyId, id, { changes: { fills_at: at }, by: ctx.actor.userId })
  return at
}

/** A job that would close because it is filled stays open; whoever applied for it hears nothing. */
export const keepJobOpen = async (ctx: Context, { id }: Parsed<typeof contract.keepJobOpen>) => {
  const job = await getJob(ctx, id, { lock: true })
  if (job.kept.fills_at === null)
    throw cannot(
      job.kept.status === 'closed' ? 'This job is closed already. Reopen it.' : 'This job is not about to close.',
    )
  const stored = await query.updateJob(ctx.db, ctx.actor.companyId, id, {
    changes: { fills_at: null },
    by: ctx.actor.userId,
  })
  ctx.audit({ action: 'job.keep-open', targetType: 'job', targetId: id, detail: { title: stored.title } })
  return toJobDetail(ctx, await assessJob(ctx, ctx.db, stored))
}

export const moveJobs = async (
  ctx: Context,
  { ids, preview, ...input }: Parsed<typeof contract.moveJobs>,
): Promise<Output<typeof contract.moveJobs>> => {
  const results: Output<typeof contract.moveJobs>['results'] = []
  // In one order for everybody, so that two people's lists do not wait for each other.
  for (const id of [...new Set(ids)].sort()) {
    const stored = await query.findJob(ctx.db, ctx.actor.companyId, id, { lock: !preview })
    if (!stored) {
      results.push({ id, title: '', from: null, to: null, why: 'Job not found.' })
      continue
    }
    const from = stored.status as JobStatus
    const job = await assessJob(ctx, ctx.db, stored)
    try {
      const to = preview ? (await decided(ctx, job, input)).to : (await perform(ctx, job, input)).kept.status
      results.push({ id, title: stored.title, from, to: to as JobStatus, why: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      results.push({ id, title: stored.title, from, to: null, why: error.message })
    }
  }
  return { results, done: results.filter((r) => r.why === null).length, preview }
}

/** What the platform takes down after a report; says what it was. Nothing to do when it is taken down already, or put away for good. */
export const takeDownJob = async (
  services: Services,
  db: Db,
  companyId: string,
  { id, why }: { id: string; why: string | null },
): Promise<JobStatus | null> => {
  const stored = await query.findJob(db, companyId, id, { lock: true })
  if (!stored || nextStatus(stored.status as JobStatus, 'takeDown') === null) return null
  if (stored.status === 'closed' && stored.close_reason === TAKEN_DOWN) return null
  await closeToPublic({ ground: services, db, companyId, by: null }, await assessJob(services, db, stored), {
    reason: TAKEN_DOWN,
    note: why,
  })
  await notifyReviewOutcome(services, db, stored, { outcome: 'closed', reason: why ?? '' })
  return stored.status as JobStatus
}

/** What was filled closes; unless there is room again, or it is closed already. */
const closeFilled = async (at: Parameters<typeof closeToPublic>[0], job: Read) => {
  const { id, status } = job.kept
  const isFilled = (await query.countHired(at.db, at.companyId, id)) >= job.content.vacancies
  if (isFilled && nextStatus(status as JobStatus, 'close') !== null) {
    await closeToPublic(at, job, { reason: 'filled', note: null })
    return [{ id, action: 'job.close' }]
  }
  await query.updateJob(at.db, at.companyId, id, { changes: { fills_at: null }, by: null })
  return []
}

/** One company's jobs whose moment has come: the scheduled are published, those past their last day close. */
export const processDueJobs = async (
  services: Services,
  db: Db,
  companyId: string,
): Promise<{ id: string; action: string }[]> => {
  const done: { id: string; action: string }[] = []
  const at = { ground: services, db, companyId, by: null }
  for (const stored of await query.lockDueJobs(db, companyId, services.now().toISOString())) {
    const job = await assessJob(services, db, stored)
    if (stored.fills_at !== null && Date.parse(stored.fills_at) <= services.now().getTime()) {
      done.push(...(await closeFilled(at, job)))
      continue
    }
    if (stored.status !== 'scheduled') {
      await closeToPublic(at, job, { reason: 'expired', note: null })
      done.push({ id: stored.id, action: 'job.expire' })
      continue
    }
    // The rules, or the day, have moved on since it was scheduled: it waits as a draft, whose check says why.
    // Or what was to be approved was not, since somebody has said meanwhile that it must.
    const { needed, approved } = await approvalOf({ ...services, db, companyId }, stored)
    if (blockingFindingsOf(job.findings).length > 0 || (needed && !approved)) {
      await query.updateJob(db, companyId, stored.id, {
        changes: { status: 'draft', publish_at: null, approved_at: null },
        by: null,
      })
      done.push({ id: stored.id, action: 'job.hold' })
    } else {
      await openToPublic(at, job)
      done.push({ id: stored.id, action: 'job.publish' })
    }
  }
  return done
}
