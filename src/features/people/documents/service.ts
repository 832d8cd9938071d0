import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import { expiryOf } from '../authorizations/rules.ts'
import {
  type EmployeeContext,
  getEmployeeContext,
  lockEmployeeContext,
  logEmployeeActivity,
} from '../employees/people.ts'
import type * as contract from './contract.ts'
import { verifiesDocuments } from './policy.ts'
import * as query from './queries.ts'
import { documentKindLabel, documentKinds } from './rules.ts'

const toView = ({ country, today }: EmployeeContext, versions: readonly query.Version[]): contract.Document | null => {
  const newest = versions[0]
  if (!newest) return null
  const { daysUntilExpiry, isExpiringSoon } = expiryOf(newest.expires_on, today)
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
      verified_at: v.verified_at,
      verified_by: v.verified_by,
    })),
  }
}

export const listDocuments = async (
  ctx: Context,
  { id }: Parsed<typeof contract.listDocuments>,
): Promise<Output<typeof contract.listDocuments>> => {
  const person = await getEmployeeContext(ctx, id)
  const bySeries = new Map<string, query.Version[]>()
  for (const version of await query.versionsOf(ctx.db, ctx.actor.companyId, id))
    bySeries.set(version.series_id, [...(bySeries.get(version.series_id) ?? []), version])
  return {
    documents: [...bySeries.values()].flatMap((versions) => toView(person, versions) ?? []),
    mayChange: hasPermission(ctx.actor, 'employees.documents'),
    mayVerify: mayVerifyDocumentsOf(ctx, person),
  }
}

const isOwnRecord = ({ actor }: Context, { stored }: EmployeeContext): boolean =>
  actor.employeeId === stored.id || actor.email === stored.email

/** Whether whoever asks may say that papers of this person are right: HR, and nobody of their own. */
export const mayVerifyDocumentsOf = (ctx: Context, person: EmployeeContext): boolean =>
  verifiesDocuments(ctx.actor) && !isOwnRecord(ctx, person)

const keep = async (ctx: Context, employeeId: string, name: string | null, supersedes?: string) =>
  (await storeUpload(ctx, { purpose: 'document', name, employeeId, ...(supersedes ? { supersedes } : {}) })).id

const read = async (ctx: Context, person: EmployeeContext, seriesId: string) => {
  const document = toView(person, await query.versionsOf(ctx.db, ctx.actor.companyId, person.stored.id, seriesId))
  if (!document) throw notFound('Document')
  return document
}

export const addDocument = async (ctx: Context, input: Parsed<typeof contract.addDocument>) => {
  const person = await lockEmployeeContext(ctx, input.id)
  const kind = documentKinds(person.country).find((k) => k.key === input.kind)
  if (!kind) throw invalid({ kind: 'Document kind is not one of the choices' })
  const seriesId = crypto.randomUUID()
  await query.insertVersion(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: input.id,
    file_id: await keep(ctx, input.id, input.name),
    kind: kind.key,
    title: input.title,
    series_id: seriesId,
    version: 1,
    expires_on: input.expires_on,
    created_by: ctx.actor.userId,
  })
  return auditDocument(ctx, person, seriesId, 'document_added')
}

export const addVersion = async (ctx: Context, input: Parsed<typeof contract.addVersion>) => {
  const person = await lockEmployeeContext(ctx, input.id)
  const [newest] = await query.versionsOf(ctx.db, ctx.actor.companyId, input.id, input.documentId)
  if (!newest) throw notFound('Document')
  await query.insertVersion(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: input.id,
    file_id: await keep(ctx, input.id, input.name, newest.file_id),
    kind: newest.kind,
    title: newest.title,
    series_id: newest.series_id,
    supersedes_id: newest.id,
    version: newest.version + 1,
    expires_on: input.expires_on,
    created_by: ctx.actor.userId,
  })
  return auditDocument(ctx, person, newest.series_id, 'document_replaced')
}

const auditDocument = async (ctx: Context, person: EmployeeContext, seriesId: string, type: string) => {
  const document = await read(ctx, person, seriesId)
  const what = document.title ?? document.kind_label
  await logEmployeeActivity(ctx, person.stored.id, type, { what })
  const [newest] = document.versions
  ctx.audit({
    action: type.replace('_', '.'),
    targetType: 'employee',
    targetId: person.stored.id,
    after: { document: seriesId, what, version: newest?.version, name: newest?.name, expires_on: document.expires_on },
  })
  return { document }
}

