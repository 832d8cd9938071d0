import { z } from 'zod'
import { optionalText, uuid } from '../../../shared/fields.ts'

/** Fields that several calls of schedules and roster have in common. */

export const COLOURS = ['blue', 'teal', 'green', 'yellow', 'orange', 'red', 'grape', 'gray'] as const

export const time = (label: string) =>
  z
    .string({ error: ({ input }) => (input == null ? `${label} is required` : `${label} must be a time (HH:MM)`) })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `${label} must be a time (HH:MM)` })

export const optionalTime = (label: string) =>
  z
    .union([z.literal(''), time(label)], { error: `${label} must be a time (HH:MM)` })
    .nullish()
    .transform((text) => text || null)

export const whole = (label: string, min: number, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .min(min, { error: `${label} must be ${min} or more` })
    .max(max, { error: `${label} must be ${max} or less` })

export const weekdays = (label: string) =>
  z
    .array(whole(label, 1, 7), { error: `${label} must be a list of weekdays, 1 to 7` })
    .min(1, { error: `${label}: choose at least one` })
    .max(7, { error: `${label}: seven at most` })

/** Left out or empty: every site of the company. */
export const siteFilter = z
  .union([z.literal(''), uuid('Site')], { error: 'Site is not an identifier' })
  .nullish()
  .transform((id) => id || null)
export const optionalId = (label: string) =>
  z
    .union([z.literal(''), uuid(label)], { error: `${label} is not an identifier` })
    .nullish()
    .transform((id) => id || null)
export const version = z.int({ error: 'Version must be a whole number' })
export const note = optionalText('Note', 300)

export const Verdict = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  source: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
  task: z.string().nullable(),
})
export type Verdict = z.output<typeof Verdict>
export const Named = z.object({ id: z.string(), name: z.string() })
