import { type RawBuilder, sql } from 'kysely'
import { countUpTo, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { Town } from './reach.rules.ts'

export const allTowns = (db: Db): Promise<Town[]> =>
  db.many<Town>(k.selectFrom('places').select(['id', 'name', 'region', 'country', 'lat', 'lng', 'people']))

export type StoredPlace = {
  id: string
  name: string
  place_id: number | null
  lat: number | null
  lng: number | null
  radius_km: number
  excluded: boolean
}

export const listOwnPlaces = (db: Db, userId: string): Promise<StoredPlace[]> =>
  db.many<StoredPlace>(sql`
    select id, name, place_id, lat::float8 lat, lng::float8 lng, radius_km, excluded
      from seeker_places where user_id = ${userId}::uuid order by at, id limit 100`)

type NewPlace = Omit<StoredPlace, 'id' | 'radius_km'> & { userId: string; radiusKm: number; at: string }

export const insertOwnPlace = (db: Db, place: NewPlace): Promise<{ id: string }> =>
  db.one<{ id: string }>(sql`
    insert into seeker_places (user_id, name, place_id, lat, lng, radius_km, excluded, at)
    values (${place.userId}::uuid, ${place.name}, ${place.place_id}, ${place.lat}, ${place.lng}, ${place.radiusKm},
      ${place.excluded}, ${place.at}::timestamptz)
    returning id`)

/** One at a time adds to the places of one person. */
export const lockPerson = (db: Db, userId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`seeker_places ${userId}`}, 0))`)

type Change = { userId: string; id: string; name: string; radiusKm: number; excluded: boolean }

export const updateOwnPlace = (db: Db, { userId, id, name, radiusKm, excluded }: Change) =>
  db.maybe<{ id: string }>(sql`
    update seeker_places set name = ${name}, radius_km = ${radiusKm}, excluded = ${excluded}
     where user_id = ${userId}::uuid and id = ${id}::uuid returning id`)

export const deleteOwnPlace = (db: Db, userId: string, id: string) =>
  db.maybe<{ id: string }>(
    sql`delete from seeker_places where user_id = ${userId}::uuid and id = ${id}::uuid returning id`,
  )

export const findHomeTown = async (db: Db, userId: string): Promise<number | null> =>
  (
    await db.maybe<{ place_id: number | null }>(
      sql`select place_id from seeker_profiles where user_id = ${userId}::uuid`,
    )
  )?.place_id ?? null

export type JobFilter = {
  userId: string
  words: string | null
  type: string | null
  mode: string | null
  /** Minor units a month. */
  payMin: number | null
}
/** Towns and how far each is, metres. */
export type Reached = { ids: readonly number[]; metres: readonly number[] }

/** Open adverts that the filter leaves, without what the person hid: the same for what is counted, drawn and listed. */
const open = ({ userId, words, type, mode }: JobFilter): RawBuilder<unknown> => sql`
  advert.open and advert.closes_at > now()
  ${type === null ? sql`` : sql`and advert.employment_type = ${type}`}
  ${mode === null ? sql`` : sql`and advert.work_mode = ${mode}`}
  ${
    words === null
      ? sql``
      : sql`and (advert.title_words @@ websearch_to_tsquery('english', ${words}) or advert.words @@ websearch_to_tsquery('english', ${words}))`
  }
  and not exists (select from seeker_marks mark
    where mark.user_id = ${userId}::uuid and mark.job_id = advert.id and mark.kind = 'hidden')
  and not exists (select from seeker_hidden_employers employer
    where employer.user_id = ${userId}::uuid and employer.employer_id = advert.company_id)`

const pays = ({ payMin }: JobFilter) => (payMin === null ? sql`` : sql`and advert.month_max >= ${payMin}::bigint`)

/** Done at a place within reach; of adverts that are the same each town shows its own. */
const atPlaces = (filter: JobFilter, { ids, metres }: Reached): RawBuilder<unknown> => sql`
  from unnest(${[...ids]}::int[], ${[...metres]}::int[]) reach (place_id, metres)
  join job_adverts advert on advert.place_id = reach.place_id
 where advert.work_mode <> 'remote' and advert.behind_here is null and ${open(filter)}`

const fromAnywhere = (filter: JobFilter, countries: readonly string[]): RawBuilder<unknown> => sql`
  from job_adverts advert
 where advert.work_mode = 'remote' and advert.behind is null and advert.country = any(${[...countries]}::text[])
   and ${open({ ...filter, mode: null })} ${pays(filter)}`

const [posted, own] = [
  { by: sql`advert.posted_at`, type: 'instant', descending: true },
  { by: sql`advert.id`, type: 'uuid' },
] as const
export const NEAR_ORDERS: Readonly<Record<'near' | 'newest', ListOrder>> = {
  near: [{ by: sql`reach.metres`, type: 'whole' }, posted, own],
  newest: [posted, own],
}
export const REMOTE_ORDERS: Readonly<Record<'near' | 'newest', ListOrder>> = {
  near: [posted, own],
  newest: [posted, own],
}

export type FoundJob = { id: string; town: number | null; place: (string | null)[] }

export const listNear = (db: Db, filter: JobFilter, reached: Reached, part: ListPart): Promise<FoundJob[]> =>
  db.many<FoundJob>(sql`
    select advert.id, advert.place_id town, ${part.key} place ${atPlaces(filter, reached)} ${pays(filter)}
       and ${part.after} ${part.end}`)

export const countNear = async (db: Db, filter: JobFilter, reached: Reached): Promise<number> =>
  (await db.one(countUpTo(sql`${atPlaces(filter, reached)} ${pays(filter)}`))).n

export const listRemote = (
  db: Db,
  filter: JobFilter,
  countries: readonly string[],
  part: ListPart,
): Promise<FoundJob[]> =>
  db.many<FoundJob>(sql`
    select advert.id, null::int town, ${part.key} place ${fromAnywhere(filter, countries)} and ${part.after} ${part.end}`)

export const countRemote = async (db: Db, filter: JobFilter, countries: readonly string[]): Promise<number> =>
  (await db.one(countUpTo(fromAnywhere(filter, countries)))).n

export type TownCount = { town: number; jobs: number; silent: number }

/** Jobs of each town within reach; `silent`: that do not say what they pay, where pay is asked for. */
export const countByTown = (db: Db, filter: JobFilter, reached: Reached): Promise<TownCount[]> =>
  db.many<TownCount>(sql`
    select advert.place_id town,
      count(*) filter (where ${filter.payMin}::bigint is null or advert.month_max >= ${filter.payMin}::bigint)::int jobs,
      count(*) filter (where ${filter.payMin}::bigint is not null and advert.month_max is null)::int silent
    ${atPlaces(filter, reached)} group by 1`)

/** Towns of some countries with a job, whatever their distance. */
export const listTownsWithJobs = (
  db: Db,
  filter: JobFilter,
  countries: readonly string[],
): Promise<{ town: number; jobs: number }[]> =>
  db.many<{ town: number; jobs: number }>(sql`
    select advert.place_id town, count(*)::int jobs from job_adverts advert
     where advert.work_mode <> 'remote' and advert.behind_here is null and advert.country = any(${[...countries]}::text[])
       and ${open(filter)} ${pays(filter)} group by 1`)
