import type { Context } from '../../../server/context.ts'
import { addMonths } from '../../../shared/dates.ts'
import { MONTHS_AFTER } from './gather.service.ts'
import type { Reckoned } from './parts.queries.ts'
import type { RunRow } from './runs.queries.ts'

/** Whom a run of everybody is about, and in which parts. */

export const reckonedBy = (row: RunRow): Reckoned => ({
  entityId: row.entity_id,
  groupId: row.group_id,
  from: row.from_day,
  until: row.until_day,
  leftSince: addMonths(row.from_day, -MONTHS_AFTER),
})

/** So many are reckoned in one go: half of what a call does at once. */
export const partSize = ({ settings }: Pick<Context, 'settings'>): number =>
  Math.max(1, Math.floor(settings.payAtOnce / 2))

export const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
