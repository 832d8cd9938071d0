import { kilometresBetween } from '../../job-board/jobs/search.rules.ts'

/** Which towns lie within reach of the places somebody named. Adverts name a town and no street, so a job stands where its town has its middle. */

export type Point = { lat: number; lng: number }
/** A town of the table of places; 0 people: not known. */
export type Town = Point & { id: number; name: string; region: string; country: string; people: number }
/** A place somebody counts from (`excluded`: wants nothing around). */
export type Origin = Point & { id: string; name: string; radiusKm: number; excluded: boolean }

export const MOST_PLACES = 10
export const LONGEST_NAME = 40
export const RADIUS_KM = { least: 1, most: 200 } as const
/** Distances that are offered. */
export const BANDS = [2, 5, 10, 20, 50, 100] as const
/** A point further than this from any town we know lies in no country we operate in. */
export const FURTHEST_TOWN_KM = 200

/** A point as it may leave the device and be kept: to a hundredth of a degree, about a kilometre. */
export const coarsePoint = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 100) / 100,
  lng: Math.round(lng * 100) / 100,
})

/** People of a square kilometre of town, roughly, where all four countries are taken together. */
const PEOPLE_ON_A_KM2 = 6_000
const WIDEST_KM = 20

/**
 * How far the edge of a town may be from its middle, km: an estimate from how many people live there; null where nobody counted them. Shown as an
 * estimate, and used for nothing but the mark "may be further".
 */
export const spreadOf = ({ people }: Pick<Town, 'people'>): number | null =>
  people > 0 ? Math.min(WIDEST_KM, Math.max(1, Math.round(Math.sqrt(people / PEOPLE_ON_A_KM2 / Math.PI)))) : null

/** `sure`: all of the town lies within reach; `maybe`: its middle does; `unknown`: its middle does, and how far the town goes is not known. */
export const REACHES = ['sure', 'maybe', 'unknown'] as const
export type Reach = (typeof REACHES)[number]
export type ReachedTown = { town: Town; origin: Origin; km: number; spread: number | null; reach: Reach }

const nearestOf = (town: Point, origins: readonly Origin[]): { origin: Origin; km: number } | null => {
  let nearest: { origin: Origin; km: number } | null = null
  for (const origin of origins) {
    const km = kilometresBetween(origin, town)
    if (nearest === null || km < nearest.km) nearest = { origin, km }
  }
  return nearest
}

const reachOf = (km: number, spread: number | null, radiusKm: number): Reach => {
  if (spread === null) return 'unknown'
  return km + spread <= radiusKm ? 'sure' : 'maybe'
}

/** The towns whose middle lies within the radius of a place and of none that is excluded, each with the nearest such place; the nearest first. */
export const reachedTowns = (towns: readonly Town[], origins: readonly Origin[]): ReachedTown[] => {
  const [around, excluded] = [origins.filter((o) => !o.excluded), origins.filter((o) => o.excluded)]
  return towns
    .flatMap((town): ReachedTown[] => {
      const within = around.filter((origin) => kilometresBetween(origin, town) <= origin.radiusKm)
      const nearest = nearestOf(town, within)
      if (!nearest || excluded.some((origin) => kilometresBetween(origin, town) <= origin.radiusKm)) return []
      const spread = spreadOf(town)
      return [{ town, ...nearest, spread, reach: reachOf(nearest.km, spread, nearest.origin.radiusKm) }]
    })
    .sort((a, b) => a.km - b.km || a.town.id - b.town.id)
}

/** Of some towns the nearest to any place, the nearest first: what is offered where nothing lies within reach. */
export const nearestTowns = (
  towns: readonly Town[],
  origins: readonly Origin[],
  most: number,
): { town: Town; origin: Origin; km: number }[] => {
  const around = origins.filter((o) => !o.excluded)
  return towns
    .flatMap((town) => {
      const nearest = nearestOf(town, around)
      return nearest ? [{ town, ...nearest }] : []
    })
    .sort((a, b) => a.km - b.km || a.town.id - b.town.id)
    .slice(0, most)
}

/** The town a point lies nearest to; null where all are too far. */
export const townNear = (point: Point, towns: readonly Town[]): Town | null => {
  let nearest: { town: Town; km: number } | null = null
  for (const town of towns) {
    const km = kilometresBetween(point, town)
    if (nearest === null || km < nearest.km) nearest = { town, km }
  }
  return nearest !== null && nearest.km <= FURTHEST_TOWN_KM ? nearest.town : null
}

/** A distance as it is said: whole kilometres, because what it is counted from and to is no finer. */
export const wholeKm = (km: number): number => Math.round(km)
