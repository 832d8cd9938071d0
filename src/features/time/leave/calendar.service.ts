import type { Context } from '../../../server/context.ts'
import { addDays, addMonths, type Day, daysBetween } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { calendarDays } from '../../company/calendars/service.ts'
import type * as contract from './contract.ts'
import type { DayPlan } from './cost.rules.ts'
import { type Known, knowPerson, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { type LeavePlans, leavePlansOf } from './plans.service.ts'
import * as query from './queries.ts'
import * as requests from './requests.queries.ts'
import { typeNamed } from './shown.service.ts'

/** A month of everybody, or of a department. */

/** People on one page of the calendar: beyond, the department is chosen. */
const MOST_PEOPLE = 500

const letterOf = ({ person }: Known, plan: DayPlan, holidays: LeavePlans['holidays']): string => {
  if (plan.day < person.started_on || (person.ended_on !== null && plan.day > person.ended_on)) return '-'
  if (holidays.get(plan.day) === 'full') return 'h'
  return plan.am + plan.pm > 0 ? 'w' : 'r'
}

const lettersOf = (known: Known, found: LeavePlans | undefined): string =>
  (found?.plans ?? []).map((plan) => letterOf(known, plan, found?.holidays ?? new Map())).join('')

/** Holidays of all places of these people, each day once with where it is one. */
const holidaysOfPlaces = async (ctx: Context, people: readonly Known[], { from, until }: { from: Day; until: Day }) => {
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const places = new Map(
    people.map(({ person }) => [
      [person.country, person.region, person.entity_id, person.site_id].join(' '),
      {
        place: { country: person.country, region: person.region, entityId: person.entity_id, siteId: person.site_id },
        name: person.site_name ?? person.country,
      },
    ]),
  )
  const found = new Map<string, { day: Day; name: string; places: Set<string> }>()
  const year = Number(from.slice(0, 4))
  for (const { place, name: where } of places.values()) {
    if (!ctx.countries.get(place.country).holidays.years.includes(year)) continue
    for (const { day, name, kind } of await calendarDays(asking, place, year)) {
      if (day < from || day > until || (kind !== 'full' && kind !== 'half')) continue
      const key = `${day} ${name}`
      const known = found.get(key) ?? { day, name, places: new Set() }
      known.places.add(where)
      found.set(key, known)
    }
  }
  return [...found.values()]
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map((one) => ({ ...one, places: [...one.places] }))
}

export const readLeaveCalendar = async (
  ctx: Context,
  { month, department, search }: Parsed<typeof contract.leaveCalendar>,
): Promise<contract.LeaveMonth> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const from = `${month}-01`
  const until = addDays(addMonths(from, 1), -1)
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, i) => addDays(from, i))
  const text = search?.toLowerCase() ?? ''
  const all = (
    await query.listPeople(db, actor.companyId, until, { departmentId: department, since: from, limit: 5_000 })
  )
    .filter((person) => person.started_on <= until && person.full_name.toLowerCase().includes(text))
    .toSorted((a, b) => a.full_name.localeCompare(b.full_name))
  const people: Known[] = []
  for (const person of all.slice(0, MOST_PEOPLE)) people.push(await knowPerson(reader, ground, person))
  const ids = people.map(({ person }) => person.employment_id)
  const plans = await leavePlansOf(reader, ids, { from, until })
  const away = Map.groupBy(
    await requests.monthOf(db, actor.companyId, { employmentIds: ids, from, until }),
    (row) => row.employment_id,
  )
  const rows = people.map((known) => {
    const { person } = known
    return {
      employeeId: person.employee_id,
      name: person.full_name,
      department: person.department,
      plan: lettersOf(known, plans.get(person.employment_id)),
      away: (away.get(person.employment_id) ?? []).map((row) => ({
        day: row.day,
        part: row.part,
        isAsked: row.state === 'reserved',
        type: typeNamed(ground, row.leave_type),
        requestId: row.request_id,
      })),
    }
  })
  const rules = await query.listCoverRules(db, actor.companyId)
  const blackouts = (await query.listBlackouts(db, actor.companyId, from)).filter((one) => one.from_day <= until)
  return {
    days,
    departments: (await query.listDepartments(db, actor.companyId)).map(({ id, name }) => ({
      id,
      name,
      least: rules.find((rule) => rule.department_id === id)?.least ?? null,
    })),
    people: rows,
    more: Math.max(0, all.length - MOST_PEOPLE),
    there: days.map(
      (day, i) =>
        rows.filter((row) => row.plan[i] === 'w' && !row.away.some((one) => one.day === day && one.part === 'full'))
          .length,
    ),
    holidays: await holidaysOfPlaces(ctx, people, { from, until }),
    blackouts: blackouts.map(({ from_day, until_day, reason }) => ({ from: from_day, until: until_day, reason })),
  }
}
