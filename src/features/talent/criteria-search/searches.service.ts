import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Wanted } from './criteria.rules.ts'
import { askedOf } from './run.service.ts'
import * as query from './searches.queries.ts'

type Kept = Output<typeof contract.listCriteriaSearches>

const MOST = 20

export const list = async (ctx: Context): Promise<Kept> => ({
  searches: (await query.searches(ctx.db, ctx.actor.companyId, ctx.actor.userId)).map((s) => ({
    ...{ id: s.id, name: s.name, every: s.every_days, createdAt: new Date(s.created_at).toISOString() },
    criteria: s.criteria as unknown as Wanted[],
  })),
})

export const keep = async (ctx: Context, asked: Parsed<typeof contract.keepCriteriaSearch>): Promise<Kept> => {
  const { companyId, userId } = ctx.actor
  const { country } = await askedOf(ctx, asked.criteria, asked.job)
  if ((await query.searches(ctx.db, companyId, userId)).length >= MOST)
    throw new Refusal('CONFLICT', `You keep ${MOST} searches. Give one up before you keep another.`)
  const { name, criteria, every } = asked
  await query.insert(ctx.db, companyId, userId, { name, criteria, country, every, at: ctx.now().toISOString() })
  ctx.audit({ action: 'talent_search.keep', detail: { name, every } })
  return list(ctx)
}

const mustBeThere = (changed: number) => {
  if (changed === 0) throw notFound('Search')
}

export const change = async (
  ctx: Context,
  { id, every }: Parsed<typeof contract.changeCriteriaSearch>,
): Promise<Kept> => {
  const { companyId, userId } = ctx.actor
  mustBeThere(await query.update(ctx.db, companyId, userId, id, every, ctx.now().toISOString()))
  ctx.audit({ action: 'talent_search.change', targetId: id, after: { every } })
  return list(ctx)
}

export const remove = async (ctx: Context, { id }: Parsed<typeof contract.removeCriteriaSearch>): Promise<Kept> => {
  mustBeThere(await query.remove(ctx.db, ctx.actor.companyId, ctx.actor.userId, id))
  ctx.audit({ action: 'talent_search.give_up', targetId: id })
  return list(ctx)
}
