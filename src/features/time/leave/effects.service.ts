import type { ApprovalReader } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { reportingChain } from '../../people/employments/org.service.ts'
import {
  delegateWhileAway,
  endDelegationOfLeave,
  narrowDelegationOfLeave,
} from '../../platform/approvals/delegations.service.ts'
import { putBackShifts } from '../schedules/called-off.service.ts'
import { leaveReaderOf, readLeaveGround } from './ground.service.ts'
import { settleAccounts } from './ledger.service.ts'
import * as query from './queries.ts'
import { recostLater } from './recost.service.ts'
import * as requests from './requests.queries.ts'

/** What follows when leave is approved, refused or taken back. All of it belongs in the transaction of the cause. */

/** Tells every feature that makes figures of days. */
const tellDaysChanged = async (
  ctx: Context,
  days: readonly { employmentId: string; from: Day; until: Day }[],
): Promise<void> => {
  // What changed here is counted already.
  for (const { name, daysChanged } of ctx.features)
    if (name !== 'time/leave') await daysChanged?.(ctx.db, ctx.actor.companyId, days)
}

const settle = async (ctx: Context, employmentId: string): Promise<void> => {
  const reader = leaveReaderOf(ctx)
  await settleAccounts(reader, await readLeaveGround(reader), [employmentId])
}

/** Accounts of the person with a say on the dashboard, the one they sign in to first. */
const accountsOf = async (ctx: Context, employeeId: string) =>
  (await query.listAccountsOf(ctx.db, ctx.actor.companyId, [employeeId])).toSorted(
    (a, b) => (a.portal === 'company' ? -1 : 1) - (b.portal === 'company' ? -1 : 1),
  )

/**
 * Somebody who decides for others is decided for while they are away: by whoever they chose, else whoever they report to. Their approvals never
 * wait for them. For half a day or hours nobody stands in.
 */
const delegate = async (ctx: Context, request: requests.RequestRow): Promise<string | null> => {
  const [account] = await accountsOf(ctx, request.employee_id)
  if (account?.portal !== 'company') return null
  const days = await requests.segmentsOf(ctx.db, ctx.actor.companyId, [request.id])
  if (!days.some(({ part, minutes }) => part === 'full' && minutes > 0)) return null
  const chain = await reportingChain(ctx, request.employment_id, { day: request.from_day })
  const managers = chain.flatMap((line) => (line.manager_id ? [line.manager_id] : []))
  const above = await query.listAccountsOf(ctx.db, ctx.actor.companyId, managers)
  const others = managers.flatMap((id) =>
    above.filter((one) => one.employee_id === id && one.portal === 'company').map((one) => one.user_id),
  )
  return delegateWhileAway(
    ctx,
    { from: account.user_id, to: request.delegate_user_id, fromDay: request.from_day, untilDay: request.until_day },
    others,
  )
}

/** Leave that is approved from now on: its days count, planners hear of it, and somebody stands in. */
export const approveLeave = async (ctx: Context, id: string, answer: string | null): Promise<void> => {
  const { db, actor } = ctx
  const [request] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!request) throw new Error('A request that is held is not there')
  const at = ctx.now().toISOString()
  await requests.approveSegments(db, actor.companyId, id, at)
  const delegation = await delegate(ctx, request)
  await requests.updateRequest(db, actor.companyId, id, {
    state: 'approved',
    decided_by: actor.userId,
    decided_at: at,
    answer,
    delegation_id: delegation,
  })
  await settle(ctx, request.employment_id)
  await tellDaysChanged(ctx, [
    { employmentId: request.employment_id, from: request.from_day, until: request.until_day },
  ])
}

