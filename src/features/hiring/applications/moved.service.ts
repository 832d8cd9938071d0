import { randomUUID } from 'node:crypto'
import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Context, OpenContext, Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { addMonths, dayIn, iso } from '../../../shared/dates.ts'
import { leavesAt } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { validateAnswers } from '../../adverts/content/answers.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { countJobApplication } from '../jobs/changes.service.ts'
import { publicStatusOf } from '../jobs/stages.rules.ts'
import { firstStageOf, rankAtEnd } from '../stages/begin.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import * as applying from './apply.queries.ts'
import { type Advert, openAdvert, sendReceiptMessage, storeCv } from './apply.service.ts'
import { fileOf } from './cv.queries.ts'
import { linkHashOf, linkTokenOf } from './link.ts'
import { viewerOf } from './list.service.ts'
import { withdrawApplication, withdrawPendingMessages } from './mine.queries.ts'
import { getApplicationOfCandidate } from './mine.service.ts'
import type * as contract from './moved.contract.ts'
import * as query from './moved.queries.ts'
import { notifyTeam } from './news.ts'
import { theirAddress } from './person.ts'
import { findApplication } from './queries.ts'
import { insertMessages, withdrawMessage as takeLetterBack } from './work.queries.ts'

const theirs = async (ctx: Context, id: string): Promise<Output<typeof contract.readOtherJobs>> => {
  const { companyId } = ctx.actor
  if (!(await findApplication(ctx.db, viewerOf(ctx), id))) throw notFound('Application')
  const now = ctx.now().toISOString()
  const asks = await query.movesOf(ctx.db, companyId, id, now)
  return {
    jobs: await query.jobsFor(ctx.db, companyId, id, now),
    asks: asks.map((m) => ({
      id: m.id,
      job: m.title,
      why: m.why,
      endsFirst: m.ends_first,
      status: m.status,
      askedAt: iso(m.asked_at),
      answeredAt: m.answered_at && iso(m.answered_at),
      newApplicationId: m.new_application_id,
    })),
    from: (await query.madeFrom(ctx.db, companyId, id)) ?? null,
  }
}

export const readOtherJobs = (ctx: Context, { id }: Parsed<typeof contract.readOtherJobs>) => theirs(ctx, id)

/** Asks the person by a letter and a card in their application. Nothing else happens: it is theirs to agree. */
export const askForOtherJob = async (
  ctx: Context,
  { id, jobId, why, endsFirst }: Parsed<typeof contract.askForOtherJob>,
) => {
  const { companyId, userId } = ctx.actor
  const { db } = ctx
  const at = ctx.now().toISOString()
  const first = await query.lockFirstApplication(db, companyId, id)
  if (!first) throw notFound('Application')
  if (first.erased) throw new Refusal('CONFLICT', 'What was kept of this person was erased.')
  if (first.outcome === 'withdrawn' || first.outcome === 'hired')
    throw new Refusal('CONFLICT', 'This application is over.')
  const job = (await query.jobsFor(db, companyId, id, at)).find((j) => j.id === jobId)
  if (!job)
    throw invalid({ jobId: 'Choose an open job that they have not applied for and were not asked about already' })
  const messageId = randomUUID()
  const { subject, text } = renderTemplate('application-other', first.language, {
    name: first.sent.name,
    job: first.title,
    other: job.title,
    company: first.company,
    words: why,
    ends: endsFirst,
    link: theirAddress(ctx, { company_id: companyId, id, user_id: first.user_id }),
  })
  const letterOfIt = {
    id: messageId,
    application_id: id,
    by_kind: 'user' as const,
    by_user: userId,
    subject,
    body: text,
  }
  const leaves = leavesAt(ctx.now(), zoneOfPerson(ctx.countries, first)).toISOString()
  await insertMessages(db, companyId, [{ ...letterOfIt, leaves_at: leaves }], at)
  const move = randomUUID()
  await query.insertMove(db, companyId, {
    id: move,
    application_id: id,
    job_id: jobId,
    why,
    ends_first: endsFirst,
    asked_by: userId,
    asked_at: at,
    message_id: messageId,
  })
  const detail = { job: jobId }
  const event = { application_id: id, kind: 'other_job_asked', by_kind: 'user' as const, by_user: userId, detail }
  await applying.insertEvents(db, companyId, [event])
  ctx.audit({ action: 'application.other-job-ask', targetType: 'application', targetId: id, detail })
  return theirs(ctx, id)
}

