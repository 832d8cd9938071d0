import { checkFileContent, fileName } from '../../../server/content.ts'
import type { Context } from '../../../server/context.ts'
import type { UploadOwner } from '../../../server/feature.ts'
import { storeFile } from '../../../server/files.ts'
import { isCompanyRole } from '../../../shared/actor.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import * as query from './queries.ts'

/** All files of one company, bytes. */
const MOST_KEPT = 20 * 1024 ** 3

export type Upload = {
  /** What it is for, as a feature's manifest names it. */
  purpose: string
  /** As its owner called it; without one it is called by what it is. */
  name: string | null
  /** Whose record it belongs to. */
  employeeId?: string
  /** The file it takes the place of, which stays readable as the version before. */
  supersedes?: string
}

export type StoredUpload = { id: string; name: string; content_type: string; bytes: number; version: number }

const ownerOf = ({ features }: Pick<Context, 'features'>, purpose: string): UploadOwner => {
  const owner = features.flatMap((feature) => feature.uploads ?? []).find((one) => one.purpose === purpose)
  if (!owner) throw new Error(`No feature declares uploads for ${purpose}`)
  return owner
}

const refuseTooMany = async ({ db, actor }: Context, { purpose, ownADay }: UploadOwner, employeeId: string) => {
  if (ownADay === undefined || isCompanyRole(actor.role)) return
  const whose = { employeeId, userId: actor.userId, purpose }
  if ((await query.countUploadsToday(db, actor.companyId, whose)) < ownADay) return
  const sentence = `You have uploaded ${ownADay} files in the last 24 hours. Please try again tomorrow.`
  throw new Refusal('RATE_LIMITED', sentence, { retryAfter: 3600 })
}

const refuseFull = async ({ db, actor }: Context, bytes: number) => {
  if ((await query.sumStoredBytes(db, actor.companyId)) + bytes > MOST_KEPT)
    throw new Refusal(
      'CONFLICT',
      'Your company has used up its 20 GB for files. Remove documents that are no longer needed.',
    )
}

/** The version after the one it takes the place of, which has to be of the same purpose and person, and the newest. */
const versionAfter = async ({ db, actor }: Context, { purpose, employeeId, supersedes }: Upload): Promise<number> => {
  if (supersedes === undefined) return 1
  const before = await query.lockUpload(db, actor.companyId, supersedes)
  if (before?.purpose !== purpose || before.employee_id !== (employeeId ?? null))
    throw new Error('A file takes the place of one of the same purpose and person')
  if (await query.findSuccessor(db, actor.companyId, supersedes))
    throw new Refusal('CONFLICT', 'A newer version was uploaded meanwhile. Load the page again.')
  return before.version + 1
}

/**
 * Takes in the file of a call: judged by its content, within the room of the company, kept encrypted, with its row. Rolled back with the
 * transaction; the bytes are then swept up by the nightly job.
 * @throws Refusal for a file that its owner does not accept, when the room is used up, or when somebody was faster
 */
export const storeUpload = async (ctx: Context, upload: Upload): Promise<StoredUpload> => {
  const owner = ownerOf(ctx, upload.purpose)
  const { companyId, userId } = ctx.actor
  if (upload.employeeId !== undefined) await refuseTooMany(ctx, owner, upload.employeeId)
  const { content, bytes, problem } = await checkFileContent(ctx.upload ?? Buffer.alloc(0), owner.accepts)
  if (problem !== null) throw invalid({ file: problem })
  await refuseFull(ctx, bytes.length)
  const version = await versionAfter(ctx, upload)
  const stored = await storeFile(ctx, companyId, bytes)
  const name = fileName(upload.name ?? owner.called, content)
  await query.insertUpload(ctx.db, {
    ...stored,
    company_id: companyId,
    employee_id: upload.employeeId ?? null,
    purpose: upload.purpose,
    name,
    content_type: content.type,
    created_by: userId,
    version,
    supersedes_id: upload.supersedes ?? null,
  })
  return { id: stored.id, name, content_type: content.type, bytes: stored.bytes, version }
}
