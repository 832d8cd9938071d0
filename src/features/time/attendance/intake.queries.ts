import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PunchPlace } from './place.rules.ts'
import type { Direction } from './punches.rules.ts'

export type PunchSource = 'web' | 'phone' | 'kiosk_code' | 'kiosk_pin' | 'device' | 'file' | 'hr'

export type NewPunch = {
  employmentId: string
  at: string
  direction: Direction
  source: PunchSource
  zone: string
  deviceAt: string
  driftSeconds: number
  receivedAt: string
  offline: boolean
  deviceId: string | null
  deviceSeq: number | null
  siteId: string | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  place: PunchPlace
  distance: number | null
  sourceKey: string
  enteredBy: string | null
  /** The day at the place: it is computed again. */
  day: Day
}

/**
 * Adds punches that are not there yet and marks their days, in one statement. Answers with those that were added, by source key: of the same
 * upload twice, the second time none.
 */
export const insertPunches = (db: Db, companyId: string, punches: readonly NewPunch[]) => {
  const column = <T>(value: (one: NewPunch) => T): T[] => punches.map(value)
  return db.many(sql<{ id: string; source_key: string; employment_id: string }>`
    with sent as materialized (
      select * from unnest(
        ${column((p) => p.employmentId)}::uuid[], ${column((p) => p.at)}::timestamptz[], ${column((p) => p.direction)}::text[],
        ${column((p) => p.source)}::text[], ${column((p) => p.zone)}::text[], ${column((p) => p.deviceAt)}::timestamptz[],
        ${column((p) => p.driftSeconds)}::int[], ${column((p) => p.receivedAt)}::timestamptz[], ${column((p) => p.offline)}::boolean[],
        ${column((p) => p.deviceId)}::uuid[], ${column((p) => p.deviceSeq)}::bigint[], ${column((p) => p.siteId)}::uuid[],
        ${column((p) => p.latitude)}::numeric[], ${column((p) => p.longitude)}::numeric[], ${column((p) => p.accuracy)}::int[],
        ${column((p) => p.place)}::text[], ${column((p) => p.distance)}::int[], ${column((p) => p.sourceKey)}::uuid[],
        ${column((p) => p.enteredBy)}::uuid[], ${column((p) => p.day)}::date[])
        as sent(employment_id, at, direction, source, zone, device_at, drift_s, received_at, offline, device_id, device_seq, site_id,
          latitude, longitude, accuracy_m, place, distance_m, source_key, entered_by, day)),
    added as (
      insert into punches (company_id, employment_id, at, direction, source, zone, device_at, drift_s, received_at, offline, device_id,
        device_seq, site_id, latitude, longitude, accuracy_m, place, distance_m, source_key, entered_by)
      select ${companyId}::uuid, employment_id, at, direction, source, zone, device_at, drift_s, received_at, offline, device_id, device_seq,
             site_id, latitude, longitude, accuracy_m, place, distance_m, source_key, entered_by
        from sent
      on conflict (company_id, source_key) do nothing
      returning id, source_key, employment_id),
    marked as (
      insert into attendance_dirty (company_id, employment_id, work_date, cause)
      select distinct ${companyId}::uuid, sent.employment_id, sent.day, 'punch'
        from added join sent on sent.source_key = added.source_key
       order by 2, 3
      on conflict (company_id, employment_id, work_date) do update set marked_at = clock_timestamp(), cause = 'punch')
    select id, source_key, employment_id from added`)
}

export type NewUnknown = {
  deviceId: string
  deviceUser: string
  at: string
  direction: Direction
  deviceAt: string
  driftSeconds: number
  receivedAt: string
  deviceSeq: number | null
  source: 'device' | 'file'
  sourceKey: string
}

