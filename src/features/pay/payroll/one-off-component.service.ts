import { firstDayOf, lastDayOf, type Nature } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { invalid } from '../../../shared/refusal.ts'
import { componentsOf, keepFromDeletion } from '../components/held.service.ts'
import { type ComponentsOn, type HeldComponent, NO_COMPONENTS } from '../components/rules.ts'
import * as query from './queries.ts'

/** Components of a legal entity that something can be paid or taken by in a month: those that hold on some of its days. */
export const componentsOfMonth = async (
  ctx: Context,
  { entityId, country, month }: { entityId: string | null; country: string; month: string },
): Promise<ComponentsOn> => {
  const law = ctx.payrolls.get(country)
  if (!law || !entityId) return NO_COMPONENTS
  const [first, last] = [firstDayOf(month), lastDayOf(month)]
  const all = (await componentsOf(ctx, law, entityId))(last)
  return new Map(
    [...all].filter(([, { from, until }]) => (from === null || from <= last) && (until === null || first <= until)),
  )
}

/** What is stored of something paid or taken once by a component: what it is by nature is asked again when it is paid. */
export const storedByComponent = ({ code, nature, priority }: HeldComponent) =>
  nature === 'deduction'
    ? ({ kind: 'deduction', nature: null, priority, component_code: code } as const)
    : ({ kind: 'earning', nature: nature as Nature, component_code: code } as const)

/** The component something is paid or taken once by. @throws Refusal at `component` where the entity has none of the code and kind in the month */
export const oneOffComponent = async (
  ctx: Context,
  q: { employmentId: string; code: string; kind: 'earning' | 'deduction'; month: string },
): Promise<HeldComponent> => {
  const person = await query.findPerson(ctx.db, ctx.actor.companyId, {
    employmentId: q.employmentId,
    on: lastDayOf(q.month),
  })
  const entity = await query.countryOfEntity(ctx.db, ctx.actor.companyId, person?.entity_id ?? null)
  if (entity) await keepFromDeletion(ctx, { entityId: entity.id, code: q.code })
  const all = await componentsOfMonth(ctx, {
    entityId: entity?.id ?? null,
    country: entity?.country ?? '',
    month: q.month,
  })
  const found = all.get(q.code)
  if (!found || (found.nature === 'deduction') !== (q.kind === 'deduction'))
    throw invalid({ component: 'Choose a component of this legal entity that holds in the month.' })
  return found
}
