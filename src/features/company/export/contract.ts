import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { STATES } from './rules.ts'

const count = z.int()

const Export = z.object({
  id: z.string(),
  state: z.enum(STATES),
  withSecrets: z.boolean(),
  withFiles: z.boolean(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  finishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Of 100, while it is made. */
  percent: count,
  rows: count,
  bytes: count,
  /** Whether the caller may download it. */
  mayDownload: z.boolean(),
})
export type Export = z.output<typeof Export>

export const listExports = endpoint({
  method: 'GET',
  path: '/api/company/exports',
  summary: 'The latest exports of the whole company, with how far the one being made has come',
  input: z.object({}),
  output: z.object({
    exports: z.array(Export),
    /** Whether the caller may ask for identity, passport and bank numbers in clear. */
    maySecrets: z.boolean(),
  }),
})

const wish = (label: string) => z.boolean({ error: `${label} must be true or false` })

export const startExport = endpoint({
  method: 'POST',
  path: '/api/company/exports',
  whileReadOnly: true,
  summary: 'Have everything of the company written into one ZIP file; a message says when it is ready',
  input: z.object({
    withFiles: wish('Files').default(true),
    withSecrets: wish('Numbers in clear').default(false),
    /** Asked again for numbers in clear. */
    password: optionalText('Password', 200),
  }),
  output: z.object({ export: Export }),
  status: 201,
  shownOnce: true,
  limit: { max: 20, minutes: 60, per: 'company' },
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/company/exports/:id/file',
  summary: 'The ZIP file, for seven days',
  input: z.object({ id: uuid('Export') }),
  output: z.string(),
  limit: { max: 60, minutes: 60, per: 'company' },
})
