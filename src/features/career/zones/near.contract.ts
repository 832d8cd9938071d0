import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { choiceFilter } from '../../../shared/list.ts'
import { EMPLOYMENT_TYPES } from '../../adverts/content/kinds.rules.ts'
import { isNearCell } from './near.rules.ts'
import { NEAR_BANDS, NEAR_MOST, NEAR_USUAL } from './pace.rules.ts'

const cell = { error: 'Cell must be one of H3 of resolution 8, about 0.8 km²: nothing more exact is taken' }
const radius = { error: `Distance must be one of ${NEAR_BANDS.join(', ')} kilometres` }

const NearJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  town: z.string(),
  /** From the middle of the cell to that of the town, whole kilometres. */
  km: z.int(),
})
export type NearJob = z.output<typeof NearJob>

export const listJobsNear = endpoint({
  method: 'POST',
  path: '/api/seeker/jobs-near-cell',
  summary: `Open jobs around a cell of about 0.8 km², the nearest first, at most ${NEAR_MOST}; the cell is neither kept nor logged`,
  input: z.object({
    cell: z.string(cell).refine(isNearCell, cell),
    radiusKm: z
      .number(radius)
      .refine((km) => NEAR_BANDS.some((band) => band === km), radius)
      .default(NEAR_USUAL),
    type: choiceFilter('Type', EMPLOYMENT_TYPES),
  }),
  output: z.object({
    jobs: z.array(NearJob).max(NEAR_MOST),
    total: z.int(),
    totalIsAtLeast: z.boolean(),
  }),
  // Asked for at most every fifteen seconds, and when a filter is changed.
  limit: { max: 400, minutes: 60, per: 'session' },
  unlogged: 'changes nothing: asked by POST so that where somebody is stands in no address, and in no log either',
  // Not for an Idempotency-Key either.
  shownOnce: true,
})
