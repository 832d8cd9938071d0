import type { Context } from '../../../server/context.ts'
import { addDays, type Day, weekdayOf } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { type Exact, exact, roundToMinor } from '../../../shared/money.ts'
import { listChecked } from './checks.queries.ts'
import type * as contract from './contract.ts'
import { type CoveredShift, coverageOf, type Demand, gapsIn, rosterCost } from './coverage.rules.ts'
import type { ShiftInstance } from './expand.rules.ts'
import { shiftInstancesOf } from './instances.service.ts'
import { instantOfMinute, instantText, minuteOfDay, placeDayOf } from './place-clock.rules.ts'
import { seesRosterCost } from './policy.ts'
import * as query from './roster.queries.ts'
import { loadShiftTypes, MOST_PEOPLE, requireDays, toTimed } from './roster.service.ts'
import { instancesOfRows, wallTime } from './roster-shifts.rules.ts'
import { type DemandRow, listDemands, listShiftTypes, listSkills } from './setup.queries.ts'

type Days = { from: Day; until: Day }
type Placed = CoveredShift & { siteId: string | null; day: Day }

/** What a need asks for on the days it holds, as instants. */
const demandsOn = (rows: readonly DemandRow[], { from, until }: Days): Demand[] =>
  rows.flatMap((row) => {
    const first = row.from_day > from ? row.from_day : from
    const last = row.until_day !== null && row.until_day < until ? row.until_day : until
    const found: Demand[] = []
    const [start, end] = [minuteOfDay(row.from_time), minuteOfDay(row.until_time)]
    for (let day = first; day <= last; day = addDays(day, 1)) {
      if (!row.weekdays.includes(weekdayOf(day))) continue
      const span = {
        from: instantText(instantOfMinute(day, start, row.zone)),
        until: instantText(instantOfMinute(day, end > start ? end : end + 1440, row.zone)),
      }
      found.push({ skill: row.skill_name, span, people: row.people })
    }
    return found
  })

const toPlaced = (
  instance: ShiftInstance,
  of: { personId: string | null; siteId: string | null; skill: string | null },
): Placed => ({ plan: instance.plan, minutes: instance.planned, day: instance.workDate, ...of })

type Rate = { hourly: Exact; currency: string; decimals: number }

/** What an hour of each person costs: their basic pay by the rule of the country. */
const ratesOf = async (ctx: Context, ids: readonly string[], day: Day): Promise<Map<string, Rate>> => {
  const rates = new Map<string, Rate>()
  for (const row of await listChecked(ctx.db, ctx.actor.companyId, ids, day)) {
    if (row.salary === null || row.salary === 0) continue
    const country = ctx.countries.get(row.country)
    const weeklyHours = row.weekly_hours === null ? country.hours.standard : Number(row.weekly_hours)
    if (weeklyHours === 0) continue
    rates.set(row.id, {
      hourly: country.exactHourlyRate({ basic: row.salary, weeklyHours }),
      currency: row.currency,
      decimals: country.currency.minorUnits,
    })
  }
  return rates
}

type Amount = { minor: number; currency: string; decimals: number }

/** Cost by currency; people whose pay is not known are left out and counted elsewhere. */
const costsOf = (shifts: readonly Placed[], rates: ReadonlyMap<string, Rate>): Amount[] => {
  const byCurrency = Map.groupBy(
    shifts.filter(({ personId }) => personId !== null && rates.has(personId)),
    ({ personId }) => rates.get(personId ?? '')?.currency ?? '',
  )
  return [...byCurrency].map(([currency, own]) => {
    const { cost } = rosterCost(own, {
      hourly: (id) => rates.get(id)?.hourly ?? null,
      overtime: () => ({ minutes: 0, premium: exact(0) }),
    })
    const decimals = [...rates.values()].find((rate) => rate.currency === currency)?.decimals ?? 2
    return { minor: roundToMinor(cost), currency, decimals }
  })
}

const sumOf = (shifts: readonly Placed[], open: boolean) =>
  shifts.reduce((sum, { personId, minutes }) => ((personId === null) === open ? sum + minutes : sum), 0)

