import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type { CriterionInput } from '../../matching/matching/criterion-input.rules.ts'
import type * as contract from './contract.ts'
import { comparisonOf } from './run.service.ts'
import * as query from './searches.queries.ts'

type Kept = Output<typeof contract.listCriteriaSearches>

const MOST = 20

export const listCriteriaSearches = async (ctx: Context): Promise<Kept> => ({
  searches: (await query.listCriteriaSearches(ctx.db, ctx.actor.companyId, ctx.actor.userId)).map((s) => ({
    id: s.id,
    name: s.name,
    every: s.every_days,
    createdAt: new Date(s.created_at).toISOString(),
    criteria: s.criteria as unknown as CriterionInput[],
  })),
})

export const saveCriteriaSearch = async (
  ctx: Context,
  input: Parsed<typeof contract.saveCriteriaSearch>,
): Promise<Kept> => {
  const { companyId, userId } = ctx.actor
  const { country } = await comparisonOf(ctx, input.criteria, input.job)
  if ((await query.listCriteriaSearches(ctx.db, companyId, userId)).length >= MOST)
    throw new Refusal('CONFLICT', `You keep ${MOST} searches. Give one up before you keep another.`)
  const { name, criteria, every } = input
  await query.insertCriteriaSearch(ctx.db, companyId, userId, {
    name,
    criteria,
    country,
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
): Promise<Kept> => {
  const { companyId, userId } = ctx.actor
  mustBeThere(await query.updateCriteriaSearch(ctx.db, companyId, userId, id, every, ctx.now().toISOString()))
  ctx.audit({ action: 'talent_search.change', targetId: id, after: { every } })
  return listCriteriaSearches(ctx)
}

export const removeCriteriaSearch = async (
  ctx: Context,
  { id }: Parsed<typeof contract.removeCriteriaSearch>,
): Promise<Kept> => {
  mustBeThere(await query.deleteCriteriaSearch(ctx.db, ctx.actor.companyId, ctx.actor.userId, id))
  ctx.audit({ action: 'talent_search.give_up', targetId: id })
  return listCriteriaSearches(ctx)
}
