import type { OpenContext } from '../../../server/context.ts'
import type { Output } from '../../../shared/endpoint.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { PLAN_LIMITS } from '../../billing/subscriptions/limits.rules.ts'
import { MOST_PLACES } from '../../career/distance/reach.rules.ts'
import { listOwnPlaces } from '../../career/distance/service.ts'
import { list as listSavedSearches } from '../../career/job-search/service.ts'
import { listCvs } from '../../career/profile/cvs.service.ts'
import { listResumes } from '../../career/resume-builder/service.ts'
import { listVideos } from '../../career/video-introduction/service.ts'
import { listZones } from '../../career/zones/service.ts'
import { MOST_ZONES } from '../../career/zones/shape.rules.ts'
import { listMyThreads } from '../direct-messages/seeker.service.ts'
import { STARTS_A_WEEK } from '../direct-messages/talk.rules.ts'
import type * as contract from './contract.ts'
import type { UsageOf } from './usage.rules.ts'

type Used = { used: number; most: number }

/** What is used of each limit of the paid tools, by the service that their own page reads. */
const TOOLS: Readonly<Record<Exclude<UsageOf, 'cvs' | 'searches'>, (ctx: OpenContext) => Promise<Used>>> = {
  resumes: async (ctx) => {
    const { resumes, most } = await listResumes(ctx)
    return { used: resumes.length, most }
  },
  zones: async (ctx) => ({ used: (await listZones(ctx)).zones.length, most: MOST_ZONES }),
  places: async (ctx) => ({ used: (await listOwnPlaces(ctx)).places.length, most: MOST_PLACES }),
  threads: async (ctx) => ({
    used: STARTS_A_WEEK - (await listMyThreads(ctx, { list: 'current' })).left,
    most: STARTS_A_WEEK,
  }),
  videos: async (ctx) => {
    const { videos, most } = await listVideos(ctx)
    return { used: videos.length, most }
  },
}

/** What somebody uses of what their plan lets them keep. Of the paid tools only for whoever has them: others see what they made beside it. */
export const readPlanUsage = async (ctx: OpenContext): Promise<Output<typeof contract.readPlanUsage>> => {
  const tier = await liveTier(ctx)
  const limits = PLAN_LIMITS[tier]
  const usage: ({ of: UsageOf } & Used)[] = [
    { of: 'cvs', used: (await listCvs(ctx)).cvs.length, most: limits.cvs },
    { of: 'searches', used: (await listSavedSearches(ctx)).searches.length, most: limits.searches },
  ]
  if (tier !== 'premium_plus') return { usage }
  for (const [of, read] of Object.entries(TOOLS) as [keyof typeof TOOLS, (typeof TOOLS)[keyof typeof TOOLS]][])
    usage.push({ of, ...(await read(ctx)) })
  return { usage }
}
