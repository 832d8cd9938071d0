import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { CADENCES, FIGURES, PERIODS } from './rules.ts'

const id = uuid('Report')
const version = z.int({ error: 'Version must be a whole number' })

const count = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be at least ${min}` })
    .max(max, { error: `${label} must be at most ${max}` })

const Written = {
  name: requiredText('Name', 80),
  figures: z
    .array(z.enum(FIGURES, { error: 'Choose figures of the hub' }), { error: 'Choose at least one figure' })
    .min(1, { error: 'Choose at least one figure' })
    .max(FIGURES.length, { error: 'Choose figures of the hub' }),
  period: z.enum(PERIODS, { error: `Period must be one of ${PERIODS.join(', ')}` }),
  department: optionalText('Department', 100),
  country: optionalText('Country', 2),
  job: z
    .union([z.literal(''), z.null(), uuid('Job')], { error: 'Job is not an identifier' })
    .optional()
    .transform((v) => v || null),
  cadence: z.enum(CADENCES, { error: `Cadence must be one of ${CADENCES.join(', ')}` }),
  /** Of the week, Monday first; or of the month. */
  day: count('Day', 1, 31),
  hour: count('Hour', 0, 23),
  zone: text('Time zone', 60).refine(isZone, { error: 'Time zone must be one such as Asia/Singapore' }),
  recipients: z
    .array(uuid('Recipient'), { error: 'Choose who gets it' })
    .min(1, { error: 'Choose who gets it' })
    .max(20, { error: 'At most 20 people get a report' }),
}

const Report = z.object({
  id: z.string(),
  name: z.string(),
  figures: z.array(z.enum(FIGURES)),
  period: z.enum(PERIODS),
  department: z.string().nullable(),
  country: z.string().nullable(),
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  cadence: z.enum(CADENCES),
  day: z.int(),
  hour: z.int(),
  zone: z.string(),
  /** `gets`: still answers for the company; who does not gets none. */
  recipients: z.array(z.object({ id: z.string(), name: z.string(), gets: z.boolean() })),
  paused: z.boolean(),
  nextAt: z.string(),
  lastSent: z.object({ at: z.string(), letters: z.int() }).nullable(),
  version: z.int(),
})
export type Report = z.output<typeof Report>
const One = z.object({ report: Report })

export const listReports = endpoint({
  method: 'GET',
  path: '/api/company/hiring-reports',
  summary: 'Reports of hiring that are sent by themselves, and who could get one',
  input: z.object({}),
  output: z.object({
    reports: z.array(Report),
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    zone: z.string(),
  }),
})

export const addReport = endpoint({
  method: 'POST',
  path: '/api/company/hiring-reports',
  summary: 'Have figures of hiring sent each week or month to those who answer for the company',
  input: z.object(Written),
  output: One,
  status: 201,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const saveReport = endpoint({
  method: 'PUT',
  path: '/api/company/hiring-reports/:id',
  summary: 'Change what a report holds, when it leaves and who gets it',
  input: z.object({ id, version, ...Written }),
  output: One,
})

export const pauseReport = endpoint({
  method: 'POST',
  path: '/api/company/hiring-reports/:id/pause',
  summary: 'Stop a report for a time, or let it leave again from its next moment on',
  input: z.object({ id, paused: z.boolean({ error: 'Paused must be yes or no' }) }),
  output: One,
})

export const deleteReport = endpoint({
  method: 'DELETE',
  path: '/api/company/hiring-reports/:id',
  summary: 'Send a report no more',
  input: z.object({ id }),
  output: z.object({ deleted: z.literal(true) }),
})
