import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { EMPLOYMENT_TYPES } from '../../adverts/content/kinds.rules.ts'
import { Card } from '../../job-board/jobs/contract.ts'
import { writtenCorners } from './area.contract.ts'
import { LONGEST_NAME, RADIUS_KM, REACHES } from './reach.rules.ts'

const limit = { max: 900, minutes: 60, per: 'session' } as const

const Town = z.object({ id: z.int(), name: z.string(), region: z.string(), country: z.string() })
const OwnPlace = z.object({
  id: z.string(),
  name: z.string(),
  /** The town it is, or for a point of the map the one it lies nearest to. */
  town: Town,
  /** A point of the map, kept to about a kilometre. */
  isPoint: z.boolean(),
  lat: z.number(),
  lng: z.number(),
  radiusKm: z.int(),
  excluded: z.boolean(),
})
export type OwnPlace = z.output<typeof OwnPlace>
const OwnPlaces = z.object({
  places: z.array(OwnPlace),
  /** The town of the profile, as a first one to count from. */
  suggested: Town.nullable(),
})

const name = requiredText('Name', LONGEST_NAME)
const radius = `Distance must be a whole number of kilometres from ${RADIUS_KM.least} to ${RADIUS_KM.most}`
const radiusKm = z
  .number({ error: radius })
  .int({ error: radius })
  .min(RADIUS_KM.least, { error: radius })
  .max(RADIUS_KM.most, { error: radius })
const excluded = z.boolean({ error: 'Excluded must be yes or no' })
const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(-most, { error: `${label} must be between -${most} and ${most}` })
    .max(most, { error: `${label} must be between -${most} and ${most}` })
const placeId = z
  .number({ error: 'Place must be one of the list' })
  .int({ error: 'Place must be one of the list' })
  .min(1, { error: 'Place must be one of the list' })
  .max(2_147_483_647, { error: 'Place must be one of the list' })

export const listOwnPlaces = endpoint({
  method: 'GET',
  path: '/api/seeker/places',
  summary: 'The places that one counts distances to jobs from',
  input: z.object({}),
  output: OwnPlaces,
  limit,
})

export const addOwnPlace = endpoint({
  method: 'POST',
  path: '/api/seeker/places',
  status: 201,
  summary: 'Count from a town, or from a point of the map, which is kept to about a kilometre',
  input: z
    .object({
      name,
      placeId: placeId.nullish().transform((id) => id ?? null),
      lat: degrees('Latitude', 90)
        .nullish()
        .transform((lat) => lat ?? null),
      lng: degrees('Longitude', 180)
        .nullish()
        .transform((lng) => lng ?? null),
      radiusKm,
      excluded: excluded.default(false),
    })
    .refine((place) => (place.lat === null) === (place.lng === null), {
      error: 'Latitude and longitude go together',
      path: ['lng'],
    })
    .refine((place) => (place.placeId === null) !== (place.lat === null), {
      error: 'Choose a town of the list, or a point of the map',
      path: ['placeId'],
    }),
  output: OwnPlaces,
  limit,
})

export const changeOwnPlace = endpoint({
  method: 'PUT',
  path: '/api/seeker/places/:id',
  summary: 'Change the name or the distance of a place, or whether jobs around it are left out',
  input: z.object({ id: uuid('Place'), name, radiusKm, excluded }),
  output: OwnPlaces,
  limit,
})

export const deleteOwnPlace = endpoint({
  method: 'DELETE',
  path: '/api/seeker/places/:id',
  summary: 'Count from a place no more, and forget it',
  input: z.object({ id: uuid('Place') }),
  output: OwnPlaces,
  limit,
})

const filters = {
  /** An area that was drawn, in place of the distances. */
  area: writtenCorners,
  search: optionalText('Search', 120),
  type: choiceFilter('Type', EMPLOYMENT_TYPES),
  mode: choiceFilter('Mode', ['onsite', 'hybrid']),
  payMin: z
    .union([z.literal(''), z.coerce.number({ error: 'Pay must be a number' })], { error: 'Pay must be a number' })
    .nullish()
    .transform((pay) => (pay === '' || pay === undefined ? null : pay))
    .refine((pay) => pay === null || (pay >= 0 && pay <= 999_999_999), {
      error: 'Pay must be between 0 and 999999999',
    }),
}

const Near = z.object({ km: z.int(), spread: z.int().nullable(), reach: z.enum(REACHES), from: z.string() })
const DistanceJob = z.object({
  id: z.string(),
  job: Card,
  /** How far its town is from the nearest of one's places; null for a job from anywhere. */
  near: Near.nullable(),
})
export type DistanceJob = z.output<typeof DistanceJob>

export const listDistanceJobs = endpoint({
  method: 'GET',
  path: '/api/seeker/distance-jobs',
  summary: 'Open jobs within the distances one chose of one’s places, or those done from anywhere in their countries',
  input: z.object({
    ...filters,
    where: choiceFilter('Where', ['near', 'remote']),
    /** One town alone. */
    town: z
      .union([z.literal(''), z.coerce.number({ error: 'Town must be one of the map' })], {
        error: 'Town must be one of the map',
      })
      .nullish()
      .transform((town) => (town === '' || town === undefined ? null : town))
      .refine((town) => town === null || (Number.isInteger(town) && town > 0 && town <= 2_147_483_647), {
        error: 'Town must be one of the map',
      }),
    sort: sortBy(['near', 'newest'], 'near'),
    page: pageNumber(),
    cursor,
    pageSize: pageSize(10, 50),
  }),
  output: z.object({ jobs: z.array(DistanceJob), page: z.int(), ...pageFacts }),
  limit,
})

const MapTown = Town.extend({
  lat: z.number(),
  lng: z.number(),
  jobs: z.int(),
  km: z.int(),
  spread: z.int().nullable(),
  reach: z.enum(REACHES),
  from: z.string(),
})
export type MapTown = z.output<typeof MapTown>

export const readDistanceMap = endpoint({
  method: 'GET',
  path: '/api/seeker/distance-map',
  summary: 'The towns within reach that have open jobs, how sure that is, and what lies next where there is none',
  input: z.object(filters),
  output: z.object({
    towns: z.array(MapTown),
    jobs: z.int(),
    /** Of those, in towns that go beyond the distance, and in towns of which nobody knows how far they go. */
    maybe: z.int(),
    unknown: z.int(),
    /** Done from anywhere in the countries of one’s places. */
    remote: z.int(),
    /** Within reach but for the pay, which they do not say. */
    silentOnPay: z.int(),
    /** Where nothing lies within reach: the nearest towns with a job. */
    nearest: z.array(Town.extend({ jobs: z.int(), km: z.int(), from: z.string() })),
    /** In whose currency pay is compared; null where the places lie in several countries. */
    country: z.string().nullable(),
  }),
  limit,
})

const side = (label: string, most: number) =>
  z.coerce
    .number({ error: `${label} must be a number` })
    .min(-most, { error: `${label} must be between -${most} and ${most}` })
    .max(most, { error: `${label} must be between -${most} and ${most}` })

export const readLand = endpoint({
  method: 'GET',
  path: '/api/seeker/land',
  summary: 'The outlines of countries within a piece of the earth, to draw a map with',
  input: z
    .object({ south: side('South', 90), west: side('West', 180), north: side('North', 90), east: side('East', 180) })
    .refine((box) => box.south < box.north, { error: 'North must be above south', path: ['north'] })
    .refine((box) => box.west < box.east, { error: 'East must be to the right of west', path: ['east'] }),
  output: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number(), land: z.string() }),
  cache: 'a-day',
  limit,
})
