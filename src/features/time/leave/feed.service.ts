import ical from 'ical-generator'
import type { Context, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { Download } from '../../../server/routes.ts'
import { addDays } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { hasPermission, roleHas } from '../../../shared/permissions.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { ownEmployeeId } from '../../people/employments/org.service.ts'
import * as feeds from './feeds.queries.ts'
import type * as contract from './my.contract.ts'
import * as query from './queries.ts'

/** Leave in a calendar program: at an address that only its owner knows, and that they end when they like. */

export const makeLeaveFeed = async (
  ctx: Context,
  { scope }: Parsed<typeof contract.makeLeaveFeed>,
): Promise<Output<typeof contract.makeLeaveFeed>> => {
  if (scope === 'company' && !hasPermission(ctx.actor, 'leave.read'))
    throw invalid({ scope: 'Only who sees everybody’s leave can follow it' })
  if (scope !== 'company' && (await ownEmployeeId(ctx)) === null) throw notFound('Record')
  const secret = randomToken()
  await feeds.saveFeed(ctx.db, ctx.actor.companyId, { userId: ctx.actor.userId, scope, hash: sha256(secret) })
  ctx.audit({ action: 'leave.feed-make', targetType: 'account', targetId: ctx.actor.userId, detail: { scope } })
  return { url: `${ctx.settings.publicUrl}/api/leave-feed/${secret}` }
}

export const endLeaveFeeds = async (ctx: Context): Promise<Output<typeof contract.endLeaveFeeds>> => {
  const ended = await feeds.deleteFeeds(ctx.db, ctx.actor.companyId, ctx.actor.userId)
  ctx.audit({ action: 'leave.feed-end', targetType: 'account', targetId: ctx.actor.userId, detail: { ended } })
  return { ended }
}

const BACK_DAYS = 90
const AHEAD_DAYS = 400

/** Whole days, which have no zone; the same leave has the same identifier each time. Nobody else’s kind of leave is told. */
export const readLeaveFeed = async (
  ctx: OpenContext,
  { secret }: Parsed<typeof contract.readLeaveFeed>,
): Promise<Download> => {
  const feed = await ctx.database.forPlatform((db) => feeds.findFeed(db, sha256(secret)))
  if (!feed || (feed.scope === 'company' && !roleHas(feed.role, 'leave.read'))) throw notFound('Calendar')
  const today = ctx.now().toISOString().slice(0, 10)
  const rows = await ctx.database.forCompany(feed.company_id, async (db) => {
    const [own] = await query.listOwnRecord(db, feed.company_id, { employeeId: feed.employee_id, email: feed.email })
    if (feed.scope !== 'company' && !own) throw notFound('Calendar')
    return feeds.leaveOfFeed(db, feed.company_id, {
      employeeId: feed.scope === 'own' ? (own?.id ?? null) : null,
      departmentId: feed.scope === 'team' ? (own?.department_id ?? '00000000-0000-0000-0000-000000000000') : null,
      from: addDays(today, -BACK_DAYS),
      until: addDays(today, AHEAD_DAYS),
    })
  })
  const calendar = ical({ prodId: { company: 'Fourshore', product: 'Leave', language: 'EN' }, name: 'Leave' })
  for (const row of rows)
    calendar.createEvent({
      id: `${row.request_id}@leave`,
      stamp: ctx.now(),
      start: new Date(`${row.from}T00:00:00Z`),
      end: new Date(`${addDays(row.until, 1)}T00:00:00Z`),
      allDay: true,
      summary: feed.scope === 'own' ? 'Leave' : `${row.person}: away`,
    })
  return new Download('leave.ics', 'text/calendar; charset=utf-8', calendar.toString())
}