/**
 * HR says that they looked at a version and that it is right, or takes that back. Nobody verifies their own papers. An
 * earlier version may be verified for the record; what counts is the newest.
 */
export const verifyDocument = async (ctx: Context, input: Parsed<typeof contract.verifyDocument>) => {
  const person = await lockEmployeeContext(ctx, input.id)
  if (isOwnRecord(ctx, person))
    throw new Refusal('CONFLICT', 'Nobody verifies their own documents. Ask somebody else of HR')
  const versions = await query.versionsOf(ctx.db, ctx.actor.companyId, input.id, input.documentId)
  const found = versions.find((v) => v.version === input.version)
  if (!found) throw notFound('Document')
  if (input.verified !== (found.verified_at !== null)) {
    const by = input.verified
      ? { verified_at: ctx.now().toISOString(), verified_by: ctx.actor.userId }
      : { verified_at: null, verified_by: null }
    await query.setVerified(ctx.db, ctx.actor.companyId, found.id, by)
    const what = found.title ?? documentKindLabel(person.country, found.kind)
    await logEmployeeActivity(ctx, input.id, input.verified ? 'document_verified' : 'document_unverified', { what })
    ctx.audit({
      action: input.verified ? 'document.verify' : 'document.unverify',
      targetType: 'employee',
      targetId: input.id,
      before: { document: input.documentId, version: input.version, verified: !input.verified },
      after: { document: input.documentId, version: input.version, verified: input.verified },
    })
  }
  return { document: await read(ctx, person, input.documentId) }
}

/** The newest version of each document kept about somebody, in words, with who verified it. */
export const listNewestDocuments = async (ctx: Context, person: EmployeeContext) => {
  const versions = await query.versionsOf(ctx.db, ctx.actor.companyId, person.stored.id)
  return [...Map.groupBy(versions, (v) => v.series_id).values()].flatMap(([newest]) =>
    newest
      ? [
          {
            id: newest.series_id,
            kind: newest.kind,
            label: newest.title ?? documentKindLabel(person.country, newest.kind),
            version: newest.version,
            expires_on: newest.expires_on,
            verified_at: newest.verified_at,
            verified_by: newest.verified_by,
          },
        ]
      : [],
  )
}

/** How many documents are kept of each of these people, and how many a person verified. Nobody's: not in the map. */
export const countVerifiedDocuments = async (ctx: Context, employeeIds: readonly string[]) =>
  new Map(
    (await query.countVerified(ctx.db, ctx.actor.companyId, employeeIds)).map((row) => [
      row.employee_id,
      { kept: row.kept, verified: row.verified },
    ]),
  )

/** One version as it was given. Whoever looks is written down. */
export const readDocument = async (ctx: Context, input: Parsed<typeof contract.readDocument>): Promise<Download> => {
  const person = await getEmployeeContext(ctx, input.id)
  const versions = await query.versionsOf(ctx.db, ctx.actor.companyId, input.id, input.documentId)
  const found = versions.find((v) => v.version === input.version)
  if (!found) throw notFound('Document')
  const bytes = await readFileOf(ctx, ctx.actor.companyId, found.storage_key)
  ctx.audit({
    action: 'document.download',
    targetType: 'employee',
    targetId: person.stored.id,
    detail: { document: input.documentId, version: input.version, name: found.name },
  })
  return new Download(found.name, found.content_type, bytes)
}

export const removeDocument = async (ctx: Context, input: Parsed<typeof contract.removeDocument>) => {
  const person = await lockEmployeeContext(ctx, input.id)
  const document = await read(ctx, person, input.documentId)
  const removed = await query.dropSeries(ctx.db, ctx.actor.companyId, input.documentId)
  const what = document.title ?? document.kind_label
  await logEmployeeActivity(ctx, input.id, 'document_removed', { what })
  ctx.audit({
    action: 'document.remove',
    targetType: 'employee',
    targetId: input.id,
    before: { document: input.documentId, what, versions: removed, expires_on: document.expires_on },
  })
  return { removed }
}
