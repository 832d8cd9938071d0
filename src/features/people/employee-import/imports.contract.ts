import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { MOST_ROWS } from './imports.rules.ts'

/** Columns of one file. */
const MOST_COLUMNS = 500

const HASH = /^(?:[0-9a-f]{2}){16,32}$/
const SIGNATURE = /^[0-9a-f]{32}$/

export const IMPORT_STATUSES = ['open', 'done', 'undoing', 'undone'] as const

/** An import as its list shows it. */
const Import = z.object({
  id: z.string(),
  fileName: z.string(),
  rows: z.int(),
  status: z.enum(IMPORT_STATUSES),
  added: z.int(),
  failed: z.int(),
  /** People of it that were taken away again. */
  removed: z.int(),
  mapping: z.array(z.string().nullable()),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** Until when it can be undone; null when it cannot be any more. */
  undoUntil: z.string().nullable(),
})

const Mapping = z
  .array(z.string({ error: 'Mapping must be a list of columns or null' }).max(60).nullable(), {
    error: 'Mapping must be a list of columns or null',
  })
  .min(1, { error: 'Mapping must name at least one column' })
  .max(MOST_COLUMNS, { error: `A file may have at most ${MOST_COLUMNS} columns` })

const id = uuid('Import')

export const openImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports',
  summary:
    'Opens the import of a file, or finds it again: the same file with the same columns goes on where it stopped',
  input: z.object({
    fileName: requiredText('File name', 255),
    /** Which file it is: SHA-256 of its bytes, or any other 16 to 32 bytes made of them. */
    fileHash: z
      .string({ error: 'File hash must be 32 to 64 hexadecimal digits' })
      .regex(HASH, { error: 'File hash must be 32 to 64 hexadecimal digits' }),
    rows: z
      .int({ error: 'Rows must be a whole number' })
      .min(1, { error: 'Rows must be 1 or more' })
      .max(MOST_ROWS, { error: `A file may hold at most ${MOST_ROWS} rows` }),
    headers: z
      .array(z.string({ error: 'Headers must be a list of texts' }).max(1_000, { error: 'A header is too long' }), {
        error: 'Headers must be a list of texts',
      })
      .max(MOST_COLUMNS, { error: `A file may have at most ${MOST_COLUMNS} columns` }),
    mapping: Mapping,
  }),
  output: z.object({
    import: Import,
    /** It was there before. */
    found: z.boolean(),
    /** Rows of the file whose people were added, as ranges from and to, both included. */
    saved: z.array(z.tuple([z.int(), z.int()])),
  }),
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/employees/imports',
  summary: 'The latest imports of the company, or those of one file',
  input: z.object({
    fileHash: z.string().regex(HASH, { error: 'File hash must be 32 to 64 hexadecimal digits' }).optional(),
  }),
  output: z.object({ imports: z.array(Import) }),
})

export const findMapping = endpoint({
  method: 'GET',
  path: '/api/employees/imports/mapping',
  summary: 'How the company matched the columns of a file with these headers the last time',
  input: z.object({
    signature: z
      .string({ error: 'Signature must be 32 hexadecimal digits' })
      .regex(SIGNATURE, { error: 'Signature must be 32 hexadecimal digits' }),
  }),
  output: z.object({ mapping: z.array(z.string().nullable()).nullable() }),
})

export const importProgress = endpoint({
  method: 'GET',
  path: '/api/employees/imports/:id/progress',
  stream: true,
  summary: 'How far an import is, as a stream of events (text/event-stream) that ends with it',
  input: z.object({ id }),
  output: z.object({
    status: z.enum(IMPORT_STATUSES),
    rows: z.int(),
    /** Rows that were sent so far. */
    given: z.int(),
    added: z.int(),
    failed: z.int(),
    removed: z.int(),
  }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

export const finishImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports/:id/finish',
  summary: 'Says that everything of a file was sent',
  input: z.object({ id }),
  output: z.object({ import: Import }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/employees/imports/:id/undo',
  summary:
    'Takes away, within 24 hours, the people an import added and nobody has touched since; call again while some are left',
  input: z.object({ id }),
  output: z.object({
    import: Import,
    /** People taken away by this call, and how many are still to go. */
    removed: z.int(),
    left: z.int(),
    /** People who stay, because something was done with them since. */
    kept: z.object({
      count: z.int(),
      people: z.array(
        z.object({
          id: z.string(),
          employee_id: z.string(),
          name: z.string(),
          why: z.enum(['changed', 'account', 'records']),
        }),
      ),
    }),
  }),
  limit: { max: 600, minutes: 60, per: 'company' },
})
