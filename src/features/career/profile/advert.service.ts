import { refusedWhenEnded } from '../../../server/apart.refuse.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { requirementsApart } from '../../matching/cv-reading/service.ts'
import { advertApart } from '../../matching/matching/advert.service.ts'
import type * as contract from './analysis.contract.ts'
import * as query from './queries.ts'
import { asSelf } from './service.ts'

/** A CV against an advert from elsewhere, whose must-haves are read as for employers who paste one. Nothing of it is kept. */
export const compareWithAdvert = async (
  ctx: OpenContext,
  { id, advert }: Parsed<typeof contract.compareWithAdvert>,
): Promise<Output<typeof contract.compareWithAdvert>> => {
  const read = await advertApart(ctx.database, advert)
  const must = read.criteria.filter((c) => c.want === 'must').map((c) => c.text)
  const { parsed, title } = await asSelf(
    ctx,
    async ({ db, actor }) => {
      const row = await query.findCv(db, actor.userId, id)
      if (!row) throw notFound('CV')
      const parsed = await query.parsedOf(db, actor.userId, id)
      if (!parsed) throw new Refusal('CONFLICT', row.problem ?? 'The CV is still being read. Try again in a moment.')
      return { parsed, title: read.title?.slice(0, 160) ?? null }
    },
    { reading: true },
  )
  const requirements = await refusedWhenEnded('advert', requirementsApart(parsed, must))
  return { title, requirements, notCompared: [...new Set(read.asked)] }
}
