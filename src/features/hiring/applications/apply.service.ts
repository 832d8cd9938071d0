import { randomUUID } from 'node:crypto'
import { systemActor, writeAudit } from '../../../server/audit.ts'
import { checkFileContent, fileName } from '../../../server/content.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { enqueueIn, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { Session } from '../../../server/tenancy.ts'
import { addDays, addMonths, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { type Answer, validateAnswers } from '../../adverts/content/answers.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { sentOf } from '../../career/profile/sent.service.ts'
import { MOST_PAGES } from '../../matching/cv-reading/limits.rules.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { keepUpload, requireRoom } from '../../platform/uploads/service.ts'
import { countJobApplication } from '../jobs/changes.service.ts'
import { publicStatusOf } from '../jobs/stages.rules.ts'
import { firstStageOf, rankAtEnd } from '../stages/begin.ts'
import type * as contract from './apply.contract.ts'
import * as query from './apply.queries.ts'
import { linkHashOf, linkTokenOf } from './link.ts'
import { seekerIn, theirAddress } from './person.ts'

type Input = Parsed<typeof contract.applyForJob>
type Receipt = Output<typeof contract.applyForJob>
export type Advert = NonNullable<Awaited<ReturnType<typeof query.advertOf>>>
type AdvertState = { state: string; zone: string; applyUrl: string; responseDays: number | null }

const DAY = 86_400
/** Letters about one application to one address, a day. */
const REPEATS_A_DAY = 3
const TELL_OWNER_SECONDS = 600

export const openAdvert = async (ctx: OpenContext, id: string): Promise<Advert> => {
  const advert = await ctx.database.forPublic((db) => query.advertOf(db, id), { reading: true })
  if (!advert) throw notFound('Job')
  const { state, applyUrl } = advert.shown as AdvertState
  if (state === 'closed' || Date.parse(advert.closes_at) <= ctx.now().getTime())
    throw new Refusal('GONE', 'This job is closed.')
  if (state === 'paused') throw new Refusal('CONFLICT', 'This job takes no applications at the moment.')
  if (applyUrl) throw new Refusal('CONFLICT', 'This employer takes applications on their own site.')
  return advert
}

type Cv = { bytes: Buffer; name: string; type: string }

/** A CV judged by its content. */
export const judgedCv = async (cv: { name: string; content: string }): Promise<Cv> => {
  const sent = Buffer.from(cv.content, 'base64')
  const kinds = ['pdf', 'docx', 'png', 'jpeg'] as const
  const { content, bytes, problem } = await checkFileContent(sent, kinds, { mostPages: MOST_PAGES })
  if (problem !== null) throw invalid({ cv: problem })
  return { bytes, name: fileName(cv.name || 'cv', content), type: content.type }
}

const FULL = 'This employer cannot take files at the moment. Send your application without one.'

/** Kept for the company, encrypted. Rolled back, its bytes are swept up by the nightly job. */
export const storeCv = (
  services: Services,
  db: Db,
  { bytes, name, type }: Cv,
  of: { companyId: string; userId: string | null; isClaimed: boolean },
) => keepUpload(services, db, { ...of, purpose: 'cv', name, contentType: type, bytes, fullSentence: FULL })

const receiptOf = (
  ctx: OpenContext,
  advert: Advert,
  input: Input,
  { email, answers, cv = input.cv?.name ?? null }: { email: string; answers: Answer[]; cv?: string | null },
): Receipt => {
  const { zone, responseDays } = advert.shown as AdvertState
  return {
    job: { id: advert.id, title: advert.title, company: advert.company },
    sent: {
      name: input.name,
      email,
      phone: input.phone,
      note: input.note,
      cv,
      answers: answers.filter((a) => a.values.length > 0).map(({ ask, values }) => ({ ask, values })),
    },
    answerBy: responseDays === null ? null : addDays(dayIn(zone, ctx.now()), responseDays),
    applicationId: null,
  }
}

export const sendReceiptMessage = (
  ctx: OpenContext,
  db: Db,
  template: 'application-received' | 'application-again',
  {
    to,
    advert,
    application,
  }: {
    to: { recipient: string; language: string; name: string }
    advert: Advert
    application: { company_id: string; id: string; user_id: string | null }
  },
) =>
  sendMessage(ctx, db, {
    companyId: advert.company_id,
    channel: 'email',
    recipient: to.recipient,
    ...renderTemplate(template, to.language, {
      name: to.name,
      job: advert.title,
      company: advert.company,
      link: theirAddress(ctx, application),
      days: (advert.shown as AdvertState).responseDays,
    }),
  })

type Taken = { kind: 'new' | 'same' | 'again'; id: string }

/** Everything an application is, in one transaction of the company it goes to. */
const takeIn = async (
  ctx: OpenContext,
  db: Db,
  {
    advert,
    input,
    who,
  }: {
    advert: Advert
    input: Input
    who: { email: string; seeker: Session | null; cv: Cv | null; invitation: string | null }
  },
): Promise<Taken & { answers: Answer[] }> => {
  const companyId = advert.company_id
  const { seeker, email } = who
  const userId = seeker?.userId ?? null
  const job = await query.lockJob(db, companyId, advert.id)
  if (job?.status !== 'open') throw new Refusal('GONE', 'This job is closed.')
  if (job.hidden_at) throw new Refusal('CONFLICT', 'This job takes no applications at the moment.')
  const { errors, answers, unmet } = validateAnswers(JobContent.parse(job.content).questions, input.answers)
  if (Object.keys(errors).length > 0)
    throw invalid(Object.fromEntries(Object.entries(errors).map(([id, said]) => [`answers.${id}`, said])))
  // Whatever refuses an application refuses it before it is known whether there is one already.
  if (who.cv) await requireRoom(db, { companyId, bytes: who.cv.bytes.length, sentence: FULL })
  const same = await query.byKey(db, companyId, job.id, input.key)
  if (same) return { kind: 'same', id: same.id, answers }

  const { months } = ctx.countries.get(advert.country).posting.keeps
  const person = {
    name: input.name,
    email,
    phone: input.phone,
    userId,
    country: advert.country,
    proved: false,
    keepUntil: addMonths(dayIn((advert.shown as AdvertState).zone, ctx.now()), months),
  }
  const known = await query.candidateOf(db, companyId, email, userId)
  const earlier = known && (await query.earlierOf(db, companyId, job.id, known.id))
  if (earlier) {
    const max = REPEATS_A_DAY * ctx.settings.limitFactor
    if (userId === null && (await ctx.database.countTry(`applied again ${job.id} ${email}`, max, DAY)) === true)
      await sendReceiptMessage(ctx, db, 'application-again', {
        to: { recipient: email, language: input.language, name: input.name },
        advert,
        application: earlier,
      })
    return { kind: 'again', id: earlier.id, answers }
  }

  const cv = who.cv ? await storeCv(ctx, db, who.cv, { companyId, userId, isClaimed: true }) : null
  const candidateId = known?.id ?? (await query.insertCandidate(db, companyId, person)).id
  if (known) await query.freshenCandidate(db, companyId, known.id, person)
  const stage = await firstStageOf(db, companyId, job.id)
  const id = randomUUID()
  // Only whoever was invited, or agreed to be considered, is; the rest is what the link said.
  const sourceSaid = ['invited', 'moved'].includes(input.source) ? 'site' : input.source
  await query.insertApplication(db, companyId, {
    id,
    job_id: job.id,
    candidate_id: candidateId,
    user_id: userId,
    link_hash: userId === null ? linkHashOf(linkTokenOf(ctx, companyId, id)) : null,
    number: await countJobApplication(db, companyId, job.id),
    stage_id: stage.id,
    rank: await rankAtEnd(db, companyId, job.id, stage.id),
    sent: { name: input.name, email, phone: input.phone, note: input.note, cv: cv?.name ?? null },
    answers,
    unmet,
    cv_file_id: cv?.id ?? null,
    job_revision: job.revision,
    source: who.invitation ? 'invited' : sourceSaid,
    language: input.language,
    human_only: input.humanOnly,
    apply_key: input.key,
  })
  if (who.invitation) {
    const contact = { name: input.name, email, phone: input.phone }
    const answered = {
      companyId,
      invitationId: who.invitation,
      applicationId: id,
      contact,
      at: ctx.now().toISOString(),
    }
    for (const { invitationAnswered } of ctx.features) await invitationAnswered?.(db, answered)
  }
  const status = publicStatusOf(stage.kind, 'active')
  await query.insertEvents(db, companyId, [
    { application_id: id, kind: 'applied', by_kind: 'candidate', to_stage: stage.id, public_status: status },
  ])
  const to = { recipient: email, language: input.language, name: input.name }
  await sendReceiptMessage(ctx, db, 'application-received', {
    to,
    advert,
    application: { company_id: companyId, id, user_id: userId },
  })
  // Those of some minutes are told together.
  const when = Math.floor(ctx.now().getTime() / (TELL_OWNER_SECONDS * 1000))
  const told = { companyId, jobId: job.id }
  if (!input.humanOnly)
    await enqueueJob(db, 'match-application', { companyId, applicationId: id, cause: 'applied' }, `match ${id}`)
  await enqueueIn(db, TELL_OWNER_SECONDS, 'tell-of-applications', {
    payload: told,
    key: `applications ${job.id} ${when}`,
  })
  await writeAudit(db, systemActor(companyId), ctx.caller, [
    { action: 'application.receive', targetType: 'application', targetId: id, detail: { job: job.id, unmet } },
  ])
  return { kind: 'new', id, answers }
}

export const apply = async (ctx: OpenContext, input: Input): Promise<Receipt> => {
  const advert = await openAdvert(ctx, input.id)
  const seeker = await seekerIn(ctx)
  const email = seeker?.email ?? input.email
  if (!input.cv && !input.own && !input.note)
    throw invalid({ cv: 'Attach your CV, or write in the note what you have done so far.' })
  // A program filled in what no person sees: it is told what a person is told.
  if (input.website) return receiptOf(ctx, advert, input, { email, answers: [] })
  const max = 40 * ctx.settings.limitFactor
  const wait = await ctx.database.countTry(`apply ${email}`, max, DAY)
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
  if (input.own && !seeker) throw invalid({ cv: 'Sign in to send a CV that you keep here, or attach a file.' })
  const own = seeker && input.own && (await sentOf(ctx, seeker.userId, input.own, { name: input.name, email }))
  const cv = own || (input.cv && (await judgedCv(input.cv)))
  const invitation = seeker
    ? await ctx.database.forSeeker({ userId: seeker.userId }, (db) => query.invitationTo(db, advert.id), {
        reading: true,
      })
    : null
  const taken = await ctx.database.forCompany(advert.company_id, (db) =>
    takeIn(ctx, db, { advert, input, who: { email, seeker, cv, invitation } }),
  )
  // Whoever is not signed in learns from their mailbox alone that there is one already.
  if (taken.kind === 'again' && seeker)
    throw new Refusal('CONFLICT', 'You have applied for this job already.', { data: { applicationId: taken.id } })
  const receipt = receiptOf(ctx, advert, input, { email, answers: taken.answers, cv: cv?.name ?? null })
  return { ...receipt, applicationId: seeker ? taken.id : null }
}
