import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { listStored } from './queries.ts'
import { type ComponentsOn, componentsOn } from './rules.ts'

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
