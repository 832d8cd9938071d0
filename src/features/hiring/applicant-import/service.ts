import { fileName } from '../../../server/content.ts'
import type { Context, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { checkCvFile } from '../../matching/cv-reading/read.ts'
import { growImport, recordImportChunk, undoImport } from '../../platform/imports/service.ts'
import { storeCv } from '../applications/apply.service.ts'
import { readCvContact } from '../applications/cv.service.ts'
import { bringApplicant, getOpenJob } from './bring.service.ts'
import type * as contract from './contract.ts'
import { applicantImport } from './import.ts'
import * as query from './queries.ts'

export const sendCv = async (
  ctx: Context,
  { name }: Parsed<typeof contract.sendCv>,
): Promise<Output<typeof contract.sendCv>> => {
  const { companyId, userId } = ctx.actor
  const { content, bytes, problem } = await checkCvFile(ctx.upload ?? Buffer.alloc(0))
  if (problem !== null) throw invalid({ file: problem })
  const cv = { bytes, name: fileName(name ?? 'cv', content), type: content.type }
  const stored = await storeCv(ctx, ctx.db, cv, { companyId, userId, isClaimed: false })
  const one = { companyId, fileId: stored.id }
  await enqueueJob(ctx.db, 'read-sent-cv', one, `read-sent-cv ${stored.id}`)
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
  const job = await getOpenJob(ctx, input.jobId)
  const same = await query.byKey(db, companyId, query.keyOf(input.batch, input.row))
  if (same) return { result: 'added', applicationId: same.id }
  const cv = input.cvId === null ? null : ((await query.unusedCv(db, companyId, input.cvId)) ?? null)
  if (input.cvId !== null && !cv) throw invalid({ cvId: 'Hand in the CV again: it is not kept any more.' })
  if (!cv && !input.note) throw invalid({ note: 'Hand in a CV, or say in the note what they have done so far.' })
  const going = await query.goingOn(db, companyId, input.jobId, input.email)
  if (going) {
    if (cv) await query.dropCv(db, companyId, cv.id)
    await recordApplicant(ctx, input, [])
    return { result: 'going', applicationId: going.id }
  }
  const applicationId = await bringApplicant(ctx, job, { ...input, cv })
  await recordApplicant(ctx, input, [applicationId])
  return { result: 'added', applicationId }
}

/** The row has its place in the history of imports, with what was made of it. */
const recordApplicant = async (
  ctx: Context,
  { batch, row, fileName }: Pick<Parsed<typeof contract.importApplicant>, 'batch' | 'row' | 'fileName'>,
  records: readonly string[],
) => {
  await growImport(ctx, applicantImport, { id: batch, row, fileName: fileName ?? 'Applications' })
  await recordImportChunk(ctx, batch, { given: [row], added: records.length > 0 ? [row] : [], records })
}

export const undoApplicantImport = async (
  ctx: Context,
  { batch }: Parsed<typeof contract.undoApplicantImport>,
): Promise<Output<typeof contract.undoApplicantImport>> => {
  const { removed, kept } = await undoImport(ctx, applicantImport, batch)
  return { removed, kept: kept.count }
}

/** A CV that nobody was made of: for those that were handed in before files had an end of their own. */
export const dropUnused = (services: Services, { companyId, fileId }: { companyId: string; fileId: string }) =>
  services.database.forCompany(companyId, async (db) => {
    if (await query.unusedCv(db, companyId, fileId)) await query.dropCv(db, companyId, fileId)
  })
