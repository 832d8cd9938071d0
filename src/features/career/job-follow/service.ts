import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { MOST_FOLLOWED } from './rules.ts'

type Following = Output<typeof contract.readFollow>

export const readFollow = (ctx: OpenContext, { job }: Parsed<typeof contract.readFollow>): Promise<Following> =>
  asSelf(ctx, async ({ db, actor }) => ({ following: await query.isFollowing(db, actor.userId, job) }), {
    reading: true,
  })

/** What they follow, for whoever asks for everything of theirs. */
export const listFollowedJobs = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listFollowedJobs(db, actor.userId), { reading: true })

export const followJob = async (
  ctx: OpenContext,
  { job, following }: Parsed<typeof contract.followJob>,
): Promise<Following> => {
  const [advert] = following ? await ctx.database.forPublic((db) => advertsOf(db, [job]), { reading: true }) : []
  if (following && (!advert || advert.shown.state === 'closed')) throw notFound('Job')
  if (advert && advert.shown.state !== 'paused')
    throw new Refusal('CONFLICT', 'This job takes applications: there is nothing to wait for.')
  return asSelf(ctx, async ({ db, actor, audit }) => {
    if (!following) await query.deleteFollow(db, actor.userId, job)
    else {
      if ((await query.listFollowedJobs(db, actor.userId)).length >= MOST_FOLLOWED)
        throw new Refusal('CONFLICT', `You follow ${MOST_FOLLOWED} jobs. Leave one before you follow another.`)
      await query.insertFollow(db, actor.userId, job, ctx.now().toISOString())
    }
    audit({ action: following ? 'job.follow' : 'job.unfollow', targetType: 'job', targetId: job })
    return { following }
  })
}
