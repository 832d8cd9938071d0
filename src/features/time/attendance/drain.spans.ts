import type { Facts } from '../../../countries/country.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import type { UsedDay } from './classify.rules.ts'
import type { DrainItem } from './drain.items.ts'
import { type DrainPeople, termsOn } from './drain.people.ts'
import type { MadeDay } from './made-weeks.rules.ts'

/** Weeks that are computed under one set of terms, and what was worked before them. */

/** Weeks of an item under other terms than those before, or of somebody the law knows otherwise, are an item of their own. */
export const splitByTerms = (
  item: DrainItem,
  people: DrainPeople,
  factsOn: (item: DrainItem, day: Day) => Facts,
): DrainItem[] => {
  const terms = people.terms.get(item.employmentId) ?? []
  const items: DrainItem[] = []
  for (let week = item.from; week <= item.until; week = addDays(week, 7)) {
    const last = items.at(-1)
    const until = addDays(week, 6)
    const isAlike = last && termsOn(terms, last.from) === termsOn(terms, week)
    if (isAlike && JSON.stringify(factsOn(item, last.from)) === JSON.stringify(factsOn(item, week))) last.until = until
    else items.push({ ...item, from: week, until })
  }
  return items
}

type UsedRow = { day: Day; counted: number; overtime: number; paid: number }

/** Minutes of the days before a day, those that were just made anew as they are now. */
export const usedBefore = (rows: readonly UsedRow[], anew: readonly UsedDay[], from: Day): UsedDay[] => {
  const known = new Set(anew.map(({ day }) => day))
  const stored = rows
    .filter(({ day }) => day < from && !known.has(day))
    .map((row) => ({ day: row.day, all: row.counted, overtimeWorked: row.overtime, overtimePaid: row.paid }))
  return [...stored, ...anew]
}

export const usedOf = ({ day, counted, overtime, overtimePaid }: MadeDay): UsedDay => ({
  day: day.workDate,
  all: counted,
  overtimeWorked: overtime,
  overtimePaid,
})
