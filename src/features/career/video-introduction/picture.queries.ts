import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type StoredPicture = { storage_key: string; bytes: number; sha256: Buffer; made_at: string }

export const findPicture = (db: Db, userId: string, video: string) =>
  db.maybe<StoredPicture>(sql`
    select storage_key, bytes, sha256, made_at from seeker_video_pictures where user_id = ${userId}::uuid and video_id = ${video}::uuid`)

type NewPicture = { video: string; userId: string; key: string; bytes: number; sha256: Buffer; at: string }

export const putPicture = (db: Db, made: NewPicture) =>
  db.run(sql`
    insert into seeker_video_pictures (video_id, user_id, storage_key, bytes, sha256, made_at)
    values (${made.video}::uuid, ${made.userId}::uuid, ${made.key}, ${made.bytes}, ${made.sha256}, ${made.at}::timestamptz)
    on conflict (video_id) do update set storage_key = excluded.storage_key, bytes = excluded.bytes, sha256 = excluded.sha256, made_at = excluded.made_at`)

export const listPictureKeys = async (db: Db, userId: string): Promise<string[]> =>
  (
    await db.many<{ storage_key: string }>(
      sql`select storage_key from seeker_video_pictures where user_id = ${userId}::uuid`,
    )
  ).map((picture) => picture.storage_key)
