import type { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import { SETTING_SCOPES, type SettingScope, type SettingsArea } from '../../../server/setting-areas.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { fieldsOf } from './fields.rules.ts'
import * as query from './queries.ts'
import { changedSettings, placeOfScope, type SaidAt, type SettingPlace, settingsFor } from './rules.ts'

type Values = Record<string, boolean | number | string | null>

/**
 * What holds in an area for a place on a day: each field as the narrowest scope says it (company, entity, site, department, person), as the
 * schema has it where nobody has said anything. `day` null: for areas that are not dated.
 */
export const settingsOf = async <S extends z.ZodObject>(
  db: Db,
  area: SettingsArea<S>,
  place: SettingPlace,
  day: Day | null = null,
): Promise<z.output<S>> => {
  if (area.isDated && day === null) throw new Error(`Settings of ${area.area} are asked for a day`)
  const lines = await query.listSettingLines(db, place.companyId, area.area, day)
  return area.schema.parse(settingsFor(lines, place).content)
}

/** What an area that is not dated said at a moment: of what was decided then and must stay as it is. */
export const settingsAt = async <S extends z.ZodObject>(
  db: Db,
  area: SettingsArea<S>,
  place: SettingPlace,
  at: string,
): Promise<z.output<S>> => {
  const lines = await query.listSettingLinesAt(db, place.companyId, area.area, at)
  return area.schema.parse(settingsFor(lines, place).content)
}

/** Saves settings of the whole company from today on, for services with calls of their own. Fields left out stay as they are. */
export const saveCompanySettings = async <S extends z.ZodObject>(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  area: SettingsArea<S>,
  values: Partial<z.output<S>>,
): Promise<void> => {
  const { companyId, userId } = actor
  await query.lockArea(db, companyId, area.area)
  const before = await settingsOf(db, area, { companyId }, area.isDated ? dayIn('UTC', now()) : null)
  const content = area.schema.parse({ ...before, ...values })
  const from = dayIn('UTC', now())
  await query.insertSettingLine(db, companyId, {
    area: area.area,
    scope: 'company',
    scopeId: null,
    from,
    content,
    userId,
  })
}

const areasFor = ({ features, actor }: Pick<Context, 'features' | 'actor'>): readonly SettingsArea[] =>
  features.flatMap((feature) => feature.settings ?? []).filter((area) => area.may(actor))

const getArea = (ctx: Context, name: string): SettingsArea => {
  const found = areasFor(ctx).find(({ area }) => area === name)
  if (!found) throw notFound('Area')
  return found
}

const listParts = async (ctx: Context, scopes: ReadonlySet<SettingScope>) => {
  const sources = ctx.features
    .flatMap((feature) => feature.settingScopes ?? [])
    .filter(({ scope }) => scopes.has(scope))
  const parts = []
  for (const { scope, list } of sources) for (const part of await list(ctx)) parts.push({ scope, ...part })
  return parts
}

export const listSettings = async (ctx: Context): Promise<Output<typeof contract.listSettings>> => {
  const areas = areasFor(ctx)
  return {
    areas: areas.map((area) => ({
      area: area.area,
      label: area.label,
      hint: area.hint,
      fields: fieldsOf(area),
      scopes: ['company', ...(area.scopes ?? [])],
      isDated: area.isDated === true,
    })),
    parts: await listParts(ctx, new Set(areas.flatMap(({ scopes }) => scopes ?? []))),
  }
}

/** The part of the company that was named, when the area can be said for it and it is theirs. */
const heldScope = async (
  ctx: Context,
  area: SettingsArea,
  scope: SettingScope,
  scopeId: string | null,
): Promise<SaidAt> => {
  if (scope === 'company') return { scope, scopeId: null }
  if (!area.scopes?.includes(scope)) throw invalid({ scope: 'This cannot be said for a part of the company' })
  const parts = await listParts(ctx, new Set([scope]))
  if (scopeId === null || !parts.some(({ id }) => id === scopeId)) throw notFound('Part of the company')
  return { scope, scopeId }
}

const todayOf = ({ now }: Context): Day => dayIn('UTC', now())

const dayOf = (ctx: Context, area: SettingsArea, from: string | null): Day => {
  const today = todayOf(ctx)
  if (from === null || from === today) return today
  if (!area.isDated) throw invalid({ from: 'This holds at once and cannot be said for another day' })
  return from
}

const readFor = async (
  ctx: Context,
  area: SettingsArea,
  at: SaidAt,
  day: Day | null,
): Promise<Output<typeof contract.readSettings>> => {
  const { db, actor } = ctx
  const lines = await query.listSettingLines(
    db,
    actor.companyId,
    area.area,
    area.isDated ? (day ?? todayOf(ctx)) : null,
  )
  const { content, saidAt } = settingsFor(lines, placeOfScope(actor.companyId, at))
  const own = lines.find((line) => line.scope === at.scope && line.scope_id === at.scopeId)?.content ?? {}
  const history = await query.listSettingHistory(db, actor.companyId, { area: area.area, ...at })
  return {
    values: area.schema.parse(content) as Values,
    own: Object.keys(own),
    saidAt,
    history: history.map((line) => ({
      from: line.valid_from,
      values: line.content as Values,
      setAt: iso(line.set_at),
      setBy: line.set_by,
    })),
  }
}

export const readSettings = async (
  ctx: Context,
  { area: name, scope, scopeId, day }: Parsed<typeof contract.readSettings>,
): Promise<Output<typeof contract.readSettings>> => {
  const area = getArea(ctx, name)
  return readFor(ctx, area, await heldScope(ctx, area, scope, scopeId ?? null), day ?? null)
}

type Input = Parsed<typeof contract.previewSettings>

/** What is asked for, judged by the schema of the area; and what held before. */
const judge = async (ctx: Context, input: Input) => {
  const area = getArea(ctx, input.area)
  const at = await heldScope(ctx, area, input.scope, input.scopeId)
  const from = dayOf(ctx, area, input.from)
  const { data, error } = area.schema.partial().strict().safeParse(input.values)
  if (!data)
    throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0] ?? 'values'), message])))
  // A partial schema fills its defaults in: only what was given is said.
  const content = Object.fromEntries(Object.keys(input.values).map((field) => [field, data[field]]))
  const { companyId } = ctx.actor
  const lines = await query.listSettingLines(ctx.db, companyId, area.area, area.isDated ? from : null)
  const place = placeOfScope(companyId, at)
  const before = area.schema.parse(settingsFor(lines, place).content)
  const isHere = (line: query.SettingLine) => line.scope === at.scope && line.scope_id === at.scopeId
  const others = lines.filter((line) => !isHere(line))
  const said = [...others, { scope: at.scope, scope_id: at.scopeId, content }]
  const wanted = area.schema.parse(settingsFor(said, place).content)
  return { area, at, from, content, others, change: { ...at, from, before, wanted } }
}

