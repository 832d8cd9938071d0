import type { Context } from '../../../server/context.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import * as query from './place-day.queries.ts'

/** What day it is for pay: that of the place of the legal entity, not of the server or of who looks. */

type Clock = Pick<Context, 'countries' | 'now'>

/** Now, with the zone of each country for entities that have said none of their own. */
export const momentOf = ({ countries, now }: Clock): query.Moment => ({
  at: now().toISOString(),
  zones: Object.fromEntries(countries.all.map(({ code, zone }) => [code, zone])),
})

/** Today at the place of a legal entity. */
export const dayOfEntity = (
  { countries, now }: Clock,
  { zone, country }: { zone: string | null; country: string },
): Day => dayIn(zone ?? countries.get(country).zone, now())

/** Today where somebody is employed; null: there is no such employment, or it is of no entity. */
export const todayOfEmployment = async (
  ctx: Clock & Pick<Context, 'db' | 'actor'>,
  employmentId: string,
): Promise<Day | null> =>
  (await query.dayOfEmployment(ctx.db, ctx.actor.companyId, { employmentId, moment: momentOf(ctx) })) ?? null
