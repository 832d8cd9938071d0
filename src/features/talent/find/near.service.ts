import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { folded } from '../../adverts/content/advert.rules.ts'
import { titlesNear } from '../../career/smart-search/near.service.ts'
import { exceptions, wordsMeant } from './boolean.rules.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { NEAR_SHOWN } from './search.rules.ts'
import { cardOf, narrowAsked, viewerOf } from './service.ts'

/**
 * Where words find nobody: people whose posts are called what means something near, or are of the same occupation. Filters hold, and so does what
 * was excluded. What nobody is chosen by is no part of what is asked of the model.
 */
export const near = async (
  ctx: Context,
  asked: Parsed<typeof contract.nearTalent>,
): Promise<Output<typeof contract.nearTalent>> => {
  const v = viewerOf(ctx)
  const { narrow, typed, needs } = await narrowAsked(ctx, asked)
  const meant = wordsMeant(typed.node)
  if (meant === '' || asked.only !== null || (await query.count(ctx.db, narrow, v)) > 0) return { people: [] }
  const titles = await titlesNear(ctx, meant)
  if (titles.length === 0) return { people: [] }
  const called = await query.occupationsCalled(ctx.db, titles.map(folded))
  const rest = { ...narrow, asked: typed.asked(exceptions(typed.node)) }
  const rows = await query.nearTitles(
    ctx.db,
    rest,
    v,
    titles.map((title) => ({ title, occupations: called.get(folded(title)) ?? [] })),
    NEAR_SHOWN,
  )
  return { people: rows.map((row) => cardOf(row, asked.names === 'shown', needs)) }
}
