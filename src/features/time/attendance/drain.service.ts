import { zoneOf } from '../../../countries/entity.ts'
import { notifyChange } from '../../../server/changes.ts'
import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { plansAndShiftsOf } from '../schedules/instances.service.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import { limitPeriod } from '../schedules/work-limits.rules.ts'
import { adjustLockedDays } from './adjustments.service.ts'
import * as query from './drain.queries.ts'
import {
  deleteOtherDays,
  replaceEntries,
  replaceWeeks,
  type StoredDay,
  type StoredWeek,
  upsertDays,
} from './drain.write.queries.ts'
import { type MadeDay, makePersonWeeks, type PersonWeeks, type PlaceLaw } from './person-weeks.rules.ts'
import type { Fix } from './punches.rules.ts'
import { attendanceSettings } from './settings.ts'

/** Employments that one transaction computes at most, and how many weeks it reads at most. */
const PEOPLE_AT_ONCE = 400
const WEEKS_AT_ONCE = 14

export const DRAIN_JOB = 'attendance-drain'

/** Has what waits computed as soon as the transaction is kept. */
export const enqueueDrain = (db: Db, companyId: string) =>
  enqueueJob(db, DRAIN_JOB, { companyId }, `${DRAIN_JOB} ${companyId}`)

type Ready = Pick<Services, 'countries' | 'features' | 'now'>
type Item = { employmentId: string; from: Day; until: Day; causes: Set<string> }

/** Days that wait as spans of whole weeks, a day on either side taken along; spans near each other are one. */
const itemsOf = (dirty: readonly query.DirtyDay[], startsOn: (employmentId: string) => number): Item[] => {
  const items: Item[] = []
  for (const [employmentId, days] of Map.groupBy(dirty, (row) => row.employment_id)) {
    const starts = startsOn(employmentId)
    let last: Item | null = null
    for (const { work_date, cause } of days.toSorted((a, b) => (a.work_date < b.work_date ? -1 : 1))) {
      const from = weekOf(addDays(work_date, -1), starts)
      const until = addDays(weekOf(addDays(work_date, 1), starts), 6)
      if (last && from <= addDays(last.until, 7 * WEEKS_AT_ONCE)) {
        if (until > last.until) last.until = until
        last.causes.add(cause)
      } else {
        last = { employmentId, from, until, causes: new Set([cause]) }
        items.push(last)
      }
    }
  }
  return items
}

/** The terms in force on a day, of rows in order. */
const termsOn = (rows: readonly query.TermsFacts[], day: Day): query.TermsFacts | undefined =>
  rows.findLast(({ effective_from }) => effective_from <= day) ?? rows[0]

