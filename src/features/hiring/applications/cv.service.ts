import type { Context, Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { Unreadable } from '../../matching/cv-reading/limits.rules.ts'
import { ENGINE } from '../../matching/cv-reading/parsed.rules.ts'
import { ReadCv } from '../../matching/cv-reading/read.contract.ts'
import { readCv } from '../../matching/cv-reading/service.ts'
import type * as contract from './cv.contract.ts'
import * as query from './cv.queries.ts'
import { viewerOf } from './list.service.ts'
import { findApplication } from './queries.ts'

const fileHeld = async (ctx: Context, id: string) => {
  const row = await findApplication(ctx.db, viewerOf(ctx), id)
  if (!row) throw notFound('Application')
  const file = row.cv_file_id && (await query.fileOf(ctx.db, ctx.actor.companyId, row.cv_file_id))
  if (!row.cv_file_id || !file) throw notFound('CV')
  return { id: row.cv_file_id, ...file }
}

export const readApplicationCv = (ctx: Context, { id }: Parsed<typeof contract.readApplicationCv>): Promise<Download> =>
  cvAsSent(ctx, id)

/** The file of an application that the caller has been found to be allowed to read; written down. */
export const cvAsSent = async (ctx: Context, id: string): Promise<Download> => {
  const file = await fileHeld(ctx, id)
  const bytes = await readFileOf(ctx, ctx.actor.companyId, file.storage_key)
  ctx.audit({ action: 'application.cv-read', targetType: 'application', targetId: id, detail: { name: file.name } })
  return new Download(file.name, file.content_type, bytes)
}

/** The CV of an application and when it took the place of earlier ones, which went; its name is for whoever opened the application. */
export const cvsOf = async (ctx: Context, id: string) => {
  const { companyId, userId } = ctx.actor
  const row = await query.findApplicationFiles(ctx.db, companyId, id, userId)
  if (!row) throw notFound('Application')
  const { file_id, file, type, bytes, at, by } = row
  return {
    seen: row.seen,
    appliedAt: row.applied_at,
    erasedAt: row.erased_at,
    candidate: row.seen && row.erased_at === null ? row.name : null,
    zone: ctx.countries.get(row.country).posting.zoneOf(row.region ?? ''),
    held: file_id && file && type && at ? { id: file_id, name: file, type, bytes: bytes ?? 0, at, by } : null,
    changes: await query.cvChanges(ctx.db, companyId, id),
  }
}

/** What a program reads in it: kept from an earlier time, or read now, in a job. */
export const readCvText = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readCvText>,
): Promise<Output<typeof contract.readCvText>> => {
  const { companyId } = ctx.actor
  const file = await fileHeld(ctx, id)
  const stored = await query.readingOf(ctx.db, companyId, file.id)
  if (!stored || stored.engine !== ENGINE) {
    await enqueueJob(ctx.db, 'read-sent-cv', { companyId, fileId: file.id }, `read-sent-cv ${file.id}`)
    return { state: 'reading', problem: null, read: null }
  }
  ctx.audit({ action: 'application.cv-read', targetType: 'application', targetId: id, detail: { as: 'text' } })
  if (stored.problem !== null) return { state: 'failed', problem: stored.problem, read: null }
  return { state: 'read', problem: null, read: ReadCv.parse(stored.read) }
}

type Whose = {
  state: 'reading' | 'read' | 'failed'
  problem: string | null
  name: string | null
  email: string | null
  phone: string | null
}

/** Whose CV it is, as far as a program can read. */
export const readCvContact = async (db: Db, companyId: string, fileId: string): Promise<Whose> => {
  const nobody = { name: null, email: null, phone: null }
  const stored = await query.readingOf(db, companyId, fileId)
  if (!stored || stored.engine !== ENGINE) return { state: 'reading', problem: null, ...nobody }
  if (stored.read === null) return { state: 'failed', problem: stored.problem, ...nobody }
  const { name, emails, phones } = ReadCv.parse(stored.read)
  return {
    state: 'read',
    problem: null,
    name: name?.value ?? null,
    email: emails[0]?.value ?? null,
    phone: phones[0]?.value.e164 ?? null,
  }
}

type Sent = { companyId: string; fileId: string }

/** Reads a CV that was sent, once for each way of reading. */
export const readSent = async (services: Services, { companyId, fileId }: Sent): Promise<void> => {
  const { database } = services
  const file = await database.forCompany(companyId, async (db) => {
    const stored = await query.readingOf(db, companyId, fileId)
    return stored?.engine === ENGINE ? null : query.fileOf(db, companyId, fileId)
  })
  if (!file) return
  const bytes = await readFileOf(services, companyId, file.storage_key)
  const made = await readCv(services, bytes).then(
    (read) => ({ engine: ENGINE, read, problem: null }),
    (error: unknown) => {
      if (error instanceof Unreadable) return { engine: ENGINE, read: null, problem: error.message }
      throw error
    },
  )
  await database.forCompany(companyId, (db) => query.storeCvReading(db, companyId, fileId, made))
}
