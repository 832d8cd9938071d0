import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { KINDS, STATES } from './rules.ts'

const Document = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(STATES),
  /** Null: hidden until the application is opened, or gone with the file. */
  name: z.string().nullable(),
  type: z.string().nullable(),
  bytes: z.int().nullable(),
  /** When it came, or was written. */
  at: z.string(),
  /** When another took its place. */
  until: z.string().nullable(),
  by: z.object({ kind: z.enum(['candidate', 'user']), name: z.string().nullable() }),
  /** The name typed under it, and when. */
  signed: z.object({ name: z.string(), at: z.string() }).nullable(),
  /** Where it is read from, with the rights that hold there; null: nothing is left to read. */
  path: z.string().nullable(),
})
export type Document = z.output<typeof Document>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/company/applications/:id/documents',
  summary: 'Every file of an application: CVs that were sent, and the letters of its offers. Of what is gone its dates',
  input: z.object({ id: uuid('Application') }),
  output: z.object({
    documents: z.array(Document),
    /** IANA: where the work is; the dates are shown there. */
    zone: z.string(),
    erasedAt: z.string().nullable(),
  }),
})
