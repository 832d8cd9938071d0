import { notifyChange } from '../../../server/changes.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { placeDayOf } from '../schedules/place-clock.rules.ts'
import * as devices from './devices.queries.ts'
import { zoneOfWork } from './drain.people.ts'
import { enqueueDrain } from './drain.service.ts'
import * as query from './intake.queries.ts'
import { deviceOfCode, isOurClock, sourceKeyOf } from './keys.ts'
import type * as contract from './my.contract.ts'
import { isRemotePunch, judgePlace } from './place.rules.ts'
import { effectiveTime } from './punches.rules.ts'
import { findRemoteDay, insertRemoteDays } from './remote.queries.ts'
import { attendanceSettings } from './settings.ts'

/** Punches kept without a connection are taken for so many days. */
const OLDEST_DAYS = 31
const MINUTE = 60_000

export type OwnPlace = query.WorkPlace & { zone: string }

/** Said to whoever works on the dashboard and is not in the records of employees: nothing here is theirs, and nothing is hidden from them. */
export const noRecord = () => new Refusal('CONFLICT', 'No employee record of your company has your address.')

/** Where somebody works today, and in which zone. @throws Refusal CONFLICT for whoever has no employment */
export const ownPlace = async (ctx: Context): Promise<OwnPlace> => {
  const employeeId = await ownEmployeeId(ctx)
  const found =
    employeeId === null
      ? undefined
      : await query.workPlaceOf(ctx.db, ctx.actor.companyId, employeeId, dayIn('UTC', ctx.now()))
  if (!found) throw noRecord()
  return {
    ...found,
    zone: zoneOfWork(ctx, { country: found.country, region: found.region, siteZone: found.site_zone }),
  }
}

export const isEmployed = (
  { started_on, ended_on }: Pick<query.WorkPlace, 'started_on' | 'ended_on'>,
  day: Day,
): boolean => day >= started_on && (ended_on === null || day <= ended_on)

/** After punches were added: days are computed and open boards told, once the transaction is kept. */
export const punchesAdded = async (db: Db, companyId: string): Promise<void> => {
  await enqueueDrain(db, companyId)
  await notifyChange(db, `attendance ${companyId}`)
}

/** When it happened by our clock: what the device showed, less what it was ahead when it last heard from us. */
const timeOf = (ctx: Context, employeeId: string, input: Parsed<typeof contract.punch>) => {
  const { anchor } = input
  const received = ctx.now().toISOString()
  const known = anchor && isOurClock(ctx, ctx.actor.companyId, employeeId, anchor)
  const driftSeconds = known ? Math.round((Date.parse(anchor.shown) - Date.parse(anchor.at)) / 1000) : 0
  const time = effectiveTime({ deviceAt: input.at, driftSeconds, receivedAt: received })
  // Nothing happens after it has arrived: such a clock is wrong, and ours is taken.
  if (time.inFuture)
    return {
      at: received,
      driftSeconds: Math.round((Date.parse(input.at) - Date.parse(received)) / 1000),
      offline: false,
      received,
    }
  if (Date.parse(received) - Date.parse(time.at) > OLDEST_DAYS * 24 * 60 * MINUTE)
    throw invalid({ at: `A punch is taken for ${OLDEST_DAYS} days. Ask for a correction of this day instead.` })
  return { at: time.at, driftSeconds, offline: time.offline, received }
}

const kioskOf = async (
  ctx: Context,
  code: string | null | undefined,
  at: string,
): Promise<devices.DeviceRow | null> => {
  if (!code) return null
  const deviceId = deviceOfCode(ctx, ctx.actor.companyId, code, new Date(at))
  const device = deviceId === null ? undefined : await devices.findDevice(ctx.db, ctx.actor.companyId, deviceId)
  if (!device || device.revoked_at !== null)
    throw invalid({ code: 'This code is no longer shown. Read the one on the kiosk now.' })
  return device
}

const placeOf = (
  input: Parsed<typeof contract.punch>,
  work: OwnPlace,
  settings: { askPlace: boolean; siteMetres: number },
  kiosk: devices.DeviceRow | null,
) => {
  if (kiosk) return { place: 'at_site' as const, distance: null }
  const { latitude, longitude, accuracy } = input
  const hasSite = work.site_latitude !== null && work.site_longitude !== null
  return judgePlace({
    told: latitude != null && longitude != null ? { latitude, longitude, accuracy: accuracy ?? null } : null,
    site: hasSite ? { latitude: Number(work.site_latitude), longitude: Number(work.site_longitude) } : null,
    metres: settings.siteMetres,
    asked: settings.askPlace,
  })
}