/** Keeps punches of numbers that nobody is known by. Answers with the source keys of those that were not there yet. */
export const insertUnknownPunches = (db: Db, companyId: string, punches: readonly NewUnknown[]) => {
  const column = <T>(value: (one: NewUnknown) => T): T[] => punches.map(value)
  return db.many(sql<{ source_key: string }>`
    insert into unknown_punches (company_id, device_id, device_user, at, direction, device_at, drift_s, received_at, device_seq, source, source_key)
    select ${companyId}::uuid, sent.*
      from unnest(${column((p) => p.deviceId)}::uuid[], ${column((p) => p.deviceUser)}::text[], ${column((p) => p.at)}::timestamptz[],
        ${column((p) => p.direction)}::text[], ${column((p) => p.deviceAt)}::timestamptz[], ${column((p) => p.driftSeconds)}::int[],
        ${column((p) => p.receivedAt)}::timestamptz[], ${column((p) => p.deviceSeq)}::bigint[], ${column((p) => p.source)}::text[],
        ${column((p) => p.sourceKey)}::uuid[])
        as sent(device_id, device_user, at, direction, device_at, drift_s, received_at, device_seq, source, source_key)
    on conflict (company_id, source_key) do nothing
    returning source_key`)
}

/** Where somebody works on a day: what a punch is judged by. */
export type WorkPlace = {
  employment_id: string
  employee_id: string
  full_name: string
  country: string
  region: string | null
  site_id: string | null
  site_name: string | null
  site_zone: string | null
  site_latitude: string | null
  site_longitude: string | null
  started_on: Day
  ended_on: Day | null
}

const placeFields = sql`
  employment.id as employment_id, employment.employee_id, employee.full_name, coalesce(terms.country, employee.country) as country,
  terms.region, terms.site_id, site.name as site_name, site.zone as site_zone, site.latitude as site_latitude, site.longitude as site_longitude,
  employment.started_on, employment.ended_on`

const placeSource = (day: Day) => sql`
  from employments employment
  join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
  left join lateral (
    select terms.country, terms.region, terms.site_id from employment_terms terms
     where terms.company_id = employment.company_id and terms.employment_id = employment.id and terms.voids_id is null
       and not exists (select from employment_terms taken where taken.company_id = terms.company_id
             and taken.employment_id = terms.employment_id and taken.voids_id = terms.id)
     order by terms.effective_from <= ${day}::date desc,
              case when terms.effective_from <= ${day}::date then terms.effective_from end desc, terms.effective_from, terms.id desc
     limit 1) terms on true
  left join sites site on site.company_id = employment.company_id and site.id = terms.site_id`

/** Where somebody works on a day: by their employment that holds on a day, else the one that began last. */
export const workPlaceOf = (db: Db, companyId: string, employeeId: string, day: Day) =>
  db.maybe(sql<WorkPlace>`
    select ${placeFields} ${placeSource(day)}
     where employment.company_id = ${companyId} and employment.employee_id = ${employeeId}
     order by (employment.started_on <= ${day}::date and coalesce(employment.ended_on >= ${day}::date, true)) desc,
              employment.started_on desc, employment.id desc
     limit 1`)

/** The last punches of an employment, fixes left out: what somebody who asks whether they are in is told at once. */
export const lastPunches = (db: Db, companyId: string, employmentId: string, since: string) =>
  db.many(sql<{ id: string; at: string; direction: Direction; place: PunchPlace }>`
    select punch.id, coalesce(moved.at, punch.at) as at, coalesce(moved.direction, punch.direction) as direction, punch.place
      from punches punch
      left join lateral (
        select fix.kind, fix.at, fix.direction from punch_fixes fix
         where fix.company_id = punch.company_id and fix.employment_id = punch.employment_id and fix.punch_id = punch.id
         order by fix.entered_at desc, fix.id desc limit 1) moved on true
     where punch.company_id = ${companyId} and punch.employment_id = ${employmentId} and punch.at >= ${since}
       and moved.kind is distinct from 'void'
     union all
    select fix.id, fix.at, fix.direction, 'not_asked' from punch_fixes fix
     where fix.company_id = ${companyId} and fix.employment_id = ${employmentId} and fix.kind = 'add' and fix.at >= ${since}
       and not exists (select from punch_fixes later where later.company_id = fix.company_id and later.employment_id = fix.employment_id
             and later.punch_id = fix.id and later.kind = 'void')
     order by 2 desc limit 20`)

export const findPunchByKey = (db: Db, companyId: string, sourceKey: string) =>
  db.maybe(sql<{ id: string; at: string; direction: Direction; zone: string; place: PunchPlace }>`
    select id, at, direction, zone, place from punches where company_id = ${companyId} and source_key = ${sourceKey}`)
