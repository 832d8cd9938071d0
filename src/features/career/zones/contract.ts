import { z } from 'zod'
import { isZone } from '../../../shared/dates.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter } from '../../../shared/list.ts'
import { EMPLOYMENT_TYPES } from '../../adverts/content/kinds.rules.ts'
import { corners, writtenCorners } from '../distance/area.contract.ts'
import { isZoneKm, MOST_A_DAY, SNOOZES, ZONE_KM } from './shape.rules.ts'

const limit = { max: 600, minutes: 60, per: 'session' } as const

const Town = z.object({ id: z.int(), name: z.string(), region: z.string(), country: z.string() })
const Corner = z.object({ lat: z.number(), lng: z.number() })
const Zone = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['town', 'point', 'area']),
  /** The town it lies around, or the one its middle is nearest to. */
  town: Town,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  radiusKm: z.number().nullable(),
  corners: z.array(Corner),
  search: z.string().nullable(),
  type: z.enum(EMPLOYMENT_TYPES).nullable(),
  /** A month, major units of the currency of its country. */
  payMin: z.number().nullable(),
  /** Days of the week it tells on, 1 is Monday; none: all. */
  days: z.array(z.int()),
  /** Hours it tells in, by the clock of the settings; null: any. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  paused: z.boolean(),
  /** Until when it waits with what it finds; null: it does not. */
  snoozedUntil: z.string().nullable(),
  /** Jobs found in it in the last thirty days. */
  found: z.int(),
})
export type Zone = z.output<typeof Zone>

export const HIT_STATES = ['waiting', 'told', 'not_sent', 'dropped'] as const
const Hit = z.object({
  job: z.string(),
  title: z.string(),
  company: z.string(),
  town: z.string(),
  zone: z.string(),
  at: z.string(),
  state: z.enum(HIT_STATES),
  toldAt: z.string().nullable(),
  open: z.boolean(),
})
const Settings = z.object({
  quietFrom: z.string(),
  quietTo: z.string(),
  zone: z.string(),
  mostADay: z.int(),
})
const Zones = z.object({
  zones: z.array(Zone),
  settings: Settings,
  /** Without the plan nothing is sent. */
  isPaid: z.boolean(),
  hits: z.array(Hit),
  /** The town of the profile, as a first one. */
  suggested: Town.extend({ lat: z.number(), lng: z.number() }).nullable(),
})
export type Zones = z.output<typeof Zones>

const within = (label: string, most: number) => ({ error: `${label} must be between -${most} and ${most}` })
const degrees = (label: string, most: number) =>
  z
    .number({ error: `${label} must be a number` })
    .min(-most, within(label, most))
    .max(most, within(label, most))
const radius = `Distance must be ${ZONE_KM.least}, or a whole number of kilometres from ${ZONE_KM.whole} to ${ZONE_KM.most}`
const radiusKm = z
  .number({ error: radius })
  .min(ZONE_KM.least, { error: radius })
  .max(ZONE_KM.most, { error: radius })
  .refine(isZoneKm, { error: radius })
const placeId = z
  .number({ error: 'Place must be one of the list' })
  .int({ error: 'Place must be one of the list' })
  .min(1, { error: 'Place must be one of the list' })
  .max(2_147_483_647, { error: 'Place must be one of the list' })
const pay = z
  .number({ error: 'Pay must be a number' })
  .min(0, { error: 'Pay must be between 0 and 999999999' })
  .max(999_999_999, { error: 'Pay must be between 0 and 999999999' })
const orNull = <T extends z.ZodType>(field: T) =>
  field.nullish().transform((value) => (value ?? null) as z.output<T> | null)

const shape = {
  placeId: orNull(placeId),
  lat: orNull(degrees('Latitude', 85)),
  lng: orNull(degrees('Longitude', 180)),
  radiusKm: orNull(radiusKm),
  corners: orNull(corners),
}
const filters = {
  search: optionalText('Words', 120),
  type: choiceFilter('Type', EMPLOYMENT_TYPES),
  payMin: orNull(pay),
}
type Drawn = {
  placeId: number | null
  lat: number | null
  lng: number | null
  radiusKm: number | null
  corners: unknown[] | null
}
const isWhole = (drawn: Drawn) => {
  const [town, point, area] = [drawn.placeId !== null, drawn.lat !== null && drawn.lng !== null, drawn.corners !== null]
  return [town, point, area].filter(Boolean).length === 1 && (area || drawn.radiusKm !== null)
}
const SHAPE = { error: 'Choose a town or a point with a distance, or draw an area', path: ['placeId'] }

