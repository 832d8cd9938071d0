import type { AllowanceComponent } from '../../../server/allowance-component.ts'
import type { Context } from '../../../server/context.ts'
import * as query from './queries.ts'
import { componentsOn } from './rules.ts'

/** What recurring pay beside the fixed parts is of: allowances and what varies, not what is reckoned or settled by itself. */
const RECURRING: ReadonlySet<string> = new Set(['allowance', 'housing', 'conveyance', 'commission', 'bonus', 'in_kind'])
const FIXED: ReadonlySet<string> = new Set(['basic', 'housing', 'transport'])

/** Components that an allowance of somebody may be of, as they hold today: those of the legal entity that employs them. */
export const allowanceComponents = async (
  ctx: Pick<Context, 'db' | 'actor' | 'payrolls'>,
  { employeeId, today, chosen }: { employeeId: string; today: string; chosen?: string },
): Promise<readonly AllowanceComponent[]> => {
  const { companyId } = ctx.actor
  const entity = await query.entityOfEmployee(ctx.db, companyId, { employeeId, today })
  const law = entity && ctx.payrolls.get(entity.country)
  if (!entity || !law) return []
  if (chosen !== undefined) await query.keepComponents(ctx.db, companyId, { entityId: entity.id, code: chosen })
  const all = componentsOn(law, await query.listStored(ctx.db, companyId, [entity.id]), today)
  return [...all.values()]
    .filter(({ nature, code }) => RECURRING.has(nature) && !FIXED.has(code))
    .map(({ code, name, names, from, until }) => ({ code, name, names, from, until }))
}
