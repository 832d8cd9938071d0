import type { SettingScope } from '../../../server/setting-areas.ts'

/** Somebody or something that a setting is asked for: what it belongs to, as far as it is known. */
export type SettingPlace = {
  companyId: string
  entityId?: string | null
  siteId?: string | null
  departmentId?: string | null
  personId?: string | null
}

type Line = { scope: SettingScope; scope_id: string | null; content: Readonly<Record<string, unknown>> }

/** Ids by scope, the widest first: the order in which one wins over the other. */
const scopesOf = (place: SettingPlace): readonly [SettingScope, string | null | undefined][] => [
  ['company', null],
  ['entity', place.entityId],
  ['site', place.siteId],
  ['department', place.departmentId],
  ['person', place.personId],
]

export type SaidAt = { scope: SettingScope; scopeId: string | null }

/** What holds for a place: each field as its narrowest scope says it, and where that was said. */
export const settingsFor = (
  lines: readonly Line[],
  place: SettingPlace,
): { content: Record<string, unknown>; saidAt: Record<string, SaidAt> } => {
  const content: Record<string, unknown> = {}
  const saidAt: Record<string, SaidAt> = {}
  for (const [scope, id] of scopesOf(place)) {
    if (id === undefined) continue
    const line = lines.find((one) => one.scope === scope && one.scope_id === id)
    for (const [field, value] of Object.entries(line?.content ?? {})) {
      content[field] = value
      saidAt[field] = { scope, scopeId: id }
    }
  }
  return { content, saidAt }
}

/** The place that a scope is by itself. */
export const placeOfScope = (companyId: string, { scope, scopeId }: SaidAt): SettingPlace => {
  const ids = { entity: 'entityId', site: 'siteId', department: 'departmentId', person: 'personId' } as const
  return scope === 'company' ? { companyId } : { companyId, [ids[scope]]: scopeId }
}

type Values = Readonly<Record<string, unknown>>

/** Fields that are another than before. */
export const changedSettings = (before: Values, after: Values) =>
  Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
