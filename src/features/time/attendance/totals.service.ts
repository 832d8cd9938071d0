import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import * as query from './locked.queries.ts'

/** Where minutes come from: a locked day in its revision, an open day, or an adjustment. Paid once by this name. */
export type TimeSource = { kind: 'locked-day' | 'open-day' | 'adjustment'; id: string }

export type TimeTotal = {
  class: string
  kind: string
  /** Worked, approved, and paid after the limits of the law: minutes. */
  minutes: number
  approved: number
  paid: number
  sources: TimeSource[]
}

export type TimeTotals = {
  /** By class of the country’s law. */
  classes: TimeTotal[]
  /** What came to light of days that were locked before, paid minutes more or fewer. */
  adjustments: { class: string; kind: string; minutes: number; forDay: Day; cause: string; source: TimeSource }[]
  /** Days that are not clear: nothing of them is in the totals. */
  unclear: Day[]
}

type Asked = { companyId: string; employmentIds: readonly string[]; from: Day; until: Day }

const empty = (): TimeTotals => ({ classes: [], adjustments: [], unclear: [] })

const addTo = (totals: TimeTotals, row: Omit<TimeTotal, 'sources'>, source: TimeSource) => {
  const known = totals.classes.find((one) => one.class === row.class)
  if (!known) totals.classes.push({ ...row, sources: [source] })
  else {
    known.minutes += row.minutes
    known.approved += row.approved
    known.paid += row.paid
    known.sources.push(source)
  }
}

/**
 * Minutes by class between two days, both included, by employment, each with what it comes from. A locked day is what it was when it was locked,
 * whatever was computed since; adjustments are those of days of the span. Whoever has no time is there without classes.
 */
export const timeTotalsOf = async (
  db: Db,
  { companyId, employmentIds, from, until }: Asked,
): Promise<Map<string, TimeTotals>> => {
  const span = { from, until }
  const totals = new Map(employmentIds.map((id) => [id, empty()] as const))
  const periods = await lockedPeriods(db, { companyId, kind: 'time', ...span })
  const locked = periods.length === 0 ? [] : await query.lockedDays(db, companyId, employmentIds, { ...span, periods })
  const isLockedDay = new Set(locked.map((row) => `${row.employment_id} ${row.work_date}`))
  for (const row of locked) {
    const own = totals.get(row.employment_id)
    const source = { kind: 'locked-day' as const, id: `${row.employment_id} ${row.work_date} ${row.revision}` }
    if (own)
      for (const [name, minutes] of Object.entries(row.classes))
        if (minutes.kind !== 'not_counted') addTo(own, { class: name, ...minutes }, source)
  }
  for (const row of await query.entryTotals(db, companyId, employmentIds, span)) {
    const own = totals.get(row.employment_id)
    if (!own || isLockedDay.has(`${row.employment_id} ${row.work_date}`)) continue
    const { minutes, approved, paid, kind } = row
    addTo(
      own,
      { class: row.class, kind, minutes, approved, paid },
      { kind: 'open-day', id: `${row.employment_id} ${row.work_date}` },
    )
  }
  for (const row of await query.unclearDays(db, companyId, employmentIds, span))
    if (!isLockedDay.has(`${row.employment_id} ${row.work_date}`))
      totals.get(row.employment_id)?.unclear.push(row.work_date)
  for (const row of await query.listAdjustments(db, companyId, employmentIds, span))
    totals.get(row.employment_id)?.adjustments.push({
      class: row.class,
      kind: row.kind,
      minutes: row.minutes,
      forDay: row.for_day,
      cause: row.cause,
      source: { kind: 'adjustment', id: String(row.id) },
    })
  return totals
}
