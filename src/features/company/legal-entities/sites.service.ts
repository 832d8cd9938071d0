import { zoneOf } from '../../../countries/entity.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { tellSiteMoved } from './calendar-change.service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isPlace } from './rules.ts'
import { countryFor } from './service.ts'

const toView = (row: query.StoredSite): contract.Site => ({
  id: row.id,
  name: row.name,
  entity: row.entity_id ? { id: row.entity_id, name: row.entity_name ?? '' } : null,
  country: row.country,
  place: row.place,
  address: row.address,
  zone: row.zone,
  latitude: row.latitude === null ? null : Number(row.latitude),
  longitude: row.longitude === null ? null : Number(row.longitude),
  archivedAt: row.archived_at,
  version: row.version,
})

export const listSites = async (ctx: Context): Promise<Output<typeof contract.listSites>> => ({
  sites: (await query.listSites(ctx.db, ctx.actor.companyId)).map(toView),
})

const read = async (ctx: Context, id: string) => {
  const row = await query.siteById(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Site')
  return row
}

const taken = (error: unknown): never => {
  if (uniqueViolation(error) !== 'sites_name') throw error
  const sentence = 'Your company already has a site of this name.'
  throw new Refusal('CONFLICT', sentence, { fields: { name: sentence } })
}

type Placed = { country: string; place: string | null; entityId: string | null }

/** A site lies in the country of the entity it belongs to. */
const judge = async (ctx: Context, { country: text, place, entityId }: Placed) => {
  const country = countryFor(ctx, text)
  const entity = entityId ? await query.entityById(ctx.db, ctx.actor.companyId, entityId) : null
  const wrong: Record<string, string> = {}
  if (entityId && !entity) wrong.entityId = 'Legal entity must be one of yours'
  else if (entity && entity.country !== country.code)
    wrong.entityId = `This legal entity is one of ${ctx.countries.get(entity.country).name}`
  if (!isPlace(country, place))
    wrong.place = `${country.regions?.label ?? 'Place'} must be one of those of ${country.name}`
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return country
}

const judgePosition = ({ latitude, longitude }: { latitude: string | null; longitude: string | null }) => {
  if ((latitude === null) === (longitude === null)) return { latitude, longitude }
  const [missing, other] = latitude === null ? ['latitude', 'longitude'] : ['longitude', 'latitude']
  const label = missing === 'latitude' ? 'Latitude' : 'Longitude'
  throw invalid({ [missing]: `${label} is required with a ${other}` })
}

const toAuditDetail = ({ id: _i, version: _v, entity, archivedAt, ...rest }: contract.Site) => ({
  ...rest,
  entity: entity?.name ?? null,
  archived: archivedAt !== null,
})

export const addSite = async (ctx: Context, input: Parsed<typeof contract.addSite>) => {
  const { db, actor } = ctx
  const country = await judge(ctx, input)
  const { id } = await query
    .insertSite(db, {
      company_id: actor.companyId,
      name: input.name,
      entity_id: input.entityId,
      country: country.code,
      place: input.place,
      address: input.address,
      zone: input.zone ?? zoneOf(country, input.place),
      ...judgePosition(input),
      created_by: actor.userId,
    })
    .catch(taken)
  const site = toView(await read(ctx, id))
  ctx.audit({ action: 'site.create', targetType: 'site', targetId: id, after: toAuditDetail(site) })
  return { site }
}

/** What decides which holidays a site has. */
const placeTold = ({ country, place, entity }: contract.Site): string => [country, place, entity?.id].join(' ')

export const changeSite = async (ctx: Context, input: Parsed<typeof contract.changeSite>) => {
  const { db, actor } = ctx
  await query.lockSite(db, actor.companyId, input.id)
  const current = await read(ctx, input.id)
  const before = toView(current)
  if (input.version !== undefined && input.version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this site since you opened it.', {
      data: { site: before },
    })
  const place = input.place === undefined ? current.place : input.place
  const country = await judge(ctx, {
    country: input.country ?? current.country,
    place,
    entityId: input.entityId === undefined ? current.entity_id : input.entityId,
  })
  const position = input.position && judgePosition(input.position)
  await query
    .updateSite(db, actor.companyId, current.id, {
      country: country.code,
      place,
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(input.entityId === undefined ? {} : { entity_id: input.entityId }),
      ...(input.address === undefined ? {} : { address: input.address }),
      ...(input.zone === undefined ? {} : { zone: input.zone ?? zoneOf(country, place) }),
      ...position,
      ...(input.archived === undefined || input.archived === (current.archived_at !== null)
        ? {}
        : { archived_at: input.archived ? ctx.now().toISOString() : null }),
    })
    .catch(taken)
  const site = toView(await read(ctx, current.id))
  if (placeTold(site) !== placeTold(before)) await tellSiteMoved(ctx, site)
  const { before: was, after: is, changed } = changedFieldsOf(toAuditDetail(before), toAuditDetail(site))
  if (changed.length > 0)
    ctx.audit({ action: 'site.update', targetType: 'site', targetId: current.id, before: was, after: is })
  return { site }
}