const lawOf = (
  { countries }: Ready,
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

const toFix = (row: query.FixFacts): Fix | null => {
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
const detailOf = ({ plan, shifts, strays }: MadeDay, leave: { part: string } | undefined) => ({
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

const byEmployment = <T extends { employment_id: string }>(rows: readonly T[]) =>
  Map.groupBy(rows, (row) => row.employment_id)

/** Earliest day that a limit of one of the laws counts from, for a week. */
const usedFrom = (laws: readonly PlaceLaw[], from: Day): Day =>
  laws
    .flatMap((one) =>
      'problem' in one
        ? []
        : one.law.limits
            .filter(({ regime }) => regime === one.regime)
            .map(({ per }) => limitPeriod(per, from, one.weekStartsOn).from),
    )
    .reduce((first, day) => (day < first ? day : first), from)

/** Last day that a limit of the law counts what was worked in a week. */
const countsUntil = (law: PlaceLaw, until: Day): Day =>
  'problem' in law
    ? until
    : law.law.limits
        .filter(({ regime }) => regime === law.regime)
        .map(({ per }) =>
          per === 'three_weeks' ? addDays(until, 14) : limitPeriod(per, until, law.weekStartsOn).until,
        )
        .reduce((last, day) => (day > last ? day : last), until)

const syncedOf = (delivered: readonly { site_id: string; delivered_until: string }[]) =>
  new Map(delivered.map((row) => [row.site_id, row.delivered_until] as const))

/** Reads what the days of a chunk are made of, makes them, and writes what is other than it was. */
const computeChunk = async (
  ready: Ready,
  db: Db,
  companyId: string,
  chunk: readonly Item[],
  people: People,
): Promise<void> => {
  const ids = chunk.map(({ employmentId }) => employmentId)
  const from = chunk.reduce((first, item) => (item.from < first ? item.from : first), chunk[0]?.from ?? '')
  const until = chunk.reduce((last, item) => (item.until > last ? item.until : last), from)
  const wide = { from: addDays(from, -2), until: addDays(until, 2) }
  const instants = { from: `${addDays(from, -3)}T00:00:00Z`, until: `${addDays(until, 4)}T00:00:00Z` }
  const asked = { companyId, employmentIds: ids, ...wide, countries: ready.countries }
  const { shifts: instances, plans } = await plansAndShiftsOf(db, asked)
  const punches = byEmployment(await query.punchesIn(db, companyId, ids, instants))
  const fixes = byEmployment(await query.fixesIn(db, companyId, ids, instants))
  const approvals = byEmployment(await query.approvedOvertime(db, companyId, ids, { from, until }))
  const away = Map.groupBy(await awayDaysOf(ready, db, companyId, ids, wide), (one) => one.employmentId)
  const placed = chunk.map((item) => ({ item, ...placeOf(ready, people, item) }))
  const used = byEmployment(
    await query.usedMinutes(db, companyId, ids, {
      from: usedFrom(
        placed.map(({ law }) => law),
        from,
      ),
      before: from,
      single: addDays(from, -21),
    }),
  )
  const stored = byEmployment(await query.storedTotals(db, companyId, ids, { from, until }))
  const now = ready.now().toISOString()
  const synced = syncedOf(
    await query.deliveredUntil(db, companyId, new Date(Date.parse(now) - 3 * 86_400_000).toISOString()),
  )
  const days: StoredDay[] = []
  const weeks: StoredWeek[] = []
  const later: { employmentId: string; after: Day; until: Day }[] = []
  for (const { item, person, terms, law, rules } of placed) {
    if (!person) continue
    const { employmentId } = item
    const leave: PersonWeeks['leave'] = new Map(
      (away.get(employmentId) ?? [])
        .filter(({ standing }) => standing === 'approved')
        .map(({ day, part, minutes }) => [day, { part: part === 'full' ? 'day' : part, minutes }] as const),
    )
    const made = makePersonWeeks({
      from: item.from,
      until: item.until,
      law,
      facts: person.facts,
      weeklyMinutes: terms?.weekly_hours ? Math.round(Number(terms.weekly_hours) * 60) : null,
      employed: { from: person.started_on, until: person.ended_on },
      punches: (punches.get(employmentId) ?? []).map((row) => ({
        id: row.id,
        at: row.at,
        direction: row.direction,
        deviceId: row.device_id,
        deviceSeq: row.device_seq,
      })),
      fixes: (fixes.get(employmentId) ?? []).flatMap((row) => toFix(row) ?? []),
      instances: inSpan(instances.get(employmentId) ?? [], item, ({ workDate }) => workDate),
      plans: inSpan(plans.get(employmentId) ?? [], item, ({ day }) => day),
      leave,
      approvals: (approvals.get(employmentId) ?? []).map(({ work_date, minutes }) => ({ day: work_date, minutes })),
      used: (used.get(employmentId) ?? []).map((row) => ({
        day: row.day,
        all: row.counted,
        overtimeWorked: row.overtime,
        overtimePaid: row.paid,
      })),
      rules,
      now,
      syncedThrough: terms?.site_id ? (synced.get(terms.site_id) ?? null) : null,
    })
    const siteId = terms?.site_id ?? null
    for (const one of made.days)
      days.push({ employmentId, siteId, made: one, detail: detailOf(one, leave.get(one.day.workDate)) })
    for (const week of made.weeks) weeks.push({ employmentId, week })
    if (hasOtherTotals(made.days, stored.get(employmentId) ?? [], item))
      later.push({ employmentId, after: item.until, until: countsUntil(law, item.until) })
  }
  const spans = chunk.map(({ employmentId, from: first, until: last }) => ({ employmentId, from: first, until: last }))
  await deleteOtherDays(db, companyId, spans, days)
  await upsertDays(db, companyId, days)
  await replaceEntries(db, companyId, spans, weeks)
  await replaceWeeks(db, companyId, spans, weeks)
  const ahead = later.filter((one) => one.until > one.after)
  if (ahead.length > 0) await query.markOvertimeAfter(db, companyId, ahead)
  await adjustLocked(db, companyId, chunk, people)
}

const inSpan = <T>(all: readonly T[], { from, until }: Item, dayOf: (one: T) => Day): T[] => {
  const [first, last] = [addDays(from, -2), addDays(until, 2)]
  return all.filter((one) => dayOf(one) >= first && dayOf(one) <= last)
}

const hasOtherTotals = (
  made: readonly MadeDay[],
  stored: readonly { work_date: Day; counted: number; overtime: number; overtime_paid: number }[],
  { from, until }: Item,
): boolean => {
  const before = new Map(
    stored
      .filter(({ work_date }) => work_date >= from && work_date <= until)
      .map((row) => [row.work_date, `${row.counted} ${row.overtime} ${row.overtime_paid}`] as const),
  )
  const after = made.filter(({ counted }) => counted > 0)
  return (
    after.length !== before.size ||
    after.some(
      ({ day, counted, overtime, overtimePaid }) =>
        before.get(day.workDate) !== `${counted} ${overtime} ${overtimePaid}`,
    )
  )
}

const awayDaysOf = async (
  ready: Ready,
  db: Db,
  companyId: string,
  ids: readonly string[],
  span: { from: Day; until: Day },
) => {
  const found = []
  for (const { awayDays } of ready.features)
    if (awayDays) found.push(...(await awayDays(db, { companyId, employmentIds: ids, ...span })))
  return found
}

type People = {
  known: ReadonlyMap<string, query.EmploymentFacts>
  terms: ReadonlyMap<string, readonly query.TermsFacts[]>
  rulesAt: (siteId: string | null) => PersonWeeks['rules']
}

const placeOf = (ready: Ready, people: People, { employmentId, from }: Item) => {
  const person = people.known.get(employmentId)
  const terms = termsOn(people.terms.get(employmentId) ?? [], from)
  const law: PlaceLaw = person
    ? lawOf(ready, person, terms, from)
    : { problem: 'Nobody is employed here.', weekStartsOn: 1 }
  return { person, terms, law, rules: people.rulesAt(terms?.site_id ?? null) }
}

const adjustLocked = async (db: Db, companyId: string, chunk: readonly Item[], people: People) => {
  const from = chunk.reduce((first, item) => (item.from < first ? item.from : first), chunk[0]?.from ?? '')
  const until = chunk.reduce((last, item) => (item.until > last ? item.until : last), from)
  const locked = await lockedPeriods(db, { companyId, kind: 'time', from, until })
  if (locked.length === 0) return
  const causeOf = ({ causes }: Item) =>
    (['fix', 'overtime', 'punch', 'plan', 'limit'] as const).find((c) => causes.has(c)) ?? 'again'
  await adjustLockedDays(
    db,
    companyId,
    locked,
    chunk.map((item) => ({
      ...item,
      entityId: people.known.get(item.employmentId)?.entity_id ?? null,
      cause: causeOf(item),
    })),
  )
}

const readPeople = async (db: Db, companyId: string, ids: readonly string[]): Promise<People> => {
  const known = new Map((await query.employmentFacts(db, companyId, ids)).map((row) => [row.id, row] as const))
  const terms = byEmployment(await query.termsFacts(db, companyId, ids))
  const sites = new Set([...terms.values()].flat().map(({ site_id }) => site_id))
  const rules = new Map<string | null, PersonWeeks['rules']>()
  for (const siteId of new Set([null, ...sites]))
    rules.set(siteId, await settingsOf(db, attendanceSettings, siteId ? { companyId, siteId } : { companyId }))
  const usual = rules.get(null) as PersonWeeks['rules']
  return { known, terms, rulesAt: (siteId) => rules.get(siteId) ?? usual }
}

/** Items in chunks that read no more weeks than one may. */
const chunksOf = (items: readonly Item[]): Item[][] => {
  const chunks: Item[][] = []
  let first: Day | null = null
  let seen = new Set<string>()
  for (const item of items.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
    const near = first !== null && item.from <= addDays(first, 7 * WEEKS_AT_ONCE) && !seen.has(item.employmentId)
    if (near) chunks.at(-1)?.push(item)
    else {
      chunks.push([item])
      first = item.from
      seen = new Set()
    }
    seen.add(item.employmentId)
  }
  return chunks
}

/**
 * Computes days that wait, some employments at a time, in the transaction it is given. What others compute at this moment is left to them.
 * Answers how many employments were computed; 0 when nothing is left.
 */
export const drainAttendance = async (ready: Ready, db: Db, companyId: string): Promise<number> => {
  const waiting = await query.listDirtyEmployments(db, companyId, PEOPLE_AT_ONCE)
  const ids = waiting.length === 0 ? [] : await query.holdEmployments(db, companyId, waiting)
  if (ids.length === 0) return 0
  const dirty = await query.takeDirty(db, companyId, ids)
  const people = await readPeople(db, companyId, ids)
  const startsOn = (employmentId: string) => {
    const person = people.known.get(employmentId)
    return person
      ? ready.countries.get(termsOn(people.terms.get(employmentId) ?? [], '9999')?.country ?? person.country).time
          .weekStartsOn
      : 1
  }
  for (const chunk of chunksOf(itemsOf(dirty, startsOn))) await computeChunk(ready, db, companyId, chunk, people)
  await notifyChange(db, `attendance ${companyId}`)
  return ids.length
}

/** The zone somebody’s work is in: of their site, else of their region. */
export const zoneOfWork = (
  { countries }: Pick<Services, 'countries'>,
  { country, region, siteZone }: { country: string; region: string | null; siteZone: string | null },
): string => siteZone ?? zoneOf(countries.get(country), region)
