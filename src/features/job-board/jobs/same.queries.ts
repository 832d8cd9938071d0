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

/** How many open adverts are the same as `a`, itself counted; since when there is one; and the others. */
export const openings = sql`
  select (count(t.id) filter (where t.id <> a.id))::int + 1 openings, least(a.posted_at, min(t.posted_at)) since,
    coalesce((array_agg(t.id order by t.closes_at desc, t.posted_at desc, t.id) filter (where t.id <> a.id))[1:20], '{}') same
  from job_adverts t where t.company_id = a.company_id and t.same_key = a.same_key and t.open and t.closes_at > now()`

/** These adverts, and all open ones that are the same as one of them. */
export const withSame = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db.many<{ id: string }>(sql`
          select id from unnest(string_to_array(${ids.join(' ')}, ' ')::uuid[]) given(id)
          union
          select t.id from unnest(string_to_array(${ids.join(' ')}, ' ')::uuid[]) given(id) join job_adverts a on a.id = given.id
            join job_adverts t on t.company_id = a.company_id and t.same_key = a.same_key and t.open`)
      ).map((r) => r.id)

export type Opening = { id: string; place: string; region: string; posted_at: string; closes_on: string | null }

/** The other open ones that are the same as one, in the order in which they stand for each other. */
export const othersOf = (db: Db, id: string) =>
  db.many<Opening>(sql`
    select t.id, t.shown->'place'->>'name' place, t.shown->'place'->>'region' region, t.posted_at, t.shown->>'closesOn' closes_on
      from job_adverts a join job_adverts t on t.company_id = a.company_id and t.same_key = a.same_key and t.open
     where a.id = ${id}::uuid and t.id <> a.id and t.closes_at > now()
     order by t.closes_at desc, t.posted_at desc, t.id limit 20`)
