import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { advertsOf } from '../../job-board/jobs/service.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { MOST_FOLLOWED } from './rules.ts'

type Following = Output<typeof contract.readFollow>

export const read = (ctx: OpenContext, { job }: Parsed<typeof contract.readFollow>): Promise<Following> =>
  asSelf(ctx, async ({ db, actor }) => ({ following: await query.follows(db, actor.userId, job) }), { reading: true })

/** What they follow, for whoever asks for everything of theirs. */
export const followed = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.followed(db, actor.userId), { reading: true })

export const set = async (
  ctx: OpenContext,
  { job, following }: Parsed<typeof contract.followJob>,
): Promise<Following> => {
  const [advert] = following ? await ctx.doors.asPublic((db) => advertsOf(db, [job]), { reading: true }) : []
  if (following && (!advert || advert.shown.state === 'closed')) throw notFound('Job')
  if (advert && advert.shown.state !== 'paused')
    throw new Refusal('CONFLICT', 'This job takes applications: there is nothing to wait for.')
  return asSelf(ctx, async ({ db, actor, audit }) => {
    if (!following) await query.unfollow(db, actor.userId, job)
    else {
      if ((await query.followed(db, actor.userId)).length >= MOST_FOLLOWED)
        throw new Refusal('CONFLICT', `You follow ${MOST_FOLLOWED} jobs. Leave one before you follow another.`)
      await query.follow(db, actor.userId, job, ctx.now().toISOString())
    }
    audit({ action: following ? 'job.follow' : 'job.unfollow', targetType: 'job', targetId: job })
    return { following }
  })
}
