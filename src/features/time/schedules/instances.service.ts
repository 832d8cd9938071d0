import type { Countries } from '../../../countries/countries.ts'
import { zoneOf } from '../../../countries/entity.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { WorkingWeek } from '../../../shared/workdays.ts'
import { type Entry, type Place, resolveDays, resolveWeek, type Week } from '../../company/calendars/rules.ts'
import type { HolidayOn } from './day-plan.rules.ts'
import { defaultDayMinutes, defaultSchedule, defaultShift, defaultShiftId } from './default-plan.rules.ts'
import type { RosterShift, ShiftInstance } from './expand.rules.ts'
import * as query from './instances.queries.ts'
import {
  type CompanyPlans,
  daysAround,
  instancesOfPerson,
  type PersonPlans,
  type PlannedDay,
  plannedDaysOfPerson,
} from './instances.rules.ts'
import type { Dated, Schedule, ShiftVersion } from './shift.rules.ts'

/** Whose plans, from which day to which, both included. `countries`: those of the services, whose law says holidays and weeks. */
export type PlansInput = {
  companyId: string
  employmentIds: readonly string[]
  from: Day
  until: Day
  countries: Countries
  /** With what is planned and not published yet: for whoever makes the roster. */
  drafts?: boolean
  /** Also of days on which somebody is not employed yet, or no more. */
  isWhole?: boolean
  /** Where whoever asks has read them: those of `employmentIds`. */
  employments?: readonly query.EmploymentPlanned[]
}

/** Rows are compared by id as text. */
const idText = (id: number) => String(id).padStart(19, '0')

export const toShiftVersion = (row: query.ShiftVersionRow): ShiftVersion => {
  const version: ShiftVersion = {
    id: idText(row.id),
    effectiveFrom: row.effective_from,
    start: row.start_time,
    end: row.end_time,
    breaks: row.breaks,
    windowBefore: row.window_before,
    windowAfter: row.window_after,
    graceIn: row.grace_in,
    graceOut: row.grace_out,
    counts: { before: row.counts_before, after: row.counts_after, block: row.counts_block },
    roundIn: { minutes: row.round_in, towards: row.round_in_towards as ShiftVersion['roundIn']['towards'] },
    roundOut: { minutes: row.round_out, towards: row.round_out_towards as ShiftVersion['roundIn']['towards'] },
  }
  return row.middle === null ? version : { ...version, middle: row.middle }
}

export const toSchedule = (row: query.PatternRow): Schedule => ({
  id: row.id,
  anchor: row.anchor,
  days: row.days,
  onHolidays: row.on_holidays as Schedule['onHolidays'],
})

/** A draft stands in the plan as if it were published: only those who make the roster ask for it. */
const toRosterShift = (row: query.RosterRow): RosterShift => ({
  id: row.id,
  workDate: row.work_date,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  zone: row.zone,
  shiftTypeId: row.shift_type_id,
  state: row.state === 'draft' ? 'published' : (row.state as RosterShift['state']),
  beside: row.beside,
})

/** Holidays and weeks of places, each place looked at once. A year without holidays on file has only those that the company said itself. */
class PlacesOnFile {
  readonly #days = new Map<string, HolidayOn>()
  readonly countries: Countries
  readonly entries: readonly Entry[]
  readonly weeks: readonly Week[]
  readonly range: { from: Day; until: Day }
  constructor(
    countries: Countries,
    entries: readonly Entry[],
    weeks: readonly Week[],
    range: { from: Day; until: Day },
  ) {
    this.countries = countries
    this.entries = entries
    this.weeks = weeks
    this.range = range
  }

  holidaysAt(place: Place): HolidayOn {
    const key = JSON.stringify(place)
    const known = this.#days.get(key)
    if (known) return known
    const { holidays } = this.countries.get(place.country)
    const [first, last] = [Number(this.range.from.slice(0, 4)), Number(this.range.until.slice(0, 4))]
    const law = holidays.years
      .filter((year) => year >= first && year <= last)
      .flatMap((year) => holidays.on(year, place.region))
    const days = new Map<Day, ReturnType<HolidayOn>>()
    for (const { day, name, kind } of resolveDays(law, place, this.entries)) {
      if (kind === 'full') days.set(day, { name, part: 'whole' })
      // Of half a holiday the afternoon is off.
      if (kind === 'half') days.set(day, { name, part: 'pm' })
    }
    const found: HolidayOn = (day) => days.get(day) ?? null
    this.#days.set(key, found)
    return found
  }

