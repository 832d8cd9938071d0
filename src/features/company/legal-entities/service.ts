import type { Country } from '../../../countries/country.ts'
import { zoneOf } from '../../../countries/entity.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { addCompanyCountry } from '../../platform/accounts/company.changes.ts'
import { notifyExpiredVerifications } from '../verification/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isPlace, validateEntityNumbers } from './rules.ts'

const toView = (ctx: Context, row: query.StoredEntity): contract.Entity => {
  const country = ctx.countries.get(row.country)
  return {
    id: row.id,
    country: row.country,
    legalName: row.legal_name,
    place: row.place,
    numbers: row.numbers,
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

export const listEntities = async (ctx: Context): Promise<Output<typeof contract.listEntities>> => ({
  entities: (await query.listEntities(ctx.db, ctx.actor.companyId)).map((row) => toView(ctx, row)),
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

export const addEntity = async (ctx: Context, input: Parsed<typeof contract.addEntity>) => {
  const { db, actor } = ctx
  const country = countryFor(ctx, input.country)
  const { numbers, errors, warnings } = validateEntityNumbers(country, input.numbers)
  const wrong = { ...judgePlace(country, input.place), ...errors }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const { id } = await query.insertEntity(db, {
    company_id: actor.companyId,
    country: country.code,
    legal_name: input.legalName,
    place: input.place,
    numbers,
    currency: own(input.currency, country.currency.code),
    fiscal_year_start: own(input.fiscalYearStart, country.entity.fiscalYearStart),
    zone: own(input.zone, zoneOf(country, input.place)),
    address: input.address,
    created_by: actor.userId,
  })
  await addCompanyCountry(db, actor.companyId, country.code)
  const entity = toView(ctx, await read(ctx, id))
  ctx.audit({ action: 'entity.create', targetType: 'entity', targetId: id, after: toAuditDetail(entity) })
  return { entity, warnings }
}

/** What the log keeps of one. */
const toAuditDetail = ({
  id: _i,
  people: _p,
  sites: _s,
  version: _v,
  numbers,
  archivedAt,
  ...rest
}: contract.Entity) => ({
  ...rest,
  archived: archivedAt !== null,
  ...Object.fromEntries(
    Object.entries(numbers).map(([key, n]) => [key, n.expires ? `${n.number} (${n.expires})` : n.number]),
  ),
})

export const changeEntity = async (ctx: Context, input: Parsed<typeof contract.changeEntity>) => {
  const { db, actor } = ctx
  await query.lockEntity(db, actor.companyId, input.id)
  const current = await read(ctx, input.id)
  const before = toView(ctx, current)
  if (input.version !== undefined && input.version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this legal entity since you opened it.', {
      data: { entity: before },
    })
  const country = input.country === undefined ? ctx.countries.get(current.country) : countryFor(ctx, input.country)
  const moves = country.code !== current.country
  if (moves && (current.people > 0 || current.sites > 0))
    throw invalid({
      country:
        current.people > 0
          ? 'The country stays: people are employed there'
          : 'The country stays: sites belong to this entity',
    })
  // What was not said stays as it is, but for what belonged to the country it moves from.
  const unlessMoved = <T>(column: T): T | null => (moves ? null : column)
  const place = input.place === undefined ? unlessMoved(current.place) : input.place
  // Numbers of another country are not this one's.
  const given = input.numbers ?? (moves ? {} : current.numbers)
  const { numbers, errors, warnings } = validateEntityNumbers(country, given)
  const wrong: Record<string, string> = { ...judgePlace(country, place), ...errors }
  if (input.archived && current.first) wrong.archived = 'The company’s first legal entity cannot be archived'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const value = (name: 'currency' | 'fiscalYearStart' | 'zone', column: string | null, countrys: string) =>
    input[name] === undefined ? unlessMoved(column) : own(input[name], countrys)
  await query.updateEntity(db, actor.companyId, current.id, {
    country: country.code,
    place,
    numbers,
    currency: value('currency', current.currency, country.currency.code),
    fiscal_year_start: value('fiscalYearStart', current.fiscal_year_start, country.entity.fiscalYearStart),
    zone: value('zone', current.zone, zoneOf(country, place)),
    ...(input.legalName === undefined ? {} : { legal_name: input.legalName }),
    ...(input.address === undefined ? {} : { address: input.address }),
    ...(input.archived === undefined || input.archived === (current.archived_at !== null)
      ? {}
      : { archived_at: input.archived ? ctx.now().toISOString() : null }),
  })
  await addCompanyCountry(db, actor.companyId, country.code)
  const entity = toView(ctx, await read(ctx, current.id))
  const {
    before: was,
    after: is,
    changed,
  } = changedFieldsOf({ ...toAuditDetail(before) }, { ...missing(before, entity), ...toAuditDetail(entity) })
  if (changed.length > 0)
    ctx.audit({ action: 'entity.update', targetType: 'entity', targetId: current.id, before: was, after: is })
  await notifyExpiredVerifications(ctx, current.id)
  return { entity, warnings }
}

/** Numbers that were taken off, as null: a difference looks at what there is. */
const missing = (before: contract.Entity, after: contract.Entity) =>
  Object.fromEntries(
    Object.keys(before.numbers)
      .filter((key) => !after.numbers[key])
      .map((key) => [key, null]),
  )
