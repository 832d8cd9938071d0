import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'

/** Rows of one call; a larger file is sent in several calls, each with its own Idempotency-Key. */
export const ROWS_PER_CALL = 20_000

/** Beyond what any spreadsheet can number. */
const LAST_ROW = 100_000_000
const ROW_NUMBERS = 'Rows must name the number of each row once, ascending'

/** The columns of the specification's file, then those a file may also carry. */
export const BULK_COLUMNS = [
  'full_name',
  'email',
  'department',
  'position',
  'country',
  'hire_date',
  'employee_id',
  'phone',
  'salary',
  'manager',
  'location',
  'notes',
  'nationality',
  'employment_status',
  'bank_name',
  'bank_account_number',
  'passport_number',
] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

/**
 * Every row stands or falls alone. Rows are checked by `rules.ts` and not by zod: at 10,000 rows a second the sentence for a cell
 * has to be cheap.
 */
export const bulkUpload = endpoint({
  method: 'POST',
  path: '/api/employees/bulk-upload',
  summary: 'Add many employees; wrong rows are reported with their number and sentence and left out',
  input: z.object({
    employees: z
      .array(z.unknown(), { error: 'Employees must be a list of rows' })
      .min(1, { error: 'No valid employees found in file' })
      .max(ROWS_PER_CALL, { error: `At most ${ROWS_PER_CALL} rows in one call; send the rest in further calls` }),
    /** Number of the first row in the person's file, so that messages name the row they see. */
    firstRow: z
      .int({ error: 'First row must be a whole number' })
      .min(1, { error: 'First row must be 1 or more' })
      .max(LAST_ROW, { error: `First row must be at most ${LAST_ROW}` })
      .default(1),
    /** The number of each row in the file, ascending, when they do not simply follow the first. */
    rows: z
      .array(
        z
          .int({ error: ROW_NUMBERS })
          .min(1, { error: ROW_NUMBERS })
          .max(LAST_ROW, { error: `A row number may be at most ${LAST_ROW}` }),
        { error: ROW_NUMBERS },
      )
      .optional(),
    /** The import these rows belong to: a row it has added before is not added again. */
    importId: uuid('Import').optional(),
    /** Checks everything and writes nothing: the answer has three counts, new, duplicate and wrong. */
    dryRun: z.boolean({ error: 'Dry run must be true or false' }).optional(),
  }),
  output: z.object({
    successful: z.int(),
    failed: z.int(),
    errors: z.array(
      z.object({
        row: z.int(),
        message: z.string(),
        field: z.string().optional(),
        /** The person or their number is already there. */
        duplicate: z.boolean().optional(),
      }),
    ),
    /** Of a dry run: rows that would be added, that are there already, and that are wrong. */
    new: z.int().optional(),
    duplicate: z.int().optional(),
    wrong: z.int().optional(),
    /** Of a dry run: what is odd and stops nothing. */
    remarks: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })).optional(),
  }),
  judgesText: ['employees'],
  envelope: false,
  bodyLimit: 16 * 1024 * 1024,
  limit: { max: 600, minutes: 60, per: 'company' },
})
