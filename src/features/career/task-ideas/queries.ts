import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

export type FoundOccupation = { code: string; title: string; called: string; isExact: boolean }

const LIKE_SIGNS = /[\\%_]/g

/** Those called exactly so (lower case), at most `most`. */
export const listCalledExactly = (db: Db, title: string, most: number): Promise<FoundOccupation[]> =>
  db.many<FoundOccupation>(sql`
    select occupation.code, occupation.title, name.title called, true "isExact"
      from onet_titles name join onet_occupations occupation on occupation.code = name.code
     where lower(name.title) = ${title} order by occupation.title limit ${most}`)

/** Those with a longer title that begins so, each by the shortest of them. */
export const listBeginningSo = (db: Db, title: string, most: number): Promise<FoundOccupation[]> =>
  db.many<FoundOccupation>(sql`
    select occupation.code, occupation.title, name.title called, false "isExact"
      from (select distinct on (code) code, title from onet_titles
             where lower(title) like ${`${title.replace(LIKE_SIGNS, '\\$&')}%`}
             order by code, length(title), title) name
      join onet_occupations occupation on occupation.code = name.code
     order by length(name.title), occupation.title limit ${most}`)

export const findOnetOccupation = (db: Db, code: string) =>
  db.maybe(k.selectFrom('onet_occupations').select(['code', 'title']).where('code', '=', code))

export const listTasks = async (db: Db, code: string): Promise<string[]> =>
  (await db.many(k.selectFrom('onet_tasks').select('task').where('code', '=', code).orderBy('place'))).map(
    ({ task }) => task,
  )

/** For each of these titles (lower case) the job zone, where all occupations that are called exactly so have the same one. */
export const listZones = (db: Db, titles: readonly string[]) =>
  db.many<{ title: string; zone: number }>(sql`
    select lower(name.title) title, min(occupation.zone)::int zone
      from onet_titles name join onet_occupations occupation on occupation.code = name.code
     where lower(name.title) = any(${[...titles]}::text[])
     group by 1 having count(*) = count(occupation.zone) and min(occupation.zone) = max(occupation.zone)`)
