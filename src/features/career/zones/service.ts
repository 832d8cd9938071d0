import type { OpenContext } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, DAY_MS, dayIn, instantIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { exact, fromMinor, roundToMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { quietProblem } from '../../platform/notifications/rules.ts'
import { coarsePoint, type Town, townNear } from '../distance/reach.rules.ts'
import { listOwnPlaces, namedTown, townsOf } from '../distance/service.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './contract.ts'
import type { Zone, Zones } from './contract.ts'
import { cellsOfShape } from './cover.rules.ts'
import * as query from './queries.ts'
import { MANY_A_DAY, MOST_ZONES, middleOf, type Point, PREVIEW_DAYS, type Shape } from './shape.rules.ts'
import { timesProblem, type ZoneTimes } from './times.rules.ts'

const HITS_SHOWN = 50
const PREVIEW_SHOWN = 5

/** When nobody has said otherwise. */
export const usualSettings = (zone: string): query.StoredSettings => ({
  quiet_from: '21:00',
  quiet_to: '08:00',
  zone,
  most_a_day: 3,
})

const cornersOf = (written: string | null): Point[] =>
  [...(written ?? '').matchAll(/\(?\((-?[\d.e+-]+),(-?[\d.e+-]+)\)/g)].map(([, lng, lat]) => ({
    lat: Number(lat),
    lng: Number(lng),
  }))

const majorOf = (ctx: OpenContext, country: string, minor: string | null): number | null =>
  minor === null ? null : Number(fromMinor(Number(minor), ctx.countries.get(country).currency.minorUnits))

const kindOf = (row: query.StoredZone): Zone['kind'] => {
  if (row.corners !== null) return 'area'
  return row.place_id === null ? 'point' : 'town'
}

const shownZone = (ctx: OpenContext, row: query.StoredZone, towns: ReadonlyMap<number, Town>): Zone[] => {
  const corners = cornersOf(row.corners)
  const middle = corners.length > 0 ? middleOf(corners) : { lat: row.lat ?? 0, lng: row.lng ?? 0 }
  const town = towns.get(row.place_id ?? 0) ?? townNear(middle, [...towns.values()])
  if (!town) return []
  return [
    {
      id: row.id,
      name: row.name,
      kind: kindOf(row),
      town: namedTown(town),
      lat: row.lat,
      lng: row.lng,
      radiusKm: row.radius_km,
      corners,
      search: row.words,
      type: row.employment_type as Zone['type'],
      payMin: majorOf(ctx, row.country, row.pay_min),
      days: row.tells_on ?? [],
      from: row.tells_from,
      to: row.tells_to,
      paused: row.paused,
      snoozedUntil:
        row.snoozed_until && Date.parse(row.snoozed_until) > ctx.now().getTime() ? iso(row.snoozed_until) : null,
      found: row.found,
    },
  ]
}

const daysAgo = (ctx: OpenContext, days: number): string => new Date(ctx.now().getTime() - days * DAY_MS).toISOString()

/** The clock of their town, or of the first country there is. */
const zoneOf = (ctx: OpenContext, country: string | undefined): string =>
  (ctx.countries.find(country ?? '') ?? ctx.countries.all[0])?.zone ?? 'UTC'

export const listZones = async (ctx: OpenContext): Promise<Zones> => {
  const towns = await townsOf(ctx.database)
  const { suggested } = await listOwnPlaces(ctx)
  const home = towns.get(suggested?.id ?? 0)
  const isPaid = (await liveTier(ctx)) === 'premium_plus'
  return asSelf(
    ctx,
    async ({ db, actor: { userId } }) => {
      const rows = await query.listZones(db, userId, daysAgo(ctx, PREVIEW_DAYS))
      const set =
        (await query.findSettings(db, userId)) ?? usualSettings(zoneOf(ctx, suggested?.country ?? rows[0]?.country))
      const hits = await query.listHits(db, userId, HITS_SHOWN)
      return {
        zones: rows.flatMap((row) => shownZone(ctx, row, towns)),
        settings: { quietFrom: set.quiet_from, quietTo: set.quiet_to, zone: set.zone, mostADay: set.most_a_day },
        isPaid,
        hits: hits.map(({ job_id: job, told_at: toldAt, at, ...hit }) => ({
          ...hit,
          job,
          at: iso(at),
          toldAt: toldAt === null ? null : iso(toldAt),
        })),
        suggested: home ? { ...namedTown(home), lat: home.lat, lng: home.lng } : null,
      }
    },
    { reading: true },
  )
}

type Drawn = Pick<Parsed<typeof contract.addZone>, 'placeId' | 'lat' | 'lng' | 'radiusKm' | 'corners'>
type Input = Drawn & Pick<Parsed<typeof contract.addZone>, 'search' | 'type' | 'payMin'>

/** Where a zone is and which adverts it is about, in the terms of the tables. */
const meantBy = async (ctx: OpenContext, input: Input): Promise<{ shape: Shape; filter: query.ZoneFilter }> => {
  const towns = await townsOf(ctx.database)
  const corners = input.corners?.map(coarsePoint) ?? null
  const named = input.placeId === null ? undefined : towns.get(input.placeId)
  if (input.placeId !== null && !named) throw invalid({ placeId: 'Place must be one of the list' })
  const point = input.lat !== null && input.lng !== null ? coarsePoint({ lat: input.lat, lng: input.lng }) : null
  const middle = corners ? middleOf(corners) : (named ?? point)
  const town = named ?? (middle && townNear(middle, [...towns.values()]))
  if (!middle || !town)
    throw invalid({ [corners ? 'corners' : 'lat']: 'Choose somewhere in one of the countries we operate in' })
  const { currency } = ctx.countries.get(town.country)
  const { search: words, type, payMin } = input
  return {
    shape: corners
      ? { circle: null, corners }
      : { circle: { lat: middle.lat, lng: middle.lng, radiusKm: input.radiusKm ?? 1 }, corners: null },
    filter: {
      country: town.country,
      currency: currency.code,
      words,
      type,
      payMin: payMin === null ? null : roundToMinor(exact(payMin).mul(10 ** currency.minorUnits)),
    },
  }
}

type Saving = { ctx: OpenContext; name: string; asked: Input & ZoneTimes; userId: string }

const savedZone = async ({ ctx, name, asked, userId }: Saving): Promise<query.SavedZone> => {
  const { days, from, to } = asked
  const wrong = timesProblem({ from, to })
  if (wrong) throw invalid(wrong)
  const { shape, filter } = await meantBy(ctx, asked)
  const [cells, times] = [cellsOfShape(shape), { days, from, to }]
  return { ...filter, userId, name, placeId: asked.placeId, shape, cells, times, at: ctx.now().toISOString() }
}

export const addZone = async (
  ctx: OpenContext,
  { name, ...asked }: Parsed<typeof contract.addZone>,
): Promise<Zones> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    const zone = await savedZone({ ctx, name, asked, userId })
    await query.lockPerson(db, userId)
    if ((await query.listZones(db, userId, zone.at)).length >= MOST_ZONES)
      throw new Refusal('CONFLICT', `You have ${MOST_ZONES} zones. Delete one first.`)
    const { id } = await query.insertZone(db, zone)
    // Where it is is nothing for a log.
    audit({ action: 'seeker-zone.add', targetType: 'seeker_zone', targetId: id })
  })
  return listZones(ctx)
}

