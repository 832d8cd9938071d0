import type { RestLaw, WorkedDay, WorkLimit } from '../../../countries/time.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { dayOfNumber, MINUTE, minuteAt, numberOfDay, weekOf } from './place-clock.rules.ts'
import { gapBetween, overlaps, stretchOf } from './spans.rules.ts'
import {
  type CheckedShift,
  type MayWorkQuestion,
  shiftInWords,
  verdictOf,
  type WorkVerdict,
} from './work-check.rules.ts'
import { limitOn, limitPeriod, limitUse, minutesInWords } from './work-limits.rules.ts'

/** The part of the checker that reckons with hours: overlap, rest, limits, rest days. */

const overlapVerdicts = ({ shift, neighbours }: MayWorkQuestion): WorkVerdict[] =>
  neighbours
    .filter((one) => overlaps(stretchOf(one.plan), stretchOf(shift.plan)))
    .map((one) => verdictOf('overlap', `Overlaps the shift ${shiftInWords(one)}`))

/** Rest between the shifts of two work dates; two shifts of one day are a split shift. The longer of the law's and the site's holds. */
const restVerdicts = ({ shift, neighbours, site }: MayWorkQuestion, rest: RestLaw): WorkVerdict[] => {
  const byLaw = (rest.betweenShifts ?? 0) >= (site.restBetweenShifts ?? 0)
  const needed = Math.max(rest.betweenShifts ?? 0, site.restBetweenShifts ?? 0)
  if (needed === 0) return []
  const plan = stretchOf(shift.plan)
  const gaps = neighbours
    .filter((one) => one.workDate !== shift.workDate && !overlaps(stretchOf(one.plan), plan))
    .map((one) => gapBetween(stretchOf(one.plan), plan) / MINUTE)
  const shortest = Math.min(...gaps, Number.POSITIVE_INFINITY)
  if (shortest >= needed) return []
  const message = `${minutesInWords(shortest)} of rest; ${needed % 60 === 0 ? needed / 60 : minutesInWords(needed)} are needed`
  return [verdictOf('rest_between', message, { source: byLaw ? rest.source : null })]
}

const sumOf = (shifts: readonly CheckedShift[], kept: (day: Day) => boolean): number =>
  shifts.reduce((sum, { workDate, minutes }) => (kept(workDate) ? sum + minutes : sum), 0)

const siteVerdicts = ({ shift, neighbours, site }: MayWorkQuestion): WorkVerdict[] => {
  const all = [shift, ...neighbours]
  const week = weekOf(shift.workDate, site.weekStartsOn)
  const ofDay = sumOf(all, (day) => day === shift.workDate)
  const ofWeek = sumOf(all, (day) => weekOf(day, site.weekStartsOn) === week)
  const found: WorkVerdict[] = []
  if (site.dayMinutes !== null && ofDay > site.dayMinutes)
    found.push(verdictOf('day_hours', `${minutesInWords(ofDay)} that day; ${site.dayMinutes / 60} at most`))
  if (site.weekMinutes !== null && ofWeek > site.weekMinutes)
    found.push(verdictOf('week_hours', `${minutesInWords(ofWeek)} that week; ${site.weekMinutes / 60} at most`))
  return found
}

/** Planned work of a day as the law asks for it. A break is taken to be at the end: it moves no minute into or out of a day. */
const plannedDay = (day: Day, shifts: readonly CheckedShift[], normal: number): WorkedDay => {
  let last = Number.NEGATIVE_INFINITY
  const worked = shifts
    .toSorted((a, b) => (a.plan.from < b.plan.from ? -1 : 1))
    .map((one) => {
      const from = Math.max(last, minuteAt(Date.parse(one.plan.from), day, one.zone))
      last = from + one.minutes
      return { from, until: last }
    })
  return { day, kind: 'working', worked, normal }
}