const clock = (label: string) =>
  z
    .string({ error: `${label} must be a time (HH:MM)` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `${label} must be a time (HH:MM)` })
const weekday = { error: 'A day must be a number from 1 (Monday) to 7' }
const times = {
  days: z
    .array(z.int(weekday).min(1, weekday).max(7, weekday), { error: 'Days must be a list' })
    .max(7, { error: 'A week has seven days' })
    .default([])
    .transform((days) => [...new Set(days)].sort()),
  from: orNull(clock('From')),
  to: orNull(clock('Until')),
}

const Saved = z.object({ name: requiredText('Name', 40), ...shape, ...filters, ...times })

export const listZones = endpoint({
  method: 'GET',
  path: '/api/seeker/zones',
  summary: 'The areas one wants to hear of new jobs in, what was found in them, and when alerts rest',
  input: z.object({}),
  output: Zones,
  limit,
})

export const addZone = endpoint({
  method: 'POST',
  path: '/api/seeker/zones',
  status: 201,
  summary:
    'Hear of new jobs around a town or a point, or within an area one drew; points are kept to about a kilometre',
  input: Saved.refine(isWhole, SHAPE),
  output: Zones,
  limit,
})

export const changeZone = endpoint({
  method: 'PUT',
  path: '/api/seeker/zones/:id',
  summary: 'Change a zone: its name, where it is, and which jobs it is about',
  input: Saved.extend({ id: uuid('Zone') }).refine(isWhole, SHAPE),
  output: Zones,
  limit,
})

export const pauseZone = endpoint({
  method: 'PUT',
  path: '/api/seeker/zones/:id/pause',
  summary: 'Let a zone rest, or go on with what is posted from now on',
  input: z.object({ id: uuid('Zone'), paused: z.boolean({ error: 'Paused must be yes or no' }) }),
  output: Zones,
  limit,
})

const snooze = `Days must be one of ${SNOOZES.join(', ')}`

export const snoozeZone = endpoint({
  method: 'PUT',
  path: '/api/seeker/zones/:id/snooze',
  summary: 'Let a zone wait until tomorrow or for a week with what it finds, and tell of it together then; 0 ends it',
  input: z.object({
    id: uuid('Zone'),
    days: z.number({ error: snooze }).refine((days) => SNOOZES.some((one) => one === days), { error: snooze }),
  }),
  output: Zones,
  limit,
})

export const deleteZone = endpoint({
  method: 'DELETE',
  path: '/api/seeker/zones/:id',
  summary: 'Forget a zone, and what was found in it',
  input: z.object({ id: uuid('Zone') }),
  output: Zones,
  limit,
})

const most = `Alerts a day must be a whole number from 1 to ${MOST_A_DAY}`

export const saveZoneSettings = endpoint({
  method: 'PUT',
  path: '/api/seeker/zone-settings',
  summary: 'When alerts of zones rest, and how many a day there are at most',
  input: z.object({
    quietFrom: clock('Quiet from'),
    quietTo: clock('Quiet to'),
    zone: z
      .string({ error: 'Zone is required' })
      .max(64, { error: 'This time zone is not known.' })
      .refine(isZone, { error: 'This time zone is not known.' }),
    mostADay: z.number({ error: most }).int({ error: most }).min(1, { error: most }).max(MOST_A_DAY, { error: most }),
  }),
  output: Zones,
  limit,
})

/** Numbers as an address writes them; empty is none. */
const written = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (value === '' || value === undefined || value === null ? null : Number(value)),
    field.nullable(),
  )
export const previewZone = endpoint({
  method: 'GET',
  path: '/api/seeker/zone-preview',
  summary: 'How many adverts of the last thirty days a zone would have told of, and the newest of them',
  input: z
    .object({
      placeId: written(placeId),
      lat: written(degrees('Latitude', 85)),
      lng: written(degrees('Longitude', 180)),
      radiusKm: written(radiusKm),
      corners: writtenCorners,
      search: filters.search,
      type: filters.type,
      payMin: written(pay),
    })
    .refine(isWhole, SHAPE),
  output: z.object({
    days: z.int(),
    adverts: z.int(),
    /** More a day than anybody reads. */
    isTooMany: z.boolean(),
    newest: z.array(
      z.object({ id: z.string(), title: z.string(), company: z.string(), town: z.string(), at: z.string() }),
    ),
    country: z.string(),
  }),
  limit: { max: 1_200, minutes: 60, per: 'session' },
})
