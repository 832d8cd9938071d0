import type { Day } from '../../../shared/dates.ts'
import type { TimeEntry, WeekQuestion } from './classify.rules.ts'

/** Overtime that somebody approved, before or after it was worked: minutes of a day. */
export type OvertimeApproval = { day: Day; minutes: number }

const NEEDS_APPROVAL: readonly TimeEntry['kind'][] = ['overtime', 'night']

/** Minutes of a day that nobody has to approve: what was planned, where the roster's word is enough. */
const plannedOvertime = (q: WeekQuestion, day: Day, overtime: number, worked: number): number => {
  if (!q.rosterApproves) return 0
  const shifts = q.days.find((one) => one.day === day)?.shifts ?? []
  const planned = shifts.reduce((sum, { instance }) => sum + instance.planned, 0)
  return Math.min(overtime, Math.max(0, overtime - Math.max(0, worked - planned)))
}

const wasExpected = (q: WeekQuestion, day: Day): boolean =>
  (q.days.find((one) => one.day === day)?.shifts ?? []).some(
    ({ instance, choices }) => !instance.off && choices.length > 0,
  )

/**
 * How many minutes of each entry are approved: all regular ones; overtime up to what is approved for its day, the earliest first; work on a
 * rest day or holiday when the person was on the roster or somebody approved it. What was not counted is never approved.
 */
export const approveEntries = (q: WeekQuestion, entries: readonly TimeEntry[]): TimeEntry[] => {
  const left = new Map<Day, number>()
  const leftOn = (day: Day): number => {
    const known = left.get(day)
    if (known !== undefined) return known
    const ofDay = entries.filter(({ workDate }) => workDate === day)
    const minutesOf = (kept: (entry: TimeEntry) => boolean) =>
      ofDay.filter(kept).reduce((sum, { minutes }) => sum + minutes, 0)
    const overtime = minutesOf(({ kind }) => NEEDS_APPROVAL.includes(kind))
    const asked = q.approvals.filter((one) => one.day === day).reduce((sum, { minutes }) => sum + minutes, 0)
    return (
      asked +
      plannedOvertime(
        q,
        day,
        overtime,
        minutesOf(({ kind }) => kind !== 'not_counted'),
      )
    )
  }
  return entries.map((entry) => {
    const { workDate, kind, minutes } = entry
    if (kind === 'not_counted') return entry
    const free = kind === 'regular' || (!NEEDS_APPROVAL.includes(kind) && wasExpected(q, workDate))
    if (free) return { ...entry, approved: minutes }
    const available = leftOn(workDate)
    const approved = Math.min(minutes, available)
    left.set(workDate, available - approved)
    return { ...entry, approved }
  })
}

/** What of a day's overtime is paid and what waits for somebody. */
export const overtimeStanding = (entries: readonly TimeEntry[]) => {
  const overtime = entries.filter(({ kind }) => NEEDS_APPROVAL.includes(kind))
  const sum = (of: (entry: TimeEntry) => number) => overtime.reduce((total, entry) => total + of(entry), 0)
  const [worked, approved, paid] = [sum(({ minutes }) => minutes), sum((e) => e.approved), sum((e) => e.paid)]
  return { worked, paid, unapproved: worked - approved, held: approved - paid, askManager: worked > approved }
}
