import type { OpenContext, Services } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { FEW_FOUND } from '../../job-board/jobs/search.rules.ts'
import { searchPublicJobs } from '../../job-board/jobs/service.ts'
import { findJobsByTitles } from '../../job-board/jobs/titles.service.ts'
import { MODEL } from '../../matching/matching/version.rules.ts'
import { hiddenForSeeker } from '../job-search/service.ts'
import type * as contract from './contract.ts'
import { meaningsOf, vectorOf } from './meaning.ts'
import { nearestTitles } from './merge.rules.ts'

const MOST_NEAR_SHOWN = 6
/** Nobody waits for it: what was found stands there already. ms */
const PATIENCE = 5_000

/** Titles of open adverts that mean something near, the nearest first; none without the model. */
export const findNearTitles = async (ctx: Services, text: string): Promise<string[]> => {
  const vector = await vectorOf(ctx, foldText(text), PATIENCE)
  if (!(vector instanceof Int8Array)) return []
  return ctx.database.forPublic(
    async (db) => nearestTitles(vector, await meaningsOf(ctx, db, MODEL)).map((t) => t.title),
    {
      reading: true,
    },
  )
}

type Hidden = Awaited<ReturnType<typeof hiddenForSeeker>>

/** Where words find few: jobs whose titles mean something near, within the same filters, and none that the words found. */
export const findNearJobs = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.nearJobs>,
  hidden: Hidden | null = null,
): Promise<Output<typeof contract.nearJobs>> => {
  if (input.search === null) return { jobs: [] }
  const found = await searchPublicJobs(ctx, { ...input, sort: 'newest', page: 1, pageSize: FEW_FOUND }, hidden)
  if (found.totalCount >= FEW_FOUND) return { jobs: [] }
  const titles = await findNearTitles(ctx, input.search)
  const there = new Set(found.jobs.map((j) => j.id))
  const jobs = await findJobsByTitles(ctx, input, { titles, most: MOST_NEAR_SHOWN + there.size, marked: hidden })
  return { jobs: jobs.filter((j) => !there.has(j.id)).slice(0, MOST_NEAR_SHOWN) }
}

/** The same for somebody who hides jobs and employers: those are left out here as well. */
export const findNearJobsForSeeker = async (ctx: OpenContext, input: Parsed<typeof contract.nearJobsForSeeker>) =>
  findNearJobs(ctx, input, await hiddenForSeeker(ctx))
