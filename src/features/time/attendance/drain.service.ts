import type { Facts } from '../../../countries/country.ts'
import { notifyChange } from '../../../server/changes.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { lockedPeriods, type Period } from '../../platform/periods/service.ts'
import { loadExemptPeople } from '../schedules/exempt-people.service.ts'
import { plansAndShiftsOf } from '../schedules/instances.service.ts'
import { limitPeriod } from '../schedules/work-limits.rules.ts'
import { adjustLockedDays } from './adjustments.service.ts'
import type { UsedDay } from './classify.rules.ts'
import { chunksOf, type DrainItem, itemsOf } from './drain.items.ts'
import { exemptionFacts, keepLockedRules, oncePerSite, tellRecounts } from './drain.kept.service.ts'
import {
  byEmployment,
  type DrainPeople,
  type DrainReady,
  loadPermitsAndAccepted,
  placeOf,
  readPeople,
  rulesKnownAt,
  termsOn,
  toFix,
} from './drain.people.ts'
import * as query from './drain.queries.ts'
import { splitByTerms, usedBefore, usedOf } from './drain.spans.ts'
import { addChangedWeeks, type ChangedWeeks, hasOtherTotals, noWeeks, toStoredWeeks } from './drain.stored.ts'
import { type StoredDay, writeWeeks } from './drain.write.queries.ts'
import { makePersonWeeks, type PersonWeeks, type PlaceLaw } from './person-weeks.rules.ts'

/** Days that an agreement counts together at most. */
const LONGEST_AVERAGE = 52 * 7

export const DRAIN_JOB = 'attendance-drain'

/** Has what waits computed as soon as the transaction is kept. */
export const enqueueDrain = (db: Db, companyId: string) =>
  enqueueJob(db, DRAIN_JOB, { companyId }, `${DRAIN_JOB} ${companyId}`)

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
type Drained = { db: Db; companyId: string; people: DrainPeople }

const computeChunk = async (
  ready: DrainReady,
  { db, companyId, people }: Drained,
  chunk: readonly DrainItem[],
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
  const away = Map.groupBy(
    await awayDaysOf(ready, db, { companyId, employmentIds: ids, ...wide }),
    (one) => one.employmentId,
  )
  const exempt = await loadExemptPeople({ ...ready, db }, companyId, ids, { from, until })
  const factsOn = ({ employmentId }: { employmentId: string }, day: Day): Facts => {
    const person = people.known.get(employmentId)
    if (!person) return {}
    const country = termsOn(people.terms.get(employmentId) ?? [], day)?.country ?? person.country
    return exempt.factsOn({ employmentId, country }, person.facts, day)
  }
  const placed = chunk
    .flatMap((item) => splitByTerms(item, people, factsOn))
    .map((item) => ({ item, ...placeOf(ready, people, item) }))
  const lastFrom = placed.reduce((last, { item }) => (item.from > last ? item.from : last), from)
  const used = byEmployment(
    await query.usedMinutes(db, companyId, ids, {
      from: usedFrom(
        placed.map(({ law }) => law),
        from,
      ),
      before: lastFrom,
      single: addDays(from, -21),
    }),
  )
  const stored = byEmployment(await query.storedDays(db, companyId, ids, { from, until }))
  const now = ready.now().toISOString()
  const synced = syncedOf(
    await query.deliveredUntil(db, companyId, new Date(Date.parse(now) - 3 * 86_400_000).toISOString()),
  )
  const locked = await lockedPeriods(db, { companyId, kind: 'time', from, until })
  const together = exempt.held.some(({ kind }) => kind === 'averaging')
    ? byEmployment(
        await query.minutesTowardsOvertime(db, companyId, ids, { from: addDays(from, -LONGEST_AVERAGE), until }),
      )
    : new Map<string, { day: Day; minutes: number }[]>()
  const permitsAndAccepted = await loadPermitsAndAccepted(ready, { db, companyId, people }, ids, { from, until })
  const days: StoredDay[] = []
  const written: ChangedWeeks = { new: noWeeks(), stored: noWeeks() }
  const later: { employmentId: string; after: Day; until: Day }[] = []
  const averagedLater: { employmentId: string; from: Day; until: Day }[] = []
  const anew = new Map<string, UsedDay[]>()
  const lockedRules = oncePerSite((siteId, at) => rulesKnownAt(db, companyId, siteId, at))
  for (const { item, person, terms, law, rules } of placed) {
    if (!person) continue
    const { employmentId } = item
    const leave: PersonWeeks['leave'] = new Map(
      (away.get(employmentId) ?? [])
        .filter(({ standing }) => standing === 'approved')
        .map(({ day, part, minutes }) => [day, { part: part === 'full' ? 'day' : part, minutes }] as const),
    )
    const exempted = exemptionFacts(ready, exempt, {
      item,
      person,
      terms,
      law,
      worked: together.get(employmentId) ?? [],
    })
    const asked: PersonWeeks = {
      ...exempted,
      ...permitsAndAccepted(employmentId),
      from: item.from,
      until: item.until,
      law,
      facts: factsOn(item, item.from),
      weeklyMinutes: terms?.weekly_hours ? Math.round(Number(terms.weekly_hours) * 60) : null,
      employed: { from: person.started_on, until: person.ended_on },
      trackedFrom: person.tracked_from,
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
      used: usedBefore(used.get(employmentId) ?? [], anew.get(employmentId) ?? [], item.from),
      rules,
      now,
      syncedThrough: terms?.site_id ? (synced.get(terms.site_id) ?? null) : null,
    }
    const siteId = terms?.site_id ?? null
    const made = await keepLockedRules(asked, makePersonWeeks(asked), {
      locked: locked.filter(({ groupId }) => groupId === person.entity_id),
      rulesAt: (at) => lockedRules(siteId, at),
    })
    const ofPerson = stored.get(employmentId) ?? []
    const own = toStoredWeeks(made, {
      employmentId,
      // Somebody may have moved within the week.
      siteOn: (day) => termsOn(people.terms.get(employmentId) ?? [], day)?.site_id ?? null,
      leaveOn: (day) => leave.get(day),
    })
    addChangedWeeks(written, own, ofPerson, item)
    days.push(...own.flatMap((week) => week.days))
    anew.set(employmentId, [...(anew.get(employmentId) ?? []), ...made.days.map(usedOf)])
    const isOther = hasOtherTotals(made.days, ofPerson, item)
    if (isOther) later.push({ employmentId, after: item.until, until: countsUntil(law, item.until) })
    const last = exempted.lastOfAverage
    if (last > item.until && isOther) averagedLater.push({ employmentId, from: addDays(item.until, 1), until: last })
  }
  const recounted = chunk.filter(({ recountId }) => recountId !== null)
  if (recounted.length > 0) await tellRecounts(db, companyId, recounted, days)
  await writeWeeks(db, companyId, written.new, 'new')
  await writeWeeks(db, companyId, written.stored, 'stored')
  const ahead = later.filter((one) => one.until > one.after)
  if (ahead.length > 0) await query.markOvertimeAfter(db, companyId, ahead)
  if (averagedLater.length > 0) await query.markWorkedSpans(db, companyId, averagedLater)
  await adjustLocked(db, companyId, { chunk, people, locked })
}

