import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { readAdvert } from '../../adverts/content/paste.rules.ts'
import { requirementIn } from '../../matching/cv-reading/analysis.rules.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { withoutProtected } from '../../matching/matching/protected.rules.ts'
import { draftOfAdvert } from '../../talent/criteria-search/criteria.rules.ts'
import type * as contract from './analysis.contract.ts'
import * as query from './queries.ts'
import { asSelf } from './service.ts'

/** A CV against an advert from elsewhere, whose must-haves are read as for employers who paste one. Nothing of it is kept. */
export const against = async (
  ctx: OpenContext,
  { id, advert }: Parsed<typeof contract.compareWithAdvert>,
): Promise<Output<typeof contract.compareWithAdvert>> => {
  const { skills } = await lexiconOf(ctx.doors)
  const { rest, asked } = withoutProtected(advert)
  const read = readAdvert(advert)
  const drafted = draftOfAdvert(read as Parameters<typeof draftOfAdvert>[0], rest, skills)
  const must = drafted.filter((c) => c.want === 'must')
  return asSelf(
    ctx,
    async ({ db, actor }) => {
      const row = await query.cv(db, actor.userId, id)
      if (!row) throw notFound('CV')
      const parsed = await query.parsedOf(db, actor.userId, id)
      if (!parsed) throw new Refusal('CONFLICT', row.problem ?? 'The CV is still being read. Try again in a moment.')
      return {
        title: read.title?.slice(0, 160) ?? null,
        requirements: must.map((c) => requirementIn(parsed, c.text)),
        notCompared: [...new Set(asked)],
      }
    },
    { reading: true },
  )
}
