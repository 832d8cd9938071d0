import type { OpenContext, Services } from '../../../server/context.ts'
import type { ErasedApplications } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { addMonths, dayIn } from '../../../shared/dates.ts'
import { asSelf } from '../../career/profile/service.ts'
import * as query from './queries.ts'
import { KEPT_MONTHS } from './talk.rules.ts'
import { toThreadView } from './talk.service.ts'
import {
  deleteThreads,
  listNotHeld,
  listOldThreads,
  listOwnThreads,
  listThreadsOfApplications,
} from './tell.queries.ts'

const AT_A_TIME = 200

/** Everything they wrote and were written, as they may read it. */
export const exportThreads = async (ctx: OpenContext) => {
  const now = ctx.now()
  const rows = await asSelf(
    ctx,
    ({ db, actor }) => query.listThreadsOfSeeker(db, actor.userId, { now: now.toISOString() }),
    { reading: true },
  )
  const threads = []
  for (const row of rows)
    threads.push(
      await ctx.database.forCompany(row.company_id, (db) =>
        toThreadView({ db, companyId: row.company_id, side: 'seeker', userId: null, now }, row),
      ),
    )
  return threads
}

/** Their threads go with their account, on both sides, with the files in them. */
export const leaveThreads = async (ctx: OpenContext, userId: string): Promise<void> => {
  const own = await ctx.database.forSeeker({ userId }, (db) => listOwnThreads(db, userId), { reading: true })
  for (const [companyId, those] of Map.groupBy(own, (thread) => thread.company_id)) {
    const ids = those.map(({ id }) => id)
    const keys = await ctx.database.forCompany(companyId, (db) => deleteThreads(db, companyId, ids))
    ctx.afterwards(async () => {
      // What does not go now goes by the nightly sweep.
      for (const key of keys) await ctx.files.remove(key).catch(() => {})
    })
  }
}

/** A company forgets somebody who applied: what they wrote about it goes. The bytes of files go by the nightly sweep. */
export const eraseThreads = async (db: Db, { companyId, applicationIds }: ErasedApplications): Promise<string[]> => {
  const those = await listThreadsOfApplications(db, companyId, applicationIds)
  await deleteThreads(
    db,
    companyId,
    those.map(({ id }) => id),
  )
  return []
}

/** Each night: threads in which nothing was written for two years go, unless their application is kept for a dispute. */
export const forgetOldThreads = async ({ database, files, now }: Services): Promise<void> => {
  const today = dayIn('UTC', now())
  const before = `${addMonths(today, -KEPT_MONTHS)}T00:00:00Z`
  const old = await database.forPlatform((db) => listOldThreads(db, before, AT_A_TIME))
  for (const [companyId, those] of Map.groupBy(old, (thread) => thread.company_id)) {
    const keys = await database.forCompany(companyId, async (db) => {
      const ids = those.map(({ id }) => id)
      const gone = await listNotHeld(db, companyId, ids, today)
      return deleteThreads(
        db,
        companyId,
        gone.map(({ id }) => id),
      )
    })
    for (const key of keys) await files.remove(key).catch(() => {})
  }
}
