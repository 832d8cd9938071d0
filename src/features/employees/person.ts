import type { Context } from '../../server/context.ts'
import { dayIn } from '../../shared/dates.ts'
import { notFound } from '../../shared/refusal.ts'
import * as query from './queries.ts'

/** One person of the caller's company, their country, and what day it is there: for features that do something for a person. */
export const personOf = async (ctx: Context, id: string) => {
  const stored = await query.employee(ctx.db, ctx.actor.companyId, id)
  if (!stored) throw notFound('Employee')
  const country = ctx.countries.get(stored.country)
  return { stored, country, today: dayIn(country.zone, ctx.now()) }
}

/** Their pay on a day, and the pay that is still to come. */
export const payOn = async (ctx: Context, id: string, day: string) => ({
  inForce: await query.compensationInForce(ctx.db, ctx.actor.companyId, id, day),
  latest: await query.compensationInForce(ctx.db, ctx.actor.companyId, id, '9999-12-31'),
})

/** Adds to what the person's page tells of them. */
export const tell = (ctx: Context, id: string, type: string, metadata: object = {}) =>
  query.addActivity(ctx.db, ctx.actor.companyId, id, type, ctx.actor.email, metadata)

export const companyNamed = (ctx: Context) => query.companyOf(ctx.db, ctx.actor.companyId)
