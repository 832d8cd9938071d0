import type { OpenContext, Services } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { COUNT_LIMIT } from '../../../shared/list.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { advertsOf, cardOf } from '../../job-board/jobs/service.ts'
import { asSelf } from '../profile/service.ts'
import { townsInArea } from './area.rules.ts'
import { steppedBox } from './box.rules.ts'
import type * as contract from './contract.ts'
import { landIn } from './land.ts'
import * as query from './queries.ts'
import {
  coarsePoint,
  MOST_PLACES,
  nearestTowns,
  type Origin,
  type Point,
  type ReachedTown,
  reachedTowns,
  type Town,
  townNear,
  wholeKm,
} from './reach.rules.ts'

const NEAREST_SHOWN = 5

type Transactions = Services['database']
type Towns = ReadonlyMap<number, Town>
const stored = new WeakMap<Transactions, Promise<Towns>>()

/** All towns by their number. There are few, and they never change while the server runs. */
export const townsOf = (database: Transactions): Promise<Towns> => {
  const towns =
    stored.get(database) ??
    database
      .forPublic(query.allTowns, { reading: true })
      .then((rows): Towns => new Map(rows.map((town) => [town.id, town])))
  stored.set(database, towns)
  towns.catch(() => stored.delete(database))
  return towns
}

/** A town as it is named. */
export const namedTown = ({ id, name, region, country }: Town) => ({ id, name, region, country })

type Place = Output<typeof contract.listOwnPlaces>['places'][number]

const placeOf = (row: query.StoredPlace, towns: Towns): Place[] => {
  const { id, name, radius_km: radiusKm, excluded } = row
  const point = row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : null
  const town = point ? townNear(point, [...towns.values()]) : towns.get(row.place_id ?? 0)
  if (!town) return []
  const { lat, lng } = point ?? town
  return [{ id, name, town: namedTown(town), isPoint: point !== null, lat, lng, radiusKm, excluded }]
}

const placesShown = async (db: Db, userId: string, towns: Towns): Promise<Output<typeof contract.listOwnPlaces>> => {
  const home = towns.get((await query.findHomeTown(db, userId)) ?? 0)
  return {
    places: (await query.listOwnPlaces(db, userId)).flatMap((row) => placeOf(row, towns)),
    suggested: home ? namedTown(home) : null,
  }
}

export const listOwnPlaces = async (ctx: OpenContext): Promise<Output<typeof contract.listOwnPlaces>> => {
  const towns = await townsOf(ctx.database)
  return asSelf(ctx, ({ db, actor }) => placesShown(db, actor.userId, towns), { reading: true })
}

export const addOwnPlace = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.addOwnPlace>,
): Promise<Output<typeof contract.addOwnPlace>> => {
  const towns = await townsOf(ctx.database)
  const { name, placeId, radiusKm, excluded } = input
  const point = input.lat !== null && input.lng !== null ? coarsePoint({ lat: input.lat, lng: input.lng }) : null
  if (placeId !== null && !towns.has(placeId)) throw invalid({ placeId: 'Place must be one of the list' })
  if (point && !townNear(point, [...towns.values()]))
    throw invalid({ lat: 'Choose a point in one of the countries we operate in' })
  return asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    await query.lockPerson(db, userId)
    if ((await query.listOwnPlaces(db, userId)).length >= MOST_PLACES)
      throw new Refusal('CONFLICT', `You have ${MOST_PLACES} places. Delete one first.`)
    const { id } = await query.insertOwnPlace(db, {
      userId,
      name,
      place_id: placeId,
      lat: point?.lat ?? null,
      lng: point?.lng ?? null,
      radiusKm,
      excluded,
      at: ctx.now().toISOString(),
    })
    // Where somebody lives is nothing for a log.
    audit({ action: 'seeker-place.add', targetType: 'seeker_place', targetId: id, after: { radiusKm, excluded } })
    return placesShown(db, userId, towns)
  })
}

export const changeOwnPlace = async (
  ctx: OpenContext,
  { id, name, radiusKm, excluded }: Parsed<typeof contract.changeOwnPlace>,
): Promise<Output<typeof contract.changeOwnPlace>> => {
  const towns = await townsOf(ctx.database)
  return asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await query.updateOwnPlace(db, { userId, id, name, radiusKm, excluded }))) throw notFound('Place')
    audit({ action: 'seeker-place.change', targetType: 'seeker_place', targetId: id, after: { radiusKm, excluded } })
    return placesShown(db, userId, towns)
  })
}

export const deleteOwnPlace = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.deleteOwnPlace>,
): Promise<Output<typeof contract.deleteOwnPlace>> => {
  const towns = await townsOf(ctx.database)
  return asSelf(ctx, async ({ db, actor: { userId }, audit }) => {
    if (!(await query.deleteOwnPlace(db, userId, id))) throw notFound('Place')
    audit({ action: 'seeker-place.delete', targetType: 'seeker_place', targetId: id })
    return placesShown(db, userId, towns)
  })
}

type Filters = Pick<Parsed<typeof contract.readDistanceMap>, 'search' | 'type' | 'mode' | 'payMin'>
type Reaching = { towns: Towns; origins: Origin[]; reached: ReachedTown[]; countries: string[] }

type Within = { towns: Towns; area: readonly Point[] | null }

