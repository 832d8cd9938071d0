import type { CountryWorkingTime } from '../../../countries/time.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { addDays, type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import { loadWorkFacts, payOn } from '../schedules/exempt-people.service.ts'
import { instantOfMinute } from '../schedules/place-clock.rules.ts'
import { workFactsOn } from '../schedules/work-facts.rules.ts'
import { listAcceptedOfDay } from './accepted.queries.ts'
import { listRequestsOf } from './asked.service.ts'
import type * as contract from './contract.ts'
import * as query from './days.queries.ts'
import { zoneOfWork } from './drain.people.ts'
import { employmentFacts } from './drain.queries.ts'
import { workPlaceOf } from './intake.queries.ts'
import { photosOf } from './photos.service.ts'
import { shownPunch } from './punch-views.ts'
import type { DayRow, DayView } from './shapes.contract.ts'

/** At most so many days of many people in one answer. */
const MOST_DAYS = 62

export const toDayRow = (row: query.StoredDayRow): DayRow => ({
  workDate: row.work_date,
  state: row.state,
  zone: row.zone,
  planFrom: row.plan_from,
  planUntil: row.plan_until,
  firstIn: row.first_in,
  lastOut: row.last_out,
  openSince: row.open_since,
  planned: row.planned,
  worked: row.worked,
  breakMinutes: row.break_minutes,
  late: row.late,
  early: row.early,
  overtime: row.overtime,
  overtimeApproved: row.overtime_approved,
  overtimePaid: row.overtime_paid,
  exceptions: row.exceptions as DayRow['exceptions'],
  remote: row.remote,
})

export const toRecord = (row: query.RecordRow, companyId: string): contract.AttendanceRecord => ({
  ...toDayRow(row),
  id: `${row.employment_id}.${row.work_date}`,
  company_id: companyId,
  country: row.country,
  employeeId: row.employee_id,
  number: row.number,
  name: row.name,
  department: row.department,
  site: row.site,
})

export const filterOf = (companyId: string, input: Parsed<typeof contract.listAttendance>): query.DayFilter => ({
  companyId,
  from: input.from,
  until: input.until,
  state: input.state,
  exception: input.exception,
  open: input.open ? true : null,
  site: input.site,
  search: input.search,
})

export const listAttendance = async (
  { db, actor }: Context,
  input: Parsed<typeof contract.listAttendance>,
): Promise<Output<typeof contract.listAttendance>> => {
  const filter = filterOf(actor.companyId, input)
  const part = listWindow(query.DAY_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listRecords(db, filter, part))
  return {
    records: rows.map((row) => toRecord(row, actor.companyId)),
    next,
    page: input.page,
    ...totalOf(await query.countRecords(db, filter)),
  }
}

/** @throws Refusal VALIDATION_FAILED for a span that is turned round or too long */
export const requireSpan = ({ from, until }: { from: Day; until: Day }, most = MOST_DAYS): void => {
  if (until < from) throw invalid({ until: 'Until must not be before From' })
  if (daysBetween(from, until) >= most) throw invalid({ until: `At most ${most} days at once` })
}

export const readTimesheet = async (
  { db, actor }: Context,
  input: Parsed<typeof contract.timesheet>,
): Promise<Output<typeof contract.timesheet>> => {
  requireSpan(input)
  const { companyId } = actor
  const people = await query.listSheetPeople(db, companyId, {
    ...input,
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
  })
  const days = Map.groupBy(
    await query.listDays(
      db,
      companyId,
      people.map(({ employment_id }) => employment_id),
      input,
    ),
    (day) => day.employment_id,
  )
  const sum = (own: readonly query.StoredDayRow[], of: (day: query.StoredDayRow) => number) =>
    own.reduce((total, day) => total + of(day), 0)
  const locked = await lockedPeriods(db, { companyId, kind: 'time', from: input.from, until: input.until })
  return {
    people: people.map(({ employment_id, employee_id, ...person }) => {
      const own = days.get(employment_id) ?? []
      return {
        employeeId: employee_id,
        employmentId: employment_id,
        ...person,
        planned: sum(own, (day) => day.planned),
        worked: sum(own, (day) => day.worked ?? 0),
        overtime: sum(own, (day) => day.overtime),
        overtimePaid: sum(own, (day) => day.overtime_paid),
        days: own.map((day) => ({
          workDate: day.work_date,
          state: day.state,
          worked: day.worked,
          planned: day.planned,
          overtime: day.overtime,
          exceptions: day.exceptions as DayRow['exceptions'],
        })),
      }
    }),
    ...totalOf(await query.countSheetPeople(db, companyId, input)),
    page: input.page,
    locked: locked.map(({ from, until }) => ({ from, until })),
  }
}

/** Kinds of minutes that the law pays for beside the pay of the month. */
const HAS_RATE = new Set(['overtime', 'night', 'rest_day', 'holiday'])

type RateOn = { id: string; day: Day; week: { regime: string | null } | undefined }

