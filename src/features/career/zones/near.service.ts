import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { listJobsAround } from '../distance/around.service.ts'
import type * as contract from './near.contract.ts'
import { middleOfCell } from './near.rules.ts'
import { NEAR_MOST } from './pace.rules.ts'

/** Jobs around a cell. Where somebody is is written nowhere. */
export const listJobsNear = async (
  ctx: OpenContext,
  { cell, radiusKm, type }: Parsed<typeof contract.listJobsNear>,
): Promise<Output<typeof contract.listJobsNear>> => {
  const { jobs, ...found } = await listJobsAround(ctx, { middle: middleOfCell(cell), radiusKm, type, most: NEAR_MOST })
  return {
    ...found,
    jobs: jobs.map(({ job: { id, title, company, place }, km }) => ({
      id,
      title,
      company: company.name,
      town: place.name,
      km,
    })),
  }
}
