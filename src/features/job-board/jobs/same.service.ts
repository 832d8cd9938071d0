import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Opening } from './card.contract.ts'
import { othersOf, withSame } from './same.queries.ts'

/** These jobs and all open ones whose advert is the same: what somebody hides or has applied for, they know by any of its addresses. */
export const findSameJobs = (ctx: Pick<OpenContext, 'database'>, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0 ? Promise.resolve([]) : ctx.database.forPublic((db) => withSame(db, ids), { reading: true })

/** The others of an advert that is published several times. */
export const openingsOf = async (db: Db, id: string): Promise<Opening[]> =>
  (await othersOf(db, id)).map((o) => ({
    id: o.id,
    place: o.place,
    region: o.region,
    closesOn: o.closes_on,
    postedAt: new Date(o.posted_at).toISOString(),
  }))
