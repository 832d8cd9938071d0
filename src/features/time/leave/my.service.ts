import type { Context } from '../../../server/context.ts'
import { addDays, type Day, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import { calendarDays } from '../../company/calendars/service.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { claimUpload, storeUpload } from '../../platform/uploads/service.ts'
import { cardsOf } from './balances.service.ts'
import * as feeds from './feeds.queries.ts'
import { type Known, leaveReaderOf, readLeaveGround } from './ground.service.ts'
import type * as contract from './my.contract.ts'
import type { LeavePreview, MyLeaveView } from './my.contract.ts'
import * as query from './queries.ts'
import { daysToTakeBack } from './request.rules.ts'
import * as requests from './requests.queries.ts'
import { askLeave, takeLeaveBack } from './requests.service.ts'
import { typeNamed, waitsFor } from './shown.service.ts'
import { knowEmployee, type WantedLeave, weighLeave } from './weigh.service.ts'

/** What people do about their own leave. */

const REQUESTS_SHOWN = 60
/** How far ahead colleagues are shown. */
const AWAY_DAYS = 42

/** The record of whoever calls. @throws Refusal 404: they have none */
const ownRecord = async (ctx: Context): Promise<string> => {
  const id = await ownEmployeeId(ctx)
  if (id === null) throw notFound('Record')
  return id
}

const nothing = (today: Day): MyLeaveView => ({
  hasRecord: false,
  country: '',
  today,
  on: today,
  refusal: null,
  cards: [],
  requests: [],
  away: [],
  holidays: [],
  week: [],
  delegates: [],
  feed: false,
})

/** Holidays of the place of somebody from today to the end of next year, as far as they are on file. */
const holidaysFor = async (ctx: Context, { person, today }: Known): Promise<MyLeaveView['holidays']> => {
  const place = { country: person.country, region: person.region, entityId: person.entity_id, siteId: person.site_id }
  const { years } = ctx.countries.get(person.country).holidays
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const year = Number(today.slice(0, 4))
  const found: MyLeaveView['holidays'] = []
  for (const one of [year, year + 1])
    if (years.includes(one))
      for (const { day, name, kind, tentative } of await calendarDays(asking, place, one))
        if (day >= today && (kind === 'full' || kind === 'half')) found.push({ day, name, kind, tentative })
  return found
}

/** Who may stand in: whoever works on the dashboard and may approve. Only for somebody whose word others wait for. */
const delegatesFor = async (ctx: Context): Promise<MyLeaveView['delegates']> =>
  hasPermission(ctx.actor, 'approvals.use')
    ? (await query.listDelegates(ctx.db, ctx.actor.companyId, ctx.actor.userId)).map(({ id, name }) => ({
        userId: id,
        name,
      }))
    : []

const requestsOf = async (ctx: Context, employeeId: string, today: Day): Promise<MyLeaveView['requests']> => {
  const { db, actor } = ctx
  const ground = await readLeaveGround(leaveReaderOf(ctx))
  const rows = await requests.requestsOfEmployee(db, actor.companyId, employeeId, REQUESTS_SHOWN)
  const waiting = await waitsFor(ctx, rows)
  const segments = Map.groupBy(
    await requests.segmentsOf(
      db,
      actor.companyId,
      rows.map((row) => row.id),
    ),
    (segment) => segment.requestId,
  )
  return rows.map((row) => ({
    id: row.id,
    type: typeNamed(ground, row.leave_type),
    from: row.from_day,
    until: row.until_day,
    minutes: row.minutes,
    dayMinutes: row.day_minutes ?? 480,
    state: row.state,
    note: row.note,
    answer: row.answer,
    askedAt: iso(row.asked_at),
    decidedBy: row.decided_by_name,
    waitsFor: waiting.get(row.id) ?? [],
    paperBy: row.paper_by,
    cancelling: row.cancelling,
    days: daysToTakeBack(
      (segments.get(row.id) ?? []).filter(({ state, minutes }) => state !== 'cancelled' && minutes > 0),
      { state: row.state, today },
    ).map(({ day, part }) => ({ day, part, isPast: day <= today })),
  }))
}

export const readMyLeave = async (ctx: Context, { on }: Parsed<typeof contract.readMyLeave>): Promise<MyLeaveView> => {
  const { db, actor } = ctx
  const employeeId = await ownEmployeeId(ctx)
  if (employeeId === null) return nothing(ctx.now().toISOString().slice(0, 10))
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, employeeId)
  const { today, person } = known
  const day = on ?? today
  const others = await requests.othersAway(db, {
    companyId: actor.companyId,
    departmentId: person.department_id,
    from: today,
    until: addDays(today, AWAY_DAYS),
    except: person.employment_id,
  })
  return {
    hasRecord: true,
    country: person.country,
    today,
    on: day,
    refusal: known.refusal,
    cards: await cardsOf(reader, ground, known, day),
    requests: await requestsOf(ctx, employeeId, today),
    away: others
      .filter(({ isAsked }) => !isAsked)
      .map(({ person: name, from, until }) => ({ person: name, from, until })),
    holidays: await holidaysFor(ctx, known),
    week: [...known.calendar.week],
    delegates: await delegatesFor(ctx),
    feed: (await feeds.feedsOf(db, actor.companyId, actor.userId)).length > 0,
  }
}