export const changeZone = async (
  ctx: OpenContext,
  { id, name, ...asked }: Parsed<typeof contract.changeZone>,
): Promise<Zones> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await query.updateZone(db, id, await savedZone({ ctx, name, asked, userId })))) throw notFound('Zone')
    audit({ action: 'seeker-zone.change', targetType: 'seeker_zone', targetId: id })
  })
  return listZones(ctx)
}

export const pauseZone = async (
  ctx: OpenContext,
  { id, paused }: Parsed<typeof contract.pauseZone>,
): Promise<Zones> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    const before = await query.findZone(db, userId, id)
    if (!before) throw notFound('Zone')
    // What goes on already goes on as it was.
    if (before.paused !== paused) await query.pauseZone(db, { userId, id, paused, at: ctx.now().toISOString() })
    audit({ action: 'seeker-zone.pause', targetType: 'seeker_zone', targetId: id, after: { paused } })
  })
  return listZones(ctx)
}

export const snoozeZone = async (
  ctx: OpenContext,
  { id, days }: Parsed<typeof contract.snoozeZone>,
): Promise<Zones> => {
  const { settings } = await listZones(ctx)
  const morning = `${addDays(dayIn(settings.zone, ctx.now()), days)}T00:00`
  const until = days === 0 ? null : (instantIn(settings.zone, morning) ?? daysAgo(ctx, -days))
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await query.snoozeZone(db, { userId, id, until }))) throw notFound('Zone')
    audit({ action: 'seeker-zone.snooze', targetType: 'seeker_zone', targetId: id, after: { days } })
  })
  return listZones(ctx)
}

export const deleteZone = async (ctx: OpenContext, { id }: Parsed<typeof contract.deleteZone>): Promise<Zones> => {
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await query.deleteZone(db, userId, id))) throw notFound('Zone')
    audit({ action: 'seeker-zone.delete', targetType: 'seeker_zone', targetId: id })
  })
  return listZones(ctx)
}

export const saveZoneSettings = async (
  ctx: OpenContext,
  { quietFrom, quietTo, zone, mostADay }: Parsed<typeof contract.saveZoneSettings>,
): Promise<Zones> => {
  const wrong = quietProblem({ quietFrom, quietTo })
  if (wrong) throw invalid(wrong)
  await asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.upsertSettings(db, userId, { quiet_from: quietFrom, quiet_to: quietTo, zone, most_a_day: mostADay })
    audit({ action: 'seeker-zone.settings', after: { quietFrom, quietTo, mostADay } })
  })
  return listZones(ctx)
}

export const previewZone = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.previewZone>,
): Promise<Output<typeof contract.previewZone>> => {
  const { shape, filter } = await meantBy(ctx, input as Input)
  const preview = { shape, filter, since: daysAgo(ctx, PREVIEW_DAYS) }
  const { adverts, newest } = await ctx.database.forPublic(
    async (db: Db) => ({
      adverts: await query.countWouldHit(db, preview),
      newest: await query.listWouldHit(db, preview, PREVIEW_SHOWN),
    }),
    { reading: true },
  )
  return {
    days: PREVIEW_DAYS,
    adverts,
    isTooMany: adverts > MANY_A_DAY * PREVIEW_DAYS,
    newest: newest.map((one) => ({ ...one, at: iso(one.at) })),
    country: filter.country,
  }
}

/** Zones, rests and what was found, for whoever asks for all of theirs. */
export const exportZones = (ctx: OpenContext) =>
  asSelf(
    ctx,
    async ({ db, actor: { userId } }) => ({
      zones: await query.listZones(db, userId, daysAgo(ctx, PREVIEW_DAYS)),
      settings: (await query.findSettings(db, userId)) ?? null,
      found: await query.listHits(db, userId, 1_000),
    }),
    { reading: true },
  )
