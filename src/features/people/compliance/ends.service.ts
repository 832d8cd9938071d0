import type { Context } from '../../../server/context.ts'
import { everyRow, type ListPart } from '../../../server/list.ts'
import type { Day } from '../../../shared/dates.ts'
import * as query from './queries.ts'
import { describeItem, placesOf } from './things.ts'

/** A pass, permit or document of somebody with the day it runs out; `days` from today at their place, below nought once it is over. */
export type EndOfThing = {
  employeeId: string
  name: string
  country: string
  thing: query.ExpiringItem['thing']
  thingId: string
  /** In words. */
  what: string
  expiresOn: Day
  days: number
}

const toEnd = (ctx: Context, item: query.ExpiringItem): EndOfThing => ({
  employeeId: item.employee_id,
  name: item.full_name,
  country: item.country,
  thing: item.thing,
  thingId: item.thing_id,
  what: describeItem(ctx.countries, item),
  expiresOn: item.expires_on,
  days: item.days,
})

/** Everything of one person that has an end, whenever it comes, the earliest first. */
export const listEndsOfPerson = async (ctx: Context, employeeId: string): Promise<EndOfThing[]> =>
  (await query.listEndsOf(ctx.db, ctx.actor.companyId, placesOf(ctx), employeeId)).map((item) => toEnd(ctx, item))

/** Everything of the company that runs out within so many days, or has, the most urgent first. */
export const listRunningOut = async (ctx: Context, within: number): Promise<EndOfThing[]> => {
  const places = placesOf(ctx)
  const read = (part: ListPart) =>
    query.listExpiringItems(ctx.db, ctx.actor.companyId, { places, input: { within, tier: null }, part })
  const found: EndOfThing[] = []
  for await (const rows of everyRow(read, query.EXPIRING_ORDERS, 'urgent'))
    found.push(...rows.map((item) => toEnd(ctx, item)))
  return found
}