  weekAt(place: Place, on: Day): WorkingWeek {
    return (
      resolveWeek(place, this.weeks, on)?.days ?? this.countries.get(place.country).holidays.week(place.region).days
    )
  }
}

type Loaded = {
  company: CompanyPlans
  people: Map<string, PersonPlans>
  /** Whose plans are the same on every day, by what they have in common; whoever has a roster or moves is in none. */
  alike: Map<string, string>
}

/** Everything that plans of these people are made of: ten questions at most, however many they are. */
export const loadPlans = async (
  db: Db,
  { companyId, employmentIds, from, until, countries, drafts = false, isWhole = false, ...input }: PlansInput,
): Promise<Loaded> => {
  const range = daysAround(from, until)
  const asked = { ids: employmentIds, ...range, drafts }
  const employments = input.employments ?? (await query.listEmploymentsPlanned(db, companyId, employmentIds))
  const terms = Map.groupBy(await query.listPlacesOfTerms(db, companyId, employmentIds), (row) => row.employment_id)
  const assignments = Map.groupBy(await query.listAssignments(db, companyId, employmentIds), (row) => row.employment_id)
  const roster = Map.groupBy(await query.listRosterOf(db, companyId, asked), (row) => row.employment_id)
  const cleared = Map.groupBy(await query.listClearedDays(db, companyId, asked), (row) => row.employment_id)
  const versions = await query.listShiftVersions(db, companyId)
  const schedules = new Map((await query.listPatterns(db, companyId)).map((row) => [row.id, toSchedule(row)]))
  const shiftTypes = new Map(
    [...Map.groupBy(versions, (row) => row.shift_type_id)].map(([id, rows]) => [id, rows.map(toShiftVersion)]),
  )
  const entries = (await query.listOwnHolidays(db, companyId, range)).map(
    ({ scope, day, name, kind, entered_at }): Entry => ({
      scope,
      day,
      name,
      kind: kind as Entry['kind'],
      enteredAt: entered_at,
    }),
  )
  const weeks = (await query.listOwnWeeks(db, companyId)).map(
    ({ scope, effective_from, days }): Week => ({ scope, effectiveFrom: effective_from, days }),
  )
  const places = new PlacesOnFile(countries, entries, weeks, range)

  /** Zone, default week and holidays of a place; its default shift and schedule are put on file as they are met. */
  const standingAt = (place: Place, zone: string | null, weeklyHours: number | null, on: Day) => {
    const country = countries.get(place.country)
    const week = places.weekAt(place, on)
    const minutes = defaultDayMinutes(weeklyHours ?? country.hours.standard, week)
    const schedule = defaultSchedule(week, minutes)
    const shiftTypeId = defaultShiftId(minutes)
    if (!schedules.has(schedule.id)) schedules.set(schedule.id, schedule)
    if (!shiftTypes.has(shiftTypeId)) shiftTypes.set(shiftTypeId, [defaultShift(minutes)])
    return {
      zone: zone ?? zoneOf(country, place.region),
      scheduleId: schedule.id,
      shiftTypeId,
      holidays: places.holidaysAt(place),
    }
  }

  const people = new Map<string, PersonPlans>()
  const alike = new Map<string, string>()
  const numbers = new Map<HolidayOn, number>()
  for (const employment of employments) {
    const { entity_id: entityId } = employment
    const own = (terms.get(employment.id) ?? []).map((row) => ({
      id: idText(row.id),
      effectiveFrom: row.effective_from,
      enteredAt: row.entered_at,
      value: standingAt(
        { country: row.country, region: row.place ?? row.region, entityId, siteId: row.site_id },
        row.zone,
        row.weekly_hours === null ? null : Number(row.weekly_hours),
        row.effective_from > from ? row.effective_from : from,
      ),
    }))
    const fallback = standingAt({ country: employment.country, region: null, entityId, siteId: null }, null, null, from)
    const given = (assignments.get(employment.id) ?? []).map(toAssignment)
    const { zone, scheduleId, shiftTypeId, holidays } = own[0]?.value ?? fallback
    if (!numbers.has(holidays)) numbers.set(holidays, numbers.size)
    const hasOwnDays = roster.has(employment.id) || cleared.has(employment.id) || own.length > 1 || given.length > 1
    // As a whole the one place and the one schedule hold on every day; else where they and the employment are there on all of them.
    const isThere =
      employment.started_on <= range.from &&
      (employment.ended_on === null || employment.ended_on >= range.until) &&
      [...own, ...given].every(({ effectiveFrom }) => effectiveFrom <= range.from)
    if ((isWhole || isThere) && !hasOwnDays)
      alike.set(
        employment.id,
        JSON.stringify([numbers.get(holidays), zone, scheduleId, shiftTypeId, fallback.zone, given[0]?.value ?? null]),
      )
    people.set(employment.id, {
      employed: isWhole
        ? { from: range.from, until: null }
        : { from: employment.started_on, until: employment.ended_on },
      places: isWhole ? asIfAlways(own, range.from) : own,
      assignments: isWhole ? asIfAlways(given, range.from) : given,
      holidays: holidaysBy(own, fallback.holidays),
      roster: (roster.get(employment.id) ?? []).map(toRosterShift),
      cleared: new Set((cleared.get(employment.id) ?? []).map((row) => row.work_date)),
      fallback,
    })
  }
  return { company: { shiftTypes, schedules }, people, alike }
}

