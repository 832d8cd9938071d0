import { sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Direction } from './punches.rules.ts'

export type DeviceRow = {
  id: string
  name: string
  kind: 'kiosk' | 'reader'
  site_id: string | null
  site_name: string | null
  zone: string
  key_hash: Buffer | null
  pairing_hash: Buffer | null
  pairing_until: string | null
  drift_s: number
  seen_at: string | null
  revoked_at: string | null
}

const fields = sql`device.id, device.name, device.kind, device.site_id, site.name as site_name, device.zone, device.key_hash, device.pairing_hash,
  device.pairing_until, device.drift_s, device.seen_at, device.revoked_at`
const source = sql`from punch_devices device
  left join sites site on site.company_id = device.company_id and site.id = device.site_id`

export const listDevices = (db: Db, companyId: string) =>
  db.many(sql<DeviceRow & { people: number; unknown: number }>`
    select ${fields},
           (select count(distinct device_user)::int from device_people person where person.company_id = device.company_id and person.device_id = device.id) as people,
           (select count(*)::int from unknown_punches punch where punch.company_id = device.company_id and punch.device_id = device.id
               and punch.settled_at is null) as unknown
      ${source} where device.company_id = ${companyId} order by device.revoked_at is not null, lower(device.name), device.id`)

export const findDevice = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<DeviceRow>`select ${fields} ${source} where device.company_id = ${companyId} and device.id = ${id}`)

export const insertDevice = (
  db: Db,
  companyId: string,
  {
    name,
    kind,
    siteId,
    zone,
    by,
  }: { name: string; kind: DeviceRow['kind']; siteId: string | null; zone: string; by: string },
) =>
  db.one(sql<{ id: string }>`
    insert into punch_devices (company_id, name, kind, site_id, zone, created_by)
    values (${companyId}, ${name}, ${kind}, ${siteId}, ${zone}, ${by}) returning id`)

export const updatePairing = (
  db: Db,
  companyId: string,
  id: string,
  { hash, until }: { hash: Buffer | null; until: string | null },
) =>
  db.run(sql`
    update punch_devices set pairing_hash = ${hash}, pairing_until = ${until}, version = version + 1
     where company_id = ${companyId} and id = ${id}`)

export const updateKey = (db: Db, companyId: string, id: string, hash: Buffer | null) =>
  db.run(sql`
    update punch_devices set key_hash = ${hash}, pairing_hash = null, pairing_until = null, version = version + 1
     where company_id = ${companyId} and id = ${id}`)

export const revokeDevice = (db: Db, companyId: string, id: string, at: string) =>
  db.run(sql`
    update punch_devices set revoked_at = ${at}, key_hash = null, pairing_hash = null, pairing_until = null, version = version + 1
     where company_id = ${companyId} and id = ${id} and revoked_at is null`)

type Seen = { at: string; driftSeconds: number | null; deliveredUntil: string | null }

/** A device was in touch. What it has delivered never goes back. */
export const noteDeviceSeen = (db: Db, companyId: string, id: string, { at, driftSeconds, deliveredUntil }: Seen) =>
  db.run(sql`
    update punch_devices
       set seen_at = ${at}, drift_s = coalesce(${driftSeconds}::int, drift_s),
           delivered_until = greatest(delivered_until, ${deliveredUntil}::timestamptz)
     where company_id = ${companyId} and id = ${id}`)

/** Whom a device calls by some numbers, the earliest first. */
export const peopleOfDevice = (db: Db, companyId: string, deviceId: string, users: readonly string[]) =>
  db.many(sql<{ device_user: string; effective_from: Day; employment_id: string | null }>`
    select device_user, effective_from, employment_id from device_people
     where company_id = ${companyId} and device_id = ${deviceId} and device_user = any(${[...users]}::text[])
     order by device_user, effective_from, id`)

export const insertDevicePerson = (
  db: Db,
  companyId: string,
  row: { deviceId: string; user: string; from: Day; employmentId: string | null; by: string },
) =>
  db.run(sql`
    insert into device_people (company_id, device_id, device_user, effective_from, employment_id, entered_by)
    values (${companyId}, ${row.deviceId}, ${row.user}, ${row.from}, ${row.employmentId}, ${row.by})`)

export const listUnknownPeople = (db: Db, companyId: string) =>
  db.many(sql<{ device_id: string; device: string; user: string; punches: number; first: string; last: string }>`
    select punch.device_id, device.name as device, punch.device_user as user, count(*)::int as punches, min(punch.at) as first, max(punch.at) as last
      from unknown_punches punch join punch_devices device on device.company_id = punch.company_id and device.id = punch.device_id
     where punch.company_id = ${companyId} and punch.settled_at is null
     group by punch.device_id, device.name, punch.device_user order by max(punch.at) desc limit 200`)

export type UnknownRow = {
  id: string
  at: string
  direction: Direction
  device_at: string
  drift_s: number
  received_at: string
  device_seq: number | null
  source: 'device' | 'file'
  source_key: string
}

/** What waits of a number from a moment on; held. */
export const lockUnknownPunches = (
  db: Db,
  companyId: string,
  { deviceId, user, from }: { deviceId: string; user: string; from: string },
) =>
  db.many(sql<UnknownRow>`
    select id, at, direction, device_at, drift_s, received_at, device_seq, source, source_key from unknown_punches
     where company_id = ${companyId} and device_id = ${deviceId} and device_user = ${user} and at >= ${from} and settled_at is null
     order by at for update`)

export const settleUnknownPunches = (db: Db, companyId: string, ids: readonly string[], at: string) =>
  db.run(
    sql`update unknown_punches set settled_at = ${at} where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  )

/** Sets the number that somebody types at a kiosk, as its hash. */
export const savePin = (db: Db, companyId: string, employeeId: string, hash: string) =>
  db.run(sql`
    insert into punch_pins (company_id, employee_id, pin_hash) values (${companyId}, ${employeeId}, ${hash})
    on conflict (company_id, employee_id) do update set pin_hash = excluded.pin_hash, set_at = now()`)

export const findPin = (db: Db, companyId: string, number: string) =>
  db.maybe(sql<{ employee_id: string; full_name: string; pin_hash: string | null }>`
    select employee.id as employee_id, employee.full_name, pin.pin_hash
      from employees employee left join punch_pins pin on pin.company_id = employee.company_id and pin.employee_id = employee.id
     where employee.company_id = ${companyId} and lower(employee.employee_number) = lower(${number})`)

export const hasPin = async (db: Db, companyId: string, employeeId: string) =>
  (await db.maybe(
    sql`select employee_id from punch_pins where company_id = ${companyId} and employee_id = ${employeeId}`,
  )) !== undefined

export const companyName = async (db: Db, companyId: string) =>
  (await db.one(sql<{ name: string }>`select name from companies where id = ${companyId}`)).name
