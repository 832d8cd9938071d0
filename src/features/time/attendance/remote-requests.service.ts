import { notifyChange } from '../../../server/changes.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, type Day, dayIn, daysBetween } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import { requestApproval, withdrawApproval } from '../../platform/approvals/service.ts'
import { settingsOf } from '../../platform/settings/service.ts'
import { workPlaceOf } from './intake.queries.ts'
import { isEmployed, ownPlace } from './intake.service.ts'
import type * as contract from './my.contract.ts'
import { insertRemoteDays } from './remote.queries.ts'
import * as query from './remote-requests.queries.ts'
import { MOST_REMOTE_DAYS, REMOTE_KIND } from './request.rules.ts'
import { attendanceSettings } from './settings.ts'
import type { Request } from './shapes.contract.ts'

/** Asking for days of remote work: the line manager says yes or no, and what is approved is agreed like a day that HR enters. */

/** How far ahead days may be asked for. */
const MOST_AHEAD = 366

export const toRemoteRequest = (row: query.RemoteRequestRow): Request => ({
  id: row.id,
  what: 'remote',
  workDate: row.from_day,
  state: row.state,
  reason: row.reason,
  askedAt: row.asked_at,
  correction: null,
  overtime: null,
  remote: { until: row.until_day },
  answer: row.answer,
})

/** What is wrong with the days, by field. */
const spanProblems = (today: Day, { from, until }: { from: Day; until: Day }): Record<string, string> => {
  if (from < today) return { from: 'Ask for today or a day ahead' }
  if (until < from) return { until: 'Until must not lie before from' }
  if (daysBetween(from, until) >= MOST_REMOTE_DAYS) return { until: `Ask for at most ${MOST_REMOTE_DAYS} days at once` }
  if (daysBetween(today, until) > MOST_AHEAD) return { until: `Ask at most ${MOST_AHEAD} days ahead` }
  return {}
}

const readRequest = async ({ db, actor }: Context, id: string): Promise<Request> => {
  const [row] = await query.remoteRequestsByIds(db, actor.companyId, [id])
  if (!row) throw notFound('Request')
  return toRemoteRequest(row)
}

/**
 * Asks for days of remote work.
 * @throws Refusal CONFLICT where the company or site lets nobody ask, or days of them wait already; 422 for days that are over, too many or not
 * those of the employment
 */
export const askRemote = async (
  ctx: Context,
  { from, until, reason }: Parsed<typeof contract.askRemote>,
): Promise<Output<typeof contract.askRemote>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const own = await ownPlace(ctx)
  const wrong = spanProblems(dayIn(own.zone, ctx.now()), { from, until })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const work = (await workPlaceOf(db, companyId, own.employee_id, from)) ?? own
  const place = work.site_id ? { companyId, siteId: work.site_id } : { companyId }
  if (!(await settingsOf(db, attendanceSettings, place)).remoteRequests)
    throw new Refusal('CONFLICT', 'Your company takes no requests for remote work here. Ask your manager.')
  if (!isEmployed(work, from)) throw invalid({ from: 'You are not employed on this day' })
  if (!isEmployed(work, until)) throw invalid({ until: 'You are not employed on this day' })
  if (await query.overlapsRemoteRequest(db, companyId, { employmentId: work.employment_id, from, until }))
    throw new Refusal('CONFLICT', 'A request for some of these days waits already. Take it back to ask anew.')
  const row = { employment_id: work.employment_id, from_day: from, until_day: until, reason, asked_by: actor.userId }
  const { id } = await query.insertRemoteRequest(db, companyId, row)
  ctx.audit({
    action: 'remote-request.ask',
    targetType: 'remote-request',
    targetId: id,
    after: { from, until },
  })
  await requestApproval(ctx, { kind: REMOTE_KIND, subjectId: id })
  return { request: await readRequest(ctx, id) }
}

export const withdrawRemote = async (
  ctx: Context,
  { id }: Parsed<typeof contract.withdrawRemote>,
): Promise<Output<typeof contract.withdrawRemote>> => {
  const row = await query.lockRemoteRequest(ctx.db, ctx.actor.companyId, id)
  if (!row || row.employee_id !== (await ownEmployeeId(ctx))) throw notFound('Request')
  if (row.state !== 'asked') throw new Refusal('CONFLICT', 'This was decided already.')
  await withdrawApproval(ctx, { kind: REMOTE_KIND, subjectId: id })
  await endRemoteRequest(ctx, row, { state: 'withdrawn', answer: null })
  return { request: await readRequest(ctx, id) }
}

const ACTIONS = {
  approved: 'remote-request.approve',
  refused: 'remote-request.refuse',
  withdrawn: 'remote-request.withdraw',
}

/** Ends a request. Approved days are agreed as remote from now on. */
export const endRemoteRequest = async (
  ctx: Context,
  row: query.RemoteRequestRow,
  { state, answer }: { state: keyof typeof ACTIONS; answer: string | null },
): Promise<void> => {
  const { db, actor } = ctx
  if (state === 'approved') {
    const days: { employmentId: string; day: Day }[] = []
    for (let day = row.from_day; day <= row.until_day; day = addDays(day, 1))
      days.push({ employmentId: row.employment_id, day })
    await insertRemoteDays(db, actor.companyId, { days, how: 'agreed', reason: row.reason, by: actor.userId })
    await notifyChange(db, `attendance ${actor.companyId}`)
  }
  const ended = { state, answer, at: ctx.now().toISOString(), by: actor.userId }
  await query.endRemoteRequest(db, actor.companyId, row.id, ended)
  ctx.audit({
    action: ACTIONS[state],
    targetType: 'remote-request',
    targetId: row.id,
    after: { employee: row.employee_id, from: row.from_day, until: row.until_day },
  })
}
