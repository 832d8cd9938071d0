import { checkFileContent, fileName } from '../../../server/content.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { UploadOwner } from '../../../server/feature.ts'
import { storeFile } from '../../../server/files.ts'
import type { Db } from '../../../server/sql.ts'
import { isCompanyRole } from '../../../shared/actor.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

/** All files of one company, bytes. */
export const MOST_KEPT = 20 * 1024 ** 3

export type Upload = {
  /** What it is for, as a feature's manifest names it. */
  purpose: string
  /** As its owner called it; without one it is called by what it is. */
  name: string | null
  /** Whose record it belongs to. */
  employeeId?: string
  /** The file it takes the place of, which stays readable as the version before. */
  supersedes?: string
  /** An instant after which it goes by itself. */
  endsAt?: string
}

export type StoredUpload = { id: string; name: string; content_type: string; bytes: number; version: number }

const ownerOf = ({ features }: Pick<Services, 'features'>, purpose: string): UploadOwner => {
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

const FULL = 'Your company has used up its 20 GB for files. Remove documents that are no longer needed.'

type Room = { companyId: string; bytes: number; sentence?: string | undefined }

/** Refuses a file for which the company has no room. */
export const requireRoom = async (db: Db, { companyId, bytes, sentence = FULL }: Room) => {
  if ((await query.sumStoredBytes(db, companyId)) + bytes > MOST_KEPT) throw new Refusal('CONFLICT', sentence)
}

/** A file that was judged already, by whoever knows what it has to be. */
export type JudgedUpload = {
  companyId: string
  /** Who handed it in; null: somebody without an account. */
  userId: string | null
  purpose: string
  name: string
  contentType: string
  bytes: Buffer
  /** It has its record already: nothing is waited for. */
  isClaimed: boolean
  /** Whose record it belongs to. */
  employeeId?: string
  /** An instant after which it goes by itself. */
  endsAt?: string
  /** Said when the company has no room, to somebody who can do nothing about it. */
  fullSentence?: string
}

type Keeping = Pick<Services, 'features' | 'files' | 'fields' | 'now'>

const endOf = ({ now }: Keeping, { unclaimedHours }: UploadOwner): string | null =>
  unclaimedHours === undefined ? null : new Date(now().getTime() + unclaimedHours * 3_600_000).toISOString()

/** Keeps a judged file within the room of the company, encrypted, with its row: for whoever is no caller of the company. */
export const keepUpload = async (
  services: Keeping,
  db: Db,
  upload: JudgedUpload,
): Promise<{ id: string; name: string }> => {
  const owner = ownerOf(services, upload.purpose)
  const { companyId, userId, purpose, name, contentType, bytes } = upload
  await requireRoom(db, { companyId, bytes: bytes.length, sentence: upload.fullSentence })
  const stored = await storeFile(services, companyId, bytes)
  await query.insertUpload(db, {
    ...stored,
    company_id: companyId,
    purpose,
    name,
    content_type: contentType,
    created_by: userId,
    employee_id: upload.employeeId ?? null,
    expires_at: upload.endsAt ?? (upload.isClaimed ? null : endOf(services, owner)),
  })
  return { id: stored.id, name }
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
  await requireRoom(ctx.db, { companyId, bytes: bytes.length })
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
    expires_at: upload.endsAt ?? endOf(ctx, owner),
  })
  return { id: stored.id, name, content_type: content.type, bytes: stored.bytes, version }
}

/** A file that was handed in before its record was made belongs to it from now on: it goes with the record, not by itself. */
export const claimUpload = (db: Db, companyId: string, id: string): Promise<unknown> =>
  query.claimUpload(db, companyId, id)

/** A file that its owner does not want any more: its row and its bytes go with the next round, within the hour. */
export const endUpload = (db: Db, companyId: string, id: string, at: string): Promise<unknown> =>
  query.endUpload(db, companyId, id, at)

/** How much of its room a company has used up, and what for. */
export const readStorage = async ({ db, actor }: Context): Promise<Output<typeof contract.readStorage>> => {
  const purposes = await query.listStoredByPurpose(db, actor.companyId)
  return { usedBytes: purposes.reduce((sum, { bytes }) => sum + bytes, 0), mostBytes: MOST_KEPT, purposes }
}
