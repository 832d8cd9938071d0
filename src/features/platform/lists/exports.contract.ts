import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { EXPORT_STATES, FORMATS } from './exports.rules.ts'

const Export = z.object({
  id: z.string(),
  list: z.string(),
  format: z.enum(FORMATS),
  state: z.enum(EXPORT_STATES),
  /** In the file; 0 until it is ready. */
  rows: z.int(),
  /** What the file is called. */
  name: z.string(),
  askedAt: z.string(),
  expiresAt: z.string().nullable(),
})
export type ListExportView = z.output<typeof Export>

/** Which list, filtered how, with which of its columns. */
export const fileInput = z.object({
  list: requiredText('List', 40),
  format: z.enum(FORMATS, { error: `Format must be one of ${FORMATS.join(', ')}` }).default('csv'),
  /** Left out or empty: all. */
  columns: z
    .array(requiredText('Column', 60), { error: 'Columns must be a list of names' })
    .max(100, { error: 'At most 100 columns' })
    .default([]),
  /** As the call of the list takes them. */
  filter: z
    .record(
      z.string().max(40, { error: 'A filter’s name must be at most 40 characters' }),
      z.string({ error: 'A filter must be text' }).max(500, { error: 'A filter must be at most 500 characters' }),
      { error: 'Filters must be an object of texts' },
    )
    .refine((filter) => Object.keys(filter).length <= 40, { error: 'At most 40 filters' })
    .default({}),
})

const path = '/api/company/list-exports'

export const listListExports = endpoint({
  method: 'GET',
  path,
  summary: 'The latest lists that one has had as a file, of one list or of all',
  input: z.object({ list: z.string().max(40, { error: 'List must be at most 40 characters' }).default('') }),
  output: z.object({ exports: z.array(Export) }),
})

export const startListExport = endpoint({
  method: 'POST',
  path,
  whileReadOnly: true,
  summary:
    'Have a list as a file, filtered and with the columns that are shown. Up to 5,000 rows it is ready at once; a message says when a longer one is',
  input: fileInput,
  output: z.object({ export: Export }),
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const downloadListExport = endpoint({
  method: 'GET',
  path: `${path}/:id/file`,
  summary: 'The file, for whoever asked for it, until it expires',
  input: z.object({ id: uuid('Export') }),
  output: z.string(),
  limit: { max: 300, minutes: 60, per: 'session' },
})
