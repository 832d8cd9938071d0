import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { DOCUMENT_BYTES } from './rules.ts'

const Version = z.object({
  version: z.int(),
  name: z.string(),
  content_type: z.string(),
  bytes: z.number(),
  expires_on: z.string().nullable(),
  created_at: z.string(),
  /** Who kept it. */
  created_by: z.string().nullable(),
  /** When a person found it right, and who; null: nobody has. */
  verified_at: z.string().nullable(),
  verified_by: z.string().nullable(),
})

export const Document = z.object({
  id: z.string(),
  kind: z.string(),
  /** The kind in words. */
  kind_label: z.string(),
  title: z.string().nullable(),
  expires_on: z.string().nullable(),
  daysUntilExpiry: z.int().nullable(),
  isExpiringSoon: z.boolean(),
  /** Newest first: the first one counts. */
  versions: z.array(Version),
})
export type Document = z.output<typeof Document>

const id = uuid('Employee')
const documentId = uuid('Document')
const name = optionalText('File name', 500)
const expires_on = optionalDay('Expiry date')
const versionNumber = z.coerce
  .number({ error: 'Version must be a whole number' })
  .int({ error: 'Version must be a whole number' })
  .min(1, { error: 'Version must be 1 or more' })
  .max(1_000_000, { error: 'Version must be at most 1000000' })

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/employees/:id/documents',
  afterLeaving: true,
  summary: 'The documents of an employee, with all their versions',
  input: z.object({ id }),
  output: z.object({ documents: z.array(Document), mayChange: z.boolean(), mayVerify: z.boolean() }),
})

const limit = { max: 600, minutes: 60, per: 'session' } as const

export const addDocument = endpoint({
  method: 'POST',
  path: '/api/employees/:id/documents',
  summary: 'Keep a document of an employee (PDF, PNG, JPEG, WebP, HEIC or DOCX, at most 10 MB)',
  input: z.object({
    id,
    kind: requiredText('Document kind', 60),
    title: optionalText('Title', 200),
    name,
    expires_on,
  }),
  output: z.object({ document: Document }),
  status: 201,
  upload: true,
  bodyLimit: DOCUMENT_BYTES,
  limit,
})

export const addVersion = endpoint({
  method: 'POST',
  path: '/api/employees/:id/documents/:documentId/versions',
  summary: 'Keep a new version of a document; it takes the place of the one before',
  input: z.object({ id, documentId, name, expires_on }),
  output: z.object({ document: Document }),
  status: 201,
  upload: true,
  bodyLimit: DOCUMENT_BYTES,
  limit,
})

export const verifyDocument = endpoint({
  method: 'POST',
  path: '/api/employees/:id/documents/:documentId/verification',
  summary: 'Say that a version of a document was looked at and is right, or take that back (logged)',
  input: z.object({
    id,
    documentId,
    version: versionNumber,
    verified: z.boolean({ error: 'Verified must be true or false' }),
  }),
  output: z.object({ document: Document }),
})

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/employees/:id/documents/:documentId/versions/:version',
  afterLeaving: true,
  summary: 'Download a version of a document (logged)',
  input: z.object({
    id,
    documentId,
    version: versionNumber,
  }),
  output: z.string(),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/employees/:id/documents/:documentId',
  summary: 'Remove a document with all its versions',
  input: z.object({ id, documentId }),
  output: z.object({ removed: z.int() }),
})