/** Leave that is not to be: refused, or taken back before it was decided. Its days are free again. */
export const dropLeave = async (
  ctx: Context,
  id: string,
  { state, answer }: { state: 'refused' | 'withdrawn'; answer: string | null },
): Promise<void> => {
  const { db, actor } = ctx
  const [request] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!request) throw new Error('A request that is held is not there')
  const at = ctx.now().toISOString()
  const days = (await requests.segmentsOf(db, actor.companyId, [id])).map(({ day }) => day)
  await requests.cancelSegments(db, actor.companyId, { requestId: id, days: null, at })
  await putBackShifts(ctx, request.employment_id, days)
  await requests.updateRequest(db, actor.companyId, id, { state, decided_by: actor.userId, decided_at: at, answer })
  await settle(ctx, request.employment_id)
  await recostLater(
    db,
    actor.companyId,
    days.map((day) => ({ employmentId: request.employment_id, from: day, until: day })),
  )
  await tellDaysChanged(ctx, [
    { employmentId: request.employment_id, from: request.from_day, until: request.until_day },
  ])
}

/** Days of rest that counted only because leave was on both sides, and no longer is. */
const looseSandwich = (segments: readonly requests.SegmentOfRequest[], cancelled: ReadonlySet<Day>): Day[] => {
  const isLeave = (s: requests.SegmentOfRequest) => s.colour === 'leave'
  const counts = (s: requests.SegmentOfRequest | undefined) =>
    s !== undefined && s.state !== 'cancelled' && !cancelled.has(s.day)
  return segments.flatMap((segment, i) => {
    if (segment.colour !== 'sandwich' || segment.state === 'cancelled') return []
    const before = segments.slice(0, i).findLast(isLeave)
    const after = segments.slice(i + 1).find(isLeave)
    return counts(before) && counts(after) ? [] : [segment.day]
  })
}

/** Days of approved leave that are taken back: their minutes go back to the lots they came from. */
export const cancelDays = async (ctx: Context, id: string, days: readonly Day[]): Promise<void> => {
  const { db, actor } = ctx
  const [request] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!request) throw new Error('A request that is held is not there')
  const at = ctx.now().toISOString()
  const before = await requests.segmentsOf(db, actor.companyId, [id])
  const all = [...new Set([...days, ...looseSandwich(before, new Set(days))])]
  await requests.cancelSegments(db, actor.companyId, { requestId: id, days: all, at })
  await putBackShifts(ctx, request.employment_id, all)
  const left = (await requests.segmentsOf(db, actor.companyId, [id])).filter(
    (s) => s.state !== 'cancelled' && s.minutes > 0,
  )
  const isOver = left.length === 0
  if (isOver) await requests.cancelSegments(db, actor.companyId, { requestId: id, days: null, at })
  const [first, last] = [left[0], left.at(-1)]
  if (isOver && request.delegation_id) await endDelegationOfLeave(ctx, request.delegation_id)
  else if (request.delegation_id && first && last)
    await narrowDelegationOfLeave(ctx, request.delegation_id, { fromDay: first.day, untilDay: last.day })
  await requests.updateRequest(db, actor.companyId, id, {
    state: isOver ? 'cancelled' : 'partly_cancelled',
    minutes: left.reduce((sum, s) => sum + s.minutes, 0),
    ...(isOver && { delegation_id: null }),
  })
  await settle(ctx, request.employment_id)
  // Another leave that lies on one of these days costs them from now on.
  await recostLater(
    db,
    actor.companyId,
    all.map((day) => ({ employmentId: request.employment_id, from: day, until: day })),
  )
  await tellDaysChanged(ctx, [
    { employmentId: request.employment_id, from: request.from_day, until: request.until_day },
  ])
}

/** The day after which nothing has begun: what lies behind it may only be taken back with a word. */
export const firstFreeDay = (today: Day): Day => addDays(today, 1)

/** Names of accounts, for whom a request waits. */
export const namesOf = async (reader: Pick<ApprovalReader, 'db' | 'companyId'>, ids: readonly string[]) =>
  new Map((await query.listNames(reader.db, reader.companyId, ids)).map((one) => [one.id, one.name]))
