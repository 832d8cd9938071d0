import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { keepComponents, listEntities, listStored } from './queries.ts'
import { type ComponentsOn, componentsOn, type HeldComponent } from './rules.ts'

/** What runs, payslips and the journal ask of components. */

/** Components of a legal entity as they hold on any day: read once, reckoned for each day that is asked. */
export const componentsOf = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  law: CountryPayroll,
  entityId: string,
): Promise<(day: Day) => ComponentsOn> => {
  const stored = await listStored(db, actor.companyId, [entityId])
  const known = new Map<Day, ComponentsOn>()
  return (day) => {
    const found = known.get(day) ?? componentsOn(law, stored, day)
    known.set(day, found)
    return found
  }
}

/** Whoever uses components in this transaction keeps them from being deleted meanwhile. @param of.code null: all of the legal entity */
export const keepFromDeletion = (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  of: { entityId: string; code: string | null },
): Promise<unknown> => keepComponents(db, actor.companyId, of)

/** Components of all legal entities of the company as they hold today, of each code the first. */
export const componentsOfCompany = async (
  ctx: Pick<Context, 'db' | 'actor' | 'payrolls' | 'countries' | 'now'>,
): Promise<HeldComponent[]> => {
  const { companyId } = ctx.actor
  const entities = await listEntities(ctx.db, companyId)
  const stored = Map.groupBy(
    await listStored(
      ctx.db,
      companyId,
      entities.map(({ id }) => id),
    ),
    (row) => row.entity_id,
  )
  const found = new Map<string, HeldComponent>()
  for (const { id, country } of entities) {
    const law = ctx.payrolls.get(country)
    if (!law) continue
    const today = dayIn(ctx.countries.get(country).zone, ctx.now())
    for (const [code, held] of componentsOn(law, stored.get(id) ?? [], today))
      if (!found.has(code)) found.set(code, held)
  }
  return [...found.values()]
}
