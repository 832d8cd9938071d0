import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { type Permission, rolesWith } from '../../../shared/permissions.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import * as query from './queries.ts'
import {
  isLocked,
  monthOf,
  type PeriodEvent,
  type PeriodKind,
  type PeriodState,
  periodState,
  requireMove,
} from './rules.ts'

export type Period = {
  id: string
  kind: PeriodKind
  /** Legal entity or group of pay; null: of those without one. */
  groupId: string | null
  from: Day
  until: Day
  cutOffAt: string | null
  state: PeriodState
  /** How often it was locked; what was copied at a lock carries this number. */
  revision: number
  /** When it was locked last. */
  lockedAt: string | null
  lastAt: string | null
  lastBy: string | null
  lastReason: string | null
}

const toPeriod = (row: query.PeriodRow): Period => ({
  id: row.id,
  kind: row.kind,
  groupId: row.group_id,
  from: row.from_day,
  until: row.until_day,
  cutOffAt: row.cut_off_at,
  state: periodState(row.last_event),
  revision: row.revision,
  lockedAt: row.locked_at,
  lastAt: row.last_at,
  lastBy: row.last_by,
  lastReason: row.last_reason,
})

/** Periods of a kind with a day between two, both included; the last first. */
export const periodsBetween = async (
  db: Db,
  those: { companyId: string; kind: PeriodKind; from: Day; until: Day },
): Promise<Period[]> => (await query.listPeriods(db, those.companyId, those)).map(toPeriod)

/** Of those, the ones that are locked: what falls into one becomes an adjustment. */
export const lockedPeriods = async (
  db: Db,
  those: { companyId: string; kind: PeriodKind; from: Day; until: Day },
): Promise<Period[]> => (await periodsBetween(db, those)).filter(({ state }) => isLocked(state))

/** @throws Refusal NOT_FOUND when the company has no such period of the kind */
export const getPeriod = async (db: Db, companyId: string, { id, kind }: { id: string; kind: PeriodKind }) => {
  const row = await query.findPeriod(db, companyId, id)
  if (!row || row.kind !== kind) throw notFound('Period')
  return toPeriod(row)
}

/** The calendar month of a day as a period of each group, where the group has none that holds one of its days yet. */
export const ensureMonths = async (
  db: Db,
  those: { companyId: string; kind: PeriodKind; groupIds: readonly (string | null)[]; day: Day; by: string | null },
): Promise<void> => {
  const { from, until } = monthOf(those.day)
  const known = new Set(
    (await query.listPeriods(db, those.companyId, { ...those, from, until })).map((p) => p.group_id),
  )
  const missing = those.groupIds.filter((id) => !known.has(id))
  if (missing.length === 0) return
  await query.lockPeriods(db, those.companyId)
  for (const groupId of missing)
    await query.insertPeriod(db, those.companyId, { kind: those.kind, groupId, from, until, by: those.by })
}

type Moved = { id: string; kind: PeriodKind; reason?: string | null }

const hold = async ({ db, actor }: Context, { id, kind }: Moved): Promise<Period> => {
  await query.lockPeriodRow(db, actor.companyId, id)
  return getPeriod(db, actor.companyId, { id, kind })
}

type PeriodNotice = { event: PeriodEvent; reason?: string | null; askedBy?: string | null }

const tell = async (ctx: Context, period: Period, { event, reason = null, askedBy = null }: PeriodNotice) => {
  const { db, actor } = ctx
  await query.insertPeriodEvent(db, actor.companyId, { periodId: period.id, event, by: actor.userId, reason, askedBy })
  ctx.audit({
    action: `period.${event.replaceAll('_', '-')}`,
    targetType: 'period',
    targetId: period.id,
    after: { kind: period.kind, from: period.from, until: period.until },
    ...(reason ? { detail: { reason } } : {}),
  })
  return getPeriod(db, actor.companyId, period)
}

/** Says that somebody has looked a period through. @throws Refusal CONFLICT when it is locked */
export const reviewPeriod = async (ctx: Context, moved: Moved): Promise<Period> => {
  const period = await hold(ctx, moved)
  requireMove(period.state, 'reviewed')
  return tell(ctx, period, { event: 'reviewed' })
}

/**
 * Locks a period; what it holds is copied by the feature it is of, in the same transaction, under the revision of the answer.
 * @throws Refusal CONFLICT when it is locked already
 */
export const lockPeriod = async (ctx: Context, moved: Moved): Promise<Period> => {
  const period = await hold(ctx, moved)
  requireMove(period.state, 'locked')
  return tell(ctx, period, { event: 'locked' })
}

/** Asks that a locked period is opened; a second person has to agree. @throws Refusal CONFLICT when it is not locked */
export const askToReopen = async (ctx: Context, moved: Moved & { reason: string }): Promise<Period> => {
  const period = await hold(ctx, moved)
  requireMove(period.state, 'reopen_asked')
  return tell(ctx, period, { event: 'reopen_asked', reason: moved.reason })
}

/** Whether whoever calls may agree that a period is opened: not they who asked, unless nobody else of the company has the permission. */
export const mayAgreeToReopen = async (
  { db, actor }: Context,
  { lastBy }: Period,
  permission: Permission,
): Promise<boolean> =>
  lastBy !== actor.userId || (await query.countAccounts(db, actor.companyId, rolesWith(permission))) <= 1

/**
 * Agrees that a period is opened, or not. Whoever asked may not agree themselves, unless nobody else of the company has the permission: then
 * both names are the same, and it is seen.
 * @throws Refusal CONFLICT when nobody has asked, and to whoever asked
 */
export const answerReopening = async (
  ctx: Context,
  moved: Moved & { agree: boolean; permission: Permission },
): Promise<Period> => {
  const period = await hold(ctx, moved)
  const event = moved.agree ? 'reopened' : 'reopen_refused'
  requireMove(period.state, event)
  if (moved.agree && !(await mayAgreeToReopen(ctx, period, moved.permission)))
    throw new Refusal('CONFLICT', 'A second person has to agree: you asked for it yourself.')
  return tell(ctx, period, { event, reason: moved.reason ?? period.lastReason, askedBy: period.lastBy })
}

/** What happened to periods, in order, by period. */
export const periodHistories = async (db: Db, companyId: string, periodIds: readonly string[]) =>
  Map.groupBy(await query.listPeriodEvents(db, companyId, periodIds), ({ period_id }) => period_id)
