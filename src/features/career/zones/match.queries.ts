import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

export type NewAdvert = {
  id: string
  company_id: string
  same_key: string
  country: string
  currency: string
  employment_type: string
  month_max: string | null
  title_words: string
  posted_at: string
  advert_at: string
  remote: boolean
  lat: number
  lng: number
}

/** Open adverts, posted since a moment, that nobody has looked at as they are now; through the public door. */
export const listUnmatched = (db: Db, since: string, most: number): Promise<NewAdvert[]> =>
  db.many<NewAdvert>(sql`
    select advert.id, advert.company_id, advert.same_key, advert.country, advert.currency, advert.employment_type, advert.month_max::text month_max,
      advert.title_words::text title_words, advert.posted_at::text posted_at, advert.updated_at::text advert_at, advert.work_mode = 'remote' remote,
      place.lat, place.lng
      from job_adverts advert join places place on place.id = advert.place_id
     where advert.open and advert.closes_at > now() and advert.posted_at >= ${since}::timestamptz
       and not exists (select from zone_matched matched where matched.job_id = advert.id and matched.advert_at = advert.updated_at)
     order by advert.posted_at, advert.id limit ${most}`)

export const markMatched = (db: Db, adverts: readonly Pick<NewAdvert, 'id' | 'advert_at'>[]) =>
  db.run(sql`
    insert into zone_matched (job_id, advert_at)
    select * from unnest(${adverts.map(({ id }) => id)}::uuid[], ${adverts.map(({ advert_at }) => advert_at)}::timestamptz[])
    on conflict (job_id) do update set advert_at = excluded.advert_at`)

/**
 * An advert, and everybody in whose zone it lies: found by cells, decided by the shape and the filters. Each person once, by the zone they made first;
 * not who was found for one that is the same. How many were found.
 */
export const insertHits = async (db: Db, advert: NewAdvert, cells: readonly string[], at: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      with found as (
        insert into zone_hits (user_id, employer_id, same_key, job_id, zone_id, at)
        select distinct on (zone.user_id) zone.user_id, ${advert.company_id}::uuid, ${advert.same_key}::uuid, ${advert.id}::uuid, zone.id,
          ${at}::timestamptz
          from seeker_zones zone
         where zone.cells && ${[...cells]}::bigint[] and not zone.paused and zone.country = ${advert.country}
           and zone.since <= ${advert.posted_at}::timestamptz
           and (zone.employment_type is null or zone.employment_type = ${advert.employment_type})
           and (zone.pay_min is null or (zone.currency = ${advert.currency} and zone.pay_min <= ${advert.month_max}::bigint))
           and (zone.asked is null or ${advert.title_words}::tsvector @@ zone.asked)
           and zone_holds(zone.lat, zone.lng, zone.radius_km, zone.corners, ${advert.lat}::double precision, ${advert.lng}::double precision)
         order by zone.user_id, zone.at, zone.id
        on conflict do nothing returning 1)
      select count(*)::int n from found`)
  ).n

/** People for whom something waits to be told. */
export const listWaiting = async (db: Db, after: string, most: number): Promise<string[]> =>
  (
    await db.many<{ user_id: string }>(sql`
      select distinct user_id from zone_hits where state = 'waiting' and user_id > ${after}::uuid order by user_id limit ${most}`)
  ).map(({ user_id }) => user_id)

export type Waiting = {
  job_id: string
  title: string
  company: string
  town: string
  zone: string
  tells_on: number[] | null
  tells_from: string | null
  tells_to: string | null
  snoozed_until: string | null
  worth: boolean
}

/** What waits, and whether it is still worth telling: open, its zone not resting, neither hidden nor applied for; as the person themselves. */
export const listWaitingOf = (db: Db, userId: string): Promise<Waiting[]> =>
  db.many<Waiting>(sql`
    select hit.job_id, coalesce(advert.title, '') title, coalesce(company.name, '') company, coalesce(place.name, '') town, zone.name zone,
      zone.tells_on, zone.tells_from, zone.tells_to, zone.snoozed_until,
      coalesce(advert.open and advert.closes_at > now() and not zone.paused, false)
        and not exists (select from seeker_marks mark
          where mark.user_id = ${userId}::uuid and mark.job_id = advert.id and mark.kind = 'hidden')
        and not exists (select from seeker_hidden_employers employer
          where employer.user_id = ${userId}::uuid and employer.employer_id = advert.company_id)
        and not exists (select from applications application
          where application.user_id = ${userId}::uuid and application.job_id = advert.id) worth
      from zone_hits hit
      join seeker_zones zone on zone.id = hit.zone_id
      left join job_adverts advert on advert.id = hit.job_id
      left join places place on place.id = advert.place_id
      left join companies company on company.id = advert.company_id
     where hit.user_id = ${userId}::uuid and hit.state = 'waiting'
     order by hit.at desc, hit.job_id`)

export const findAccount = (db: Db, userId: string) =>
  db.maybe<{ email: string; first_name: string; language: string; disabled_at: string | null }>(
    sql`select email, first_name, language, disabled_at from users where id = ${userId}::uuid`,
  )

/** Messages since a moment: all that was told in one has one time. */
export const countNotifiedSince = async (db: Db, userId: string, since: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(distinct told_at)::int n from zone_hits where user_id = ${userId}::uuid and told_at >= ${since}::timestamptz`)
  ).n

type Settled = { seen: readonly string[]; told: readonly string[]; rest: 'not_sent' | 'dropped'; at: string }

/** What was seen waiting is over: told, or as `rest` says. Which were told now, by whoever comes first alone; what came meanwhile waits on. */
export const settleWaiting = async (db: Db, userId: string, { seen, told, rest, at }: Settled): Promise<string[]> =>
  (
    await db.many<{ job_id: string; state: string }>(sql`
      update zone_hits set state = case when job_id = any(${[...told]}::uuid[]) then 'told' else ${rest} end,
        told_at = case when job_id = any(${[...told]}::uuid[]) then ${at}::timestamptz end
       where user_id = ${userId}::uuid and state = 'waiting' and job_id = any(${[...seen]}::uuid[]) returning job_id, state`)
  )
    .filter(({ state }) => state === 'told')
    .map(({ job_id }) => job_id)

/** What is too old to be told again, and looks at adverts that are gone. */
export const forgetBefore = async (db: Db, hits: string, matched: string): Promise<void> => {
  await db.run(sql`delete from zone_hits where at < ${hits}::timestamptz`)
  await db.run(sql`delete from zone_matched where advert_at < ${matched}::timestamptz`)
}
