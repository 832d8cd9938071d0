import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/** So long it is remembered, and so many of them. */
const DAYS = 90
const MOST = 200

export type Look = { at: string; before: string | null; pages: number; pages_before: number }

export const findLook = (db: Db, userId: string, search: Buffer, now: string) =>
  db.maybe<Look>(sql`
    select at, before, pages, pages_before from seeker_looks
     where user_id = ${userId} and search = ${search} and at > ${now}::timestamptz - make_interval(days => ${DAYS})`)

/** Kept, and what is too old or too much given up. */
export const upsertLook = async (db: Db, userId: string, search: Buffer, now: Look): Promise<void> => {
  await db.run(
    k
      .insertInto('seeker_looks')
      .values({ user_id: userId, search, ...now })
      .onConflict((c) => c.columns(['user_id', 'search']).doUpdateSet(now)),
  )
  await db.run(sql`
    delete from seeker_looks where user_id = ${userId} and (at <= ${now.at}::timestamptz - make_interval(days => ${DAYS})
      or search in (select search from seeker_looks where user_id = ${userId} order by at desc, search offset ${MOST}))`)
}