/** One's own punch, now or kept since. The same one sent twice is stored once. */
export const punchSelf = async (
  ctx: Context,
  input: Parsed<typeof contract.punch>,
): Promise<Output<typeof contract.punch>> => {
  const { db, actor } = ctx
  const work = await ownPlace(ctx)
  const time = timeOf(ctx, work.employee_id, input)
  const day = placeDayOf(Date.parse(time.at), work.zone)
  if (!isEmployed(work, day)) throw new Refusal('CONFLICT', 'You are not employed on this day.')
  const settings = await settingsOf(
    db,
    attendanceSettings,
    work.site_id ? { companyId: actor.companyId, siteId: work.site_id } : { companyId: actor.companyId },
  )
  const kiosk = await kioskOf(ctx, input.code, time.at)
  if (!settings.selfPunch && !kiosk)
    throw new Refusal('CONFLICT', 'Your company does not take punches from own devices. Punch at a kiosk of your site.')
  const sourceKey = sourceKeyOf('self', work.employment_id, Date.parse(input.at), input.direction)
  const agreed = await findRemoteDay(db, actor.companyId, work.employment_id, day)
  const isRemote =
    kiosk === null &&
    isRemotePunch({ said: input.remote, isAllowed: settings.remoteWork, isAgreed: agreed?.how === 'agreed' })
  const judged = isRemote ? { place: 'remote' as const, distance: null } : placeOf(input, work, settings, kiosk)
  const asksPlace = settings.askPlace && !isRemote
  const usual = input.phone ? ('phone' as const) : ('web' as const)
  const [added] = await query.insertPunches(db, actor.companyId, [
    {
      employmentId: work.employment_id,
      at: time.at,
      direction: input.direction,
      source: kiosk ? 'kiosk_code' : usual,
      zone: kiosk?.zone ?? work.zone,
      deviceAt: input.at,
      driftSeconds: time.driftSeconds,
      receivedAt: time.received,
      offline: time.offline,
      deviceId: kiosk?.id ?? null,
      deviceSeq: null,
      siteId: kiosk?.site_id ?? work.site_id,
      latitude: asksPlace ? (input.latitude ?? null) : null,
      longitude: asksPlace ? (input.longitude ?? null) : null,
      accuracy: asksPlace && input.accuracy != null ? Math.round(input.accuracy) : null,
      ...judged,
      sourceKey,
      enteredBy: actor.userId,
      day,
    },
  ])
  const stored = await query.findPunchByKey(db, actor.companyId, sourceKey)
  if (!stored) throw notFound('Punch')
  if (added) {
    ctx.audit({
      action: 'punch.add',
      targetType: 'punch',
      targetId: stored.id,
      after: { direction: input.direction, at: stored.at, offline: time.offline },
    })
    const days = [{ employmentId: work.employment_id, day }]
    if (isRemote && input.direction === 'in')
      await insertRemoteDays(db, actor.companyId, { days, how: 'punched', reason: '', by: actor.userId })
    await punchesAdded(db, actor.companyId)
  }
  return {
    punch: { id: stored.id, at: stored.at, direction: input.direction, zone: stored.zone, place: stored.place },
    isNew: added !== undefined,
  }
}

export type DevicePunch = { user: string; at: string; seq: number | null; direction: 'in' | 'out' | 'unknown' }
export type DeviceVerdict = 'stored' | 'known' | 'kept_for_unknown'
type Delivered = { companyId: string; device: devices.DeviceRow; driftSeconds: number; source: 'device' | 'file' }

/**
 * Stores what a device has kept: each row once, whoever sends it again. Rows of numbers that the device knows nobody by are kept until somebody says
 * who it is. Answers row by row, in order.
 */
export const storeDevicePunches = async (
  services: Pick<Services, 'now'>,
  db: Db,
  { companyId, device, driftSeconds, source }: Delivered,
  rows: readonly DevicePunch[],
): Promise<{ verdicts: DeviceVerdict[]; unknownPeople: string[] }> => {
  const receivedAt = services.now().toISOString()
  const people = await devices.peopleOfDevice(db, companyId, device.id, [...new Set(rows.map(({ user }) => user))])
  const byUser = Map.groupBy(people, ({ device_user }) => device_user)
  const prepared = rows.map((row) => {
    const time = effectiveTime({ deviceAt: row.at, driftSeconds, receivedAt })
    const day = placeDayOf(Date.parse(time.at), device.zone)
    const employmentId =
      (byUser.get(row.user) ?? []).findLast(({ effective_from }) => effective_from <= day)?.employment_id ?? null
    const sourceKey = sourceKeyOf(device.id, row.seq, Date.parse(row.at), row.user, row.direction)
    return { row, time, day, employmentId, sourceKey }
  })
  const base = ({ row, time, sourceKey }: (typeof prepared)[number]) => ({
    at: time.at,
    direction: row.direction,
    deviceAt: row.at,
    driftSeconds,
    receivedAt,
    deviceId: device.id,
    deviceSeq: row.seq,
    source,
    sourceKey,
  })
  const added = await query.insertPunches(
    db,
    companyId,
    prepared.flatMap((one) =>
      one.employmentId === null
        ? []
        : [
            {
              ...base(one),
              employmentId: one.employmentId,
              zone: device.zone,
              offline: one.time.offline,
              siteId: device.site_id,
              latitude: null,
              longitude: null,
              accuracy: null,
              place: device.site_id === null ? ('not_asked' as const) : ('at_site' as const),
              distance: null,
              enteredBy: null,
              day: one.day,
            },
          ],
    ),
  )
  const unknown = prepared.filter(({ employmentId }) => employmentId === null)
  const kept =
    unknown.length === 0
      ? []
      : await query.insertUnknownPunches(
          db,
          companyId,
          unknown.map((one) => ({ ...base(one), deviceUser: one.row.user })),
        )
  const news = new Set(added.map(({ source_key }) => source_key))
  const waits = new Set(kept.map(({ source_key }) => source_key))
  const verdicts = prepared.map(({ sourceKey }): DeviceVerdict => {
    // Of two rows alike in one upload the second is the same again.
    if (news.delete(sourceKey)) return 'stored'
    return waits.delete(sourceKey) ? 'kept_for_unknown' : 'known'
  })
  if (added.length > 0) await punchesAdded(db, companyId)
  return { verdicts, unknownPeople: [...new Set(unknown.map(({ row }) => row.user))] }
}
