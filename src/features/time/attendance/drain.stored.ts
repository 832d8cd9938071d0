import { hash } from 'node:crypto'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { DrainItem } from './drain.items.ts'
import { detailOf } from './drain.people.ts'
import type { StoredTotals } from './drain.queries.ts'
import type { StoredDay, StoredWeek, WeeksToWrite } from './drain.write.queries.ts'
import type { MadeDay, MadeWeek, MadeWeeks } from './made-weeks.rules.ts'

/** What was made of a person's weeks, as it is stored, and which of those weeks say something else than what is stored. */

type Placed = {
  employmentId: string
  siteOn: (day: Day) => string | null
  leaveOn: (day: Day) => { part: string } | undefined
}

/** A day as it is stored. Its fingerprint is of everything that is kept of it, and the last day's of a week of the week's as well. */
const toStoredDay = (made: MadeDay, week: MadeWeek | null, isLast: boolean, placed: Placed): StoredDay => {
  const { day, plan, counted, overtime, overtimeApproved, overtimePaid, nextAt } = made
  const siteId = placed.siteOn(day.workDate)
  const detail = JSON.stringify(detailOf(made, placed.leaveOn(day.workDate)))
  const rest = JSON.stringify([
    siteId,
    plan.zone,
    day,
    [counted, overtime, overtimeApproved, overtimePaid, nextAt],
    week?.entries.filter(({ workDate }) => workDate === day.workDate),
    isLast && week ? [week.regime, week.why, week.notices, week.problem] : null,
  ])
  const fingerprint = hash('sha256', `${detail}${rest}`, 'base64url').slice(0, 22)
  return { employmentId: placed.employmentId, siteId, made, detail, fingerprint }
}

/** Weeks with their days, in order. */
export const toStoredWeeks = ({ days, weeks }: MadeWeeks, placed: Placed): StoredWeek[] => {
  const weekOfDay = (day: Day) => weeks.findLast(({ weekStart }) => weekStart <= day) ?? null
  const byWeek = Map.groupBy(days, ({ day }) => weekOfDay(day.workDate))
  return weeks.map((week) => {
    const own = byWeek.get(week) ?? []
    const last = own.at(-1)
    return {
      employmentId: placed.employmentId,
      week,
      days: own.map((made) => toStoredDay(made, week, made === last, placed)),
    }
  })
}

/**
 * Whether a week is stored as it was made: the same days, each with the same fingerprint. A week without days is never held to be: what was
 * said of the week alone has nothing to know it by.
 */
const isStored = ({ days }: StoredWeek, stored: readonly StoredTotals[]): boolean => {
  if (days.length === 0 || days.length !== stored.length) return false
  const known = new Map(stored.map((row) => [row.work_date, row.fingerprint] as const))
  return days.every(({ made, fingerprint }) => known.get(made.day.workDate) === fingerprint)
}

/** Weeks that are not stored as they were made: those of which nothing is stored, and those that are other than they were. */
export type ChangedWeeks = { new: WeeksToWrite; stored: WeeksToWrite }

export const noWeeks = (): WeeksToWrite => ({ weeks: [], spans: [], gone: [] })

/** Adds the weeks of a span that are not stored as they were made. */
export const addChangedWeeks = (
  changed: ChangedWeeks,
  weeks: readonly StoredWeek[],
  stored: readonly StoredTotals[],
  { from, until }: Pick<DrainItem, 'from' | 'until'>,
): void => {
  for (const one of weeks) {
    const { employmentId, week } = one
    const weekEnd = addDays(week.weekStart, 6)
    const [first, end] = [week.weekStart < from ? from : week.weekStart, weekEnd > until ? until : weekEnd]
    const before = stored.filter(({ work_date }) => work_date >= first && work_date <= end)
    if (isStored(one, before)) continue
    // A week that lies partly outside the span may have minutes on days of which nothing was asked here.
    const isWhole = first === week.weekStart && end === weekEnd
    const written = before.length === 0 && isWhole ? changed.new : changed.stored
    written.weeks.push(one)
    written.spans.push({ employmentId, from: first, until: end })
    const made = new Set(one.days.map(({ made: { day } }) => day.workDate))
    for (const { work_date } of before) if (!made.has(work_date)) written.gone.push({ employmentId, day: work_date })
  }
}

/** Whether minutes of a span are other than they were: what counts on from them has to be made anew. */
export const hasOtherTotals = (
  made: readonly MadeDay[],
  stored: readonly StoredTotals[],
  { from, until }: Pick<DrainItem, 'from' | 'until'>,
): boolean => {
  const before = new Map(
    stored
      .filter(({ work_date, counted }) => work_date >= from && work_date <= until && counted > 0)
      .map((row) => [row.work_date, `${row.counted} ${row.overtime} ${row.overtime_paid}`] as const),
  )
  const after = made.filter(({ counted }) => counted > 0)
  return (
    after.length !== before.size ||
    after.some(
      ({ day, counted, overtime, overtimePaid }) =>
        before.get(day.workDate) !== `${counted} ${overtime} ${overtimePaid}`,
    )
  )
}