/** Within the distances of one’s places, or within an area one drew in their countries. */
const reachingOf = async (ctx: OpenContext, db: Db, { towns, area }: Within): Promise<Reaching> => {
  const rows = await query.listOwnPlaces(db, actorOf(ctx).userId)
  const everywhere = [...towns.values()]
  const places = rows.flatMap((row) => placeOf(row, towns))
  const countries = [...new Set(places.filter((p) => !p.excluded).map(({ town }) => town.country))]
  return {
    towns,
    origins: places,
    reached: area
      ? townsInArea(
          everywhere.filter(({ country }) => countries.includes(country)),
          places,
          area,
        )
      : reachedTowns(everywhere, places),
    countries,
  }
}

/** Amounts are compared in one currency alone. */
const filterOf = (ctx: OpenContext, { search, type, mode, payMin }: Filters, countries: readonly string[]) => {
  const [code] = countries
  if (payMin !== null && countries.length > 1)
    throw invalid({ payMin: 'Your places lie in several countries: amounts in different currencies are not compared' })
  const decimals = code === undefined ? 2 : ctx.countries.get(code).currency.minorUnits
  const least = payMin === null ? null : roundToMinor(exact(payMin).mul(10 ** decimals))
  return { userId: actorOf(ctx).userId, words: search, type, mode, payMin: least }
}

const asReached = (reached: readonly ReachedTown[]): query.Reached => ({
  ids: reached.map(({ town }) => town.id),
  metres: reached.map(({ km }) => Math.round(km * 1_000)),
})

const nearOf = ({ km, spread, reach, origin }: ReachedTown) => ({ km: wholeKm(km), spread, reach, from: origin.name })

export const listDistanceJobs = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.listDistanceJobs>,
): Promise<Output<typeof contract.listDistanceJobs>> => {
  const towns = await townsOf(ctx.database)
  const isRemote = input.where === 'remote'
  const part = listWindow(isRemote ? query.REMOTE_ORDERS : query.NEAR_ORDERS, input)
  const found = await asSelf(
    ctx,
    async ({ db }) => {
      const reaching = await reachingOf(ctx, db, { towns, area: input.area })
      const filter = filterOf(ctx, input, reaching.countries)
      const reached = reaching.reached.filter(({ town }) => input.town === null || town.id === input.town)
      const rows = isRemote
        ? await query.listRemote(db, filter, reaching.countries, part)
        : await query.listNear(db, filter, asReached(reached), part)
      const total = isRemote
        ? await query.countRemote(db, filter, reaching.countries)
        : await query.countNear(db, filter, asReached(reached))
      const page = pageOf(part, rows)
      const adverts = await advertsOf(
        db,
        page.rows.map(({ id }) => id),
      )
      return { ...page, total, adverts, reached }
    },
    { reading: true },
  )
  const near = new Map(found.reached.map((one) => [one.town.id, one]))
  const jobs = found.rows.flatMap(({ id, town }) => {
    const row = found.adverts.find((advert) => advert.id === id)
    const reached = town === null ? undefined : near.get(town)
    return row ? [{ id, job: cardOf(ctx.countries, row, null), near: reached ? nearOf(reached) : null }] : []
  })
  return {
    jobs,
    page: input.page,
    totalCount: Math.min(found.total, COUNT_LIMIT),
    totalIsAtLeast: found.total > COUNT_LIMIT,
    next: found.next,
  }
}

export const readDistanceMap = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.readDistanceMap>,
): Promise<Output<typeof contract.readDistanceMap>> => {
  const all = await townsOf(ctx.database)
  return asSelf(
    ctx,
    async ({ db }) => {
      const { reached, origins, countries } = await reachingOf(ctx, db, { towns: all, area: input.area })
      const filter = filterOf(ctx, input, countries)
      const counts = new Map(
        (await query.countByTown(db, filter, asReached(reached))).map((count) => [count.town, count]),
      )
      const towns = reached.flatMap((one) => {
        const jobs = counts.get(one.town.id)?.jobs ?? 0
        const { lat, lng } = one.town
        return jobs > 0 ? [{ ...namedTown(one.town), lat, lng, jobs, ...nearOf(one) }] : []
      })
      const sum = (kept: typeof towns) => kept.reduce((jobs, town) => jobs + town.jobs, 0)
      const beyond = towns.length > 0 ? [] : await query.listTownsWithJobs(db, filter, countries)
      const jobsOf = new Map(beyond.map(({ town, jobs }) => [town, jobs]))
      const excluded = new Set(
        reachedTowns(
          [...all.values()],
          origins.filter((o) => o.excluded).map((o) => ({ ...o, excluded: false })),
        ).map(({ town }) => town.id),
      )
      const others = [...all.values()].filter(({ id }) => jobsOf.has(id) && !excluded.has(id))
      return {
        towns,
        jobs: sum(towns),
        maybe: sum(towns.filter(({ reach }) => reach === 'maybe')),
        unknown: sum(towns.filter(({ reach }) => reach === 'unknown')),
        remote: await query.countRemote(db, filter, countries),
        silentOnPay: [...counts.values()].reduce((n, { silent }) => n + silent, 0),
        nearest: nearestTowns(others, origins, NEAREST_SHOWN).map(({ town, km, origin }) => ({
          ...namedTown(town),
          jobs: jobsOf.get(town.id) ?? 0,
          km: wholeKm(km),
          from: origin.name,
        })),
        country: countries.length === 1 ? (countries[0] ?? null) : null,
      }
    },
    { reading: true },
  )
}

export const readLand = async (
  _ctx: OpenContext,
  input: Parsed<typeof contract.readLand>,
): Promise<Output<typeof contract.readLand>> => {
  const box = steppedBox(input)
  return { ...box, land: await landIn(box) }
}

/** The places somebody counts from, for whoever asks for all of theirs. */
export const exportOwnPlaces = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listOwnPlaces(db, actor.userId), { reading: true })
