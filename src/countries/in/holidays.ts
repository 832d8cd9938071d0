import { type HolidayRow, holidayTable, yearly } from '../holidays.ts'
import { sources } from './sources.ts'

const years = [2026, 2027] as const

const national = (name: string, monthDay: string): HolidayRow => ({ name, days: yearly(years, monthDay) })
/** A festival that an employer may have chosen under the Act of its State; seen in a secondary table only, and an estimate for 2027. */
const festival = (name: string, days: readonly string[], where: Partial<HolidayRow> = {}): HolidayRow => ({
  name,
  days,
  kind: 'optional',
  tentative: true,
  source: sources.festivals,
  ...where,
})

/**
 * Three days hold everywhere. Beyond them each State's National and Festival Holidays Act has the employer choose and register eight to ten a
 * year: the festivals are therefore offered as optional, to be taken into a company's calendar, and no State's list is claimed to be whole.
 */
const rows: readonly HolidayRow[] = [
  national('Republic Day', '01-26'),
  national('Independence Day', '08-15'),
  national('Gandhi Jayanti', '10-02'),
  festival('Pongal', ['2026-01-15', '2026-01-16', '2026-01-17'], { regions: ['TN', 'PY'] }),
  festival('Maha Shivaratri', ['2027-03-06']),
  festival('Holi', ['2026-03-04', '2027-03-22'], { except: ['MH'] }),
  festival('Holi', ['2026-03-03', '2027-03-22'], { regions: ['MH'] }),
  festival('Ugadi', ['2026-03-19'], { regions: ['KA', 'AP', 'TS'] }),
  festival('Gudi Padwa', ['2026-03-19'], { regions: ['MH', 'GA'] }),
  festival('Eid al-Fitr', ['2026-03-21', '2027-03-10']),
  festival('Ram Navami', ['2026-03-26']),
  festival('Good Friday', ['2026-04-03', '2027-03-26']),
  festival('May Day', yearly(years, '05-01'), { regions: ['KL'] }),
  festival('Buddha Purnima', ['2026-05-01']),
  festival('Bakrid', ['2026-05-27', '2027-05-17']),
  festival('Muharram', ['2026-06-26']),
  festival('Milad-un-Nabi', ['2026-08-26', '2027-08-15']),
  festival('Janmashtami', ['2026-09-04']),
  festival('Ganesh Chaturthi', ['2026-09-14'], { regions: ['MH', 'KA', 'GA', 'TS', 'AP', 'TN'] }),
  festival('Dussehra', ['2026-10-20', '2027-10-09']),
  festival('Diwali', ['2026-11-08', '2027-10-29']),
  festival('Guru Nanak Jayanti', ['2026-11-24', '2027-11-14']),
  festival('Christmas', yearly(years, '12-25')),
]

export const holidays = holidayTable({
  country: 'India',
  years,
  rows,
  source: sources.nationalHolidays,
  week: () => ({ days: [1, 2, 3, 4, 5], source: sources.usualWeek }),
})
