import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { FREQUENCIES } from './rules.ts'

/** An allowance as it is shown; amounts in major units of its own currency. */
export const Allowance = z.object({
  id: z.string(),
  allowance_type: z.string(),
  frequency: z.string(),
  currency: z.string(),
  amount: z.number(),
  effective_from: z.string().nullable(),
  effective_until: z.string().nullable(),
  state: z.enum(['active', 'upcoming', 'ended']),
  /** Part of the monthly gross salary. */
  inGross: z.boolean(),
  /** null: it stands in the compensation itself and is changed with the profile. */
  version: z.int().nullable(),
  /** The component of pay it is of, by its code; null: it is known by its name alone. */
  component: z.string().nullable(),
})
export type Allowance = z.output<typeof Allowance>

const Saved = z.object({ allowance: Allowance })

export const addAllowance = endpoint({
  method: 'POST',
  path: '/api/employees/:id/allowances',
  summary: 'Add an allowance of an employee',
  input: z.object({
    id: uuid('Employee'),
    allowance_type: requiredText('Allowance type', 100),
    /** The code of a component of pay, of those that the legal entity has. */
    component: optionalText('Component', 40).default(null),
    frequency: z.enum(FREQUENCIES, { error: `Frequency must be one of ${FREQUENCIES.join(', ')}` }),
    currency: requiredText('Currency', 3).toUpperCase(),
    amount: decimal('Amount', { min: 0, max: 999_999_999 }),
    effective_from: day('Start date'),
    effective_until: optionalDay('End date'),
  }),
  output: Saved,
  status: 201,
  limit: { max: 2_000, minutes: 60, per: 'company' },
})

/** What was paid was paid: an amount never changes, it ends and another begins. */
export const endAllowance = endpoint({
  method: 'PUT',
  path: '/api/employees/:id/allowances/:allowanceId',
  summary: 'End an allowance on a day, or take the end away',
  input: z.object({
    id: uuid('Employee'),
    allowanceId: uuid('Allowance'),
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .optional(),
    /** Said each time: what is left out by mistake must not take the end away. */
    effective_until: z
      .union([z.null(), z.literal(''), day('End date')], {
        error: ({ input }) =>
          input === undefined ? 'End date is required' : 'End date must be a date (YYYY-MM-DD), or null for none',
      })
      .transform((s) => s || null),
  }),
  output: Saved,
})

export const listAllowanceComponents = endpoint({
  method: 'GET',
  path: '/api/employees/:id/allowance-components',
  summary: 'Components of pay that an allowance of an employee may be of',
  input: z.object({ id: uuid('Employee') }),
  output: z.object({
    components: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        names: z.record(z.string(), z.string()),
        from: z.string().nullable(),
        until: z.string().nullable(),
      }),
    ),
  }),
})