/** What somebody had on their first day, held from a day before it. */
const asIfAlways = <Row extends Dated<unknown>>(rows: readonly Row[], from: Day): Row[] => {
  const first = rows.map(({ effectiveFrom }) => effectiveFrom).sort()[0]
  return rows.map((row) => (row.effectiveFrom === first && first > from ? { ...row, effectiveFrom: from } : row))
}

const toAssignment = (row: query.AssignmentRow): PersonPlans['assignments'][number] => ({
  id: idText(row.id),
  effectiveFrom: row.effective_from,
  enteredAt: row.entered_at,
  value: { scheduleId: row.schedule_id, restWeekdays: row.rest_weekdays },
})

/** The holidays of whoever moves: those of the place of the day. */
const holidaysBy = (places: readonly Dated<{ holidays: HolidayOn }>[], fallback: HolidayOn): HolidayOn => {
  const [only] = places
  if (places.length === 1 && only) return (day) => (day >= only.effectiveFrom ? only.value.holidays : fallback)(day)
  const sorted = places.toSorted((a, b) =>
    a.effectiveFrom === b.effectiveFrom
      ? Number(a.id > b.id) - Number(a.id < b.id)
      : Number(a.effectiveFrom > b.effectiveFrom) * 2 - 1,
  )
  return (day) => (sorted.findLast((place) => place.effectiveFrom <= day)?.value.holidays ?? fallback)(day)
}

/**
 * The shifts of people from one day to another, by employment: roster, pattern, else the default shift that nobody is expected in. Ten queries for any
 * number of people. Whoever is not of the company has no entry.
 */
export const shiftInstancesOf = async (db: Db, input: PlansInput): Promise<Map<string, ShiftInstance[]>> => {
  const { company, people } = await loadPlans(db, input)
  return new Map([...people].map(([id, one]) => [id, instancesOfPerson(company, one, input.from, input.until)]))
}

/**
 * The plan of each day of people, by employment: what the schedule says, with the holiday of the site, the rest days, and the minutes before and after
 * the middle of the day by roster and pattern. Whom nobody gave a schedule has the working week of their place (`assigned` false). With `isWhole`
 * also days before the first and after the last one of a job, as if it had begun earlier and went on: a part of a month is a part of those.
 */
export const dayPlansOf = async (db: Db, input: PlansInput): Promise<Map<string, readonly PlannedDay[]>> => {
  const loaded = await loadPlans(db, input)
  return ofEach(loaded, (one) => plannedDaysOfPerson(loaded.company, one, input.from, input.until))
}

/** What is made of the plans of each person, made once for those whose plans are the same. */
const ofEach = <T>({ people, alike }: Loaded, make: (one: PersonPlans) => readonly T[]): Map<string, readonly T[]> => {
  const known = new Map<string, readonly T[]>()
  const made = new Map<string, readonly T[]>()
  for (const [id, one] of people) {
    const key = alike.get(id)
    const found = (key === undefined ? undefined : known.get(key)) ?? make(one)
    if (key !== undefined) known.set(key, found)
    made.set(id, found)
  }
  return made
}

/** The same of both, asked once. */
export const plansAndShiftsOf = async (
  db: Db,
  input: PlansInput,
): Promise<{ shifts: Map<string, readonly ShiftInstance[]>; plans: Map<string, readonly PlannedDay[]> }> => {
  const loaded = await loadPlans(db, input)
  const { company } = loaded
  return {
    shifts: ofEach(loaded, (one) => instancesOfPerson(company, one, input.from, input.until)),
    plans: ofEach(loaded, (one) => plannedDaysOfPerson(company, one, input.from, input.until)),
  }
}
