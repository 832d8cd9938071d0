import type { Context } from '../../../server/context.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { startOfDay } from '../../../shared/zoned.ts'
import { employmentOn, ownEmployeeId, reportsOf } from '../../people/employments/org.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import { listRequestsOf } from './asked.service.ts'
import { boardOf } from './board.service.ts'
import { listDays, type StoredDayRow } from './days.queries.ts'
import { readDay, requireSpan, toDayRow } from './days.service.ts'
import { hasPin } from './devices.queries.ts'
import { lastPunches } from './intake.queries.ts'
import { isEmployed, noRecord, ownPlace } from './intake.service.ts'
import { clockAnchor } from './keys.ts'
import type * as contract from './my.contract.ts'
import { minutesIn } from './punches.rules.ts'
import { findRemoteDay } from './remote.queries.ts'
import { listRemoteRequests } from './remote-requests.queries.ts'
import { toRemoteRequest } from './remote-requests.service.ts'
import * as requests from './requests.queries.ts'
import { toCorrection, toOvertime } from './requests.service.ts'
import { attendanceSettings } from './settings.ts'

/** So far back an own day that is not clear is shown, days. */
const PROBLEMS_DAYS = 31
/** Whoever punched in longer ago than this is not in any more: the out was forgotten. */
const LONGEST_IN_MS = 20 * 3_600_000

/** Whether a day of somebody is theirs to put right: what the law or a permit says of it is not. */
const isTheirsToPutRight = ({ state, exceptions }: StoredDayRow): boolean =>
  state === 'absent' ||
  (state === 'exception' && exceptions.some((kind) => kind !== 'over_limit' && kind !== 'permit_expired'))

export const readMyAttendance = async (ctx: Context): Promise<Output<typeof contract.myAttendance>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const work = await ownPlace(ctx)
  const today = dayIn(work.zone, ctx.now())
  const place = work.site_id ? { companyId, siteId: work.site_id } : { companyId }
  const settings = await settingsOf(db, attendanceSettings, place)
  const days = await listDays(db, companyId, [work.employment_id], {
    from: addDays(today, -PROBLEMS_DAYS),
    until: today,
  })
  const punches = await lastPunches(
    db,
    companyId,
    work.employment_id,
    new Date(ctx.now().getTime() - LONGEST_IN_MS).toISOString(),
  )
  const [last] = punches
  const remote = await findRemoteDay(db, companyId, work.employment_id, today)
  const monday = weekOf(today, 1)
  const requested = await listRequestsOf(ctx, work.employment_id, {
    from: addDays(today, -92),
    until: addDays(today, 92),
  })
  const row = days.find(({ work_date }) => work_date === today)
  const counted = days.filter(({ work_date }) => work_date >= monday).reduce((sum, day) => sum + (day.worked ?? 0), 0)
  // Of a day that is not over nothing is counted yet: what one was in for until now.
  const midnight = Date.parse(startOfDay(today, work.zone))
  const began = last?.direction === 'in' ? Math.min(midnight, Date.parse(last.at)) : midnight
  const goingOn = minutesIn(punches, { from: began, now: ctx.now().getTime() })
  return {
    isEmployed: isEmployed(work, today),
    workDate: today,
    zone: work.zone,
    site: work.site_name,
    today: row ? toDayRow(row) : null,
    inSince: last?.direction === 'in' ? last.at : null,
    lastPunch: last ? { at: last.at, direction: last.direction } : null,
    weekMinutes: counted + (row?.worked == null ? goingOn : 0),
    problems: days
      .filter(({ work_date }) => work_date < today)
      .filter(isTheirsToPutRight)
      .map(toDayRow),
    waiting: requested.filter(({ state }) => state === 'asked'),
    mayPunch: settings.selfPunch && isEmployed(work, today),
    askPlace: settings.askPlace,
    mayRemote: settings.remoteWork || remote?.how === 'agreed',
    mayAskRemote: settings.remoteRequests && isEmployed(work, today),
    isRemote: remote !== undefined,
    hasPin: await hasPin(db, companyId, work.employee_id),
    anchor: clockAnchor(ctx, companyId, work.employee_id, ctx.now()),
  }
}

export const listMyDays = async (
  ctx: Context,
  input: Parsed<typeof contract.myDays>,
): Promise<Output<typeof contract.myDays>> => {
  requireSpan(input)
  const work = await ownPlace(ctx)
  const days = await listDays(ctx.db, ctx.actor.companyId, [work.employment_id], input)
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
  return {
    days: days.map(toDayRow),
    planned: sum((day) => day.planned),
    worked: sum((day) => day.worked ?? 0),
    overtime: sum((day) => day.overtime),
    overtimePaid: sum((day) => day.overtime_paid),
  }
}

export const readMyDay = async (
  ctx: Context,
  { day }: Parsed<typeof contract.myDay>,
): Promise<Output<typeof contract.myDay>> => {
  const employeeId = await ownEmployeeId(ctx)
  if (employeeId === null) throw noRecord()
  return readDay(ctx, employeeId, day)
}

/** Employments that report to whoever calls, today, with their people. */
const myReports = async (ctx: Context) => {
  const employeeId = await ownEmployeeId(ctx)
  if (employeeId === null) return []
  const day = dayIn('UTC', ctx.now())
  const employment = await employmentOn(ctx, employeeId, day)
  // Whoever has left manages nobody any more.
  if (!employment || !isEmployed(employment, day)) return []
  return reportsOf(ctx, employeeId, { day })
}

/** So far back and ahead requests of one's people are shown, days. */
const TEAM_DAYS = 92

export const readMyTeam = async (ctx: Context): Promise<Output<typeof contract.myTeamNow>> => {
  const { db, actor } = ctx
  const reports = await myReports(ctx)
  if (reports.length === 0) return { people: [], requests: [] }
  const ids = reports.map(({ employment_id }) => employment_id)
  const now = new Map((await boardOf(ctx, { employmentIds: ids, site: null })).map((one) => [one.employeeId, one]))
  const today = dayIn('UTC', ctx.now())
  const asked = {
    employmentIds: ids,
    from: addDays(today, -TEAM_DAYS),
    until: addDays(today, TEAM_DAYS),
    state: 'asked' as const,
    most: 100,
  }
  return {
    people: reports.map(({ id, full_name }) => {
      const found = now.get(id)
      return {
        employeeId: id,
        name: full_name,
        state: found?.state ?? null,
        since: found?.since ?? null,
        planFrom: found?.planFrom ?? null,
        planUntil: found?.planUntil ?? null,
        lateMinutes: found?.lateMinutes ?? 0,
        zone: found?.zone ?? 'UTC',
      }
    }),
    requests: [
      ...(await requests.listCorrections(db, actor.companyId, asked)).map((row) => ({
        ...toCorrection(row),
        employeeId: row.employee_id,
        name: row.name,
      })),
      ...(await requests.listOvertime(db, actor.companyId, asked)).map((row) => ({
        ...toOvertime(row),
        employeeId: row.employee_id,
        name: row.name,
      })),
      ...(await listRemoteRequests(db, actor.companyId, asked)).map((row) => ({
        ...toRemoteRequest(row),
        employeeId: row.employee_id,
        name: row.name,
      })),
    ],
  }
}
