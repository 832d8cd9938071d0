import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

/** Rows of one call; a larger file is sent in several calls, each with its own Idempotency-Key. */
export const ROWS_PER_CALL = 20_000

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

/** A row as it stands in the file: every cell text. Country fields may stand under their record names (nric, pan_number, …). */
export type BulkRow = Record<string, string>

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
      .array(z.record(z.string(), z.unknown(), { error: 'Each row must be an object' }), {
        error: 'Employees must be a list of rows',
      })
      .min(1, { error: 'No valid employees found in file' })
      .max(ROWS_PER_CALL, { error: `At most ${ROWS_PER_CALL} rows in one call; send the rest in further calls` }),
    /** Number of the first row in the person's file, so that messages name the row they see. */
    firstRow: z
      .int({ error: 'First row must be a whole number' })
      .min(1, { error: 'First row must be 1 or more' })
      .default(1),
  }),
  output: z.object({
    successful: z.int(),
    failed: z.int(),
    errors: z.array(z.object({ row: z.int(), message: z.string(), field: z.string().optional() })),
  }),
  envelope: false,
  bodyLimit: 16 * 1024 * 1024,
  limit: { max: 600, minutes: 60, per: 'company' },
})
