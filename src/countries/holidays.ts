import { addDays, type Day, weekdayOf } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import type { WorkingWeek } from '../shared/workdays.ts'
import type { Option } from './country.ts'

/**
 * `full`: nobody works who need not. `half`: half a day. `optional`: a day the law or custom offers and the employer chooses or not; it is an
 * ordinary working day until a company takes it into its own calendar.
 */
export type HolidayKind = 'full' | 'half' | 'optional'

export type PublicHoliday = {
  day: Day
  /** In English; the screen says it in its language with the country's words. */
  name: string
  kind: HolidayKind
  /** Not yet fixed, or not yet seen fixed: a moon that has to be seen, a decree that may move it. */
  tentative: boolean
  /** Of a day that stands in for one that fell on a day of rest: that one. */
  substituteFor: Day | null
  source: Source
}

export const MONDAY_TO_FRIDAY: WorkingWeek = [1, 2, 3, 4, 5]

/** What every country answers about its days off and its week. */
export type CountryHolidays = {
  /** Years that are on file. */
  years: readonly number[]
  /** Calendars beside those of `regions`: for employers under another law than that of the place they are in. */
  calendars: readonly Option[]
  /**
   * The public holidays of a year in order, those of a region or calendar with those of all; without a region, those that hold everywhere.
   * @throws RangeError, one sentence, for a year that is not on file: the days are never guessed.
   */
  on: (year: number, region: string | null) => readonly PublicHoliday[]
  /** The week most employers of the region keep. The law fixes none of it where `source` says so; a company sets its own. */
  week: (region: string | null) => { days: WorkingWeek; source: Source }
}

/** One holiday over the years of the table. */
export type HolidayRow = {
  name: string
  days: readonly Day[]
  /** Of these alone; left out: everywhere in the country. */
  regions?: readonly string[]
  /** Everywhere but here. */
  except?: readonly string[]
  kind?: HolidayKind
  /** All of them, or those of these years. */
  tentative?: boolean | readonly number[]
  source?: Source
}

type Table = {
  country: string
  years: readonly number[]
  rows: readonly HolidayRow[]
  source: Source
  calendars?: readonly Option[]
  /** Regions and calendars that have days on file; one that is not among them is refused. Left out: only those of the rows matter. */
  known?: readonly string[]
  /** Which holidays move when they fall on a day of rest: the weekday they fall on (7 Sunday) and, where it is not everywhere, the calendars. */
  substitutes?: { on: readonly number[]; regions?: readonly string[]; source: Source }
  week: CountryHolidays['week']
}

/** The same day every year. @param monthDay MM-DD */
export const yearly = (years: readonly number[], monthDay: string): Day[] => years.map((year) => `${year}-${monthDay}`)

const holdsIn = ({ regions, except }: HolidayRow, region: string | null): boolean => {
  if (region === null) return !regions && !except
  return regions ? regions.includes(region) : !except?.includes(region)
}

const isTentative = ({ tentative = false }: HolidayRow, day: Day): boolean =>
  typeof tentative === 'boolean' ? tentative : tentative.includes(Number(day.slice(0, 4)))

/** Answers a country's questions about holidays from its dated rows. */
export const holidayTable = (table: Table): CountryHolidays => {
  const { country, years, rows, substitutes } = table
  const listed = (year: number, region: string | null): PublicHoliday[] => {
    const current = rows.filter((row) => holdsIn(row, region))
    const byDay = new Map<Day, PublicHoliday>()
    // A region's own name of a day that everybody has (Memorial Day, elsewhere Canada Day) stands for it: its rows come last.
    // A day to choose takes nothing from one that everybody has: Milad-un-Nabi of 2027 on Independence Day.
    for (const row of [...current.filter((r) => !r.regions), ...current.filter((r) => r.regions)])
      for (const day of row.days)
        if (day.startsWith(`${year}-`) && !(row.kind === 'optional' && byDay.has(day)))
          byDay.set(day, {
            day,
            name: row.name,
            kind: row.kind ?? 'full',
            tentative: isTentative(row, day),
            substituteFor: null,
            source: row.source ?? table.source,
          })
    return [...byDay.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  }
  /** The next day that is neither a day of rest nor a holiday itself. */
  const substituted = (current: readonly PublicHoliday[], region: string | null): PublicHoliday[] => {
    if (!substitutes || (substitutes.regions && !substitutes.regions.includes(region ?? ''))) return []
    const taken = new Set(current.map((h) => h.day))
    return current
      .filter((h) => h.kind === 'full' && substitutes.on.includes(weekdayOf(h.day)))
      .map((h) => {
        let day = addDays(h.day, 1)
        while (taken.has(day) || substitutes.on.includes(weekdayOf(day))) day = addDays(day, 1)
        taken.add(day)
        return { ...h, day, substituteFor: h.day, source: substitutes.source }
      })
  }
  return {
    years,
    calendars: table.calendars ?? [],
    on: (year, region) => {
      if (!years.includes(year)) throw new RangeError(`Public holidays of ${country}: none on file for ${year}`)
      const known = region !== null && (table.known?.includes(region) ?? true)
      const current = listed(year, known ? region : null)
      // One that fell on the last day of the year before may stand in this year; its own year is on file or it is not known.
      const before = years.includes(year - 1) ? listed(year - 1, known ? region : null) : []
      const all = [...before, ...current]
      return [
        ...current,
        ...substituted(all, known ? region : null).filter((h) => h.day.startsWith(`${year}-`)),
      ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
    },
    week: table.week,
  }
}
