import type { Facts } from '../../../countries/country.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { lockedPeriods } from '../../platform/periods/service.ts'
import { loadWorkFacts } from '../schedules/exempt-people.service.ts'
import type { PlannedDay } from '../schedules/instances.rules.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import { keyOfWeek, type WeekOfPerson, weekPlansOf } from '../schedules/week-plans.service.ts'
import { type SaidFacts, workFactsOn } from '../schedules/work-facts.rules.ts'
import { type DrainReady, placeOf, readPeople } from './drain.people.ts'
import * as query from './paid-time.queries.ts'
import { type NormalDay, normalDayOf } from './paid-time.rules.ts'

/** Time that is paid beside the salary, day by day, with all that its price hangs on: for payroll. */

export type PaidTime = NormalDay & {
  day: Day
  /** Of the country's law, and of which kind it is. */
  class: string
  kind: string
  /** Approved, within the limits of the law. Of a locked day as it was locked, with what came to light since. */
  minutes: number
  isLocked: boolean
  /** Under which law it was worked; null: none is on file any more. */
  regime: string | null
  facts: Facts
  /** Hours of the week by the terms of that day. */
  weeklyHours: number
}

export type PaidTimeOfPerson = {
  time: PaidTime[]
  /** Days that are not clear: nothing of them is paid beside the salary. */
  unclear: Day[]
  /** Days on which somebody was expected, did not come and was not on leave. */
  absent: Day[]
}

export type PaidTimeInput = {
  companyId: string
  employmentIds: readonly string[]
  from: Day
  until: Day
  /** From here on days that are not clear are told; earlier ones were told before. */
  clearFrom: Day
  /** Days and classes to be told whatever is left of them: what was paid of them before. */
  also?: readonly { employment_id: string; work_date: Day; class: string }[]
  /** Kinds of minutes that are not asked for. */
  without?: readonly string[]
}

type Ready = DrainReady & { db: Db }

type Minutes = query.PaidMinutes & { isLocked: boolean; place: ReturnType<typeof placeOf> }

/** Minutes by day and class: of locked days what was locked, of the others what is there now; with where somebody worked on the day. */
const minutesOf = async (ready: Ready, input: PaidTimeInput): Promise<Minutes[]> => {
  const { db } = ready
  const periods = await lockedPeriods(db, { ...input, kind: 'time' })
  const locked = periods.length === 0 ? [] : await query.paidMinutesLocked(db, input, periods)
  const now = await query.paidMinutesNow(db, input)
  const also = input.also ?? []
  // Of most people of a month there is nothing: where these work is not asked.
  const ids = [...new Set([...locked, ...now, ...also].map((row) => row.employment_id))]
  if (ids.length === 0) return []
  const people = await readPeople(db, input.companyId, ids)
  const placeOn = (row: { employment_id: string; work_date: Day }) =>
    placeOf(ready, people, { employmentId: row.employment_id, from: row.work_date })
  const isLocked = (employmentId: string, day: Day): boolean => {
    const entity = people.known.get(employmentId)?.entity_id ?? null
    return periods.some(({ groupId, from, until }) => groupId === entity && from <= day && day <= until)
  }
  const kindAndLock = (row: { employment_id: string; work_date: Day; class: string }) => {
    const { law } = placeOn(row)
    const kind = 'problem' in law ? undefined : law.law.classes.find(({ key }) => key === row.class)?.kind
    return { kind: kind ?? 'overtime', paid: 0, isLocked: isLocked(row.employment_id, row.work_date) }
  }
  const rows = [
    ...locked.filter((row) => isLocked(row.employment_id, row.work_date)),
    ...now.filter((row) => !isLocked(row.employment_id, row.work_date)),
  ].map((row) => ({ ...row, isLocked: isLocked(row.employment_id, row.work_date) }))
  const known = new Set(rows.map((row) => `${row.employment_id} ${row.work_date} ${row.class}`))
  const gone = also.filter((row) => !known.has(`${row.employment_id} ${row.work_date} ${row.class}`))
  return [...rows, ...gone.map((row) => ({ ...row, ...kindAndLock(row) }))].map((row) => ({
    ...row,
    place: placeOn(row),
  }))
}

