import type { Context, OpenContext } from '../../../server/context.ts'
import { hashPassword, passwordMatches } from '../../../server/passwords.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import { dayIn, isZone } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { startOfDay } from '../../../shared/zoned.ts'
import { listSites } from '../../company/legal-entities/sites.service.ts'
import { employmentOn, ownEmployeeId } from '../../people/employments/org.service.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import type * as contract from './devices.contract.ts'
import * as query from './devices.queries.ts'
import { insertPunches, workPlaceOf } from './intake.queries.ts'
import { isEmployed, punchesAdded, storeDevicePunches } from './intake.service.ts'
import { CODE_SECONDS, kioskCodeAt, newDeviceKey, readDeviceKey, sameBytes, sourceKeyOf } from './keys.ts'
import type { setPin as SetPin } from './my.contract.ts'

const PAIRING_MINUTES = 10

const toDevice = (row: query.DeviceRow & { people?: number; unknown?: number }): contract.Device => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  site: row.site_name,
  siteId: row.site_id,
  zone: row.zone,
  isPaired: row.key_hash !== null,
  driftSeconds: row.drift_s,
  seenAt: row.seen_at,
  revokedAt: row.revoked_at,
  people: row.people ?? 0,
  unknown: row.unknown ?? 0,
})

const getDevice = async ({ db, actor }: Context, id: string) => {
  const row = await query.findDevice(db, actor.companyId, id)
  if (!row) throw notFound('Device')
  return row
}

export const listDevices = async ({ db, actor }: Context): Promise<Output<typeof contract.listDevices>> => ({
  devices: (await query.listDevices(db, actor.companyId)).map(toDevice),
  unknown: (await query.listUnknownPeople(db, actor.companyId)).map(({ device_id, ...row }) => ({
    deviceId: device_id,
    ...row,
  })),
})

export const addDevice = async (
  ctx: Context,
  input: Parsed<typeof contract.addDevice>,
): Promise<Output<typeof contract.addDevice>> => {
  const { db, actor } = ctx
  const site = input.siteId ? (await listSites(ctx)).sites.find(({ id }) => id === input.siteId) : undefined
  if (input.siteId && !site) throw invalid({ siteId: 'Site must be one of yours' })
  const zone = site?.zone ?? input.zone ?? 'UTC'
  if (!isZone(zone)) throw invalid({ zone: 'Time zone must be one such as Asia/Singapore' })
  const { id } = await query
    .insertDevice(db, actor.companyId, {
      name: input.name,
      kind: input.kind,
      siteId: site?.id ?? null,
      zone,
      by: actor.userId,
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== 'punch_devices_name') throw error
      throw new Refusal('CONFLICT', 'You have a device of this name.', {
        fields: { name: 'You have a device of this name.' },
      })
    })
  ctx.audit({
    action: 'punch-device.add',
    targetType: 'punch-device',
    targetId: id,
    after: { name: input.name, kind: input.kind },
  })
  return { device: toDevice(await getDevice(ctx, id)) }
}

/** A kiosk gets a link that gives it its key; a reader its key at once. The key it had before holds no longer. */
export const pairDevice = async (
  ctx: Context,
  { id }: Parsed<typeof contract.pairDevice>,
): Promise<Output<typeof contract.pairDevice>> => {
  const { db, actor } = ctx
  const device = await getDevice(ctx, id)
  if (device.revoked_at !== null) throw new Refusal('CONFLICT', 'This device may not punch any more. Add it anew.')
  const { key, hash } = newDeviceKey(actor.companyId, id)
  ctx.audit({ action: 'punch-device.pair', targetType: 'punch-device', targetId: id })
  if (device.kind === 'reader') {
    await query.updateKey(db, actor.companyId, id, hash)
    return { link: null, until: null, key }
  }
  const until = new Date(ctx.now().getTime() + PAIRING_MINUTES * 60_000).toISOString()
  await query.updatePairing(db, actor.companyId, id, { hash, until })
  return { link: `${ctx.settings.publicUrl}/kiosk#pair=${key}`, until, key: null }
}

export const revokeDevice = async (
  ctx: Context,
  { id }: Parsed<typeof contract.revokeDevice>,
): Promise<Output<typeof contract.revokeDevice>> => {
  await getDevice(ctx, id)
  await query.revokeDevice(ctx.db, ctx.actor.companyId, id, ctx.now().toISOString())
  ctx.audit({ action: 'punch-device.revoke', targetType: 'punch-device', targetId: id })
  return { device: toDevice(await getDevice(ctx, id)) }
}

