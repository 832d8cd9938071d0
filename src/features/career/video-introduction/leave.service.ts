import type { OpenContext } from '../../../server/context.ts'
import { listPictureKeys } from './picture.queries.ts'
import * as query from './queries.ts'

/** Their videos go with their account, and no company may watch them any more. */
export const leaveVideos = async (ctx: OpenContext, userId: string): Promise<void> => {
  const { keys, shares } = await ctx.database.forSeeker(
    { userId },
    async (db) => ({
      keys: [...(await query.listKeys(db, userId)), ...(await listPictureKeys(db, userId))],
      shares: await query.listShares(db, userId),
    }),
    { reading: true },
  )
  for (const share of shares)
    await ctx.database.forCompany(share.company_id, (db) =>
      query.deleteShares(db, share.company_id, { video: share.video_id, application: null }),
    )
  ctx.afterwards(async () => {
    // What does not go now goes by the nightly sweep.
    for (const key of keys) await ctx.files.remove(key).catch(() => {})
  })
}
