import type { Context } from '../../../server/context.ts'
import { hashPassword } from '../../../server/passwords.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { isZone } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { startOfDay } from '../../../shared/zoned.ts'
import { listSites } from '../../company/legal-entities/sites.service.ts'
import { employmentOn, ownEmployeeId } from '../../people/employments/org.service.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import type * as contract from './devices.contract.ts'
import * as query from './devices.queries.ts'
import { insertPunches } from './intake.queries.ts'
import { noRecord, punchesAdded } from './intake.service.ts'
import { newDeviceKey } from './keys.ts'
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
  return { link: `${ctx.settings.publicUrl}${paths.kiosk()}#pair=${key}`, until, key: null }
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
  if (employeeId === null) throw noRecord()
  if (/^(\d)\1+$/.test(pin) || '0123456789876543210'.includes(pin))
    throw invalid({ pin: 'Choose a PIN that is harder to guess' })
  await query.savePin(ctx.db, ctx.actor.companyId, employeeId, await hashPassword(pin))
  ctx.audit({ action: 'punch-pin.set', targetType: 'employee', targetId: employeeId })
  return { hasPin: true }
}
