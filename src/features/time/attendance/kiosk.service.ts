import type { OpenContext } from '../../../server/context.ts'
import { passwordMatches } from '../../../server/passwords.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import type * as contract from './devices.contract.ts'
import * as query from './devices.queries.ts'
import { insertPunches, workPlaceOf } from './intake.queries.ts'
import { isEmployed, punchesAdded, storeDevicePunches } from './intake.service.ts'
import { CODE_SECONDS, kioskCodeAt, newDeviceKey, readDeviceKey, sameBytes, sourceKeyOf } from './keys.ts'
import { expectPhoto, photoDaysOf } from './photos.service.ts'

/** What devices ask for themselves, each by its key. */

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
    const days = device.kind === 'kiosk' ? await photoDaysOf(db, companyId, device.site_id) : null
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
      link: `${ctx.settings.publicUrl}${paths.employeePortal({ tab: 'attendance', kiosk: code })}`,
      photoUntil: days === null ? null : addDays(dayIn(device.zone, now), days),
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
    const day = placeDayOf(Date.parse(now), device.zone)
    const work = await workPlaceOf(db, companyId, person.employee_id, day)
    if (!work || !isEmployed(work, day)) throw new Refusal('CONFLICT', 'You are not employed on this day.')
    const [added] = await insertPunches(db, companyId, [
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
    const takesPhoto = added !== undefined && (await photoDaysOf(db, companyId, device.site_id)) !== null
    const punched = { companyId, employmentId: work.employment_id, at: now, hasCamera: input.camera }
    const photoTicket = takesPhoto ? await expectPhoto(ctx, db, { ...punched, punchId: added.id }) : null
    return { name: person.full_name, at: now, zone: device.zone, direction: input.direction, photoTicket }
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
    const { verdicts, unknownPeople } = await storeDevicePunches(
      ctx,
      db,
      { companyId, device, driftSeconds, source: 'device' },
      rows,
    )
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
