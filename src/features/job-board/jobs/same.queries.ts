import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/**
 * Of adverts that are the same the one that a list shows (decisions/0068), as the database keeps it with every change of an advert.
 * @param places whether places narrow the list: of work from anywhere each place shows its own
 * @param after the first day the list asks for; what stood before it does not stand in the way
 */
export const representativeCondition = (places: boolean, after: string | null) => {
  const behind = sql.ref(places ? 'behind_here' : 'behind')
  return after === null
    ? sql`${behind} is null`
    : sql`(${behind} is null or ${behind} < (${[after]}::timestamptz[])[1])`
}

/** How many open adverts are the same as `advert`, itself counted; since when there is one; and the others. */
export const openings = sql`
  select (count(twin.id) filter (where twin.id <> advert.id))::int + 1 openings, least(advert.posted_at, min(twin.posted_at)) since,
    coalesce((array_agg(twin.id order by twin.closes_at desc, twin.posted_at desc, twin.id) filter (where twin.id <> advert.id))[1:20], '{}') same
  from job_adverts twin where twin.company_id = advert.company_id and twin.same_key = advert.same_key and twin.open and twin.closes_at > now()`

/** These adverts, and all open ones that are the same as one of them. */
export const withSame = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db.many<{ id: string }>(sql`
          select id from unnest(string_to_array(${ids.join(' ')}, ' ')::uuid[]) given(id)
          union
          select twin.id from unnest(string_to_array(${ids.join(' ')}, ' ')::uuid[]) given(id) join job_adverts advert on advert.id = given.id
            join job_adverts twin on twin.company_id = advert.company_id and twin.same_key = advert.same_key and twin.open`)
      ).map((r) => r.id)

export type Opening = { id: string; place: string; region: string; posted_at: string; closes_on: string | null }

/** The other open ones that are the same as one, in the order in which they stand for each other. */
export const othersOf = (db: Db, id: string) =>
  db.many<Opening>(sql`
    select twin.id, twin.shown->'place'->>'name' place, twin.shown->'place'->>'region' region, twin.posted_at, twin.shown->>'closesOn' closes_on
      from job_adverts advert join job_adverts twin on twin.company_id = advert.company_id and twin.same_key = advert.same_key and twin.open
     where advert.id = ${id}::uuid and twin.id <> advert.id and twin.closes_at > now()
     order by twin.closes_at desc, twin.posted_at desc, twin.id limit 20`)
