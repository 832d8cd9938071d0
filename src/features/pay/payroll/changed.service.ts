import type { Context } from '../../../server/context.ts'
import { addMonths, dayIn } from '../../../shared/dates.ts'
import { leaveReaderOf } from '../../time/leave/ground.service.ts'
import { employmentsOnLeave } from '../../time/leave/unpaid.service.ts'
import { MONTHS_AFTER } from './gather.service.ts'
import * as marks from './marks.queries.ts'
import type { Reckoned } from './parts.queries.ts'
import type { RunRow } from './runs.queries.ts'

/** Whom a run of everybody is about, and whose facts have changed since it was reckoned. */

export const reckonedBy = (row: RunRow): Reckoned => ({
  entityId: row.entity_id,
  groupId: row.group_id,
  from: row.from_day,
  until: row.until_day,
  leftSince: addMonths(row.from_day, -MONTHS_AFTER),
})

/**
 * Whose facts have changed since a run was reckoned; null: it may be anybody. Of leave, what the law says on the day that is today counts as well: on another
 * day everybody who was on leave in a month that is looked at is among them.
 */
export const changedOf = async (ctx: Context, row: RunRow, engine: string): Promise<string[] | null> => {
  const { facts_in: factsIn, facts_at: factsAt, known_at: knownAt } = row
  if (factsIn === null || factsAt === null || knownAt === null || row.engine !== engine) return null
  const changed = await marks.changedSince(ctx.db, ctx.actor.companyId, { factsIn, factsAt })
  const { zone } = ctx.countries.get(row.country)
  if (changed === null || dayIn(zone, new Date(knownAt)) === dayIn(zone, ctx.now())) return changed
  const span = { from: addMonths(row.from_day, -MONTHS_AFTER), until: row.until_day }
  return [...new Set([...changed, ...(await employmentsOnLeave(leaveReaderOf(ctx), span))])]
}

/** So many are reckoned in one go: half of what a call does at once. */
export const partSize = ({ settings }: Pick<Context, 'settings'>): number =>
  Math.max(1, Math.floor(settings.payAtOnce / 2))

export const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
