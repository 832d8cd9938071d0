import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { COMPONENT_NATURES } from './choices.rules.ts'
import type * as contract from './contract.ts'
import { refusalOfNature } from './law.rules.ts'
import { changesComponents } from './policy.ts'
import * as query from './queries.ts'
import { type ComponentsOn, componentsOn, type HeldComponent } from './rules.ts'

/** Legal entities with a law of pay, and their components as they are listed. */

export type Entity = query.EntityRow & { law: CountryPayroll; today: Day }

const withLaw = (ctx: Context, row: query.EntityRow): Entity[] => {
  const law = ctx.payrolls.get(row.country)
  return law ? [{ ...row, law, today: dayIn(row.zone ?? ctx.countries.get(row.country).zone, ctx.now()) }] : []
}

/** A legal entity with the law of pay of its country. @throws Refusal NOT_FOUND for another company's */
export const entityWithLaw = async (ctx: Context, id: string): Promise<Entity> => {
  const row = await query.findEntity(ctx.db, ctx.actor.companyId, id)
  const [found] = row ? withLaw(ctx, row) : []
  if (!found) throw notFound('Legal entity')
  return found
}

export const stateOf = ({ from, until }: HeldComponent, today: Day) => {
  if (until !== null && until < today) return 'ended' as const
  return from !== null && from > today ? ('to_come' as const) : ('active' as const)
}

export const saidOf = (
  held: Omit<HeldComponent, 'code' | 'isStandard' | 'from' | 'until' | 'isToCome' | 'counts' | 'lowers'>,
) => ({
  name: held.name,
  names: held.names,
  nature: held.nature,
  proration: held.proration,
  inRetro: held.in_retro,
  priority: held.priority,
  mostPercent: held.most_percent,
  slipGroup: held.slip_group,
  slipOrder: held.slip_order,
  account: held.account,
  choice: held.choice,
})

export const toRow = (held: HeldComponent, today: Day): contract.ComponentRow => ({
  code: held.code,
  isStandard: held.isStandard,
  from: held.from,
  until: held.until,
  state: stateOf(held, today),
  ...saidOf(held),
})

export const componentsNow = async (ctx: Context, { id, law, today }: Entity): Promise<ComponentsOn> =>
  componentsOn(law, await query.listStored(ctx.db, ctx.actor.companyId, [id]), today)

/** Components without those whose treatment is not on file in the country. */
export const priceableOf = (law: CountryPayroll, components: ComponentsOn, day: Day): HeldComponent[] =>
  [...components.values()].filter(({ nature }) => refusalOfNature(law, nature, day.slice(0, 7)) === null)

/** Components of an entity as they are listed, by what was asked. */
export const listedFor = async (
  ctx: Context,
  entity: Entity,
  {
    nature,
    state,
    kind,
    search,
  }: Pick<Parsed<typeof contract.listPayComponents>, 'nature' | 'state' | 'kind' | 'search'>,
) => {
  const held = priceableOf(entity.law, await componentsNow(ctx, entity), entity.today)
  const components = held.map((one) => ({ ...one, state: stateOf(one, entity.today) }))
  return { components, nature, state, kind, search }
}

/** The entity asked for, else the first with a law of pay. */
export const entitiesFor = async (ctx: Context, entityId: string | null | undefined) => {
  const all = (await query.listEntities(ctx.db, ctx.actor.companyId)).flatMap((row) => withLaw(ctx, row))
  const chosen = entityId ? await entityWithLaw(ctx, entityId) : (all[0] ?? null)
  return { all, chosen }
}

export const listPayComponents = async (
  ctx: Context,
  input: Parsed<typeof contract.listPayComponents>,
): Promise<Output<typeof contract.listPayComponents>> => {
  const { sort, cursor, page, pageSize } = input
  const { all, chosen } = await entitiesFor(ctx, input.entityId)
  const about = {
    page,
    entities: all.map(({ id, name, country, today }) => ({ id, name, country, today })),
    entityId: chosen?.id ?? null,
    mayChange: changesComponents(ctx.actor),
  }
  if (!chosen) return { components: [], next: null, totalCount: 0, totalIsAtLeast: false, natures: [], ...about }
  const filter = await listedFor(ctx, chosen, input)
  const part = listWindow(query.COMPONENT_ORDERS, { sort, cursor, page, pageSize })
  const { rows, next } = pageOf(part, await query.listComponents(ctx.db, filter, part))
  const byCode = new Map(filter.components.map((one) => [one.code, one]))
  return {
    components: rows.flatMap(({ code }) => {
      const held = byCode.get(code)
      return held ? [toRow(held, chosen.today)] : []
    }),
    next,
    ...totalOf(await query.countComponents(ctx.db, filter)),
    natures: COMPONENT_NATURES.filter(
      (nature) => refusalOfNature(chosen.law, nature, chosen.today.slice(0, 7)) === null,
    ),
    ...about,
  }
}
