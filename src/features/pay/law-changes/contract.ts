import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, uuid } from '../../../shared/fields.ts'
import { Currency, Explained } from '../payroll/shapes.contract.ts'

/** What a coming change of law, or a figure that is tried, means for the people of a pay group. A month each; amounts are minor units. */

const groupId = uuid('Pay group')
const text = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, { error: `${label} is required` })
    .max(60, { error: `${label} must be one of those listed` })

const Change = z.object({
  from: z.string(),
  /** What changes, as the law’s figures are called, with where they come from. */
  rules: z.array(z.object({ title: z.string(), source: z.string(), confirmed: z.boolean() })),
})

const Group = z.object({
  groupId: z.string(),
  name: z.string(),
  country: z.string(),
  currency: Currency,
  changes: z.array(Change),
  /** What a trial can be about. */
  schemes: z.array(
    z.object({ key: z.string(), label: z.string(), parties: z.array(z.enum(['employee', 'employer', 'government'])) }),
  ),
  bases: z.array(z.object({ key: z.string(), label: z.string() })),
})
export type LawChangeGroup = z.output<typeof Group>

export const listLawChanges = endpoint({
  method: 'GET',
  path: '/api/law-changes',
  summary: 'Coming changes of law that touch people of each pay group, and what can be tried',
  input: z.object({}),
  output: z.object({ groups: z.array(Group) }),
})

const Both = z.object({ before: z.int(), after: z.int() })
const Impact = z.object({
  groupId: z.string(),
  country: z.string(),
  currency: Currency,
  /** Null: a figure that is tried, from now. */
  from: z.string().nullable(),
  people: z.int(),
  affected: z.int(),
  employee: Both,
  employer: Both,
  rows: z.array(
    z.object({
      employmentId: z.string(),
      employeeId: z.string(),
      name: z.string(),
      number: z.string(),
      employee: Both,
      employer: Both,
      net: Both,
      lines: z.array(
        z.object({
          label: z.string(),
          party: z.enum(['employee', 'employer', 'government']),
          before: z.int(),
          after: z.int(),
          why: Explained,
        }),
      ),
    }),
  ),
  /** Whose month cannot be reckoned, and why. */
  unknown: z.array(z.object({ name: z.string(), message: z.string() })),
})
export type LawImpact = z.output<typeof Impact>

export const readLawImpact = endpoint({
  method: 'GET',
  path: '/api/law-changes/:groupId/impact',
  summary: 'Who is touched by figures of the law that hold from a day on, and by how much',
  input: z.object({ groupId, from: day('From') }),
  output: z.object({ impact: Impact }),
})

export const tryLawFigure = endpoint({
  method: 'POST',
  path: '/api/law-changes/:groupId/trial',
  summary: 'Who would be touched by a figure that is tried; nothing is kept',
  input: z.object({
    groupId,
    scheme: text('Scheme'),
    party: z.enum(['employee', 'employer'], { error: 'Party must be employee or employer' }),
    base: text('Sum'),
    /** Percentage points more, or fewer below nought: 0.5 */
    percent: z
      .string({ error: 'Percent must be a number such as 0.5' })
      .regex(/^-?\d{1,3}(\.\d{1,4})?$/, { error: 'Percent must be a number such as 0.5' })
      .refine((percent) => Math.abs(Number(percent)) <= 100, { error: 'Percent must be between -100 and 100' }),
    ceiling: z.coerce
      .number({ error: 'Ceiling must be a whole number of the smallest unit' })
      .int({ error: 'Ceiling must be a whole number of the smallest unit' })
      .min(1, { error: 'Ceiling must be more than 0' })
      .max(1e11, { error: 'Ceiling is too large' })
      .nullable()
      .default(null),
  }),
  output: z.object({ impact: Impact }),
})
