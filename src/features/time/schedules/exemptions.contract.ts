import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, requiredText, uuid } from '../../../shared/fields.ts'
import { optionalId } from './shared.contract.ts'

/** What lets people work beyond limits of the law, or has their weeks counted together. */

const Source = z.object({
  title: z.string(),
  url: z.string().optional(),
  checkedOn: z.string(),
  confirmed: z.boolean(),
})

const Exemption = z.object({
  id: z.string(),
  kind: z.enum(['limit', 'averaging']),
  country: z.string(),
  law: z.string(),
  limit: z.string().nullable(),
  /** Allowed in all. */
  minutes: z.int().nullable(),
  weeks: z.int().nullable(),
  person: z.string().nullable(),
  site: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  reference: z.string(),
  reason: z.string(),
  enteredBy: z.string().nullable(),
  enteredAt: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.string().nullable(),
})
export type ExemptionView = z.output<typeof Exemption>

const Limit = z.object({
  key: z.string(),
  label: z.string(),
  /** Minutes. */
  figure: z.int(),
  source: Source,
  /** Null: the law on file lets nobody beyond it. */
  exemption: z
    .object({
      by: z.enum(['authority', 'agreement', 'necessity', 'work']),
      title: z.string(),
      most: z.int().nullable(),
      source: Source,
    })
    .nullable(),
})

export const listExemptions = endpoint({
  method: 'GET',
  path: '/api/schedules/exemptions',
  summary: 'Limits of the laws your people work under, what the law lets beyond them, and who is',
  input: z.object({}),
  output: z.object({
    laws: z.array(
      z.object({
        country: z.string(),
        regime: z.string(),
        label: z.string(),
        limits: z.array(Limit),
        averaging: z.object({ mostWeeks: z.int(), title: z.string(), source: Source }).nullable(),
      }),
    ),
    exemptions: z.array(Exemption),
    sites: z.array(z.object({ id: z.string(), name: z.string() })),
    mayChange: z.boolean(),
  }),
})
export type LawView = z.output<typeof listExemptions.output>['laws'][number]

export const addExemption = endpoint({
  method: 'POST',
  path: '/api/schedules/exemptions',
  summary:
    'Enter what lets people work beyond a limit, or has weeks counted together; refused where the law does not allow it',
  input: z.object({
    kind: z.enum(['limit', 'averaging'], { error: 'Kind must be limit or averaging' }),
    country: requiredText('Country', 2),
    regime: requiredText('Law', 40),
    limit: z.string().max(60).nullable().default(null),
    minutes: z.int({ error: 'Allowed must be whole minutes' }).min(1).max(600_000).nullable().default(null),
    weeks: z.int({ error: 'Weeks must be a whole number' }).min(1).max(52).nullable().default(null),
    employeeId: optionalId('Employee'),
    siteId: optionalId('Site'),
    from: day('From'),
    until: day('Until'),
    reference: requiredText('Reference', 100),
    reason: requiredText('Reason', 500),
  }),
  output: z.object({ id: z.string() }),
  status: 201,
})

export const endExemption = endpoint({
  method: 'POST',
  path: '/api/schedules/exemptions/:id/end',
  summary: 'End an exemption on a day; before its first day it never held',
  input: z.object({ id: uuid('Exemption'), until: day('Until'), reason: requiredText('Reason', 500) }),
  output: z.object({ id: z.string() }),
})
