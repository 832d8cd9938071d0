import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const MOST_VIEWS = 50

type All = Output<typeof contract.listViews>

export const list = async (ctx: Context, { screen }: { screen: string }): Promise<All> => ({
  views: await query.views(ctx.db, ctx.actor.companyId, ctx.actor.userId, screen),
})

export const keep = async (ctx: Context, asked: Parsed<typeof contract.keepView>): Promise<All> => {
  const { companyId, userId } = ctx.actor
  await query.lock(ctx.db, userId)
  const { id } = await query.keep(ctx.db, companyId, { userId, ...asked })
  if ((await query.countOf(ctx.db, companyId, userId)) > MOST_VIEWS)
    throw new Refusal('CONFLICT', `You keep ${MOST_VIEWS} views already. Drop one you no longer need.`)
  ctx.audit({
    action: 'view.keep',
    targetType: 'view',
    targetId: id,
    after: { name: asked.name, shared: asked.shared },
  })
  return list(ctx, asked)
}

export const drop = async (ctx: Context, { id }: Parsed<typeof contract.dropView>): Promise<All> => {
  const gone = await query.drop(ctx.db, ctx.actor.companyId, ctx.actor.userId, id)
  if (!gone) throw notFound('View')
  ctx.audit({ action: 'view.drop', targetType: 'view', targetId: id, before: { name: gone.name } })
  return list(ctx, gone)
}
