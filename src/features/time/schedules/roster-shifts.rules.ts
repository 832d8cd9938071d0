import { longDay } from '../../../shared/dates.text.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { expandShifts, type ShiftInstance } from './expand.rules.ts'
import { instantOfMinute, instantText, minuteAt, minuteOfDay, placeDayOf, timeOfMinute } from './place-clock.rules.ts'
import { type ShiftVersion, shiftVersionOn } from './shift.rules.ts'

/** Rows of the roster as instants and as what the wall shows. */

export type ShiftTypes = ReadonlyMap<string, readonly ShiftVersion[]>

/** A row as far as its hours go. */
export type TimedRow = {
  id: string
  workDate: Day
  startsAt: string
  endsAt: string
  zone: string
  shiftTypeId: string
}

/** What the wall at the site shows at an instant: HH:MM. */
export const wallTime = (at: string, workDate: Day, zone: string): string =>
  timeOfMinute(minuteAt(Date.parse(at), workDate, zone))

/**
 * The instants of a shift on a day: its own times, or those given instead. An end at or before the start is on the next day.
 * @throws RangeError, one sentence, when the shift has no times on that day, or is in an hour that the clocks leave out
 */
export const shiftInstants = (
  shiftTypes: ShiftTypes,
  shiftTypeId: string,
  q: { workDate: Day; zone: string; start: string | null; end: string | null },
): { startsAt: string; endsAt: string } => {
  const version = shiftVersionOn(shiftTypes.get(shiftTypeId) ?? [], q.workDate)
  if (!version) throw new RangeError('This shift has no times on that day yet')
  const [start, end] = [minuteOfDay(q.start ?? version.start), minuteOfDay(q.end ?? version.end)]
  const from = instantOfMinute(q.workDate, start, q.zone)
  const until = instantOfMinute(q.workDate, end > start ? end : end + 1440, q.zone)
  if (until <= from || placeDayOf(from, q.zone) !== q.workDate)
    throw new RangeError('The clocks change then: choose other times')
  return { startsAt: instantText(from), endsAt: instantText(until) }
}

/** Rows as instances, whoever they belong to: by id. A row whose shift has no times on its day is left out. */
export const instancesOfRows = (shiftTypes: ShiftTypes, rows: readonly TimedRow[]): Map<string, ShiftInstance> => {
  const found = new Map<string, ShiftInstance>()
  for (const row of rows) {
    if (!shiftVersionOn(shiftTypes.get(row.shiftTypeId) ?? [], row.workDate)) continue
    const [instance] = expandShifts({
      shiftTypes,
      schedules: new Map(),
      assignments: [],
      holidays: () => null,
      employed: { from: addDays(row.workDate, -7), until: null },
      zone: row.zone,
      from: row.workDate,
      until: row.workDate,
      roster: [{ ...row, state: 'published', beside: true }],
      cleared: new Set(),
      defaultShiftTypeId: null,
    })
    if (instance) found.set(row.id, instance)
  }
  return found
}

/** A sentence with its days written out: nobody reads 2026-11-04. */
export const plainDays = (sentence: string): string =>
  sentence.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => longDay('en-GB', day))
