import type { Context } from '../../../server/context.ts'
import { addMonths } from '../../../shared/dates.ts'
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

/** Whose facts have changed since a run was reckoned; null: it may be anybody. */
export const changedOf = async (ctx: Context, row: RunRow, engine: string): Promise<string[] | null> => {
  if (row.facts_in === null || row.known_at === null || row.engine !== engine) return null
  return marks.changedSince(ctx.db, ctx.actor.companyId, { factsIn: row.facts_in, reckonedAt: row.known_at })
}

/** So many are reckoned in one go: half of what a call does at once. */
export const partSize = ({ settings }: Pick<Context, 'settings'>): number =>
  Math.max(1, Math.floor(settings.payAtOnce / 2))

export const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
