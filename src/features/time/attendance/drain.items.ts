import { addDays, type Day } from '../../../shared/dates.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import type { TakenDay } from './drain.queries.ts'

/** Days that wait, as spans of whole weeks of one employment each, and spans that are read together. */

/** How many weeks are read at most at a time. */
const WEEKS_AT_ONCE = 14

export type DrainItem = { employmentId: string; from: Day; until: Day; causes: Set<string>; recountId: string | null }

/** Days that wait as spans of whole weeks, a day on either side taken along; spans near each other are one. */
export const itemsOf = (dirty: readonly TakenDay[], startsOn: (employmentId: string) => number): DrainItem[] => {
  const items: DrainItem[] = []
  for (const [employmentId, days] of Map.groupBy(dirty, (row) => row.employment_id)) {
    const starts = startsOn(employmentId)
    let last: DrainItem | null = null
    for (const { work_date, cause, recount_id } of days.toSorted((a, b) => (a.work_date < b.work_date ? -1 : 1))) {
      const from = weekOf(addDays(work_date, -1), starts)
      const until = addDays(weekOf(addDays(work_date, 1), starts), 6)
      if (last && from <= addDays(last.until, 7 * WEEKS_AT_ONCE)) {
        if (until > last.until) last.until = until
        last.causes.add(cause)
        last.recountId = recount_id ?? last.recountId
      } else {
        last = { employmentId, from, until, causes: new Set([cause]), recountId: recount_id }
        items.push(last)
      }
    }
  }
  return items
}

/** Items in chunks that read no more weeks than one may. */
export const chunksOf = (items: readonly DrainItem[]): DrainItem[][] => {
  const chunks: DrainItem[][] = []
  let first: Day | null = null
  let seen = new Set<string>()
  for (const item of items.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))) {
    const near = first !== null && item.from <= addDays(first, 7 * WEEKS_AT_ONCE) && !seen.has(item.employmentId)
    if (near) chunks.at(-1)?.push(item)
    else {
      chunks.push([item])
      first = item.from
      seen = new Set()
    }
    seen.add(item.employmentId)
  }
  return chunks
}
