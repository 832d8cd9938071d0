import type { Context } from '../../../server/context.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import { employmentOn, ownEmployeeId, reportsOf } from '../../people/employments/org.service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import { correctionApprovals, overtimeApprovals } from './approval.kinds.ts'
import { listDays } from './days.queries.ts'
import { readDay, requireSpan, toDayRow } from './days.service.ts'
import { hasPin } from './devices.queries.ts'
import { lastPunches } from './intake.queries.ts'
import { isEmployed, noRecord, ownPlace } from './intake.service.ts'
import { clockAnchor } from './keys.ts'
import type * as contract from './my.contract.ts'
import * as requests from './requests.queries.ts'
import { listRequestsOf, toCorrection, toOvertime } from './requests.service.ts'
import { attendanceSettings } from './settings.ts'

/** So far back an own day that is not clear is shown, days. */
const PROBLEMS_DAYS = 31
/** Whoever punched in longer ago than this is not in any more: the out was forgotten. */
const LONGEST_IN_MS = 20 * 3_600_000

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
  const [last] = await lastPunches(
    db,
    companyId,
    work.employment_id,
    new Date(ctx.now().getTime() - LONGEST_IN_MS).toISOString(),
  )
  const monday = weekOf(today, 1)
  const requested = await listRequestsOf(ctx, work.employment_id, {
    from: addDays(today, -92),
    until: addDays(today, 92),
  })
  const row = days.find(({ work_date }) => work_date === today)
  return {
    isEmployed: isEmployed(work, today),
    workDate: today,
    zone: work.zone,
    site: work.site_name,
    today: row ? toDayRow(row) : null,
    inSince: last?.direction === 'in' ? last.at : null,
    lastPunch: last ? { at: last.at, direction: last.direction } : null,
    weekMinutes: days.filter(({ work_date }) => work_date >= monday).reduce((sum, day) => sum + (day.worked ?? 0), 0),
    problems: days
      .filter(({ state, work_date }) => (state === 'exception' || state === 'absent') && work_date < today)
      .map(toDayRow),
    waiting: requested.filter(({ state }) => state === 'asked'),
    mayPunch: settings.selfPunch && isEmployed(work, today),
    askPlace: settings.askPlace,
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

export const readMyTeam = async (ctx: Context): Promise<Output<typeof contract.myTeamNow>> => {
  const { db, actor } = ctx
  const reports = await myReports(ctx)
  const ids = reports.map(({ employment_id }) => employment_id)
  const today = dayIn('UTC', ctx.now())
  const span = { from: addDays(today, -1), until: addDays(today, 1) }
  const days = Map.groupBy(
    ids.length === 0 ? [] : await listDays(db, actor.companyId, ids, span),
    (day) => day.employment_id,
  )
  const asked = {
    employmentIds: ids,
    from: addDays(today, -92),
    until: addDays(today, 92),
    state: 'asked' as const,
    most: 100,
  }
  const mayDecide = hasPermission(actor, 'attendance.approve')
  return {
    people: reports.map(({ id, employment_id, full_name }) => {
      const day = (days.get(employment_id) ?? []).find((one) => one.work_date === dayIn(one.zone, ctx.now()))
      return { employeeId: id, name: full_name, day: day ? toDayRow(day) : null }
    }),
    requests: [
      ...(await requests.listCorrections(db, actor.companyId, asked)).map((row) => ({
        ...toCorrection(row),
        employeeId: row.employee_id,
        name: row.name,
        mayDecide,
      })),
      ...(await requests.listOvertime(db, actor.companyId, asked)).map((row) => ({
        ...toOvertime(row),
        employeeId: row.employee_id,
        name: row.name,
        mayDecide,
      })),
    ],
  }
}

/** The word of a manager on what somebody of theirs asks for: through the same engine as the inbox. */
export const decideForTeam = async (
  ctx: Context,
  input: Parsed<typeof contract.decideForTeam>,
): Promise<Output<typeof contract.decideForTeam>> => {
  const { db, actor } = ctx
  const theirs = new Set((await myReports(ctx)).map(({ employment_id }) => employment_id))
  const [correction] = await requests.correctionsByIds(db, actor.companyId, [input.id])
  const [overtime] = await requests.overtimeByIds(db, actor.companyId, [input.id])
  const found = correction ?? overtime
  if (!found || !theirs.has(found.employment_id)) throw notFound('Request')
  const word = { subjectId: input.id, verdict: input.verdict, reason: input.reason || null, hashSeen: null }
  await (correction ? correctionApprovals : overtimeApprovals).decide(ctx, word)
  const [after] = correction
    ? (await requests.correctionsByIds(db, actor.companyId, [input.id])).map(toCorrection)
    : (await requests.overtimeByIds(db, actor.companyId, [input.id])).map(toOvertime)
  if (!after) throw notFound('Request')
  return { request: after }
}
