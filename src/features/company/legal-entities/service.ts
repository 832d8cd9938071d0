import type { Country } from '../../../countries/country.ts'
import { zoneOf } from '../../../countries/entity.ts'
import { difference } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellLapsed } from '../verification/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isPlace, takeNumbers } from './rules.ts'

const shown = (ctx: Context, row: query.StoredEntity): contract.Entity => {
  const country = ctx.countries.get(row.country)
  return {
    id: row.id,
    country: row.country,
    legalName: row.legal_name,
    place: row.place,
    numbers: row.numbers as contract.Entity['numbers'],
    currency: row.currency ?? country.currency.code,
    fiscalYearStart: row.fiscal_year_start ?? country.entity.fiscalYearStart,
    zone: row.zone ?? zoneOf(country, row.place),
    address: row.address,
    first: row.first,
    people: row.people,
    sites: row.sites,
    archivedAt: row.archived_at,
    version: row.version,
  }
}

export const list = async (ctx: Context): Promise<Output<typeof contract.listEntities>> => ({
  entities: (await query.entities(ctx.db, ctx.actor.companyId)).map((row) => shown(ctx, row)),
})

export const countryFor = (ctx: Context, text: string): Country => {
  const country = ctx.countries.find(text)
  if (!country) throw invalid({ country: `We do not operate in ${text} yet` })
  return country
}

const read = async (ctx: Context, id: string) => {
  const row = await query.entityById(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Legal entity')
  return row
}

const judgePlace = (country: Country, place: string | null | undefined) =>
  isPlace(country, place ?? null)
    ? {}
    : { place: `${country.regions?.label ?? 'Place'} must be one of those of ${country.name}` }

/** What is the country's own anyway is not written down: when the law moves it, it moves. */
const own = (value: string | null | undefined, countrys: string) => (value === countrys ? null : (value ?? null))

export const add = async (ctx: Context, asked: Parsed<typeof contract.addEntity>) => {
  const { db, actor } = ctx
  const country = countryFor(ctx, asked.country)
  const { numbers, errors, warnings } = takeNumbers(country, asked.numbers)
  const wrong = { ...judgePlace(country, asked.place), ...errors }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { id } = await query.insertEntity(db, {
    company_id: actor.companyId,
    country: country.code,
    legal_name: asked.legalName,
    place: asked.place,
    numbers,
    currency: own(asked.currency, country.currency.code),
    fiscal_year_start: own(asked.fiscalYearStart, country.entity.fiscalYearStart),
    zone: own(asked.zone, zoneOf(country, asked.place)),
    address: asked.address,
    created_by: actor.userId,
  })
  await query.addCountry(db, actor.companyId, country.code)
  const entity = shown(ctx, await read(ctx, id))
  ctx.audit({ action: 'entity.create', targetType: 'entity', targetId: id, after: told(entity) })
  return { entity, warnings }
}

/** What the log keeps of one. */
const told = ({ id: _i, people: _p, sites: _s, version: _v, numbers, archivedAt, ...rest }: contract.Entity) => ({
  ...rest,
  archived: archivedAt !== null,
  ...Object.fromEntries(
    Object.entries(numbers).map(([key, n]) => [key, n.expires ? `${n.number} (${n.expires})` : n.number]),
  ),
})

export const change = async (ctx: Context, asked: Parsed<typeof contract.changeEntity>) => {
  const { db, actor } = ctx
  await query.lockEntity(db, actor.companyId, asked.id)
  const held = await read(ctx, asked.id)
  const before = shown(ctx, held)
  if (asked.version !== undefined && asked.version !== held.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this legal entity since you opened it.', {
      data: { entity: before },
    })
  const country = asked.country === undefined ? ctx.countries.get(held.country) : countryFor(ctx, asked.country)
  const moves = country.code !== held.country
  if (moves && (held.people > 0 || held.sites > 0))
    throw invalid({
      country:
        held.people > 0
          ? 'The country stays: people are employed there'
          : 'The country stays: sites belong to this entity',
    })
  const place = asked.place === undefined ? (moves ? null : held.place) : asked.place
  // Numbers of another country are not this one's.
  const given = asked.numbers ?? (moves ? {} : (held.numbers as contract.Entity['numbers']))
  const { numbers, errors, warnings } = takeNumbers(country, given)
  const wrong: Record<string, string> = { ...judgePlace(country, place), ...errors }
  if (asked.archived && held.first) wrong.archived = 'The company’s first legal entity cannot be archived'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const value = (name: 'currency' | 'fiscalYearStart' | 'zone', column: string | null, countrys: string) =>
    asked[name] === undefined ? (moves ? null : column) : own(asked[name], countrys)
  await query.updateEntity(db, actor.companyId, held.id, {
    country: country.code,
    place,
    numbers,
    currency: value('currency', held.currency, country.currency.code),
    fiscal_year_start: value('fiscalYearStart', held.fiscal_year_start, country.entity.fiscalYearStart),
    zone: value('zone', held.zone, zoneOf(country, place)),
    ...(asked.legalName === undefined ? {} : { legal_name: asked.legalName }),
    ...(asked.address === undefined ? {} : { address: asked.address }),
    ...(asked.archived === undefined || asked.archived === (held.archived_at !== null)
      ? {}
      : { archived_at: asked.archived ? ctx.now().toISOString() : null }),
  })
  await query.addCountry(db, actor.companyId, country.code)
  const entity = shown(ctx, await read(ctx, held.id))
  const {
    before: was,
    after: is,
    changed,
  } = difference({ ...told(before) }, { ...missing(before, entity), ...told(entity) })
  if (changed.length > 0)
    ctx.audit({ action: 'entity.update', targetType: 'entity', targetId: held.id, before: was, after: is })
  await tellLapsed(ctx, held.id)
  return { entity, warnings }
}

/** Numbers that were taken off, as null: a difference looks at what there is. */
const missing = (before: contract.Entity, after: contract.Entity) =>
  Object.fromEntries(
    Object.keys(before.numbers)
      .filter((key) => !after.numbers[key])
      .map((key) => [key, null]),
  )
