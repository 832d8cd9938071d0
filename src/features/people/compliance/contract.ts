import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { cursor, pageFacts } from '../../../shared/list.ts'
import { TIERS } from './expiry.rules.ts'

const whole = (label: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be between ${min} and ${max}` })
    .max(max, { error: `${label} must be between ${min} and ${max}` })

const Expiring = z.object({
  thing: z.enum(['pass', 'authorization', 'document']),
  thing_id: z.string(),
  /** In words: what runs out. */
  what: z.string(),
  employee: z.object({ id: z.string(), name: z.string(), employee_id: z.string(), country: z.string() }),
  expires_on: z.string(),
  /** The last day it is valid that is worked, by the company's calendar for the country; null: that year's holidays are not on file, or it is over. */
  act_by: z.string().nullable(),
  /** From today at the employee's place; negative once it is over. */
  days: z.int(),
  tier: z.int(),
  /** When somebody was last told of it. */
  reminded_at: z.string().nullable(),
})

export const expiringSoon = endpoint({
  method: 'GET',
  path: '/api/compliance/expiring',
  summary: 'Passes, permits and documents that run out within so many days, or have',
  input: z.object({
    within: whole('Days', 0, 365).default(90),
    tier: z
      .union(
        TIERS.map((t) => z.literal(String(t))),
        { error: `Tier must be one of ${TIERS.join(', ')}` },
      )
      .optional(),
    cursor,
    page: whole('Page', 1, 1_000_000).default(1),
    pageSize: whole('Page size', 1, 200).default(25),
  }),
  output: z.object({
    items: z.array(Expiring),
    ...pageFacts,
    /** How many stand at each tier, whatever tier is asked for. */
    tiers: z.array(z.object({ tier: z.int(), count: z.int() })),
    page: z.int(),
    pageSize: z.int(),
  }),
})

const format = z.enum(['pdf', 'csv'], { error: 'Format must be pdf or csv' }).default('pdf')

export const employeeReport = endpoint({
  method: 'GET',
  path: '/api/compliance/employees/:id/report',
  summary: 'The compliance report of one employee, as PDF or CSV',
  input: z.object({ id: uuid('Employee'), format }),
  output: z.string(),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const companyReport = endpoint({
  method: 'GET',
  path: '/api/compliance/report',
  summary: 'The compliance report of the company, filtered as its list, as PDF or CSV; sent as it is read',
  input: z.object({
    format,
    completeness: z
      .enum(['compliant', 'warning', 'non-compliant'], {
        error: 'Completeness must be compliant, warning or non-compliant',
      })
      .optional(),
  }),
  output: z.string(),
  limit: { max: 30, minutes: 60, per: 'session' },
})
