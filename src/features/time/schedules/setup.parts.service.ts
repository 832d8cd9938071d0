import type { Context } from '../../../server/context.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { type Day, dayIn } from '../../../shared/dates.ts'
import { Refusal } from '../../../shared/refusal.ts'

/** What services of shifts and patterns have in common. */

/** The day it is where the company has most of its people is not asked: the day in UTC stands for it in lists. */
export const todayOf = (ctx: Context): Day => dayIn('UTC', ctx.now())

export const takenName =
  (constraint: string, sentence: string) =>
  (error: unknown): never => {
    if (uniqueViolation(error) !== constraint) throw error
    throw new Refusal('CONFLICT', sentence, { fields: { name: sentence } })
  }

export const requireVersion = (row: { version: number }, version: number) => {
  if (row.version !== version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody changed this meanwhile. Look at it again before you save.')
}