export const previewSettings = async (ctx: Context, input: Input): Promise<Output<typeof contract.previewSettings>> => {
  const { area, at, others, change } = await judge(ctx, input)
  const changes = changedSettings(change.before, change.wanted) as Output<typeof contract.previewSettings>['changes']
  const touched = new Set(changes.map(({ field }) => field))
  const rank = (scope: SettingScope) => SETTING_SCOPES.indexOf(scope)
  const narrower = others.filter((line) => rank(line.scope) > rank(at.scope))
  const parts = narrower.length > 0 ? await listParts(ctx, new Set(area.scopes)) : []
  const elsewhere = narrower.flatMap((line) => {
    const fields = Object.keys(line.content).filter((field) => touched.has(field))
    const name = parts.find(({ id }) => id === line.scope_id)?.name ?? null
    return fields.length === 0 ? [] : [{ scope: line.scope, scopeId: line.scope_id, name, fields }]
  })
  const effects = changes.length > 0 ? ((await area.effects?.(ctx, change)) ?? []) : []
  return { changes, elsewhere, effects: [...effects] }
}

export const saveSettings = async (
  ctx: Context,
  input: Parsed<typeof contract.saveSettings>,
): Promise<Output<typeof contract.saveSettings>> => {
  const { db, actor } = ctx
  await query.lockArea(db, actor.companyId, input.area)
  const { area, at, from, content, change } = await judge(ctx, input)
  const after = area.save ? await area.save(ctx, change) : change.wanted
  // What others guard stays as it is until they have agreed.
  const kept = Object.fromEntries(Object.keys(content).map((field) => [field, after[field]]))
  const { userId, companyId } = actor
  await query.insertSettingLine(db, companyId, { area: area.area, ...at, from, content: kept, userId })
  const changed = changedSettings(change.before, after)
  if (changed.length > 0)
    ctx.audit({
      action: 'settings.save',
      targetType: at.scope,
      targetId: at.scopeId ?? companyId,
      before: Object.fromEntries(changed.map((one) => [one.field, one.before])),
      after: Object.fromEntries(changed.map((one) => [one.field, one.after])),
      detail: { area: area.area, from },
    })
  if (changed.length > 0) await area.saved?.(ctx, { ...change, wanted: after })
  return readFor(ctx, area, at, from)
}
