import { zoneOf } from '../../../countries/entity.ts'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { type Day, daysBetween, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { availabilitySpans } from './availability.rules.ts'
import { listAvailabilities } from './checks.queries.ts'
import { awayDaysOf, checkingOf, toAvailability } from './checks.service.ts'
import type * as contract from './contract.ts'
import type { ShiftInstance } from './expand.rules.ts'
import { listShiftVersions } from './instances.queries.ts'
import type { PlannedDay } from './instances.rules.ts'
import { plansAndShiftsOf, toShiftVersion } from './instances.service.ts'
import { lockedDaysOf } from './locked-days.service.ts'
import { placeDayOf } from './place-clock.rules.ts'
import { keepsSchedules, seesRosterCost } from './policy.ts'
import * as query from './roster.queries.ts'
import { instancesOfRows, plainDays, type ShiftTypes, type TimedRow, wallTime } from './roster-shifts.rules.ts'
import type { Verdict } from './shared.contract.ts'
import type { WorkVerdict } from './work-check.rules.ts'

/** People that are shown at once, and days. */
export const MOST_PEOPLE = 600
const MOST_DAYS = 62

/** @throws Refusal when the days are none or too many */
export const requireDays = (from: Day, until: Day, most = MOST_DAYS): void => {
  if (until < from) throw invalid({ until: 'The last day is before the first' })
  if (daysBetween(from, until) >= most) throw invalid({ until: `At most ${most} days at a time` })
}

/** Kinds of shifts with their times by day. */
export const loadShiftTypes = async (db: Db, companyId: string): Promise<ShiftTypes> =>
  new Map(
    [...Map.groupBy(await listShiftVersions(db, companyId), (row) => row.shift_type_id)].map(([id, rows]) => [
      id,
      rows.map(toShiftVersion),
    ]),
  )

export const toTimed = (row: query.ShiftRow): TimedRow => ({
  id: row.id,
  workDate: row.work_date,
  startsAt: iso(row.starts_at),
  endsAt: iso(row.ends_at),
  zone: row.zone,
  shiftTypeId: row.shift_type_id,
})

export const toVerdict = ({ rule, severity, message, source, task }: WorkVerdict): Verdict => ({
  rule,
  severity,
  message: plainDays(message),
  source: source === null ? null : { title: source.title, url: source.url ?? null },
  task,
})

/** A row as the grid shows it. */
export const toCell = (
  row: query.ShiftRow,
  instance: ShiftInstance | undefined,
): contract.RosterCell & { id: string } => ({
  id: row.id,
  day: row.work_date,
  start: wallTime(iso(row.starts_at), row.work_date, row.zone),
  end: wallTime(iso(row.ends_at), row.work_date, row.zone),
  shiftTypeId: row.shift_type_id,
  minutes: instance?.planned ?? 0,
  state: row.state as contract.RosterCell['state'],
  beside: row.beside,
  skillId: row.skill_id,
  note: row.note,
  unseen: row.state === 'published' && row.employment_id !== null && row.seen_at === null,
  calledOff: row.called_off_at !== null,
  version: row.version,
})

const patternCell = (instance: ShiftInstance): contract.RosterCell => ({
  id: null,
  day: instance.workDate,
  start: wallTime(instance.plan.from, instance.workDate, instance.zone),
  end: wallTime(instance.plan.until, instance.workDate, instance.zone),
  shiftTypeId: instance.shiftTypeId,
  minutes: instance.planned,
  state: 'pattern',
  beside: false,
  skillId: null,
  note: null,
  unseen: false,
  calledOff: false,
  version: 0,
})

const marksOf = (plans: readonly PlannedDay[]): contract.RosterMark[] =>
  plans.flatMap(({ day, holiday, kind, assigned }): contract.RosterMark[] => {
    if (holiday) return [{ day, kind: 'holiday', label: holiday.name }]
    return assigned && kind === 'rest' ? [{ day, kind: 'rest', label: null }] : []
  })

type Days = { from: Day; until: Day }

/** Days away and days that people said they cannot, as marks by employment. */
const awayMarks = async (ctx: Context, ids: readonly string[], days: Days, zones: ReadonlyMap<string, string>) => {
  const marks = new Map<string, contract.RosterMark[]>()
  const add = (id: string, mark: contract.RosterMark) => marks.set(id, [...(marks.get(id) ?? []), mark])
  for (const { employmentId, day, standing, label } of await awayDaysOf(checkingOf(ctx), ids, days))
    add(employmentId, { day, kind: standing === 'approved' ? 'leave' : 'asked', label })
  const said = Map.groupBy(
    await listAvailabilities(ctx.db, ctx.actor.companyId, { ids, ...days }),
    (row) => row.employment_id,
  )
  for (const [id, rows] of said) {
    const zone = zones.get(id) ?? 'UTC'
    for (const span of availabilitySpans(rows.map(toAvailability), 'cannot', { ...days, zone })) {
      const day = placeDayOf(Date.parse(span.from), zone)
      const [start, end] = [wallTime(span.from, day, zone), wallTime(span.until, day, zone)]
      add(id, { day, kind: 'cannot', label: start === end ? null : `${start}–${end}` })
    }
  }
  return marks
}

export const readRoster = async (
  ctx: Context,
  { from, until, siteId, department, search }: Parsed<typeof contract.readRoster>,
): Promise<Output<typeof contract.readRoster>> => {
  requireDays(from, until)
  const { db, countries } = ctx
  const { companyId } = ctx.actor
  const found = await query.listRosterPeople(db, companyId, { from, until, siteId, department, search }, MOST_PEOPLE)
  const people = found.slice(0, MOST_PEOPLE)
  const ids = people.map(({ id }) => id)
  const zones = new Map(people.map((one) => [one.id, one.zone ?? zoneOf(countries.get(one.country), one.region)]))
  const asked = { companyId, employmentIds: ids, from, until, countries, drafts: true }
  const { shifts, plans } = await plansAndShiftsOf(db, asked)
  const rows = Map.groupBy(
    await query.listRosterRows(db, companyId, { from, until, siteId: null, ids }),
    (row) => row.employment_id,
  )
  const away = await awayMarks(ctx, ids, { from, until }, zones)
  const open = await query.listOpenRows(db, companyId, { from, until, siteId })
  const claims = new Map(
    (
      await query.countClaims(
        db,
        companyId,
        open.map(({ id }) => id),
      )
    ).map(({ shift_id, n }) => [shift_id, n]),
  )
  const covered = new Map(
    (
      await query.listCovered(
        db,
        companyId,
        open.flatMap((row) => row.covers_id ?? []),
      )
    ).map(({ id, full_name }) => [id, full_name]),
  )
  const shiftTypes = await loadShiftTypes(db, companyId)
  const openInstances = instancesOfRows(shiftTypes, open.map(toTimed))
  return {
    from,
    until,
    people: people.map((one) => {
      const own = shifts.get(one.id) ?? []
      const byRow = new Map(own.map((instance) => [instance.rosterShiftId, instance]))
      const cells = [
        ...own.filter(({ origin, off }) => origin === 'pattern' && off === null).map(patternCell),
        ...(rows.get(one.id) ?? []).map((row) => toCell(row, byRow.get(row.id))),
      ]
      return {
        id: one.id,
        employeeId: one.employee_id,
        name: one.full_name,
        position: one.position,
        department: one.department,
        siteId: one.site_id,
        country: one.country,
        zone: zones.get(one.id) ?? 'UTC',
        minutes: cells.reduce((sum, { minutes }) => sum + minutes, 0),
        cells,
        marks: [...marksOf(plans.get(one.id) ?? []), ...(away.get(one.id) ?? [])],
      }
    }),
    more: found.length > MOST_PEOPLE,
    open: open.map((row) => ({
      ...toCell(row, openInstances.get(row.id)),
      siteId: row.site_id,
      claims: claims.get(row.id) ?? 0,
      instead: covered.get(row.covers_id ?? '') ?? null,
    })),
    drafts: await query.countUnpublished(db, companyId, { from, until, siteId }),
    locked: await lockedDaysOf(db, companyId, { ids, from, until }),
    may: { change: keepsSchedules(ctx.actor), cost: seesRosterCost(ctx.actor) },
  }
}
