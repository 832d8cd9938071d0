import { z } from 'zod'
import type { UndoObstacle } from '../../../server/imports.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { MOST_ROWS, ROWS_AT_ONCE } from './rules.ts'

/** Columns of one file. */
const MOST_COLUMNS = 500

const HASH = /^(?:[0-9a-f]{2}){16,32}$/
const SIGNATURE = /^[0-9a-f]{32}$/

const WHY_KEPT = ['changed', 'account', 'records'] as const satisfies readonly UndoObstacle[]

export const IMPORT_STATUSES = ['open', 'done', 'undoing', 'undone'] as const

/** An import as its list shows it. */
export const ImportView = z.object({
  id: z.string(),
  fileName: z.string(),
  rows: z.int(),
  status: z.enum(IMPORT_STATUSES),
  added: z.int(),
  failed: z.int(),
  /** Of what it added, taken away again. */
  removed: z.int(),
  mapping: z.array(z.string().nullable()),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
  /** Until when it can be undone; null when it cannot be any more. */
  undoUntil: z.string().nullable(),
})
export type ImportView = z.output<typeof ImportView>

const Mapping = z
  .array(z.string({ error: 'Mapping must be a list of columns or null' }).max(60).nullable(), {
    error: 'Mapping must be a list of columns or null',
  })
  .min(1, { error: 'Mapping must name at least one column' })
  .max(MOST_COLUMNS, { error: `A file may have at most ${MOST_COLUMNS} columns` })

/** What says which file it is and how its columns were matched. */
export const importFileFields = {
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
}

export const fileHashFilter = z
  .string()
  .regex(HASH, { error: 'File hash must be 32 to 64 hexadecimal digits' })
  .optional()

export const signatureField = z
  .string({ error: 'Signature must be 32 hexadecimal digits' })
  .regex(SIGNATURE, { error: 'Signature must be 32 hexadecimal digits' })

export const OpenedImport = z.object({
  import: ImportView,
  /** It was there before. */
  found: z.boolean(),
  /** Rows of the file that were added, as ranges from and to, both included. */
  saved: z.array(z.tuple([z.int(), z.int()])),
})

export const ImportMapping = z.object({ mapping: z.array(z.string().nullable()).nullable() })

export const ImportProgress = z.object({
  status: z.enum(IMPORT_STATUSES),
  rows: z.int(),
  /** Rows that were sent so far. */
  given: z.int(),
  added: z.int(),
  failed: z.int(),
  removed: z.int(),
})

export const UndoneImport = z.object({
  import: ImportView,
  /** Taken away by this call, and still to go. */
  removed: z.int(),
  left: z.int(),
  /** What stays, because something was done with it since. */
  kept: z.object({
    count: z.int(),
    people: z.array(z.object({ id: z.string(), employee_id: z.string(), name: z.string(), why: z.enum(WHY_KEPT) })),
  }),
})

const base = '/api/imports/:kind'
const id = uuid('Import')
const kind = z.string({ error: 'Kind must be text' }).max(40, { error: 'There is no such import' })

const Label = z.object({ en: z.string(), ar: z.string().optional() })
const Kind = z.object({
  kind: z.string(),
  label: Label,
  columns: z.array(z.object({ key: z.string(), label: Label, required: z.boolean(), aliases: z.array(z.string()) })),
  mostRows: z.int(),
})
export type ImportKind = z.output<typeof Kind>

export const listImportKinds = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'What the caller may bring in as a file, with its columns, and the latest imports of all kinds',
  input: z.object({}),
  output: z.object({ kinds: z.array(Kind), imports: z.array(ImportView.extend({ kind: z.string() })) }),
})

export const listKindImports = endpoint({
  method: 'GET',
  path: base,
  summary: 'The latest imports of one kind, or those of one file',
  input: z.object({ kind, fileHash: fileHashFilter }),
  output: z.object({ kind: Kind, imports: z.array(ImportView) }),
})

