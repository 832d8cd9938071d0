import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { searchTalent } from './contract.ts'
import { count } from './queries.ts'
import { keptOf, type Query } from './search.rules.ts'
import * as query from './searches.queries.ts'
import { narrowOf, viewerOf } from './service.ts'

type Searches = Output<typeof contract.listTalentSearches>

const MOST = 20

/** How many are found by a search who came after a moment. */
export const freshOf = async (ctx: Context, kept: Query, since: string): Promise<number> => {
  const { narrow } = await narrowOf(ctx, searchTalent.input.parse(kept), null)
  return count(ctx.db, { ...narrow, since }, viewerOf(ctx))
}

const listed = async (ctx: Context): Promise<Searches> => {
  const searches: Searches['searches'] = []
  for (const row of await query.searches(ctx.db, ctx.actor.companyId, ctx.actor.userId)) {
    const kept = row.query as Query
    const fresh = await freshOf(ctx, kept, row.seen_at)
    searches.push({ id: row.id, name: row.name, query: kept, every: row.every_days, fresh })
  }
  return { searches }
}
export const list = listed

export const keep = async (ctx: Context, asked: Parsed<typeof contract.keepTalentSearch>): Promise<Searches> => {
  const { companyId, userId } = ctx.actor
  const kept = keptOf(asked.query as Query)
  if (Object.keys(kept).length === 0)
    throw invalid({ query: 'Search for something first: a search without words or filters is everybody.' })
  // Read once now, so that no letter meets one that cannot be read.
  await freshOf(ctx, kept, ctx.now().toISOString())
  if ((await query.searches(ctx.db, companyId, userId)).length >= MOST)
    throw new Refusal('CONFLICT', `You keep ${MOST} searches. Give one up before you keep another.`)
  const at = ctx.now().toISOString()
  await query.insert(ctx.db, companyId, userId, { name: asked.name, query: kept, every: asked.every, at })
  ctx.audit({ action: 'talent.keep_search', detail: { name: asked.name } })
  return listed(ctx)
}

const mustBeThere = (changed: number) => {
  if (changed === 0) throw notFound('Search')
}

export const change = async (
  ctx: Context,
  { id, ...set }: Parsed<typeof contract.changeTalentSearch>,
): Promise<Searches> => {
  const { companyId, userId } = ctx.actor
  mustBeThere(await query.update(ctx.db, companyId, userId, id, set, ctx.now().toISOString()))
  return listed(ctx)
}

export const remove = async (ctx: Context, { id }: Parsed<typeof contract.removeTalentSearch>): Promise<Searches> => {
  mustBeThere(await query.remove(ctx.db, ctx.actor.companyId, ctx.actor.userId, id))
  ctx.audit({ action: 'talent.give_up_search', targetId: id })
  return listed(ctx)
}
