import type { Services } from '../../../server/context.ts'
import { defineJob } from '../../../server/jobs.ts'
import { markGone } from './queries.ts'

type Removal = { userId: string; id: string; keys: readonly string[] }

/** Removes the bytes of a deleted video, and writes down when none of them could be read any more. Twice is the same as once. */
export const removeVideoParts = async (services: Services, { userId, id, keys }: Removal): Promise<void> => {
  const { files, database, now } = services
  for (const key of keys) await files.remove(key)
  for (const key of keys) {
    const left = await files.get(key).then(
      () => true,
      () => false,
    )
    if (left) throw new Error(`A part of the deleted video ${id} is still there`)
  }
  await database.forSeeker({ userId }, (db) => markGone(db, id, now().toISOString()))
}

export const videoJobs = [defineJob('remove-video-parts', removeVideoParts)]
