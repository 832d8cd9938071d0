import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, optionalDecimal, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { isMonthDay, isZone } from './rules.ts'

/** A number as it is kept: canonical; shown in its country's own way by the screen. */
const HeldNumber = z.object({ number: z.string(), expires: z.string().nullable() })

const Notice = z.object({ field: z.string(), message: z.string() })

export const Entity = z.object({
  id: z.string(),
  country: z.string(),
  legalName: z.string(),
  place: z.string().nullable(),
  numbers: z.record(z.string(), HeldNumber),
  currency: z.string(),
  /** MM-DD. */
  fiscalYearStart: z.string(),
  zone: z.string(),
  address: z.string().nullable(),
  /** The one the company began with. */
  first: z.boolean(),
  /** People of the company in this country: with any, the country stays. */
  people: z.int(),
  sites: z.int(),
  archivedAt: z.string().nullable(),
  version: z.int(),
})
export type Entity = z.output<typeof Entity>

export const listEntities = endpoint({
  method: 'GET',
  path: '/api/company/entities',
  summary: 'The company’s legal entities with their registration numbers',
  input: z.object({}),
  output: z.object({ entities: z.array(Entity) }),
})

const version = z.coerce
  .number({ error: 'Version must be a whole number' })
  .int({ error: 'Version must be a whole number' })
  .optional()

const entityFields = {
  country: requiredText('Country', 60),
  legalName: requiredText('Legal name', 200),
  place: optionalText('Place of registration', 60),
  /** Key of the country → number as typed and, where its paper runs out, when. */
  numbers: z
    .record(
      z.string(),
      z.object(
        { number: optionalText('Number', 60), expires: optionalDay('Expiry date') },
        { error: 'A registration number must be an object with number and expires' },
      ),
      { error: 'Registration numbers must be an object' },
    )
    .refine((all) => Object.keys(all).length <= 40, { error: 'Registration numbers must be at most 40' }),
  currency: optionalText('Currency', 3).refine((c) => c === null || /^[A-Z]{3}$/.test(c), {
    error: 'Currency must be three capital letters, like SGD',
  }),
  fiscalYearStart: optionalText('Start of the fiscal year', 5).refine((d) => d === null || isMonthDay(d), {
    error: 'Start of the fiscal year must be a month and a day, like 04-01',
  }),
  zone: optionalText('Time zone', 60).refine((z) => z === null || isZone(z), {
    error: 'Time zone must be one of the world’s, like Asia/Singapore',
  }),
  address: optionalText('Address', 500),
}

const id = uuid('Legal entity')
const SavedEntity = z.object({ entity: Entity, warnings: z.array(Notice) })

export const addEntity = endpoint({
  method: 'POST',
  path: '/api/company/entities',
  summary: 'Add a legal entity; what is left out is the country’s own',
  input: z.object({ ...entityFields, numbers: entityFields.numbers.default({}) }),
  output: SavedEntity,
  status: 201,
  limit: { max: 300, minutes: 60, per: 'company' },
})

/** Only what is sent changes. Numbers are sent all together: one left out is taken off. */
export const changeEntity = endpoint({
  method: 'PUT',
  path: '/api/company/entities/:id',
  summary: 'Change, archive or bring back a legal entity',
  input: z.object({
    id,
    version,
    country: entityFields.country.optional(),
    legalName: entityFields.legalName.optional(),
    place: entityFields.place.optional(),
    numbers: entityFields.numbers.optional(),
    currency: entityFields.currency.optional(),
    fiscalYearStart: entityFields.fiscalYearStart.optional(),
    zone: entityFields.zone.optional(),
    address: entityFields.address.optional(),
    archived: z.boolean({ error: 'Archived must be true or false' }).optional(),
  }),
  output: SavedEntity,
})

export const Site = z.object({
  id: z.string(),
  name: z.string(),
  entity: z.object({ id: z.string(), name: z.string() }).nullable(),
  country: z.string(),
  place: z.string().nullable(),
  address: z.string().nullable(),
  zone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  archivedAt: z.string().nullable(),
  version: z.int(),
})
export type Site = z.output<typeof Site>

export const listSites = endpoint({
  method: 'GET',
  path: '/api/company/sites',
  summary: 'Where the company’s people work',
  input: z.object({}),
  output: z.object({ sites: z.array(Site) }),
})

const siteFields = {
  name: requiredText('Site name', 200),
  entityId: uuid('Legal entity').nullable(),
  country: requiredText('Country', 60),
  place: optionalText('Place', 60),
  address: optionalText('Address', 500),
  zone: entityFields.zone,
  latitude: optionalDecimal('Latitude', { min: -90, max: 90 }),
  longitude: optionalDecimal('Longitude', { min: -180, max: 180 }),
}
const SavedSite = z.object({ site: Site })

export const addSite = endpoint({
  method: 'POST',
  path: '/api/company/sites',
  summary: 'Add a site; without a time zone it has that of its place',
  input: z.object({ ...siteFields, entityId: siteFields.entityId.default(null) }),
  output: SavedSite,
  status: 201,
  limit: { max: 600, minutes: 60, per: 'company' },
})

/** Only what is sent changes; the whole of a position is sent or none of it. */
export const changeSite = endpoint({
  method: 'PUT',
  path: '/api/company/sites/:id',
  summary: 'Change, archive or bring back a site',
  input: z.object({
    id: uuid('Site'),
    version,
    name: siteFields.name.optional(),
    entityId: siteFields.entityId.optional(),
    country: siteFields.country.optional(),
    place: siteFields.place.optional(),
    address: siteFields.address.optional(),
    zone: siteFields.zone.optional(),
    position: z
      .object(
        { latitude: siteFields.latitude, longitude: siteFields.longitude },
        { error: 'Position must be an object with latitude and longitude' },
      )
      .optional(),
    archived: z.boolean({ error: 'Archived must be true or false' }).optional(),
  }),
  output: SavedSite,
})
