import type { Context } from '../../../server/context.ts'
import { dayIn } from '../../../shared/dates.ts'
import { liveTierOf } from '../../billing/subscriptions/live.rules.ts'
import { isInAudience } from './promotion.rules.ts'
import * as query from './queries.ts'

type Asking = Pick<Context, 'database' | 'now' | 'db' | 'actor'>

/** Cards of whoever is promoted now to employers such as this one, and whose plan is live. Nothing asks for it but the labelled place of Find Talent. */
export const promotedCards = async ({ database, now, db: own, actor }: Asking): Promise<string[]> => {
  const rows = await database.forPlatform((db) => query.listPromoted(db, now().toISOString()), { reading: true })
  if (rows.length === 0) return []
  const employer = await query.getEmployer(own, actor.companyId)
  return rows.flatMap(({ card_id, countries, fields, ...plan }) =>
    isInAudience({ countries, fields }, employer) && liveTierOf(plan, now()) === 'premium_plus' ? [card_id] : [],
  )
}

/** Whom this company saw there today: they stay, so that the place does not change with every look. */
export const promotedToday = async ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): Promise<string[]> =>
  (await query.listSeenOn(db, actor.companyId, dayIn('UTC', now()))).map(({ card_id }) => card_id)

export const notePromotedSeen = ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, cardId: string) =>
  query.insertBoostView(db, { company_id: actor.companyId, card_id: cardId, day: dayIn('UTC', now()) })
