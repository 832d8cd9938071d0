import { fileName } from '../../../server/content.ts'
import type { Context, Ground } from '../../../server/context.ts'
import { enqueue, enqueueIn } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { keepCv } from '../../job-board/apply/apply.service.ts'
import { arrive } from '../../job-board/apply/arrive.service.ts'
import { judgeCv } from '../../matching/cv-reading/read.ts'
import { write } from '../../platform/messages/templates/write.ts'
import { whoseCv } from '../applications/cv.service.ts'
import { theirAddress } from '../applications/person.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const UNUSED_SECONDS = 2 * 86_400

export const sendCv = async (
  ctx: Context,
  { name }: Parsed<typeof contract.sendCv>,
): Promise<Output<typeof contract.sendCv>> => {
  const { companyId, userId } = ctx.actor
  const bytes = ctx.upload ?? Buffer.alloc(0)
  const { content, problem } = await judgeCv(bytes)
  if (problem !== null) throw invalid({ file: problem })
  const cv = { bytes, name: fileName(name ?? 'cv', content), type: content.type }
  const kept = await keepCv(ctx, ctx.db, companyId, cv, userId)
  const one = { companyId, fileId: kept.id }
  await enqueue(ctx.db, 'read-sent-cv', one, `read-sent-cv ${kept.id}`)
  await enqueueIn(ctx.db, UNUSED_SECONDS, 'drop-unused-cv', one, `drop-unused-cv ${kept.id}`)
  ctx.audit({ action: 'applicant-import.cv', targetType: 'file', targetId: kept.id, detail: { bytes: bytes.length } })
  return kept
}

export const readSentCv = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readSentCv>,
): Promise<Output<typeof contract.readSentCv>> => {
  const { companyId } = ctx.actor
  if (!(await query.unusedCv(ctx.db, companyId, id))) throw notFound('CV')
  return whoseCv(ctx.db, companyId, id)
}

export const bringAlong = async (
  ctx: Context,
  asked: Parsed<typeof contract.bringAlong>,
): Promise<Output<typeof contract.bringAlong>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const job = await query.jobOf(db, companyId, asked.jobId)
  if (!job) throw notFound('Job')
  if (job.status !== 'open' && job.status !== 'paused')
    throw new Refusal('CONFLICT', 'Publish the job first: people can only apply to a job that is open or paused.')
  const key = query.keyOf(asked.batch, asked.row)
  const same = await query.byKey(db, companyId, key)
  if (same) return { result: 'added', applicationId: same.id }
  const cv = asked.cvId === null ? null : await query.unusedCv(db, companyId, asked.cvId)
  if (asked.cvId !== null && !cv) throw invalid({ cvId: 'Hand in the CV again: it is not kept any more.' })
  if (!cv && !asked.note) throw invalid({ note: 'Hand in a CV, or say in the note what they have done so far.' })
  const going = await query.goingOn(db, companyId, asked.jobId, asked.email)
  if (going) {
    if (cv) await query.dropCv(db, companyId, cv.id)
    return { result: 'going', applicationId: going.id }
  }
  const { id } = await arrive(ctx, {
    ...{ jobId: asked.jobId, name: asked.name, email: asked.email, phone: asked.phone, language: asked.language },
    zone: ctx.countries.get(job.country).posting.zoneOf(job.region ?? ''),
    consentAt: ctx.now().toISOString(),
    ...{ stage: 'applied', key, note: '', source: asked.source, from: 'import', coverNote: asked.note ?? '' },
    cv: cv ? { id: cv.id, name: cv.name } : null,
    agreed: asked.agreed,
  })
  await query.setBatch(db, companyId, id, asked.batch)
  await enqueue(db, 'match-application', { companyId, applicationId: id, cause: 'applied' }, `match ${id}`)
  if (asked.tell)
    await sendMessage(ctx, db, {
      ...{ companyId, channel: 'email', recipient: asked.email },
      ...write('application-received', asked.language, {
        ...{ name: asked.name, job: job.title, company: job.company },
        link: theirAddress(ctx, { company_id: companyId, id, user_id: null }),
        days: JobContent.parse(job.content).responseDays,
      }),
    })
  return { result: 'added', applicationId: id }
}

export const takeBack = async (
  ctx: Context,
  { batch }: Parsed<typeof contract.takeBack>,
): Promise<Output<typeof contract.takeBack>> => {
  const { companyId } = ctx.actor
  const all = await query.brought(ctx.db, companyId, batch)
  if (all.length === 0) throw notFound('Import')
  const free = all.filter((a) => !a.touched)
  await query.remove(ctx.db, companyId, free)
  const counts = { removed: free.length, kept: all.length - free.length }
  ctx.audit({ action: 'applicant-import.take-back', targetType: 'import', targetId: batch, detail: counts })
  return counts
}

/** A CV that nobody was made of. */
export const dropUnused = (ground: Ground, { companyId, fileId }: { companyId: string; fileId: string }) =>
  ground.doors.asCompany(companyId, async (db) => {
    if (await query.unusedCv(db, companyId, fileId)) await query.dropCv(db, companyId, fileId)
  })
