import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { VERDICTS } from '../../matching/matching/verdict.rules.ts'
import { MOST_FITS, SOURCES, WORK } from './rules.ts'

const Fit = z.object({
  id: z.string(),
  /** Must-haves met, of those that are compared; null: there is nothing to compare. */
  must: z.object({ met: z.int(), of: z.int() }).nullable(),
  /** How the right to work that they state fits the country of the job. */
  work: z.enum(WORK),
  country: z.string(),
})
const limit = { max: 600, minutes: 60, per: 'session' } as const

export const readFits = endpoint({
  method: 'GET',
  path: '/api/seeker/fits',
  summary: `How many must-haves of up to ${MOST_FITS} open jobs one meets; no employer is told`,
  input: z.object({
    jobs: z
      .string({ error: 'Jobs must be text' })
      .max(MOST_FITS * 37, { error: `Jobs must be at most ${MOST_FITS} identifiers` })
      .transform((s) => s.split(',').filter(Boolean))
      .pipe(z.array(uuid('Job')).max(MOST_FITS, { error: `Jobs must be at most ${MOST_FITS} identifiers` })),
  }),
  output: z.object({ from: z.enum(SOURCES), fits: z.array(Fit) }),
  limit,
})

export const readFit = endpoint({
  method: 'GET',
  path: '/api/seeker/fits/:job',
  summary: 'Which must-haves of an open job one meets, and by what; no employer is told',
  input: z.object({ job: uuid('Job') }),
  output: z.object({
    from: z.enum(SOURCES),
    fit: Fit.extend({
      lines: z.array(
        z.object({
          text: z.string(),
          verdict: z.enum(VERDICTS),
          /** false: asks what may not be compared. */
          counts: z.boolean(),
          quote: z.string().nullable(),
        }),
      ),
    }),
  }),
  limit,
})
