import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'

const MOST_VIEWS = 50

type All = Output<typeof contract.listViews>

/** @throws Refusal 422 for a list that no feature has */
const requireList = ({ features }: Context, screen: string): void => {
  const known = features.flatMap(({ listExports = [] }) => listExports.map(({ list }) => list)).sort()
  if (!known.includes(screen)) throw invalid({ screen: `Screen must be one of ${known.join(', ')}` })
}

const readViews = async (ctx: Context, screen: string): Promise<All> => ({
  views: await query.listViews(ctx.db, ctx.actor.companyId, ctx.actor.userId, screen),
})

export const listViews = async (ctx: Context, { screen }: Parsed<typeof contract.listViews>): Promise<All> => {
  requireList(ctx, screen)
  return readViews(ctx, screen)
}

export const saveView = async (ctx: Context, input: Parsed<typeof contract.saveView>): Promise<All> => {
  requireList(ctx, input.screen)
  const { companyId, userId } = ctx.actor
  await query.lockViews(ctx.db, userId)
  const { id } = await query.upsertView(ctx.db, companyId, { userId, ...input })
  if ((await query.countOf(ctx.db, companyId, userId)) > MOST_VIEWS)
    throw new Refusal('CONFLICT', `You keep ${MOST_VIEWS} views already. Drop one you no longer need.`)
  ctx.audit({
    action: 'view.keep',
    targetType: 'view',
    targetId: id,
    after: { name: input.name, shared: input.shared },
  })
  return readViews(ctx, input.screen)
}

export const dropView = async (ctx: Context, { id }: Parsed<typeof contract.dropView>): Promise<All> => {
  const gone = await query.deleteView(ctx.db, ctx.actor.companyId, ctx.actor.userId, id)
  if (!gone) throw notFound('View')
  ctx.audit({ action: 'view.drop', targetType: 'view', targetId: id, before: { name: gone.name } })
  return readViews(ctx, gone.screen)
}
