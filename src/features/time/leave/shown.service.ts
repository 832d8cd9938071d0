import type { Context } from '../../../server/context.ts'
import { defineListExport } from '../../../server/list.export.ts'
import { everyRow, listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fileReason } from '../../../shared/fields.ts'
import { exact } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { standingsOfApprovals } from '../../platform/approvals/standing.service.ts'
import { partsOn } from './account.rules.ts'
import { LEAVE_KIND, leaveApprovals } from './approval.kind.ts'
import * as contract from './contract.ts'
import { namesOf } from './effects.service.ts'
import { knowPerson, type LeaveGround, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import { readAccounts } from './ledger.service.ts'
import { readsLeave } from './policy.ts'
import * as query from './queries.ts'
import * as requests from './requests.queries.ts'
import type { TypeView } from './shapes.contract.ts'
import { coverOf } from './weigh.service.ts'

/** Requests as they are shown. */

export const toTypeView = (type: LeaveType): TypeView => ({
  key: type.key,
  name: type.name,
  country: type.country,
  counts: type.counts,
  pays: type.pays,
  isOfLaw: type.law !== null,
})

/** A kind that is no longer there is shown all the same. */
export const typeNamed = (ground: LeaveGround, key: string): TypeView => {
  const type = ground.types.get(key)
  if (type) return toTypeView(type)
  return { key, name: 'Leave', country: key.slice(0, 2), counts: 'working', pays: 'all', isOfLaw: false }
}

/** Whose word requests wait for, by request. */
export const waitsFor = async (ctx: Context, rows: readonly requests.RequestRow[]): Promise<Map<string, string[]>> => {
  const pending = rows.filter((row) => row.state === 'pending')
  if (pending.length === 0) return new Map()
  const reader = readerOf(ctx)
  const subjects = await leaveApprovals.subjects(
    reader,
    pending.map((row) => row.id),
  )
  const known = pending.flatMap((row) => {
    const subject = subjects.get(row.id)
    return subject ? [{ ...subject, id: row.id, askedBy: row.asked_by }] : []
  })
  const standings = await standingsOfApprovals(reader, LEAVE_KIND, known)
  const missing = new Map([...standings].map(([id, one]) => [id, one.missing] as const))
  const names = await namesOf(reader, [...new Set([...missing.values()].flat())])
  return new Map([...missing].map(([id, users]) => [id, users.map((user) => names.get(user) ?? '').filter(Boolean)]))
}

const isOpen = (state: requests.RequestRow['state']): boolean =>
  ['pending', 'approved', 'partly_cancelled'].includes(state)

const shownRow = (
  ctx: Context,
  ground: LeaveGround,
  row: requests.RequestRow,
  waiting: ReadonlyMap<string, readonly string[]>,
): contract.LeaveRequestView => ({
  id: row.id,
  employeeId: row.employee_id,
  person: row.full_name,
  department: row.department,
  type: typeNamed(ground, row.leave_type),
  from: row.from_day,
  until: row.until_day,
  minutes: row.minutes,
  dayMinutes: row.day_minutes ?? 480,
  state: row.state,
  note: row.note,
  answer: row.answer,
  askedAt: iso(row.asked_at),
  decidedAt: row.decided_at === null ? null : iso(row.decided_at),
  decidedBy: row.decided_by_name,
  entered: row.entered,
  paperBy: row.paper_by,
  hasPaper: row.file_id !== null,
  waitsFor: [...(waiting.get(row.id) ?? [])],
  cancelling: row.cancelling,
  mayCancel: isOpen(row.state) && hasPermission(ctx.actor, 'leave.write'),
})

const filterOf = (
  ctx: Context,
  input: Omit<Parsed<typeof contract.listLeaveRequests>, 'cursor' | 'page' | 'pageSize' | 'sort'>,
) => ({
  companyId: ctx.actor.companyId,
  state: input.state,
  search: input.search,
  department: input.department,
  type: input.type,
  from: input.from,
  until: input.until,
})

export const listLeaveRequests = async (
  ctx: Context,
  { sort, cursor, page, pageSize, ...asked }: Parsed<typeof contract.listLeaveRequests>,
): Promise<Output<typeof contract.listLeaveRequests>> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const part = listWindow(requests.REQUEST_ORDERS, { sort, cursor, page, pageSize })
  const filter = filterOf(ctx, asked)
  const { rows, next } = pageOf(part, await requests.listRequests(db, filter, part))
  const waiting = await waitsFor(ctx, rows)
  const today = Object.fromEntries(ctx.countries.all.map(({ code, zone }) => [code, dayIn(zone, ctx.now())]))
  const now = await requests.countNow(db, actor.companyId, today)
  return {
    requests: rows.map((row) => shownRow(ctx, ground, row, waiting)),
    waiting: now.waiting,
    awayToday: now.away,
    ...totalOf(await requests.countRequests(db, filter)),
    next,
    page,
  }
}