/** Says who a number is from a day on; what waits of it from that day on becomes their punches. */
export const mapDevicePerson = async (
  ctx: Context,
  input: Parsed<typeof contract.mapDevicePerson>,
): Promise<Output<typeof contract.mapDevicePerson>> => {
  const { db, actor } = ctx
  const device = await getDevice(ctx, input.id)
  const employment = input.employeeId ? await employmentOn(ctx, input.employeeId, input.from) : undefined
  if (input.employeeId && !employment) throw invalid({ employeeId: 'Employee must be one of yours' })
  await query.insertDevicePerson(db, actor.companyId, {
    deviceId: device.id,
    user: input.user,
    from: input.from,
    employmentId: employment?.id ?? null,
    by: actor.userId,
  })
  ctx.audit({
    action: 'punch-device.map',
    targetType: 'punch-device',
    targetId: device.id,
    after: { user: input.user, from: input.from, employee: input.employeeId ?? null },
  })
  if (!employment) return { settled: 0 }
  const waiting = await query.lockUnknownPunches(db, actor.companyId, {
    deviceId: device.id,
    user: input.user,
    from: startOfDay(input.from, device.zone),
  })
  if (waiting.length === 0) return { settled: 0 }
  await insertPunches(
    db,
    actor.companyId,
    waiting.map((row) => ({
      employmentId: employment.id,
      at: row.at,
      direction: row.direction,
      source: row.source,
      zone: device.zone,
      deviceAt: row.device_at,
      driftSeconds: row.drift_s,
      receivedAt: row.received_at,
      offline: false,
      deviceId: device.id,
      deviceSeq: row.device_seq,
      siteId: device.site_id,
      latitude: null,
      longitude: null,
      accuracy: null,
      place: device.site_id === null ? ('not_asked' as const) : ('at_site' as const),
      distance: null,
      sourceKey: row.source_key,
      enteredBy: null,
      day: placeDayOf(Date.parse(row.at), device.zone),
    })),
  )
  await query.settleUnknownPunches(
    db,
    actor.companyId,
    waiting.map(({ id }) => id),
    ctx.now().toISOString(),
  )
  await punchesAdded(db, actor.companyId)
  return { settled: waiting.length }
}

/** One's own PIN for the kiosk. */
export const setPin = async (ctx: Context, { pin }: Parsed<typeof SetPin>): Promise<Output<typeof SetPin>> => {
  const employeeId = await ownEmployeeId(ctx)
  if (employeeId === null) throw notFound('Employee')
  if (/^(\d)\1+$/.test(pin) || '0123456789876543210'.includes(pin))
    throw invalid({ pin: 'Choose a PIN that is harder to guess' })
  await query.savePin(ctx.db, ctx.actor.companyId, employeeId, await hashPassword(pin))
  ctx.audit({ action: 'punch-pin.set', targetType: 'employee', targetId: employeeId })
  return { hasPin: true }
}

const gone = () => new Refusal('GONE', 'This device may not punch. Ask your HR team to pair it again.')

/** Opens the company of a device’s key, if it holds. */
const withDevice = async <T>(
  ctx: OpenContext,
  key: string,
  work: (db: Db, device: query.DeviceRow, companyId: string) => Promise<T>,
): Promise<T> => {
  const read = readDeviceKey(key)
  if (!read) throw gone()
  return ctx.database.forCompany(read.companyId, async (db) => {
    const device = await query.findDevice(db, read.companyId, read.deviceId)
    if (!device || device.revoked_at !== null || !sameBytes(device.key_hash, read.hash)) throw gone()
    return work(db, device, read.companyId)
  })
}

export const pairKiosk = async (
  ctx: OpenContext,
  { code }: Parsed<typeof contract.pairKiosk>,
): Promise<Output<typeof contract.pairKiosk>> => {
  const read = readDeviceKey(code)
  if (!read) throw gone()
  return ctx.database.forCompany(read.companyId, async (db) => {
    const device = await query.findDevice(db, read.companyId, read.deviceId)
    const holds = device?.pairing_until && Date.parse(device.pairing_until) > ctx.now().getTime()
    if (!device || !holds || !sameBytes(device.pairing_hash, read.hash))
      throw new Refusal('GONE', 'This link was used or is over. Ask your HR team for a new one.')
    const { key, hash } = newDeviceKey(read.companyId, device.id)
    await query.updateKey(db, read.companyId, device.id, hash)
    return { key, name: device.name, zone: device.zone }
  })
}