export const withdrawOtherJob = async (ctx: Context, { id, move }: Parsed<typeof contract.withdrawOtherJob>) => {
  const { companyId, userId } = ctx.actor
  const at = ctx.now().toISOString()
  const current = (await query.movesOf(ctx.db, companyId, id, at)).find((m) => m.id === move)
  if (!current) throw notFound('Question')
  if (
    !(await query.updateMoveAnswer(ctx.db, companyId, move, { of: id, set: { status: 'taken_back', answered_at: at } }))
  )
    throw new Refusal('CONFLICT', 'This was answered already.')
  if (current.message_id) await takeLetterBack(ctx.db, companyId, id, { messageId: current.message_id, now: at })
  const event = { application_id: id, kind: 'other_job_taken_back', by_kind: 'user' as const, by_user: userId }
  await applying.insertEvents(ctx.db, companyId, [event])
  ctx.audit({ action: 'application.other-job-take-back', targetType: 'application', targetId: id })
  return theirs(ctx, id)
}

type Row = Awaited<ReturnType<typeof getApplicationOfCandidate>>['row']

const mineOf = (ctx: OpenContext, row: Row): Promise<Output<typeof contract.readMyOtherJobs>> =>
  ctx.database.forCompany(row.company_id, async (db) => ({
    asks: (await query.movesOf(db, row.company_id, row.id, ctx.now().toISOString()))
      .filter((m) => m.status !== 'taken_back')
      .map((m) => ({
        id: m.id,
        job: { id: m.job_id, title: m.title },
        why: m.why,
        endsFirst: m.ends_first,
        status: m.status,
        askedAt: iso(m.asked_at),
        open: m.status === 'asked' && m.takes,
        questions: m.status === 'asked' && m.takes ? JobContent.parse(m.content).questions : [],
        cv: row.sent.cv,
      })),
  }))

export const readMyOtherJobs = async (ctx: OpenContext, { key }: Parsed<typeof contract.readMyOtherJobs>) =>
  mineOf(ctx, (await getApplicationOfCandidate(ctx, key)).row)

type First = NonNullable<Awaited<ReturnType<typeof query.lockFirstApplication>>>

const sameCv = async (services: Services, db: Db, companyId: string, first: First) => {
  const file = first.cv_file_id && (await fileOf(db, companyId, first.cv_file_id))
  if (!file) return null
  const bytes = await readFileOf(services, companyId, file.storage_key)
  // A copy: either application can lose its own.
  const cv = { bytes, name: file.name, type: file.content_type }
  return storeCv(services, db, cv, { companyId, userId: first.user_id, isClaimed: true })
}

type Making = { advert: Advert; first: First; move: string; given: Parsed<typeof contract.answerOtherJob>['answers'] }

