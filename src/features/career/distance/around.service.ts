import type { OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import { COUNT_LIMIT } from '../../../shared/list.ts'
import { advertsOf, cardOf } from '../../job-board/jobs/service.ts'
import { asSelf } from '../profile/service.ts'
import * as query from './queries.ts'
import { type Point, reachedTowns, wholeKm } from './reach.rules.ts'
import { townsOf } from './service.ts'

type Around = { middle: Point; radiusKm: number; type: string | null; most: number }

/**
 * Open jobs whose town has its middle within a distance of a point, the nearest first, by the rules of the distance filter: without those done from
 * anywhere and without what the person hid. It only reads: the point goes nowhere.
 */
export const listJobsAround = async (ctx: OpenContext, { middle, radiusKm, type, most }: Around) => {
  const towns = [...(await townsOf(ctx.database)).values()]
  const reached = reachedTowns(towns, [{ ...middle, id: '', name: '', radiusKm, excluded: false }])
  const within = {
    ids: reached.map(({ town }) => town.id),
    metres: reached.map(({ km }) => Math.round(km * 1_000)),
  }
  const filter = { userId: actorOf(ctx).userId, words: null, type, mode: null, payMin: null }
  const part = listWindow(query.NEAR_ORDERS, { sort: 'near', page: 1, cursor: null, pageSize: most })
  const found = await asSelf(
    ctx,
    async ({ db }) => {
      const { rows } = pageOf(part, await query.listNear(db, filter, within, part))
      const ids = rows.map(({ id }) => id)
      return { rows, adverts: await advertsOf(db, ids), total: await query.countNear(db, filter, within) }
    },
    { reading: true },
  )
  const near = new Map(reached.map((one) => [one.town.id, one]))
  const jobs = found.rows.flatMap(({ id, town }) => {
    const row = found.adverts.find((advert) => advert.id === id)
    const at = near.get(town ?? 0)
    return row && at ? [{ job: cardOf(ctx.countries, row, null), km: wholeKm(at.km) }] : []
  })
  return { jobs, total: Math.min(found.total, COUNT_LIMIT), totalIsAtLeast: found.total > COUNT_LIMIT }
}
