import { fileName } from '../../../server/content.ts'
import type { Context, Services } from '../../../server/context.ts'
import { enqueueIn, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { checkCvFile } from '../../matching/cv-reading/read.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { storeCv } from '../applications/apply.service.ts'
import { addApplication } from '../applications/arrive.service.ts'
import { readCvContact } from '../applications/cv.service.ts'
import * as imported from '../applications/imported.service.ts'
import { theirAddress } from '../applications/person.ts'
import { moveToStage } from '../pipeline/move.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const UNUSED_SECONDS = 2 * 86_400

export const sendCv = async (
  ctx: Context,
  { name }: Parsed<typeof contract.sendCv>,
): Promise<Output<typeof contract.sendCv>> => {
  const { companyId, userId } = ctx.actor
  const { content, bytes, problem } = await checkCvFile(ctx.upload ?? Buffer.alloc(0))
  if (problem !== null) throw invalid({ file: problem })
  const cv = { bytes, name: fileName(name ?? 'cv', content), type: content.type }
  const stored = await storeCv(ctx, ctx.db, companyId, cv, userId)
  const one = { companyId, fileId: stored.id }
  await enqueueJob(ctx.db, 'read-sent-cv', one, `read-sent-cv ${stored.id}`)
  await enqueueIn(ctx.db, UNUSED_SECONDS, 'drop-unused-cv', one, `drop-unused-cv ${stored.id}`)
  ctx.audit({ action: 'applicant-import.cv', targetType: 'file', targetId: stored.id, detail: { bytes: bytes.length } })
  return stored
}

export const readSentCv = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readSentCv>,
): Promise<Output<typeof contract.readSentCv>> => {
  const { companyId } = ctx.actor
  if (!(await query.unusedCv(ctx.db, companyId, id))) throw notFound('CV')
  return readCvContact(ctx.db, companyId, id)
}

export const importApplicant = async (
  ctx: Context,
  input: Parsed<typeof contract.importApplicant>,
): Promise<Output<typeof contract.importApplicant>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const job = await query.jobOf(db, companyId, input.jobId)
  if (!job) throw notFound('Job')
  if (job.status !== 'open' && job.status !== 'paused')
    throw new Refusal('CONFLICT', 'Publish the job first: people can only apply to a job that is open or paused.')
  const key = query.keyOf(input.batch, input.row)
  const same = await query.byKey(db, companyId, key)
  if (same) return { result: 'added', applicationId: same.id }
  const cv = input.cvId === null ? null : await query.unusedCv(db, companyId, input.cvId)
  if (input.cvId !== null && !cv) throw invalid({ cvId: 'Hand in the CV again: it is not kept any more.' })
  if (!cv && !input.note) throw invalid({ note: 'Hand in a CV, or say in the note what they have done so far.' })
  const going = await query.goingOn(db, companyId, input.jobId, input.email)
  if (going) {
    if (cv) await query.dropCv(db, companyId, cv.id)
    return { result: 'going', applicationId: going.id }
  }
  const { id } = await addApplication(
    ctx,
    {
      jobId: input.jobId,
      name: input.name,
      email: input.email,
      phone: input.phone,
      language: input.language,
      zone: ctx.countries.get(job.country).posting.zoneOf(job.region ?? ''),
      consentAt: ctx.now().toISOString(),
      stage: 'applied',
      key,
      note: '',
      source: input.source,
      from: 'import',
      coverNote: input.note ?? '',
      cv: cv ? { id: cv.id, name: cv.name } : null,
      agreed: input.agreed,
    },
    moveToStage,
  )
  await imported.markImported(db, companyId, id, input.batch)
  await enqueueJob(db, 'match-application', { companyId, applicationId: id, cause: 'applied' }, `match ${id}`)
  if (input.tell)
    await sendMessage(ctx, db, {
      companyId,
      channel: 'email',
      recipient: input.email,
      ...renderTemplate('application-received', input.language, {
        name: input.name,
        job: job.title,
        company: job.company,
        link: theirAddress(ctx, { company_id: companyId, id, user_id: null }),
        days: JobContent.parse(job.content).responseDays,
      }),
    })
  return { result: 'added', applicationId: id }
}

export const undoApplicantImport = async (
  ctx: Context,
  { batch }: Parsed<typeof contract.undoApplicantImport>,
): Promise<Output<typeof contract.undoApplicantImport>> => {
  const { companyId } = ctx.actor
  const all = await imported.listImportedApplications(ctx.db, companyId, batch)
  if (all.length === 0) throw notFound('Import')
  const free = all.filter((a) => !a.touched)
  await imported.deleteImportedApplications(ctx.db, companyId, free)
  const counts = { removed: free.length, kept: all.length - free.length }
  ctx.audit({ action: 'applicant-import.take-back', targetType: 'import', targetId: batch, detail: counts })
  return counts
}

/** A CV that nobody was made of. */
export const dropUnused = (services: Services, { companyId, fileId }: { companyId: string; fileId: string }) =>
  services.database.forCompany(companyId, async (db) => {
    if (await query.unusedCv(db, companyId, fileId)) await query.dropCv(db, companyId, fileId)
  })
