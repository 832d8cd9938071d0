import type { Db } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Period } from '../../platform/periods/service.ts'
import type { ExemptPeople } from '../schedules/exempt-people.service.ts'
import { averagedWeeks } from '../schedules/exemptions.rules.ts'
import { weekOf } from '../schedules/place-clock.rules.ts'
import type { DrainItem } from './drain.items.ts'
import type { DrainPeople, DrainReady } from './drain.people.ts'
import type { StoredDay } from './drain.write.queries.ts'
import { type MadeWeeks, mergeDays } from './made-weeks.rules.ts'
import { makePersonWeeks, type PersonWeeks, type PlaceLaw } from './person-weeks.rules.ts'
import { type DayFigures, dayFigures, upsertRecountDays } from './recounts.queries.ts'

/** What days are made by beside their punches: exemptions of the law, the rules a month was locked with; and what changed rules changed. */

type Input = {
  item: DrainItem
  person: DrainPerson
  terms: { site_id: string | null; country: string } | undefined
  law: PlaceLaw
  worked: readonly { day: Day; minutes: number }[]
}
type DrainPerson = DrainPeople['known'] extends ReadonlyMap<string, infer Row> ? Row : never

/** Whether limits of the law hold for somebody, what is allowed beyond them, and which weeks are counted together. */
export const exemptionFacts = (
  { countries }: DrainReady,
  exempt: ExemptPeople,
  { item, person, terms, law, worked }: Input,
): Pick<PersonWeeks, 'isOutsideLimits' | 'exemptions' | 'averaged'> & { lastOfAverage: Day } => {
  if ('problem' in law) return { lastOfAverage: item.until }
  const country = terms?.country ?? person.country
  const { employmentId, until } = item
  const one = { employmentId, siteId: terms?.site_id ?? null, country, regime: law.regime }
  return {
    isOutsideLimits: (day) => !exempt.isCovered(one, person.facts, day),
    exemptions: exempt.exemptionsOf(one),
    averaged: (week) => {
      const weeks = averagedWeeks(exempt.held, one, week)
      const averaging = weeks && countries.get(country).time.averaging?.(law.regime, week)
      return weeks && averaging ? { from: weeks.from, minutes: weeks.weeks * averaging.weekly, before: worked } : null
    },
    lastOfAverage: averagedWeeks(exempt.held, one, weekOf(until, law.weekStartsOn))?.until ?? until,
  }
}

/** Keeps what days of a changed rule said before, where they say something else now. */
export const tellRecounts = async (
  db: Db,
  companyId: string,
  items: readonly DrainItem[],
  days: readonly StoredDay[],
): Promise<void> => {
  const ids = items.map(({ employmentId }) => employmentId)
  const from = items.reduce((first, one) => (one.from < first ? one.from : first), '9999-12-31')
  const until = items.reduce((last, one) => (one.until > last ? one.until : last), '')
  const keyOf = (employmentId: string, day: Day) => `${employmentId} ${day}`
  const before = new Map(
    (await dayFigures(db, companyId, ids, { from, until })).map((row) => [
      keyOf(row.employment_id, row.work_date),
      row,
    ]),
  )
  const after = new Map(
    days.map(({ employmentId, made: { day, counted, overtime, overtimePaid } }): [string, DayFigures] => [
      keyOf(employmentId, day.workDate),
      {
        employment_id: employmentId,
        work_date: day.workDate,
        state: day.state,
        counted,
        overtime,
        overtime_paid: overtimePaid,
      },
    ]),
  )
  const figures = (row: DayFigures | undefined) =>
    row ? `${row.state} ${row.counted} ${row.overtime} ${row.overtime_paid}` : ''
  const byPerson = Map.groupBy([...before.values(), ...after.values()], (row) => row.employment_id)
  const changed = items.flatMap(({ employmentId, from: first, until: last, recountId }) => {
    const own = (byPerson.get(employmentId) ?? []).filter(({ work_date }) => work_date >= first && work_date <= last)
    return [...new Set(own.map(({ work_date }) => work_date))].flatMap((day) => {
      const [was, is] = [before.get(keyOf(employmentId, day)), after.get(keyOf(employmentId, day))]
      if (recountId === null || figures(was) === figures(is)) return []
      return [{ recountId, employmentId, day, before: was ?? null, after: is ?? null }]
    })
  })
  if (changed.length > 0) await upsertRecountDays(db, companyId, changed)
}

/** Asked once for each site and moment: many people have the same. */
export const oncePerSite = <T>(ask: (siteId: string | null, at: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return (siteId: string | null, at: string): Promise<T> => {
    const key = `${siteId} ${at}`
    const found = known.get(key) ?? ask(siteId, at)
    known.set(key, found)
    return found
  }
}

type DrainRules = { locked: readonly Period[]; rulesAt: (at: string) => Promise<PersonWeeks['rules']> }

/** Days of a locked period are made by the rules of the company it was locked with, whatever they are since. */
export const keepLockedRules = async (
  input: PersonWeeks,
  made: MadeWeeks,
  { locked, rulesAt }: DrainRules,
): Promise<MadeWeeks> => {
  let kept = made
  for (const { from, until, lockedAt } of locked) {
    if (lockedAt === null || until < input.from || from > input.until) continue
    const rules = await rulesAt(lockedAt)
    if (JSON.stringify(rules) === JSON.stringify(input.rules)) continue
    const isLocked = (day: Day) => day >= from && day <= until
    kept = mergeDays(kept, makePersonWeeks({ ...input, rules }), isLocked)
  }
  return kept
}
