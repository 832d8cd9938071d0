import type { Context } from '../../../server/context.ts'
import { SOON } from '../authorizations/rules.ts'
import * as query from './queries.ts'
import type { HeldExpiry } from './rules.ts'
import { describeItem, placesOf } from './things.ts'

/**
 * What runs out within 90 days, or has, among the permits and documents kept about these people, by their id. Asked once for all of them;
 * somebody of whom nothing runs out is not in it, and who has left is not asked about.
 */
export const listHeldExpiries = async (
  ctx: Context,
  employeeIds: readonly string[],
): Promise<Map<string, HeldExpiry[]>> => {
  const found = await query.listHeldOf(ctx.db, ctx.actor.companyId, placesOf(ctx), { employeeIds, within: SOON })
  const held = new Map<string, HeldExpiry[]>()
  for (const item of found) {
    const one = {
      thing: item.thing,
      id: item.thing_id,
      what: describeItem(ctx.countries, item),
      expiresOn: item.expires_on,
    }
    held.set(item.employee_id, [...(held.get(item.employee_id) ?? []), one])
  }
  return held
}