/** One request with all that is asked of it. @throws Refusal 404 */
export const detailOf = async (ctx: Context, id: string): Promise<contract.LeaveDetail> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const [row] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!row) throw notFound('Request')
  const ground = await readLeaveGround(reader)
  const segments = await requests.segmentsOf(db, actor.companyId, [id])
  const [person] = await query.listPeople(db, actor.companyId, row.from_day, { employmentIds: [row.employment_id] })
  const account = (await readAccounts(reader, ground, [row.employment_id])).find(
    (one) => one.row.leave_type === row.leave_type,
  )
  const on = account && row.until_day < account.known.today ? account.known.today : row.until_day
  const names = await namesOf({ db, companyId: actor.companyId }, row.delegate_user_id ? [row.delegate_user_id] : [])
  const cover = person ? await coverOf(reader, await knowPerson(reader, ground, person), segments) : []
  return {
    request: shownRow(ctx, ground, row, await waitsFor(ctx, [row])),
    segments: segments.map(({ day, part, colour, minutes, startsAt, state }) => ({
      day,
      part,
      colour,
      minutes,
      startsAt,
      isCancelled: state === 'cancelled',
    })),
    after:
      account && !account.terms(row.from_day).content.unlimited
        ? { ...partsOn(account.facts, account.known.today, on), on }
        : null,
    othersAway: await requests.othersAway(db, {
      companyId: actor.companyId,
      departmentId: row.department_id,
      from: row.from_day,
      until: row.until_day,
      except: row.employment_id,
    }),
    cover: cover.map(({ day, there, least }) => ({ day, there, least })),
    delegate: row.delegate_user_id ? (names.get(row.delegate_user_id) ?? null) : null,
  }
}

/** The request as the dashboard opens it. Who looks at leave that says something of somebody's health or family is logged, each time. */
export const readLeaveRequest = async (ctx: Context, { id }: Parsed<typeof contract.readLeaveRequest>) => {
  const detail = await detailOf(ctx, id)
  const { employeeId, type } = detail.request
  const ground = await readLeaveGround(leaveReaderOf(ctx))
  if (ground.types.get(type.key)?.private ?? true)
    ctx.audit({ action: 'leave.view', targetType: 'employee', targetId: employeeId, detail: { request: id } })
  return detail
}

/** Days of an amount of minutes, for a file. */
export const daysOf = (minutes: number, dayMinutes: number | null): string =>
  formatDecimal(
    exact(minutes)
      .div(dayMinutes ?? 480)
      .round(4),
  )

/** The list as a file. */
export const leaveRequestsExport = defineListExport({
  list: 'leave-requests',
  may: readsLeave,
  screen: paths.leave(),
  action: 'leave.export',
  input: contract.listLeaveRequests.input
    .omit({ cursor: true, page: true, pageSize: true })
    .extend({ reason: fileReason }),
  columns: [
    { id: 'person', header: 'Person', value: (row: requests.RequestRow) => row.full_name },
    { id: 'department', header: 'Department', value: (row) => row.department ?? '' },
    { id: 'type', header: 'Kind of leave', value: (row) => row.leave_type },
    { id: 'from', header: 'First day', value: (row) => row.from_day },
    { id: 'until', header: 'Last day', value: (row) => row.until_day },
    { id: 'days', header: 'Days', value: (row) => daysOf(row.minutes, row.day_minutes) },
    { id: 'state', header: 'State', value: (row) => row.state },
    { id: 'asked', header: 'Asked', value: (row) => iso(row.asked_at) },
    { id: 'decidedBy', header: 'Decided by', value: (row) => row.decided_by_name ?? '' },
  ],
  rows: async function* (ctx, { sort, reason: _, ...asked }) {
    const { types } = await readLeaveGround(leaveReaderOf(ctx))
    for await (const rows of everyRow(
      (part) => requests.listRequests(ctx.db, filterOf(ctx, asked), part),
      requests.REQUEST_ORDERS,
      sort,
    ))
      yield rows.map((row) => ({ ...row, leave_type: types.get(row.leave_type)?.name ?? row.leave_type }))
  },
})