/** Minutes of overtime in planned shifts of a period, by the law's own count, week by week. */
const plannedOvertime = (q: MayWorkQuestion, from: Day, until: Day): number => {
  const { person, law, site } = q
  const weeks = new Map<Day, Map<Day, CheckedShift[]>>()
  for (const one of [q.shift, ...q.neighbours]) {
    const week = weekOf(one.workDate, site.weekStartsOn)
    if (week > until || addDays(week, 6) < from) continue
    const days = weeks.get(week) ?? new Map<Day, CheckedShift[]>()
    days.set(one.workDate, [...(days.get(one.workDate) ?? []), one])
    weeks.set(week, days)
  }
  const overtime = new Set(
    law.classes.filter(({ kind }) => kind === 'overtime' || kind === 'night').map(({ key }) => key),
  )
  let sum = 0
  for (const [week, byDay] of weeks) {
    const days = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const { regime, facts, daysAWeek } = person
    const asked = days.map(([day, shifts]) => plannedDay(day, shifts, person.normal))
    for (const one of law.classify({ regime, facts, daysAWeek, on: week, days: asked }).value)
      if (overtime.has(one.class) && one.day >= from && one.day <= until) sum += one.minutes
  }
  return sum
}

/** A limit of the law for the period that holds the shift. Of overtime it is told from 80 % on, of all hours only when it is passed. */
const limitVerdict = (q: MayWorkQuestion, limit: WorkLimit): WorkVerdict[] => {
  const { shift, neighbours, site } = q
  const { minutes: value, source } = limitOn(limit, shift.workDate, q.person.exemptions ?? [])
  const { from, until } = limitPeriod(limit.per, shift.workDate, site.weekStartsOn)
  const all = [shift, ...neighbours]
  const planned =
    limit.counts === 'all' ? sumOf(all, (day) => day >= from && day <= until) : plannedOvertime(q, from, until)
  const use = limitUse({ limit: value, used: 0, asked: planned, at: limit.at })
  const message = `${limit.label}: ${minutesInWords(planned)} planned`
  if (planned > value)
    return [verdictOf('limit', message, { severity: limit.at === 'block' ? 'error' : 'warning', source })]
  if (limit.counts === 'all' || use.level === 'none') return []
  return [verdictOf('limit', message, { severity: 'warning', source })]
}

/** Days on which a person works, with this one. */
const workedDays = ({ shift, neighbours }: MayWorkQuestion): Set<number> =>
  new Set([shift, ...neighbours].map(({ workDate }) => numberOfDay(workDate)))

const restDayVerdicts = (q: MayWorkQuestion, rest: RestLaw): WorkVerdict[] => {
  const days = workedDays(q)
  const day = numberOfDay(q.shift.workDate)
  const found: WorkVerdict[] = []
  const first = numberOfDay(weekOf(q.shift.workDate, q.site.weekStartsOn))
  const inWeek = [0, 1, 2, 3, 4, 5, 6].filter((i) => days.has(first + i)).length
  const { daysAWeek, mostDaysBetween, source } = rest
  if (daysAWeek !== null && inWeek > 7 - daysAWeek) {
    const message = `No rest day in the week of ${dayOfNumber(first)}; ${daysAWeek} is needed`
    found.push(verdictOf('weekly_rest', message, { source }))
  }
  let [from, until] = [day, day]
  while (days.has(from - 1)) from--
  while (days.has(until + 1)) until++
  const running = until - from + 1
  const byLaw = (mostDaysBetween ?? Number.POSITIVE_INFINITY) <= (q.site.mostDaysRunning ?? Number.POSITIVE_INFINITY)
  const most = Math.min(mostDaysBetween ?? Number.POSITIVE_INFINITY, q.site.mostDaysRunning ?? Number.POSITIVE_INFINITY)
  if (running > most) {
    const message = `${running} days without a day off; ${most} at most`
    found.push(verdictOf('days_running', message, { source: byLaw ? source : null }))
  }
  return found
}

const breakVerdicts = ({ shift }: MayWorkQuestion, rest: RestLaw): WorkVerdict[] => {
  const { from, until } = stretchOf(shift.plan)
  if (rest.withoutBreak === null || shift.hasBreak || until - from <= rest.withoutBreak * MINUTE) return []
  const message = `A break is needed after ${minutesInWords(rest.withoutBreak)}`
  return [verdictOf('without_break', message, { severity: 'warning', source: rest.source })]
}

/** What hours say against a shift. @throws RangeError for a day or regime without a law on file */
export const hourVerdicts = (q: MayWorkQuestion): WorkVerdict[] => {
  const { regime } = q.person
  const rest = q.law.rest(regime, q.shift.workDate)
  return [
    ...overlapVerdicts(q),
    ...restVerdicts(q, rest),
    ...siteVerdicts(q),
    ...q.law.limits.filter((limit) => limit.regime === regime).flatMap((limit) => limitVerdict(q, limit)),
    ...restDayVerdicts(q, rest),
    ...breakVerdicts(q, rest),
  ]
}
