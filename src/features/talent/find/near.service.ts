import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { findNearTitles } from '../../career/smart-search/near.service.ts'
import { withBadges } from './badges.service.ts'
import { hardConditions, searchedWords } from './boolean.rules.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { MOST_NEAR } from './search.rules.ts'
import { cardOf, prepareSearch, viewerOf } from './service.ts'

/**
 * Where words find nobody: people whose posts are called what means something near, or are of the same occupation. Filters hold, and so does what
 * was excluded. What nobody is chosen by is no part of what is asked of the model.
 */
export const nearTalent = async (
  ctx: Context,
  input: Parsed<typeof contract.nearTalent>,
): Promise<Output<typeof contract.nearTalent>> => {
  const v = viewerOf(ctx)
  const { narrow, typed, needs } = await prepareSearch(ctx, input)
  const meant = searchedWords(typed.node)
  if (meant === '' || input.only !== null || (await query.countTalent(ctx.db, narrow, v)) > 0) return { people: [] }
  const titles = await findNearTitles(ctx, meant)
  if (titles.length === 0) return { people: [] }
  const called = await query.findOccupationsByTitle(ctx.db, titles.map(foldText))
  const rest = { ...narrow, asked: typed.asked(hardConditions(typed.node)) }
  const rows = await query.listTalentByTitles(ctx.db, rest, v, {
    titles: titles.map((title) => ({ title, occupations: called.get(foldText(title)) ?? [] })),
    most: MOST_NEAR,
  })
  const cards = rows.map((row) => cardOf(row, input.names === 'shown', needs))
  return { people: await withBadges(ctx, cards) }
}