/** The application to the other job, as if it had been sent now: the same CV, its questions answered anew, its own first stage. */
const make = async (ctx: OpenContext, db: Db, { advert, first, move, given }: Making): Promise<string> => {
  const companyId = advert.company_id
  const job = await applying.lockJob(db, companyId, advert.id)
  if (job?.status !== 'open' || job.hidden_at) throw new Refusal('GONE', 'This job is closed.')
  if (await applying.earlierOf(db, companyId, job.id, first.candidate_id))
    throw new Refusal('CONFLICT', 'You have applied for this job already.')
  const { errors, answers, unmet } = validateAnswers(JobContent.parse(job.content).questions, given)
  if (Object.keys(errors).length > 0)
    throw invalid(Object.fromEntries(Object.entries(errors).map(([id, said]) => [`answers.${id}`, said])))
  const id = randomUUID()
  const { name, email, phone } = first.sent
  const { months } = ctx.countries.get(advert.country).posting.keeps
  await applying.freshenCandidate(db, companyId, first.candidate_id, {
    name,
    email,
    phone,
    userId: first.user_id,
    country: advert.country,
    proved: false,
    keepUntil: addMonths(dayIn((advert.shown as { zone: string }).zone, ctx.now()), months),
  })
  const cv = await sameCv(ctx, db, companyId, first)
  const stage = await firstStageOf(db, companyId, job.id)
  await applying.insertApplication(db, companyId, {
    id,
    job_id: job.id,
    candidate_id: first.candidate_id,
    user_id: first.user_id,
    link_hash: first.user_id === null ? linkHashOf(linkTokenOf(ctx, companyId, id)) : null,
    number: await countJobApplication(db, companyId, job.id),
    stage_id: stage.id,
    rank: await rankAtEnd(db, companyId, job.id, stage.id),
    sent: { name, email, phone, note: '', cv: cv?.name ?? null },
    answers,
    unmet,
    cv_file_id: cv?.id ?? null,
    job_revision: job.revision,
    source: 'moved',
    language: first.language,
    human_only: first.human_only,
    apply_key: move,
    consent_at: ctx.now().toISOString(),
  })
  await applying.insertEvents(db, companyId, [
    {
      application_id: id,
      kind: 'applied',
      by_kind: 'candidate',
      to_stage: stage.id,
      public_status: publicStatusOf(stage.kind, 'active'),
      detail: { source: 'moved', from: first.id },
    },
  ])
  const to = { recipient: email, language: first.language, name }
  await sendReceiptMessage(ctx, db, 'application-received', {
    to,
    advert,
    application: {
      company_id: companyId,
      id,
      user_id: first.user_id,
    },
  })
  if (!first.human_only)
    await enqueueJob(db, 'match-application', { companyId, applicationId: id, cause: 'applied' }, `match ${id}`)
  return id
}

/** The person's word: proved as themselves, done through their company's. Only a yes makes anything. */
export const answerOtherJob = async (
  ctx: OpenContext,
  { key, move, agree, answers }: Parsed<typeof contract.answerOtherJob>,
): Promise<Output<typeof contract.answerOtherJob>> => {
  const { person, row } = await getApplicationOfCandidate(ctx, key)
  const companyId = row.company_id
  const input = (await mineOf(ctx, row)).asks.find((m) => m.id === move)
  if (!input) throw notFound('Question')
  const advert = agree ? await openAdvert(ctx, input.job.id) : null
  await ctx.database.forCompany(companyId, async (db) => {
    const first = await query.lockFirstApplication(db, companyId, row.id)
    if (!first || first.erased) throw notFound('Application')
    const at = ctx.now().toISOString()
    const newId = advert && (await make(ctx, db, { advert, first, move, given: answers }))
    const said = newId
      ? { status: 'agreed' as const, answered_at: at, new_application_id: newId }
      : { status: 'declined' as const, answered_at: at }
    if (!(await query.updateMoveAnswer(db, companyId, move, { of: first.id, set: said })))
      throw new Refusal('CONFLICT', 'This was answered already, or taken back.')
    const event = { application_id: first.id, by_kind: 'candidate' as const }
    const kind = newId ? 'other_job_agreed' : 'other_job_declined'
    await applying.insertEvents(db, companyId, [{ ...event, kind, detail: { job: input.job.id, to: newId } }])
    if (newId && input.endsFirst && first.outcome === 'active') {
      await withdrawApplication(db, companyId, first.id, { stageId: first.stage_id, now: at })
      await withdrawPendingMessages(db, companyId, first.id, at)
      const detail = { movedTo: newId }
      await applying.insertEvents(db, companyId, [{ ...event, kind: 'withdraw', public_status: 'withdrawn', detail }])
      await enqueueJob(db, 'call-off-interviews', { companyId, applicationId: first.id }, `call off ${first.id}`)
    }
    const about = { companyId, jobId: input.job.id, ownerId: first.owner_id, applicationId: newId ?? first.id }
    if (newId) await notifyTeam(ctx, db, { ...about, what: 'arrived' })
    const userId = 'userId' in person ? person.userId : null
    const actor = { ...systemActor(companyId), userId }
    const entry = { targetType: 'application', targetId: first.id, detail: { job: input.job.id, to: newId } }
    await writeAudit(db, actor, ctx.caller, [{ action: `application.${kind.replaceAll('_', '-')}`, ...entry }])
  })
  return mineOf(ctx, row)
}
