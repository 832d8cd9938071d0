import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type { CriterionInput } from '../../matching/matching/criterion-input.rules.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import type * as contract from './contract.ts'
import { NO_FILTERS, type TalentFilters } from './filters.rules.ts'
import { comparisonOf, narrowedBy } from './run.service.ts'

type StoredSearches = Output<typeof contract.listCriteriaSearches>

const MOST = 20
const KIND = 'talent-criteria'

/** What is kept of a search: what was asked, of whom, and whose law compares it. */
export type SavedCriteria = { criteria: CriterionInput[]; filters: TalentFilters; country: string }

/** One that was kept before there were filters has none. */
export const savedCriteriaOf = (query: unknown): SavedCriteria => {
  const { filters, ...rest } = query as Omit<SavedCriteria, 'filters'> & Partial<SavedCriteria>
  return { ...rest, filters: { ...NO_FILTERS, ...filters } }
}

export const listCriteriaSearches = async (ctx: Context): Promise<StoredSearches> => ({
  searches: (await saved.listSearches(ctx.db, KIND, ctx.actor)).map((s) => ({
    id: s.id,
    name: s.name,
    every: s.every_days,
    createdAt: new Date(s.created_at).toISOString(),
    criteria: savedCriteriaOf(s.query).criteria,
    filters: savedCriteriaOf(s.query).filters,
  })),
})

export const saveCriteriaSearch = async (
  ctx: Context,
  input: Parsed<typeof contract.saveCriteriaSearch>,
): Promise<StoredSearches> => {
  const { country } = await comparisonOf(ctx, input.criteria, input.job)
  // A place that nobody knows is refused now, not when somebody is to be found there.
  await narrowedBy(ctx, input.filters)
  if ((await saved.listSearches(ctx.db, KIND, ctx.actor)).length >= MOST)
    throw new Refusal('CONFLICT', `You keep ${MOST} searches. Give one up before you keep another.`)
  const { name, criteria, filters, every } = input
  await saved.insertSearch(ctx.db, KIND, ctx.actor, {
    name,
    query: { criteria, filters, country } satisfies SavedCriteria,
    every,
    at: ctx.now().toISOString(),
  })
  ctx.audit({ action: 'talent_search.keep', detail: { name, every } })
  return listCriteriaSearches(ctx)
}

const mustBeThere = (changed: number) => {
  if (changed === 0) throw notFound('Search')
}

export const changeCriteriaSearch = async (
  ctx: Context,
  { id, every }: Parsed<typeof contract.changeCriteriaSearch>,
): Promise<StoredSearches> => {
  mustBeThere(await saved.updateSearch(ctx.db, KIND, ctx.actor, { id, every, at: ctx.now().toISOString() }))
  ctx.audit({ action: 'talent_search.change', targetId: id, after: { every } })
  return listCriteriaSearches(ctx)
}

export const removeCriteriaSearch = async (
  ctx: Context,
  { id }: Parsed<typeof contract.removeCriteriaSearch>,
): Promise<StoredSearches> => {
  mustBeThere(await saved.deleteSearch(ctx.db, KIND, ctx.actor, id))
  ctx.audit({ action: 'talent_search.give_up', targetId: id })
  return listCriteriaSearches(ctx)
}
