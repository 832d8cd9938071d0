import { fileName, judgeContent } from '../../../server/content.ts'
import type { Context } from '../../../server/context.ts'
import { keepFile, readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { worksInHr } from '../../../shared/actor.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { whenOf } from '../authorizations/rules.ts'
import { type Somebody, somebody, somebodyHeld, tell } from '../employees/people.ts'
import { refuseFull } from '../employees/photo.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { documentKindLabel, documentKinds } from './rules.ts'

const shown = ({ country, today }: Somebody, versions: readonly query.Version[]): contract.Document | null => {
  const newest = versions[0]
  if (!newest) return null
  const { daysUntilExpiry, isExpiringSoon } = whenOf(newest.expires_on, today)
  return {
    id: newest.series_id,
    kind: newest.kind,
    kind_label: documentKindLabel(country, newest.kind),
    title: newest.title,
    expires_on: newest.expires_on,
    daysUntilExpiry,
    isExpiringSoon,
    versions: versions.map((v) => ({
      version: v.version,
      name: v.name,
      content_type: v.content_type,
      bytes: v.bytes,
      expires_on: v.expires_on,
      created_at: v.created_at,
      created_by: v.created_by,
    })),
  }
}

export const list = async (
  ctx: Context,
  { id }: Parsed<typeof contract.listDocuments>,
): Promise<Output<typeof contract.listDocuments>> => {
  const person = await somebody(ctx, id)
  const bySeries = new Map<string, query.Version[]>()
  for (const version of await query.versionsOf(ctx.db, ctx.actor.companyId, id))
    bySeries.set(version.series_id, [...(bySeries.get(version.series_id) ?? []), version])
  return {
    documents: [...bySeries.values()].flatMap((versions) => shown(person, versions) ?? []),
    mayChange: worksInHr(ctx.actor),
  }
}

/** The room is the company's: one person's own papers must not take it all. */
const OWN_FILES_A_DAY = 40
const refuseTooMany = async (ctx: Context, employeeId: string) => {
  const kept = await query.keptToday(ctx.db, ctx.actor.companyId, employeeId, ctx.actor.userId)
  if (kept < OWN_FILES_A_DAY) return
  const sentence = `You have uploaded ${OWN_FILES_A_DAY} files in the last 24 hours. Please try again tomorrow.`
  throw new Refusal('RATE_LIMITED', sentence, { retryAfter: 3600 })
}

/** Judges the file, keeps it encrypted, and writes its row. Rolled back, the bytes are swept up by the nightly job. */
const keep = async (ctx: Context, employeeId: string, name: string | null) => {
  if (!worksInHr(ctx.actor)) await refuseTooMany(ctx, employeeId)
  const bytes = ctx.upload ?? Buffer.alloc(0)
  const { content, problem } = await judgeContent(bytes, ['pdf', 'png', 'jpeg', 'webp', 'heic', 'docx'])
  if (problem !== null) throw invalid({ file: problem })
  const { companyId, userId } = ctx.actor
  await refuseFull(ctx, bytes.length)
  const kept = await keepFile(ctx, companyId, bytes)
  await query.insertFile(ctx.db, {
    company_id: companyId,
    employee_id: employeeId,
    purpose: 'document',
    name: fileName(name ?? 'document', content),
    content_type: content.type,
    created_by: userId,
    ...kept,
  })
  return kept.id
}

const read = async (ctx: Context, person: Somebody, seriesId: string) => {
  const document = shown(person, await query.versionsOf(ctx.db, ctx.actor.companyId, person.stored.id, seriesId))
  if (!document) throw notFound('Document')
  return document
}

export const add = async (ctx: Context, asked: Parsed<typeof contract.addDocument>) => {
  const person = await somebodyHeld(ctx, asked.id)
  const kind = documentKinds(person.country).find((k) => k.key === asked.kind)
  if (!kind) throw invalid({ kind: 'Document kind is not one of the choices' })
  const seriesId = crypto.randomUUID()
  await query.insertVersion(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: asked.id,
    file_id: await keep(ctx, asked.id, asked.name),
    kind: kind.key,
    title: asked.title,
    series_id: seriesId,
    version: 1,
    expires_on: asked.expires_on,
    created_by: ctx.actor.userId,
  })
  return told(ctx, person, seriesId, 'document_added')
}

export const addVersion = async (ctx: Context, asked: Parsed<typeof contract.addVersion>) => {
  const person = await somebodyHeld(ctx, asked.id)
  const [newest] = await query.versionsOf(ctx.db, ctx.actor.companyId, asked.id, asked.documentId)
  if (!newest) throw notFound('Document')
  await query.insertVersion(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: asked.id,
    file_id: await keep(ctx, asked.id, asked.name),
    kind: newest.kind,
    title: newest.title,
    series_id: newest.series_id,
    supersedes_id: newest.id,
    version: newest.version + 1,
    expires_on: asked.expires_on,
    created_by: ctx.actor.userId,
  })
  return told(ctx, person, newest.series_id, 'document_replaced')
}

const told = async (ctx: Context, person: Somebody, seriesId: string, type: string) => {
  const document = await read(ctx, person, seriesId)
  const what = document.title ?? document.kind_label
  await tell(ctx, person.stored.id, type, { what })
  const [newest] = document.versions
  ctx.audit({
    action: type.replace('_', '.'),
    targetType: 'employee',
    targetId: person.stored.id,
    after: { document: seriesId, what, version: newest?.version, name: newest?.name, expires_on: document.expires_on },
  })
  return { document }
}

/** One version as it was given. Whoever looks is written down. */
export const download = async (ctx: Context, asked: Parsed<typeof contract.readDocument>): Promise<Download> => {
  const person = await somebody(ctx, asked.id)
  const versions = await query.versionsOf(ctx.db, ctx.actor.companyId, asked.id, asked.documentId)
  const found = versions.find((v) => v.version === asked.version)
  if (!found) throw notFound('Document')
  const bytes = await readFileOf(ctx, ctx.actor.companyId, found.storage_key)
  ctx.audit({
    action: 'document.download',
    targetType: 'employee',
    targetId: person.stored.id,
    detail: { document: asked.documentId, version: asked.version, name: found.name },
  })
  return new Download(found.name, found.content_type, bytes)
}

export const remove = async (ctx: Context, asked: Parsed<typeof contract.removeDocument>) => {
  const person = await somebodyHeld(ctx, asked.id)
  const document = await read(ctx, person, asked.documentId)
  const removed = await query.dropSeries(ctx.db, ctx.actor.companyId, asked.documentId)
  const what = document.title ?? document.kind_label
  await tell(ctx, asked.id, 'document_removed', { what })
  ctx.audit({
    action: 'document.remove',
    targetType: 'employee',
    targetId: asked.id,
    before: { document: asked.documentId, what, versions: removed, expires_on: document.expires_on },
  })
  return { removed }
}
