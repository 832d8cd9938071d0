import type { WorkLimit } from '../../../countries/time.ts'
import type { Day } from '../../../shared/dates.ts'
import { type LimitNotice, limitOn, limitPeriod, limitUse } from '../schedules/work-limits.rules.ts'
import type { TimeEntry, WeekQuestion } from './classify.rules.ts'

/** What limits of the law hold back of approved overtime, and what they say of the time worked. Held is not lost: an exemption lets it go. */

type Totals = { all: number; overtimeWorked: number; overtimePaid: number }

const isOvertime = ({ kind }: TimeEntry) => kind === 'overtime' || kind === 'night'

const totalsOf = (entries: readonly TimeEntry[]): Totals => {
  const totals = { all: 0, overtimeWorked: 0, overtimePaid: 0 }
  for (const entry of entries) {
    if (entry.kind === 'not_counted') continue
    totals.all += entry.minutes
    if (!isOvertime(entry)) continue
    totals.overtimeWorked += entry.minutes
    totals.overtimePaid += entry.paid
  }
  return totals
}

const plus = (a: Totals, b: Totals): Totals => ({
  all: a.all + b.all,
  overtimeWorked: a.overtimeWorked + b.overtimeWorked,
  overtimePaid: a.overtimePaid + b.overtimePaid,
})

const NOTHING: Totals = { all: 0, overtimeWorked: 0, overtimePaid: 0 }

/** Minutes of the limit's period before a day's overtime: of earlier weeks and of the days already judged. */
const usedBefore = (q: WeekQuestion, limit: WorkLimit, day: Day, judged: readonly TimeEntry[]): Totals => {
  const { from } = limitPeriod(limit.per, day, q.weekStartsOn)
  const inPeriod = (one: Day) => one >= from && one < day
  const earlier = q.used.filter((one) => inPeriod(one.day)).reduce<Totals>((sum, one) => plus(sum, one), NOTHING)
  return plus(earlier, totalsOf(judged.filter(({ workDate }) => inPeriod(workDate))))
}

/** Minutes of a day's approved overtime that a limit lets through. */
const allowedBy = (
  q: WeekQuestion,
  limit: WorkLimit,
  day: Day,
  { ofDay, judged }: { ofDay: readonly TimeEntry[]; judged: readonly TimeEntry[] },
) => {
  const { minutes: figure, source } = limitOn(limit, day, q.exemptions)
  const before = usedBefore(q, limit, day, judged)
  const today = totalsOf(ofDay)
  const asked = ofDay.filter(isOvertime).reduce((sum, { approved }) => sum + approved, 0)
  const ordinary = today.all - today.overtimeWorked
  const used = limit.counts === 'overtime' ? before.overtimePaid : before.all + ordinary
  const worked = limit.counts === 'overtime' ? before.overtimeWorked : before.all + ordinary
  const paid = limitUse({ limit: figure, used, asked, at: limit.at })
  const told = limitUse({ limit: figure, used: worked, asked: today.overtimeWorked, at: 'warn' })
  const beyond = Math.min(today.overtimeWorked, worked + today.overtimeWorked - figure)
  return { allowed: paid.allowed, paid, told, figure, source, used: worked + today.overtimeWorked, isOver: beyond > 0 }
}

const noticeOf = (
  q: WeekQuestion,
  limit: WorkLimit,
  day: Day,
  use: ReturnType<typeof allowedBy>,
): LimitNotice | null => {
  const { paid, told, figure, source, used } = use
  const said = paid.held > 0 ? paid : told
  if (said.level === 'none' || said.message === null) return null
  const { key, label } = limit
  return {
    limit: key,
    label,
    ...limitPeriod(limit.per, day, q.weekStartsOn),
    used,
    figure,
    level: said.level,
    message: said.message,
    source,
  }
}

/** The earliest overtime of a day is paid first. */
const payUpTo = (entries: readonly TimeEntry[], minutes: number): TimeEntry[] => {
  let left = minutes
  return entries.map((entry) => {
    if (!isOvertime(entry)) return { ...entry, paid: entry.approved }
    const paid = Math.min(left, entry.approved)
    left -= paid
    return { ...entry, paid }
  })
}

/**
 * Approved entries with what is paid of them, day by day, one notice for each limit and period (its last), and the days on which overtime was worked
 * beyond a limit.
 */
export const heldByLimits = (q: WeekQuestion, approved: readonly TimeEntry[]) => {
  const limits = q.law.limits.filter(({ regime }) => regime === q.regime)
  const notices = new Map<string, LimitNotice>()
  const overDays = new Set<Day>()
  let paid: TimeEntry[] = []
  for (const { day } of q.days) {
    const ofDay = approved.filter(({ workDate }) => workDate === day)
    if (ofDay.length === 0) continue
    let most = Number.POSITIVE_INFINITY
    for (const limit of q.isOutsideLimits?.(day) ? [] : limits) {
      const use = allowedBy(q, limit, day, { ofDay, judged: paid })
      most = Math.min(most, use.allowed)
      if (use.isOver) overDays.add(day)
      const notice = noticeOf(q, limit, day, use)
      const key = `${limit.key} ${notice?.from}`
      if (notice && (notice.level === 'held' || notices.get(key)?.level !== 'held')) notices.set(key, notice)
    }
    paid = [...paid, ...payUpTo(ofDay, most)]
  }
  return { paid, notices: [...notices.values()], overDays: [...overDays] }
}
