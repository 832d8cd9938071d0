import { z } from 'zod'
import { ORIGINS } from '../../../countries/origins.ts'
import { endpoint } from '../../../shared/endpoint.ts'

export const GENDERS = ['woman', 'man', 'other', 'unsaid'] as const
export const AGE_BANDS = ['under25', '25to39', '40to54', '55plus', 'unsaid'] as const
export const ORIGIN_CHOICES = [...ORIGINS, 'unsaid'] as const

const key = z
  .string({ error: 'Application is not an identifier' })
  .regex(/^[\w-]{16,64}$/, { error: 'Application is not an identifier' })

/** Left out and empty: nothing is said. */
const one = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z
    .union([z.literal(''), z.null(), z.enum(values)], { error: `${label} must be one of ${values.join(', ')}` })
    .optional()
    .transform((v) => v || null)

const Said = z.object({
  gender: z.enum(GENDERS).nullable(),
  ageBand: z.enum(AGE_BANDS).nullable(),
  ethnicity: z.enum(ORIGIN_CHOICES).nullable(),
})
const Answer = z.object({ origins: z.array(z.enum(ORIGINS)), said: Said.nullable() })
export type SelfIdentification = z.output<typeof Answer>
const path = '/api/my-applications/:key/self-identification'
const limit = { max: 300, minutes: 60, per: 'address' } as const

export const readSelfIdentification = endpoint({
  method: 'GET',
  path,
  summary: 'What somebody who applied said of themselves for the fairness report; the employer never reads it',
  input: z.object({ key }),
  output: Answer,
  limit,
})

export const saveSelfIdentification = endpoint({
  method: 'PUT',
  path,
  summary: 'Say of oneself what the fairness report counts in groups: gender, age band, origin, each as one likes',
  input: z.object({
    key,
    gender: one('Gender', GENDERS),
    ageBand: one('Age', AGE_BANDS),
    ethnicity: one('Origin', ORIGIN_CHOICES),
  }),
  output: Answer,
  limit,
})

export const forgetSelfIdentification = endpoint({
  method: 'DELETE',
  path,
  summary: 'Take back what one said of oneself for the fairness report',
  input: z.object({ key }),
  output: Answer,
  limit,
})