/** What the law pays for minutes of a class on a day, in its own words; null where it needs what is not known. */
const ratesOn = async (
  { db, actor, features }: Context,
  law: CountryWorkingTime,
  { id, day, week }: RateOn,
): Promise<(key: string) => string | null> => {
  const [person] = await employmentFacts(db, actor.companyId, [id])
  const pay = await payOn(db, actor.companyId, id, day)
  const regime = week?.regime
  if (!person || !pay || !regime) return () => null
  const said = (await loadWorkFacts({ db, features }, actor.companyId, [id])).get(id) ?? []
  const facts = workFactsOn(person.facts, said, law.asks, day)
  const rates = { basic: pay.basic, gross: pay.gross, daysAWeek: 5, weeklyHours: 40 }
  return (key) => {
    try {
      const asked = { regime, class: key, pay: rates, minutes: 60, normal: 480, facts, on: day }
      return law.premium(asked).why.rule.title
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return null
    }
  }
}

/** A day of somebody with its punches, what was put right, its classes and the law’s reasons. @throws Refusal NOT_FOUND */
export const readDay = async (ctx: Context, employeeId: string, day: Day): Promise<DayView> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const work = await workPlaceOf(db, companyId, employeeId, day)
  if (!work) throw notFound('Employee')
  const id = work.employment_id
  const stored = await query.findDay(db, companyId, id, day)
  const zone = stored?.zone ?? zoneOfWork(ctx, { country: work.country, region: work.region, siteZone: work.site_zone })
  const detail = stored?.detail
  const ids = (detail?.shifts ?? []).flatMap(({ choices }) => choices.map(({ punchId }) => punchId))
  const at = (minute: number) => new Date(instantOfMinute(day, minute, zone)).toISOString()
  const elsewhere = new Set<string>()
  const punches = await query.listPunchViews(db, companyId, id, { from: at(0), until: at(1440), ids })
  // What the night before holds is shown there.
  const before = await query.findDay(db, companyId, id, addDays(day, -1))
  for (const { choices } of before?.detail.shifts ?? []) for (const { punchId } of choices) elsewhere.add(punchId)
  const own = punches.filter((row) => !elsewhere.has(row.id))
  const photos = await photosOf(
    ctx,
    own.flatMap(({ id: punchId, source }) => (source === 'kiosk_pin' ? [punchId] : [])),
  )
  const week = await query.findWeek(db, companyId, id, day)
  const law = ctx.countries.get(work.country).time
  const { classes } = law
  const entries = await query.listEntries(db, companyId, id, day)
  const rateOf = entries.some(({ kind }) => HAS_RATE.has(kind))
    ? await ratesOn(ctx, law, { id, day, week })
    : () => null
  const locked = await lockedPeriods(db, { companyId, kind: 'time', from: day, until: day })
  return {
    day: stored ? toDayRow(stored) : null,
    employee: { id: work.employee_id, name: work.full_name },
    zone,
    workDate: day,
    planKind: detail?.plan ?? null,
    holiday: detail?.holiday ?? null,
    leave: detail?.leave ?? null,
    shifts: (detail?.shifts ?? []).map(({ choices: _, ...shift }) => ({
      ...shift,
      pairs: shift.pairs.map(({ from, until }) => ({ from, until })),
    })),
    punches: own.map((row) => shownPunch(row, stored, photos.get(row.id) ?? null)),
    entries: entries.map((entry) => ({
      from: entry.from_at,
      until: entry.until_at,
      minutes: entry.minutes,
      class: entry.class,
      label: classes.find(({ key }) => key === entry.class)?.label ?? '',
      kind: entry.kind,
      approved: entry.approved,
      paid: entry.paid,
      rate: HAS_RATE.has(entry.kind) ? rateOf(entry.class) : null,
    })),
    derivation: (week?.derivation ?? null) as DayView['derivation'],
    notices: ((week?.notices ?? []) as DayView['notices']).map(
      ({ label, message, level, from, until, used, figure }) => ({ label, message, level, from, until, used, figure }),
    ),
    problem: week?.problem ?? null,
    accepted: await listAcceptedOfDay(db, companyId, id, day),
    requests: await listRequestsOf(ctx, id, { from: day, until: day }),
    locked: locked.length > 0,
  }
}

/** The day as the dashboard opens it. Who looks at where somebody was is logged, each time. */
export const readAttendanceDay = async (
  ctx: Context,
  { id, day }: Parsed<typeof contract.attendanceDay>,
): Promise<DayView> => {
  const shown = await readDay(ctx, id, day)
  if (shown.punches.some(({ place }) => place !== 'not_asked'))
    ctx.audit({ action: 'attendance.view-place', targetType: 'employee', targetId: id, detail: { day } })
  return shown
}

/** Today in the zones of a company’s people: two days at most differ from each other. */
export const todaysDays = (now: Date): Day[] => [
  ...new Set([dayIn('Pacific/Kiritimati', now), dayIn('UTC', now), dayIn('Pacific/Pago_Pago', now)]),
]
