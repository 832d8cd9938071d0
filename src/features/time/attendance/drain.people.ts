import { zoneOf } from '../../../countries/entity.ts'
import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { settingsAt, settingsOf } from '../../platform/settings/service.ts'
import { loadPermits } from '../schedules/permits.service.ts'
import { listAccepted } from './accepted.queries.ts'
import type { DrainItem } from './drain.items.ts'
import * as query from './drain.queries.ts'
import type { MadeDay } from './made-weeks.rules.ts'
import type { PersonWeeks, PlaceLaw } from './person-weeks.rules.ts'
import type { Fix } from './punches.rules.ts'
import { attendanceSettings } from './settings.ts'

/** Whose days are computed: where they work on a day, under which law and by which rules of the company. */

export type DrainReady = Pick<Services, 'countries' | 'features' | 'now'>

export const byEmployment = <T extends { employment_id: string }>(rows: readonly T[]) =>
  Map.groupBy(rows, (row) => row.employment_id)

/** The terms in force on a day, of rows in order. */
export const termsOn = (rows: readonly query.TermsFacts[], day: Day): query.TermsFacts | undefined =>
  rows.findLast(({ effective_from }) => effective_from <= day) ?? rows[0]

const lawOf = (
  { countries }: DrainReady,
  person: query.EmploymentFacts,
  terms: query.TermsFacts | undefined,
  on: Day,
): PlaceLaw => {
  const { time } = countries.get(terms?.country ?? person.country)
  const { weekStartsOn } = time
  const region = terms?.region ?? terms?.site_place ?? person.region
  try {
    const regime = time.regimeOf({ region, facts: person.facts }, on)
    const refused = time.regimes.find(({ key }) => key === regime)?.refused
    return refused ? { problem: refused, weekStartsOn } : { law: time, regime, weekStartsOn }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { problem: error.message, weekStartsOn }
  }
}

/** A stored fix as it counts; null: it says nothing. */
export const toFix = (row: query.FixFacts): Fix | null => {
  const base = { id: row.id, enteredAt: row.entered_at }
  if (row.kind === 'add')
    return row.at ? { ...base, kind: 'add', addedId: row.id, at: row.at, direction: row.direction ?? 'unknown' } : null
  if (row.punch_id === null) return null
  if (row.kind === 'void') return { ...base, kind: 'void', punchId: row.punch_id }
  if (row.at === null) return null
  const moved = { ...base, kind: 'retime' as const, punchId: row.punch_id, at: row.at }
  return row.direction ? { ...moved, direction: row.direction } : moved
}

/** What of a day explains it: its shifts with every punch and why it belongs there, what belongs nowhere, leave and holiday. */
export const detailOf = ({ plan, shifts, strays }: MadeDay, leave: { part: string } | undefined) => ({
  plan: plan.kind,
  holiday: plan.holiday?.name ?? null,
  leave: leave?.part ?? null,
  shifts: shifts.map(({ instance, choices, pairs, openSince, unpaired, breakMinutes, worked }) => ({
    key: instance.key,
    plan: instance.plan,
    origin: instance.origin,
    off: instance.off,
    planned: instance.planned,
    choices,
    pairs,
    openSince,
    unpaired,
    breakMinutes,
    worked,
  })),
  strays: strays.map(({ punchId, at, reason }) => ({ punchId, at, reason })),
})
export type DayDetail = ReturnType<typeof detailOf>

export type DrainPeople = {
  known: ReadonlyMap<string, query.EmploymentFacts>
  terms: ReadonlyMap<string, readonly query.TermsFacts[]>
  rulesAt: (siteId: string | null) => PersonWeeks['rules']
}

/** Of some employments: until when each may work by their permit, and what was accepted of days as it is. */
export const loadPermitsAndAccepted = async (
  { countries }: DrainReady,
  { db, companyId, people }: { db: Db; companyId: string; people: DrainPeople },
  ids: readonly string[],
  span: { from: Day; until: Day },
) => {
  const holders = ids.flatMap((id) => people.known.get(id) ?? [])
  const permits = await loadPermits({ db, countries }, companyId, holders)
  const accepted = byEmployment(await listAccepted(db, companyId, ids, span))
  return (employmentId: string): Pick<PersonWeeks, 'permitUntil' | 'accepted'> => {
    const holder = people.known.get(employmentId)
    const days = Map.groupBy(accepted.get(employmentId) ?? [], ({ work_date }) => work_date)
    return {
      permitUntil: (holder && permits.get(holder.employee_id)?.until) ?? null,
      accepted: new Map([...days].map(([day, rows]) => [day, new Set(rows.map(({ kind }) => kind))] as const)),
    }
  }
}

/** The rules of a site as they were at a moment: locked days keep those they were locked with. */
export const rulesKnownAt = (
  db: Db,
  companyId: string,
  siteId: string | null,
  at: string,
): Promise<PersonWeeks['rules']> =>
  settingsAt(db, attendanceSettings, siteId ? { companyId, siteId } : { companyId }, at)

/** Where somebody works at the beginning of a span, and the law and rules there. */
export const placeOf = (
  ready: DrainReady,
  people: DrainPeople,
  { employmentId, from }: Pick<DrainItem, 'employmentId' | 'from'>,
) => {
  const person = people.known.get(employmentId)
  const terms = termsOn(people.terms.get(employmentId) ?? [], from)
  const law: PlaceLaw = person
    ? lawOf(ready, person, terms, from)
    : { problem: 'Nobody is employed here.', weekStartsOn: 1 }
  return { person, terms, law, rules: people.rulesAt(terms?.site_id ?? null) }
}

/** Everything that does not change from day to day, for some employments. */
export const readPeople = async (db: Db, companyId: string, ids: readonly string[]): Promise<DrainPeople> => {
  const known = new Map((await query.employmentFacts(db, companyId, ids)).map((row) => [row.id, row] as const))
  const terms = byEmployment(await query.termsFacts(db, companyId, ids))
  const sites = new Set([...terms.values()].flat().map(({ site_id }) => site_id))
  const rules = new Map<string | null, PersonWeeks['rules']>()
  for (const siteId of new Set([null, ...sites]))
    rules.set(siteId, await settingsOf(db, attendanceSettings, siteId ? { companyId, siteId } : { companyId }))
  const usual = rules.get(null) as PersonWeeks['rules']
  return { known, terms, rulesAt: (siteId) => rules.get(siteId) ?? usual }
}

/** The zone somebody’s work is in: of their site, else of their region. */
export const zoneOfWork = (
  { countries }: Pick<Services, 'countries'>,
  { country, region, siteZone }: { country: string; region: string | null; siteZone: string | null },
): string => siteZone ?? zoneOf(countries.get(country), region)
