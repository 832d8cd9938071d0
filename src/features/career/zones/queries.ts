import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Point, Shape } from './shape.rules.ts'
import type { ZoneTimes } from './times.rules.ts'

export type StoredZone = {
  id: string
  name: string
  place_id: number | null
  lat: number | null
  lng: number | null
  radius_km: number | null
  /** "((x,y),(x,y),…)": longitude before latitude. */
  corners: string | null
  country: string
  words: string | null
  employment_type: string | null
  pay_min: string | null
  currency: string
  tells_on: number[] | null
  tells_from: string | null
  tells_to: string | null
  paused: boolean
  snoozed_until: string | null
  found: number
}

const COLUMNS = sql`zone.id, zone.name, zone.place_id, zone.lat, zone.lng, zone.radius_km, zone.corners::text corners, zone.country, zone.words,
  zone.employment_type, zone.pay_min::text pay_min, zone.currency, zone.tells_on, zone.tells_from, zone.tells_to,
  zone.paused, zone.snoozed_until`

export const listZones = (db: Db, userId: string, foundSince: string): Promise<StoredZone[]> =>
  db.many<StoredZone>(sql`
    select ${COLUMNS}, (select count(*)::int from zone_hits hit
        where hit.zone_id = zone.id and hit.user_id = zone.user_id and hit.at >= ${foundSince}::timestamptz) found
      from seeker_zones zone where zone.user_id = ${userId}::uuid order by zone.at, zone.id limit 100`)

export const findZone = (db: Db, userId: string, id: string): Promise<{ paused: boolean } | undefined> =>
  db.maybe<{ paused: boolean }>(
    sql`select paused from seeker_zones where user_id = ${userId}::uuid and id = ${id}::uuid for update`,
  )

/** One at a time adds to the zones of one person. */
export const lockPerson = (db: Db, userId: string) =>
  db.one(sql`select pg_advisory_xact_lock(hashtextextended(${`seeker_zones ${userId}`}, 0))`)

export type ZoneFilter = {
  country: string
  currency: string
  words: string | null
  type: string | null
  payMin: number | null
}
export type SavedZone = ZoneFilter & {
  userId: string
  name: string
  placeId: number | null
  shape: Shape
  cells: readonly string[]
  times: ZoneTimes
  at: string
}

/** All seven days are every day. */
const daysOf = ({ days }: ZoneTimes) => (days.length === 0 || days.length === 7 ? null : [...days])

const polygonOf = (corners: readonly Point[]) => `(${corners.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`

/** The columns of a shape, in their order: latitude, longitude, radius, corners. */
const shapeOf = ({ circle, corners }: Shape): RawBuilder<unknown>[] => [
  sql`${circle?.lat ?? null}::double precision`,
  sql`${circle?.lng ?? null}::double precision`,
  sql`${circle?.radiusKm ?? null}::double precision`,
  sql`${corners ? polygonOf(corners) : null}::polygon`,
]

export const insertZone = (db: Db, zone: SavedZone): Promise<{ id: string }> =>
  db.one<{ id: string }>(sql`
    insert into seeker_zones (user_id, name, place_id, lat, lng, radius_km, corners, country, words, employment_type, pay_min, currency, cells, tells_on, tells_from,
      tells_to, since, at)
    values (${zone.userId}::uuid, ${zone.name}, ${zone.placeId}, ${sql.join(shapeOf(zone.shape))}, ${zone.country}, ${zone.words}, ${zone.type},
      ${zone.payMin}, ${zone.currency}, ${[...zone.cells]}::bigint[], ${daysOf(zone.times)}::smallint[], ${zone.times.from}, ${zone.times.to},
      ${zone.at}::timestamptz, ${zone.at}::timestamptz)
    returning id`)

/** What it is about from now on: nothing that was posted before is news of it. */
export const updateZone = (db: Db, id: string, zone: SavedZone) =>
  db.maybe<{ id: string }>(sql`
    update seeker_zones set name = ${zone.name}, place_id = ${zone.placeId}, (lat, lng, radius_km, corners) = row(${sql.join(shapeOf(zone.shape))}),
      country = ${zone.country}, words = ${zone.words}, employment_type = ${zone.type}, pay_min = ${zone.payMin}, currency = ${zone.currency},
      cells = ${[...zone.cells]}::bigint[], tells_on = ${daysOf(zone.times)}::smallint[], tells_from = ${zone.times.from}, tells_to = ${zone.times.to},
      since = ${zone.at}::timestamptz
     where user_id = ${zone.userId}::uuid and id = ${id}::uuid returning id`)

