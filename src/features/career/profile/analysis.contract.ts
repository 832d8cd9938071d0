import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { Cv } from './contract.ts'

const id = uuid('CV')

const Check = z.object({
  key: z.string(),
  severity: z.enum(['wrong', 'careful', 'ok']),
  quote: z.string().nullable(),
  count: z.number().nullable(),
})

const Requirement = z.object({
  requirement: z.string(),
  verdict: z.enum(['met', 'partly', 'not_found']),
  quote: z.string().nullable(),
})

const Analysis = z.object({
  document: z.array(Check),
  content: z.array(Check),
  private: z.array(z.string()),
  skills: z.array(z.object({ label: z.string(), known: z.boolean() })),
  /** The text as the matching gets it. */
  text: z.string(),
  job: z
    .object({
      title: z.string(),
      requirements: z.array(Requirement),
    })
    .nullable(),
})

export const compareWithAdvert = endpoint({
  unlogged: 'changes nothing',
  method: 'POST',
  path: '/api/seeker/cvs/:id/against',
  summary: 'A CV against the must-haves of a pasted advert; the advert is not kept',
  input: z.object({ id, advert: requiredText('Advert', 20_000) }),
  output: z.object({
    title: z.string().nullable(),
    requirements: z.array(Requirement),
    /** What the advert asks that nobody is compared by. */
    notCompared: z.array(z.string()),
  }),
  limit: { max: 300, minutes: 60, per: 'session' },
})

export const analyseCv = endpoint({
  method: 'GET',
  path: '/api/seeker/cvs/:id/analysis',
  summary: 'A CV as a machine and a reader see it, and against the must-haves of an open job',
  input: z.object({
    id,
    jobId: z
      .union([z.literal('').transform(() => null), uuid('Job'), z.null()], { error: 'Job is not an identifier' })
      .default(null),
  }),
  output: Analysis.extend({ cv: Cv }),
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const sampleAnalysis = endpoint({
  method: 'GET',
  path: '/api/seeker/analysis/sample',
  summary: 'The same of a made-up CV, for whoever has none to look at yet',
  input: z.object({}),
  output: Analysis,
})
