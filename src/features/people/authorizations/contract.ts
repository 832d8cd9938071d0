import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'

/** What somebody may say; `expired` follows from the date. */
export const CHOSEN_STATUSES = ['active', 'pending', 'cancelled'] as const

/** A permit, pass or licence as it is shown: the number by its last four. */
export const Authorization = z.object({
  id: z.string(),
  /** In words. */
  authorization_type: z.string(),
  /** Key of the country's list, or the same free words. */
  type: z.string(),
  document_number: z.string().nullable(),
  issued_on: z.string().nullable(),
  expiry_date: z.string().nullable(),
  status: z.string(),
  isExpiringSoon: z.boolean(),
  /** Negative once it is over. */
  daysUntilExpiry: z.int().nullable(),
  note: z.string().nullable(),
  /** null: it stands in the employee form and is changed there. */
  version: z.int().nullable(),
})
export type Authorization = z.output<typeof Authorization>

const status = z.enum(CHOSEN_STATUSES, { error: `Status must be one of ${CHOSEN_STATUSES.join(', ')}` })
const employee = uuid('Employee')
const authorization = uuid('Authorization')

const Saved = z.object({
  authorization: Authorization,
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
})

export const addAuthorization = endpoint({
  method: 'POST',
  path: '/api/employees/:id/authorizations',
  summary: 'Add a permit, pass or licence of an employee',
  input: z.object({
    id: employee,
    authorization_type: requiredText('Authorization type', 100),
    document_number: optionalText('Document number', 60),
    issued_on: optionalDay('Issue date'),
    expiry_date: optionalDay('Expiry date'),
    status: status.default('active'),
    note: optionalText('Note', 500),
  }),
  output: Saved,
  status: 201,
  limit: { max: 2_000, minutes: 60, per: 'company' },
})

/** Only the keys sent change. `version` as read makes a lost update a 409 whose `data.authorization` is the present one. */
export const changeAuthorization = endpoint({
  method: 'PUT',
  path: '/api/employees/:id/authorizations/:authorizationId',
  summary: 'Change or cancel a permit, pass or licence',
  input: z.object({
    id: employee,
    authorizationId: authorization,
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .optional(),
    authorization_type: requiredText('Authorization type', 100).optional(),
    /** Empty takes it away; its own mask leaves it. */
    document_number: z
      .string({ error: 'Document number must be text' })
      .trim()
      .max(60, { error: 'Document number must be at most 60 characters' })
      .optional(),
    issued_on: z
      .union([z.literal(''), day('Issue date')], { error: 'Issue date must be a date (YYYY-MM-DD)' })
      .optional(),
    expiry_date: z
      .union([z.literal(''), day('Expiry date')], { error: 'Expiry date must be a date (YYYY-MM-DD)' })
      .optional(),
    status: status.optional(),
    note: z
      .string({ error: 'Note must be text' })
      .trim()
      .max(500, { error: 'Note must be at most 500 characters' })
      .optional(),
  }),
  output: Saved,
})

export const revealAuthorization = endpoint({
  method: 'POST',
  path: '/api/employees/:id/authorizations/:authorizationId/reveal',
  whileReadOnly: true,
  summary: 'Show the number of a permit, pass or licence in full (logged)',
  input: z.object({ id: employee, authorizationId: authorization }),
  output: z.object({ document_number: z.string() }),
  shownOnce: true,
  limit: { max: 120, minutes: 60, per: 'session' },
})