type Pause = { userId: string; id: string; paused: boolean; at: string }

export const pauseZone = (db: Db, { userId, id, paused, at }: Pause) =>
  db.run(sql`
    update seeker_zones set paused = ${paused}, since = case when ${paused} then since else ${at}::timestamptz end
     where user_id = ${userId}::uuid and id = ${id}::uuid`)

export const snoozeZone = (db: Db, { userId, id, until }: { userId: string; id: string; until: string | null }) =>
  db.maybe<{ id: string }>(sql`
    update seeker_zones set snoozed_until = ${until}::timestamptz
     where user_id = ${userId}::uuid and id = ${id}::uuid returning id`)

export const deleteZone = (db: Db, userId: string, id: string) =>
  db.maybe<{ id: string }>(
    sql`delete from seeker_zones where user_id = ${userId}::uuid and id = ${id}::uuid returning id`,
  )

export type StoredSettings = { quiet_from: string; quiet_to: string; zone: string; most_a_day: number }

export const findSettings = (db: Db, userId: string): Promise<StoredSettings | undefined> =>
  db.maybe<StoredSettings>(
    sql`select quiet_from, quiet_to, zone, most_a_day from zone_settings where user_id = ${userId}::uuid`,
  )

export const upsertSettings = (db: Db, userId: string, settings: StoredSettings) =>
  db.run(sql`
    insert into zone_settings (user_id, quiet_from, quiet_to, zone, most_a_day)
    values (${userId}::uuid, ${settings.quiet_from}, ${settings.quiet_to}, ${settings.zone}, ${settings.most_a_day})
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone,
      most_a_day = excluded.most_a_day`)

export type StoredHit = {
  job_id: string
  title: string
  company: string
  town: string
  zone: string
  at: string
  state: 'waiting' | 'told' | 'not_sent' | 'dropped'
  told_at: string | null
  open: boolean
}

/** What was found, the newest first; as the person themselves. */
export const listHits = (db: Db, userId: string, most: number): Promise<StoredHit[]> =>
  db.many<StoredHit>(sql`
    select hit.job_id, advert.title, company.name company, place.name town, zone.name zone, hit.at, hit.state, hit.told_at,
      advert.open and advert.closes_at > now() open
      from zone_hits hit
      join seeker_zones zone on zone.id = hit.zone_id
      join job_adverts advert on advert.id = hit.job_id
      join places place on place.id = advert.place_id
      join companies company on company.id = advert.company_id
     where hit.user_id = ${userId}::uuid order by hit.at desc, hit.job_id limit ${most}`)

type Preview = { shape: Shape; filter: ZoneFilter; since: string }

/** Adverts that a zone would have told of, whatever became of them since: the rules of `insertHits`, asked the other way round. */
const wouldHit = ({ shape, filter, since }: Preview): RawBuilder<unknown> => sql`
  from places place join job_adverts advert on advert.place_id = place.id
 where zone_holds(${sql.join(shapeOf(shape))}, place.lat, place.lng)
   and advert.posted_at >= ${since}::timestamptz and advert.work_mode <> 'remote' and not advert.withheld
   and advert.country = ${filter.country}
   ${filter.type === null ? sql`` : sql`and advert.employment_type = ${filter.type}`}
   ${filter.payMin === null ? sql`` : sql`and advert.currency = ${filter.currency} and advert.month_max >= ${filter.payMin}::bigint`}
   ${filter.words === null ? sql`` : sql`and advert.title_words @@ websearch_to_tsquery('english', ${filter.words})`}`

/** Of adverts that are the same one counts, as one is told of. */
export const countWouldHit = async (db: Db, preview: Preview): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*)::int n from (select distinct advert.company_id, advert.same_key ${wouldHit(preview)}) told`,
    )
  ).n

export type Previewed = { id: string; title: string; company: string; town: string; at: string }

export const listWouldHit = (db: Db, preview: Preview, most: number): Promise<Previewed[]> =>
  db.many<Previewed>(sql`
    select told.id, told.title, company.name company, told.town, told.posted_at at from (
      select distinct on (advert.company_id, advert.same_key) advert.company_id, advert.id, advert.title, place.name town, advert.posted_at
      ${wouldHit(preview)} order by advert.company_id, advert.same_key, advert.posted_at desc, advert.id) told
      join companies company on company.id = told.company_id
     order by told.posted_at desc, told.id limit ${most}`)