export const readCoverage = async (
  ctx: Context,
  { from, until, siteId }: Parsed<typeof contract.readCoverage>,
): Promise<Output<typeof contract.readCoverage>> => {
  requireDays(from, until)
  const { db, countries } = ctx
  const { companyId } = ctx.actor
  const people = (await query.listRosterPeople(db, companyId, { from, until, siteId }, MOST_PEOPLE)).slice(
    0,
    MOST_PEOPLE,
  )
  const ids = people.map(({ id }) => id)
  const siteOf = new Map(people.map(({ id, site_id }) => [id, site_id]))
  const skills = new Map((await listSkills(db, companyId)).map(({ id, name }) => [id, name]))
  const typeSkills = new Map((await listShiftTypes(db, companyId)).map(({ id, skill_name }) => [id, skill_name]))
  // The day before as well: a night shift goes on into the first day.
  const before = addDays(from, -1)
  const rows = await query.listRosterRows(db, companyId, { from: before, until, siteId: null, ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wide = { companyId, employmentIds: ids, from: before, until, countries, drafts: true }
  const instances = await shiftInstancesOf(db, wide)
  const shifts: Placed[] = [...instances].flatMap(([id, own]) =>
    own.flatMap((instance) => {
      if (instance.off) return []
      const row = byId.get(instance.rosterShiftId ?? '')
      if (row?.called_off_at) return []
      const skill = row ? (skills.get(row.skill_id ?? '') ?? null) : (typeSkills.get(instance.shiftTypeId) ?? null)
      return [toPlaced(instance, { personId: id, siteId: row?.site_id ?? siteOf.get(id) ?? null, skill })]
    }),
  )
  const open = await query.listOpenRows(db, companyId, { from: before, until, siteId })
  const openInstances = instancesOfRows(await loadShiftTypes(db, companyId), open.map(toTimed))
  for (const row of open) {
    const instance = openInstances.get(row.id)
    const skill = skills.get(row.skill_id ?? '') ?? null
    if (instance) shifts.push(toPlaced(instance, { personId: null, siteId: row.site_id, skill }))
  }
  const bySite = Map.groupBy(await listDemands(db, companyId, siteId), (row) => row.site_id)
  const covered = [...bySite].map(([site, needs]) => {
    const zone = needs[0]?.zone ?? 'UTC'
    const quarters = coverageOf(
      demandsOn(needs, { from, until }),
      shifts.filter((shift) => shift.siteId === site),
    )
    return { zone, name: needs[0]?.site_name ?? '', quarters }
  })
  const gaps = covered.flatMap(({ zone, name, quarters }) =>
    gapsIn(quarters).map(({ span, skill, missing }) => {
      const day = placeDayOf(Date.parse(span.from), zone)
      return {
        day,
        start: wallTime(span.from, day, zone),
        end: wallTime(span.until, day, zone),
        site: name,
        skill,
        missing,
      }
    }),
  )
  const missing = new Map<Day, number>()
  for (const { zone, quarters } of covered)
    for (const quarter of quarters) {
      const day = placeDayOf(Date.parse(quarter.from), zone)
      if (quarter.there < quarter.needed) missing.set(day, (missing.get(day) ?? 0) + 1)
    }
  const mayCost = seesRosterCost(ctx.actor)
  const rates = mayCost ? await ratesOf(ctx, ids, until) : new Map<string, Rate>()
  const asked = shifts.filter(({ day }) => day >= from)
  const byDay = Map.groupBy(asked, ({ day }) => day)
  const days: Output<typeof contract.readCoverage>['days'] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const own = byDay.get(day) ?? []
    days.push({
      day,
      minutes: sumOf(own, false),
      openMinutes: sumOf(own, true),
      missingQuarters: missing.get(day) ?? 0,
      costs: mayCost ? costsOf(own, rates) : null,
    })
  }
  const working = new Set(asked.flatMap(({ personId }) => personId ?? []))
  return {
    quarters: siteId === null ? [] : covered.flatMap(({ quarters }) => quarters),
    gaps: gaps.slice(0, 500),
    days,
    minutes: sumOf(asked, false),
    openMinutes: sumOf(asked, true),
    costs: mayCost ? costsOf(asked, rates) : null,
    peopleWithoutRate: mayCost ? [...working].filter((id) => !rates.has(id)).length : 0,
  }
}