/** A day and class of somebody with its minutes, and what the law calls the class where they worked. */
type ApprovedMinutes = query.PaidMinutes & { isLocked: boolean; label: string }

/** All approved time of some people between two days, ordinary time as well; of locked days as it was locked, with what came to light since. */
export const approvedMinutesOf = async (
  ready: Ready,
  input: Omit<PaidTimeInput, 'also' | 'without' | 'clearFrom'>,
): Promise<ApprovedMinutes[]> => {
  const rows = await minutesOf(ready, { ...input, clearFrom: input.from, without: ['not_counted'] })
  return rows.map(({ place: { law }, ...row }) => {
    const own = 'problem' in law ? undefined : law.law.classes.find(({ key }) => key === row.class)
    return { ...row, label: own?.label ?? row.class }
  })
}

/** Days of some people that are over and not clear: nothing of them is paid yet. */
export const countUnclear = async (
  ready: Pick<Ready, 'db'>,
  input: Omit<PaidTimeInput, 'also' | 'without' | 'clearFrom'>,
) => {
  const days = await query.daysToClear(ready.db, input)
  return new Map([...Map.groupBy(days, (row) => row.employment_id)].map(([id, own]) => [id, own.length] as const))
}

type PlacedMinutes = Minutes & { week: WeekOfPerson }

/** Minutes with the week their normal day is seen from. */
const withWeek = (row: Minutes): PlacedMinutes => ({
  ...row,
  week: { employmentId: row.employment_id, first: weekOf(row.work_date, row.place.law.weekStartsOn) },
})

const withItsLaw = (
  ready: Ready,
  row: PlacedMinutes,
  { week, said }: { week: readonly PlannedDay[]; said: readonly SaidFacts[] },
): PaidTime => {
  const { work_date: day } = row
  const { person, terms, law } = row.place
  const country = ready.countries.get(terms?.country ?? person?.country ?? '')
  const weeklyHours = terms?.weekly_hours ? Number(terms.weekly_hours) : country.hours.standard
  return {
    ...normalDayOf(day, week, Math.round(weeklyHours * 60)),
    day,
    class: row.class,
    kind: row.kind,
    minutes: row.paid,
    isLocked: row.isLocked,
    regime: 'problem' in law ? null : law.regime,
    facts: workFactsOn(person?.facts ?? {}, said, country.time.asks, day),
    weeklyHours,
  }
}

/**
 * Time of some people between two days, both included, that is paid beside normal hours: overtime, rest days, holidays, nights; days without any
 * are not in the answer, nor is whoever has neither time nor a day that is not clear.
 */
export const paidTimeOf = async (ready: Ready, input: PaidTimeInput): Promise<Map<string, PaidTimeOfPerson>> => {
  const { db } = ready
  const { companyId, from, until, clearFrom } = input
  const answer = new Map<string, PaidTimeOfPerson>()
  const of = (id: string): PaidTimeOfPerson => {
    const own = answer.get(id) ?? { time: [], unclear: [], absent: [] }
    answer.set(id, own)
    return own
  }
  for (const { employment_id, work_date, state } of await query.daysToClear(db, { ...input, from: clearFrom }))
    of(employment_id)[state === 'absent' ? 'absent' : 'unclear'].push(work_date)
  const rows = (await minutesOf(ready, input)).map(withWeek)
  const ids = [...new Set(rows.map((row) => row.employment_id))]
  if (ids.length === 0) return answer
  const days = { from: addDays(from, -6), until: addDays(until, 6) }
  const asked = { companyId, employmentIds: ids, ...days, countries: ready.countries }
  const weeks = rows.map(({ week }) => week)
  const plans = await weekPlansOf(db, asked, weeks)
  const facts = await loadWorkFacts(ready, companyId, ids)
  for (const row of rows) {
    const known = { week: plans.get(keyOfWeek(row.week)) ?? [], said: facts.get(row.employment_id) ?? [] }
    of(row.employment_id).time.push(withItsLaw(ready, row, known))
  }
  for (const { time } of answer.values())
    time.sort((a, b) => a.day.localeCompare(b.day) || a.class.localeCompare(b.class))
  return answer
}