const previewOf = async (
  ctx: Context,
  { employeeId, wanted, isEntered }: { employeeId: string; wanted: WantedLeave; isEntered: boolean },
): Promise<LeavePreview> => {
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const weighed = await weighLeave(reader, ground, { employeeId, wanted, isEntered, keeps: false })
  const { known, segments } = weighed
  const others = await requests.othersAway(ctx.db, {
    companyId: ctx.actor.companyId,
    departmentId: known.person.department_id,
    from: wanted.from,
    until: wanted.until,
    except: known.person.employment_id,
  })
  const holidays = segments.some(({ colour }) => colour === 'holiday') ? await holidaysWithin(ctx, known, wanted) : []
  return {
    segments: segments.map(({ day, kind, colour, minutes, startsAt }) => ({
      day,
      part: kind,
      colour,
      minutes,
      startsAt,
      isCancelled: false,
    })),
    minutes: weighed.minutes,
    dayMinutes: weighed.account.account.day_minutes,
    before: weighed.before,
    after: weighed.after,
    problems: [...weighed.problems],
    paperBy: weighed.paperBy,
    othersAway: others.map(({ person, from, until }) => ({ person, from, until })),
    holidays,
  }
}

const holidaysWithin = async (ctx: Context, { person }: Known, { from, until }: { from: Day; until: Day }) => {
  const place = { country: person.country, region: person.region, entityId: person.entity_id, siteId: person.site_id }
  const asking = { db: ctx.db, companyId: ctx.actor.companyId, countries: ctx.countries }
  const { years } = ctx.countries.get(person.country).holidays
  const found: { day: string; name: string }[] = []
  for (const year of [...new Set([Number(from.slice(0, 4)), Number(until.slice(0, 4))])])
    if (years.includes(year))
      for (const { day, name, kind } of await calendarDays(asking, place, year))
        if (day >= from && day <= until && kind === 'full') found.push({ day, name })
  return found
}

export const previewMyLeave = async (
  ctx: Context,
  wanted: Parsed<typeof contract.previewMyLeave>,
): Promise<LeavePreview> => previewOf(ctx, { employeeId: await ownRecord(ctx), wanted, isEntered: false })

export const previewLeaveOf = (
  ctx: Context,
  { employeeId, ...wanted }: Parsed<typeof contract.previewLeaveOf>,
): Promise<LeavePreview> => previewOf(ctx, { employeeId, wanted, isEntered: true })

export const askForLeave = async (ctx: Context, wanted: Parsed<typeof contract.askForLeave>): Promise<MyLeaveView> => {
  await askLeave(ctx, { employeeId: await ownRecord(ctx), wanted, isEntered: false })
  return readMyLeave(ctx, { on: null })
}

/** One’s own request. @throws Refusal 404 for anybody else’s */
const ownRequest = async (ctx: Context, id: string): Promise<requests.RequestRow> => {
  const employeeId = await ownRecord(ctx)
  const [row] = await requests.requestsByIds(ctx.db, ctx.actor.companyId, [id])
  if (row?.employee_id !== employeeId) throw notFound('Request')
  return row
}

export const cancelMyLeave = async (
  ctx: Context,
  { id, days, reason }: Parsed<typeof contract.cancelMyLeave>,
): Promise<MyLeaveView> => {
  await ownRequest(ctx, id)
  await takeLeaveBack(ctx, { id, days, reason: reason ?? 'Taken back', isHr: false })
  return readMyLeave(ctx, { on: null })
}

/** A paper, before leave is asked for or after: then it belongs to the request at once. */
export const handInPaper = async (
  ctx: Context,
  { name, request }: Parsed<typeof contract.handInPaper>,
): Promise<Output<typeof contract.handInPaper>> => {
  const employeeId = await ownRecord(ctx)
  const row = request ? await ownRequest(ctx, request) : null
  const stored = await storeUpload(ctx, { purpose: 'leave-paper', name, employeeId })
  if (row) await requests.claimPaper(ctx.db, ctx.actor.companyId, row.id, stored.id)
  if (row) await claimUpload(ctx.db, ctx.actor.companyId, stored.id)
  ctx.audit({
    action: 'leave.paper',
    targetType: 'employee',
    targetId: employeeId,
    detail: { file: stored.id, request: row?.id ?? null },
  })
  return { file: stored.id, name: stored.name }
}
