import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { notePromotedSeen, promotedCards, promotedToday } from '../../career/resume-boost/promoted.service.ts'
import { ONE_IN } from '../../career/resume-boost/promotion.rules.ts'
import { oneWithBadges } from './badges.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { SAVED_FILTERS } from './search.rules.ts'
import { cardOf, prepareSearch, viewerOf } from './service.ts'

/**
 * The labelled place beside the list, never in it: somebody the same search finds by the same conditions, who asked to be promoted. A search that
 * asks nothing, or finds fewer than ten people, has no such place.
 */
export const promotedTalent = async (
  ctx: Context,
  input: Parsed<typeof contract.promotedTalent>,
): Promise<Output<typeof contract.promotedTalent>> => {
  if (input.only !== null || SAVED_FILTERS.every((name) => input[name] === null)) return { person: null }
  const cards = await promotedCards(ctx)
  if (cards.length === 0) return { person: null }
  const v = viewerOf(ctx)
  const { narrow, needs } = await prepareSearch(ctx, input)
  const row = await query.findPromoted(ctx.db, narrow, v, { cards, seen: await promotedToday(ctx) })
  if (!row || (await query.countTalent(ctx.db, narrow, v)) < ONE_IN) return { person: null }
  return { person: await oneWithBadges(ctx, cardOf(row, input.names === 'shown', needs)) }
}

/** Counted once a company and day, and only for whoever is promoted and may be found by this company. */
export const notePromoted = async (
  ctx: Context,
  { id }: Parsed<typeof contract.notePromoted>,
): Promise<Output<typeof contract.notePromoted>> => {
  if (!(await query.findCard(ctx.db, viewerOf(ctx), id))) throw notFound('Person')
  if (!(await promotedCards(ctx)).includes(id)) return { noted: false }
  return { noted: (await notePromotedSeen(ctx, id)) > 0 }
}
