import type { Context } from '../../../server/context.ts'
import type { Day } from '../../../shared/dates.ts'
import { SOON } from '../authorizations/rules.ts'
import { endingBefore } from './expiry.rules.ts'
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

/** Whose pass or permit ends before a day, by their id, with the day it ends. */
export const permitsEndingBefore = async (
  ctx: Pick<Context, 'db' | 'actor' | 'countries' | 'now'>,
  employeeIds: readonly string[],
  before: Day,
): Promise<Map<string, Day>> => {
  const ends = await query.listPermitEnds(ctx.db, ctx.actor.companyId, placesOf(ctx), employeeIds)
  const found = new Map<string, Day>()
  for (const [employeeId, own] of Map.groupBy(ends, (item) => item.employee_id)) {
    const end = endingBefore(own.map(toPermitEnd), before)
    if (end !== null) found.set(employeeId, end)
  }
  return found
}

const toPermitEnd = ({ thing, named, expires_on: until }: query.ExpiringItem) => ({
  kind: thing === 'authorization' ? (named ?? '') : null,
  until,
})
