import type { HolidayKind, PublicHoliday } from '../../../countries/holidays.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import type { WorkingCalendar, WorkingWeek } from '../../../shared/workdays.ts'

/** From the general to the specific; the later wins. `law` is the country's own table. */
export const LAYERS = ['law', 'country', 'region', 'entity', 'site'] as const
export type Layer = (typeof LAYERS)[number]

/** What a company says of a day: off, half off, worked although it is a holiday elsewhere, or nothing more (taken back). */
export const ENTRY_KINDS = ['full', 'half', 'working', 'as_before'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export type Scope =
  | { kind: 'country'; country: string }
  | { kind: 'region'; country: string; region: string }
  | { kind: 'entity'; id: string }
  | { kind: 'site'; id: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** country:SG, region:CA-ON, entity:{id} or site:{id}. Null: none of these. */
export const scopeOf = (text: string): Scope | null => {
  const [kind, rest = ''] = text.split(/:(.*)/s)
  if (kind === 'country' && /^[A-Z]{2}$/.test(rest)) return { kind, country: rest }
  if (kind === 'region' && /^[A-Z]{2}-\S.{0,59}$/.test(rest))
    return { kind, country: rest.slice(0, 2), region: rest.slice(3) }
  if ((kind === 'entity' || kind === 'site') && UUID.test(rest)) return { kind, id: rest }
  return null
}

/** Where a calendar is asked for: the scopes that have a say there, from the general to the specific. */
export const scopesAt = (place: Place): { layer: Layer; scope: string }[] => {
  const scopes: { layer: Layer; scope: string }[] = [{ layer: 'country', scope: `country:${place.country}` }]
  if (place.region) scopes.push({ layer: 'region', scope: `region:${place.country}-${place.region}` })
  if (place.entityId) scopes.push({ layer: 'entity', scope: `entity:${place.entityId}` })
  if (place.siteId) scopes.push({ layer: 'site', scope: `site:${place.siteId}` })
  return scopes
}
export type Place = { country: string; region: string | null; entityId: string | null; siteId: string | null }

/** The latest said of a day in one calendar. */
export type Entry = { scope: string; day: Day; name: string; kind: EntryKind; enteredAt: string }
export type Week = { scope: string; effectiveFrom: Day; days: WorkingWeek }

export type CalendarDay = {
  day: Day
  name: string
  /** `working`: a holiday that the company took away here. */
  kind: HolidayKind | 'working'
  tentative: boolean
  substituteFor: Day | null
  layer: Layer
  source: Source | null
}

/**
 * The days of a place: of each the most specific word. What is taken away stays in the list as `working`, so that one sees it; a day taken
 * away that was none is left out.
 */
export const resolveDays = (law: readonly PublicHoliday[], place: Place, entries: readonly Entry[]): CalendarDay[] => {
  const days = new Map<Day, CalendarDay>(law.map((h) => [h.day, { ...h, layer: 'law' }]))
  for (const { layer, scope } of scopesAt(place))
    for (const entry of entries) {
      const { day, name, kind } = entry
      if (entry.scope !== scope || kind === 'as_before') continue
      const under = days.get(day)
      if (kind === 'working' && !under) continue
      days.set(day, {
        day,
        name: name || (under?.name ?? ''),
        kind,
        tentative: false,
        substituteFor: under?.substituteFor ?? null,
        layer,
        source: null,
      })
    }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The week of a place on a day: of the most specific calendar that says one by then; none of them: null. */
export const resolveWeek = (
  place: Place,
  weeks: readonly Week[],
  on: Day,
): { days: WorkingWeek; layer: Layer } | null => {
  for (const { layer, scope } of scopesAt(place).toReversed()) {
    // Given in the order they were entered: of two from the same day the later one holds.
    const said = weeks
      .filter((w) => w.scope === scope && w.effectiveFrom <= on)
      .reduce<Week | null>((last, w) => (last === null || w.effectiveFrom >= last.effectiveFrom ? w : last), null)
    if (said) return { days: said.days, layer }
  }
  return null
}

/** What `shared/workdays` reckons with. */
export const toWorkingCalendar = (
  days: readonly CalendarDay[],
  week: WorkingWeek,
  years: readonly number[],
): WorkingCalendar => ({
  week,
  years,
  daysOff: new Map(days.flatMap(({ day, kind }) => (kind === 'full' || kind === 'half' ? [[day, kind]] : []))),
})
