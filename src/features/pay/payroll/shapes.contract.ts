import { z } from 'zod'

/** Shapes that several contracts of payroll share. */

export const version = z.coerce
  .number({ error: 'Version must be a whole number' })
  .int({ error: 'Version must be a whole number' })

export const month = z
  .string({ error: 'Month is required' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'Month must be like 2026-11' })

export const Currency = z.object({ code: z.string(), minorUnits: z.int() })

export const Explained = z.object({
  value: z.string(),
  unit: z.string(),
  rule: z.object({
    id: z.string(),
    title: z.string(),
    effectiveFrom: z.string().nullable(),
    source: z.object({
      title: z.string(),
      url: z.string().exactOptional(),
      checkedOn: z.string(),
      confirmed: z.boolean(),
    }),
  }),
  inputs: z.array(z.object({ name: z.string(), value: z.string(), unit: z.string() })),
  steps: z.array(z.object({ text: z.string(), result: z.string() })),
})

/** By kind of leave, in minutes; a day of it is `dayMinutes` long. */
export const SlipLeave = z.object({
  on: z.string(),
  balances: z.array(
    z.object({ key: z.string(), name: z.string(), isOfLaw: z.boolean(), minutes: z.int(), dayMinutes: z.int() }),
  ),
})
export type SlipLeave = z.output<typeof SlipLeave>