export const readKioskCode = (
  ctx: OpenContext,
  { key }: Parsed<typeof contract.kioskCode>,
): Promise<Output<typeof contract.kioskCode>> =>
  withDevice(ctx, key, async (db, device, companyId) => {
    const now = ctx.now()
    const code = kioskCodeAt(ctx, companyId, device.id, now)
    await query.noteDeviceSeen(db, companyId, device.id, {
      at: now.toISOString(),
      driftSeconds: null,
      deliveredUntil: now.toISOString(),
    })
    return {
      name: device.name,
      company: await query.companyName(db, companyId),
      site: device.site_name,
      zone: device.zone,
      now: now.toISOString(),
      code,
      link: `${ctx.settings.publicUrl}/employee-portal?tab=attendance&kiosk=${encodeURIComponent(code)}`,
      holdsSeconds: CODE_SECONDS - (Math.floor(now.getTime() / 1000) % CODE_SECONDS),
    }
  })

const wrongPin = () => invalid({ pin: 'Employee number or PIN is wrong' })

export const punchAtKiosk = (
  ctx: OpenContext,
  input: Parsed<typeof contract.kioskPunch>,
): Promise<Output<typeof contract.kioskPunch>> =>
  withDevice(ctx, input.key, async (db, device, companyId) => {
    if (device.kind !== 'kiosk') throw gone()
    const person = await query.findPin(db, companyId, input.number)
    // As long for a number that nobody has as for a PIN that is wrong.
    if (!(await passwordMatches(person?.pin_hash ?? null, input.pin)) || !person) throw wrongPin()
    const now = ctx.now().toISOString()
    const work = await workPlaceOf(db, companyId, person.employee_id, dayIn('UTC', ctx.now()))
    const day = placeDayOf(Date.parse(now), device.zone)
    if (!work || !isEmployed(work, day)) throw new Refusal('CONFLICT', 'You are not employed on this day.')
    await insertPunches(db, companyId, [
      {
        employmentId: work.employment_id,
        at: now,
        direction: input.direction,
        source: 'kiosk_pin',
        zone: device.zone,
        deviceAt: input.at,
        driftSeconds: Math.round((Date.parse(input.at) - Date.parse(now)) / 1000),
        receivedAt: now,
        offline: false,
        deviceId: device.id,
        deviceSeq: null,
        siteId: device.site_id,
        latitude: null,
        longitude: null,
        accuracy: null,
        place: 'at_site',
        distance: null,
        sourceKey: sourceKeyOf('kiosk', device.id, work.employment_id, Date.parse(input.at), input.direction),
        enteredBy: null,
        day,
      },
    ])
    await query.noteDeviceSeen(db, companyId, device.id, { at: now, driftSeconds: null, deliveredUntil: now })
    await punchesAdded(db, companyId)
    return { name: person.full_name, at: now, zone: device.zone, direction: input.direction }
  })

/** What a reader has kept. Its clock may be wrong: what it is ahead as it sends is taken off each punch. */
export const receivePunches = (
  ctx: OpenContext,
  input: Parsed<typeof contract.sendPunches>,
): Promise<Output<typeof contract.sendPunches>> =>
  withDevice(ctx, input.key, async (db, device, companyId) => {
    const now = ctx.now()
    const driftSeconds = Math.round((Date.parse(input.deviceTime) - now.getTime()) / 1000)
    const rows = input.punches.map(({ user, at, seq, direction }) => ({ user, at, seq: seq ?? null, direction }))
    const { verdicts, unknownPeople } = await storeDevicePunches(ctx, db, { companyId, device }, rows, {
      driftSeconds,
      source: 'device',
    })
    const deliveredUntil = input.deliveredUntil
      ? new Date(Date.parse(input.deliveredUntil) - driftSeconds * 1000).toISOString()
      : null
    await query.noteDeviceSeen(db, companyId, device.id, { at: now.toISOString(), driftSeconds, deliveredUntil })
    return {
      stored: verdicts.filter((one) => one === 'stored').length,
      known: verdicts.filter((one) => one === 'known').length,
      unknownPeople,
      verdicts,
      driftSeconds,
    }
  })
