import { type HolidayRow, holidayTable, MONDAY_TO_FRIDAY, yearly } from '../holidays.ts'
import { provinces } from './provinces.ts'
import { sources } from './sources.ts'

const years = [2026, 2027] as const

/** Employers the Canada Labour Code is for: banks, airlines, telecommunications. Everybody else is under their province. */
export const FEDERAL = 'CLC'

const all = (name: string, days: readonly string[]): HolidayRow => ({ name, days })
const only = (name: string, days: readonly string[], regions: string): HolidayRow => ({
  name,
  days,
  regions: regions.split(' '),
})

const february = ['2026-02-16', '2027-02-15']
const victoria = ['2026-05-18', '2027-05-24']
const august = ['2026-08-03', '2027-08-02']

/** Statutory holidays of the private sector, as each Act has them; what is customary without being law is not here. */
const rows: readonly HolidayRow[] = [
  all('New Year’s Day', yearly(years, '01-01')),
  only('Family Day', february, 'ON BC AB SK NB'),
  only('Louis Riel Day', february, 'MB'),
  only('Heritage Day', february, 'NS'),
  only('Islander Day', february, 'PE'),
  // In Quebec the employer may give Easter Monday instead: a company enters that in its own calendar.
  all('Good Friday', ['2026-04-03', '2027-03-26']),
  only('Victoria Day', victoria, 'CLC ON BC AB SK MB YT NT NU'),
  only('National Patriots’ Day', victoria, 'QC'),
  only('National Indigenous Peoples Day', yearly(years, '06-21'), 'YT NT'),
  only('Saint-Jean-Baptiste Day', yearly(years, '06-24'), 'QC'),
  all('Canada Day', yearly(years, '07-01')),
  only('Memorial Day', yearly(years, '07-01'), 'NL'),
  only('Nunavut Day', yearly(years, '07-09'), 'NU'),
  only('British Columbia Day', august, 'BC'),
  only('Saskatchewan Day', august, 'SK'),
  only('New Brunswick Day', august, 'NB'),
  only('Civic Holiday', august, 'NT NU'),
  only('Discovery Day', ['2026-08-17', '2027-08-16'], 'YT'),
  all('Labour Day', ['2026-09-07', '2027-09-06']),
  only('National Day for Truth and Reconciliation', yearly(years, '09-30'), 'CLC BC MB PE YT NT NU'),
  only('Thanksgiving', ['2026-10-12', '2027-10-11'], 'CLC ON QC BC AB SK MB YT NT NU'),
  only('Remembrance Day', yearly(years, '11-11'), 'CLC BC AB SK NB PE NL YT NT NU'),
  all('Christmas Day', yearly(years, '12-25')),
  only('Boxing Day', yearly(years, '12-26'), 'CLC ON'),
]

export const holidays = holidayTable({
  country: 'Canada',
  years,
  rows,
  source: sources.publicHolidays,
  calendars: [{ value: FEDERAL, label: 'Federally regulated (Canada Labour Code)' }],
  known: [FEDERAL, ...provinces.map((p) => p.value)],
  // Section 195: the working day before or after, as the employer says; after unless a company enters the other. The Acts of the provinces
  // move no day: who does not work on it is owed another day off.
  substitutes: { on: [6, 7], regions: [FEDERAL], source: sources.federalHolidays },
  week: () => ({ days: MONDAY_TO_FRIDAY, source: sources.usualWeek }),
})
