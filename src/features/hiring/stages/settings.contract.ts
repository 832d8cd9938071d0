import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { STAGE_KINDS } from '../jobs/stages.rules.ts'

const limit = (label: string, max: number) =>
  z
    .union([z.null(), z.int().min(1).max(max)], { error: `${label} must be a whole number from 1 to ${max}` })
    .optional()
    .transform((v) => v ?? null)

const own = (label: string) =>
  z
    .union([z.null(), uuid(label)], { error: `${label} is not an identifier` })
    .optional()
    .transform((v) => v ?? null)

const StageAsked = z.object({
  /** Null: a new one. */
  id: own('Stage'),
  name: requiredText('Name of the stage', 60),
  kind: z.enum(STAGE_KINDS, { error: `Kind must be one of ${STAGE_KINDS.join(', ')}` }),
  cardLimit: limit('The most cards', 10_000),
  daysLimit: limit('The most days', 365),
})
const Stage = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(STAGE_KINDS),
  cardLimit: z.int().nullable(),
  daysLimit: z.int().nullable(),
  /** Applications that are in it now. */
  active: z.int(),
})
const Pipeline = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  version: z.int(),
  /** How many jobs chose it. */
  jobs: z.int(),
  stages: z.array(Stage),
})
export type Pipeline = z.output<typeof Pipeline>
const Reason = z.object({ id: z.string(), name: z.string(), publicPhrase: z.string() })
export type Reason = z.output<typeof Reason>
const All = z.object({ pipelines: z.array(Pipeline), reasons: z.array(Reason) })

export const readPipelines = endpoint({
  method: 'GET',
  path: '/api/company/pipelines',
  summary: 'The company’s pipelines with their stages and limits, and its reasons for not taking somebody on',
  input: z.object({}),
  output: All,
})

const name = requiredText('Name', 80)
const stages = z
  .array(StageAsked, { error: 'Stages must be a list' })
  .min(2, { error: 'A pipeline needs at least two stages' })
  .max(20, { error: 'A pipeline may have at most 20 stages' })

export const createPipeline = endpoint({
  method: 'POST',
  path: '/api/company/pipelines',
  summary: 'Make another pipeline, with stages to begin with',
  input: z.object({ name }),
  output: All,
  status: 201,
  limit: { max: 100, minutes: 60, per: 'company' },
})

export const savePipeline = endpoint({
  method: 'PUT',
  path: '/api/company/pipelines/:id',
  summary: 'Save a pipeline: its name and stages, in order. A stage left out goes, when nobody is in it',
  input: z.object({
    id: uuid('Pipeline'),
    version: z.int({ error: 'Version must be a whole number' }),
    name,
    stages,
  }),
  output: All,
})

export const saveReasons = endpoint({
  method: 'PUT',
  path: '/api/company/reject-reasons',
  summary: 'Save the reasons for not taking somebody on, in order, with what the person is told',
  input: z.object({
    reasons: z
      .array(
        z.object({
          id: own('Reason'),
          name: requiredText('Name of the reason', 80),
          publicPhrase: requiredText('What the person is told', 400),
        }),
        { error: 'Reasons must be a list' },
      )
      .min(1, { error: 'Keep at least one reason' })
      .max(30, { error: 'At most 30 reasons' }),
  }),
  output: All,
})