const inSpan = <T>(all: readonly T[], { from, until }: DrainItem, dayOf: (one: T) => Day): T[] => {
  const [first, last] = [addDays(from, -2), addDays(until, 2)]
  return all.filter((one) => dayOf(one) >= first && dayOf(one) <= last)
}

const awayDaysOf = async (
  { features }: DrainReady,
  db: Db,
  those: { companyId: string; employmentIds: readonly string[]; from: Day; until: Day },
) => {
  const found = []
  for (const { awayDays } of features) if (awayDays) found.push(...(await awayDays(db, those)))
  return found
}

type Adjusted = { chunk: readonly DrainItem[]; people: DrainPeople; locked: readonly Period[] }

const adjustLocked = async (db: Db, companyId: string, { chunk, people, locked }: Adjusted) => {
  if (locked.length === 0) return
  const causeOf = ({ causes }: DrainItem) =>
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

/**
 * Computes the days that wait of some employments, in the transaction it is given. What others compute at this moment is left to them. Answers of
 * how many employments days were computed.
 */
export const drainAttendance = async (
  ready: DrainReady,
  db: Db,
  companyId: string,
  employmentIds: readonly string[],
): Promise<number> => {
  const held = await query.holdEmployments(db, companyId, employmentIds)
  const dirty = await query.takeDirty(db, companyId, held)
  const ids = [...new Set(dirty.map(({ employment_id }) => employment_id))]
  if (ids.length === 0) return 0
  const people = await readPeople(db, companyId, ids)
  const startsOn = (employmentId: string) => {
    const person = people.known.get(employmentId)
    return person
      ? ready.countries.get(termsOn(people.terms.get(employmentId) ?? [], '9999')?.country ?? person.country).time
          .weekStartsOn
      : 1
  }
  for (const chunk of chunksOf(itemsOf(dirty, startsOn))) await computeChunk(ready, { db, companyId, people }, chunk)
  await notifyChange(db, `attendance ${companyId}`)
  return ids.length
}
