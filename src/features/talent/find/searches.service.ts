import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import type * as contract from './contract.ts'
import { searchTalent } from './contract.ts'
import { countTalent } from './queries.ts'
import { type Query, toSavedTalentQuery } from './search.rules.ts'
import { narrowOf, viewerOf } from './service.ts'

type Searches = Output<typeof contract.listTalentSearches>

const MOST = 20
const KIND = 'talent'

/** How many are found by a search who came after a moment. */
export const freshOf = async (ctx: Context, stored: Query, since: string): Promise<number> => {
  const { narrow } = await narrowOf(ctx, searchTalent.input.parse(stored), null)
  return countTalent(ctx.db, { ...narrow, since }, viewerOf(ctx))
}

const listed = async (ctx: Context): Promise<Searches> => {
  const searches: Searches['searches'] = []
  for (const row of await saved.listSearches(ctx.db, KIND, ctx.actor)) {
    const stored = row.query as Query
    const fresh = await freshOf(ctx, stored, row.seen_at)
    searches.push({ id: row.id, name: row.name, query: stored, every: row.every_days, fresh })
  }
  return { searches }
}
export const list = listed

export const saveTalentSearch = async (
  ctx: Context,
  input: Parsed<typeof contract.saveTalentSearch>,
): Promise<Searches> => {
  const stored = toSavedTalentQuery(input.query as Query)
  if (Object.keys(stored).length === 0)
    throw invalid({ query: 'Search for something first: a search without words or filters is everybody.' })
  // Read once now, so that no letter meets one that cannot be read.
  await freshOf(ctx, stored, ctx.now().toISOString())
  if ((await saved.listSearches(ctx.db, KIND, ctx.actor)).length >= MOST)
    throw new Refusal('CONFLICT', `You keep ${MOST} searches. Give one up before you keep another.`)
  const at = ctx.now().toISOString()
  await saved.insertSearch(ctx.db, KIND, ctx.actor, { name: input.name, query: stored, every: input.every, at })
  ctx.audit({ action: 'talent.keep_search', detail: { name: input.name } })
  return listed(ctx)
}

const mustBeThere = (changed: number) => {
  if (changed === 0) throw notFound('Search')
}

export const changeTalentSearch = async (
  ctx: Context,
  { id, ...set }: Parsed<typeof contract.changeTalentSearch>,
): Promise<Searches> => {
  const change = { ...set, id, at: ctx.now().toISOString() }
  mustBeThere(await saved.updateSearch(ctx.db, KIND, ctx.actor, change))
  return listed(ctx)
}

export const removeTalentSearch = async (
  ctx: Context,
  { id }: Parsed<typeof contract.removeTalentSearch>,
): Promise<Searches> => {
  mustBeThere(await saved.deleteSearch(ctx.db, KIND, ctx.actor, id))
  ctx.audit({ action: 'talent.give_up_search', targetId: id })
  return listed(ctx)
}
