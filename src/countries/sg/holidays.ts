import { holidayTable, MONDAY_TO_FRIDAY, yearly } from '../holidays.ts'
import { sources } from './sources.ts'

const years = [2026, 2027] as const
const rows = [
  { name: 'New Year’s Day', days: yearly(years, '01-01') },
  { name: 'Chinese New Year', days: ['2026-02-17', '2026-02-18', '2027-02-06', '2027-02-07'] },
  { name: 'Hari Raya Puasa', days: ['2026-03-21', '2027-03-10'] },
  { name: 'Good Friday', days: ['2026-04-03', '2027-03-26'] },
  { name: 'Labour Day', days: yearly(years, '05-01') },
  { name: 'Hari Raya Haji', days: ['2026-05-27', '2027-05-17'] },
  { name: 'Vesak Day', days: ['2026-05-31', '2027-05-20'] },
  { name: 'National Day', days: yearly(years, '08-09') },
  { name: 'Deepavali', days: ['2026-11-08', '2027-10-28'] },
  { name: 'Christmas Day', days: yearly(years, '12-25') },
]

/** Gazetted public holidays. Polling day is added by notice: a company enters it, and we with the next edition. */
export const holidays = holidayTable({
  country: 'Singapore',
  years,
  rows,
  source: sources.publicHolidays,
  // Employment Act: a holiday on the day of rest moves to the next working day. On a Saturday nobody works, a day off or pay is owed instead.
  substitutes: { on: [7], source: sources.publicHolidays },
  week: () => ({ days: MONDAY_TO_FRIDAY, source: sources.usualWeek }),
})