export const findKindMapping = endpoint({
  method: 'GET',
  path: `${base}/mapping`,
  summary: 'How the company matched the columns of a file with these headers the last time',
  input: z.object({ kind, signature: signatureField }),
  output: ImportMapping,
})

export const openKindImport = endpoint({
  method: 'POST',
  path: base,
  summary: 'Opens the import of a file, or finds it again with the rows that are in already',
  input: z.object({
    kind,
    ...importFileFields,
    options: z.record(z.string().max(40), z.unknown(), { error: 'Options must be an object' }).default({}),
  }),
  output: OpenedImport,
  limit: { max: 300, minutes: 60, per: 'company' },
})

const RowNumber = z
  .int({ error: 'Row must be a whole number' })
  .min(1, { error: 'Row must be 1 or more' })
  .max(100_000_000, { error: 'Row must be at most 100000000' })

export const stageImportRows = endpoint({
  method: 'POST',
  path: `${base}/:id/rows`,
  summary:
    'Rows of a file, or rows put right: kept encrypted, checked at once, and written only when the import is started',
  input: z.object({
    kind,
    id,
    rows: z
      .array(
        z.object({
          row: RowNumber,
          cells: z.record(
            z.string().max(60),
            z.string({ error: 'Cells must be texts' }).max(4_000, { error: 'A cell may hold at most 4000 characters' }),
            { error: 'Cells must be an object' },
          ),
        }),
        { error: 'Rows must be a list' },
      )
      .min(1, { error: 'Rows must not be empty' })
      .max(ROWS_AT_ONCE, { error: `At most ${ROWS_AT_ONCE} rows in one call` }),
  }),
  output: z.object({
    problems: z.array(
      z.object({ row: z.int(), field: z.string(), message: z.string(), duplicate: z.boolean().optional() }),
    ),
  }),
  bodyLimit: 16 * 1024 * 1024,
  judgesText: ['rows'],
  limit: { max: 2_000, minutes: 60, per: 'company' },
})

export const showImport = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An import with how many of its rows can be written, and those that are wrong, some at a time',
  input: z.object({
    kind,
    id,
    after: z.coerce
      .number({ error: 'After must be a row number' })
      .int({ error: 'After must be a row number' })
      .min(0, { error: 'After must be a row number' })
      .max(100_000_000, { error: 'After must be a row number' })
      .default(0),
  }),
  output: z.object({
    import: ImportView,
    /** A job is writing. */
    isWriting: z.boolean(),
    fresh: z.int(),
    duplicate: z.int(),
    wrong: z.int(),
    rows: z.array(
      z.object({
        row: z.int(),
        cells: z.record(z.string(), z.string()),
        problems: z.array(z.object({ field: z.string(), message: z.string(), duplicate: z.boolean().optional() })),
      }),
    ),
  }),
})

export const startKindImport = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  summary: 'Has the rows that are right written by a job; it goes on though the page is closed',
  input: z.object({ kind, id }),
  output: z.object({ import: ImportView }),
})

export const kindImportProgress = endpoint({
  method: 'GET',
  path: `${base}/:id/progress`,
  stream: true,
  summary: 'How far an import is, as a stream of events (text/event-stream) that ends with it',
  input: z.object({ kind, id }),
  output: ImportProgress,
  limit: { max: 1_200, minutes: 60, per: 'session' },
})

export const downloadWrongRows = endpoint({
  method: 'GET',
  path: `${base}/:id/wrong-rows`,
  summary: 'The rows that were not written, as CSV under the headers of the file, with the reason behind them',
  input: z.object({ kind, id }),
  output: z.any(),
})

export const undoKindImport = endpoint({
  method: 'POST',
  path: `${base}/:id/undo`,
  summary: 'Takes away what an import added and nobody has touched since; call again while some is left',
  input: z.object({ kind, id }),
  output: UndoneImport,
  limit: { max: 600, minutes: 60, per: 'company' },
})
