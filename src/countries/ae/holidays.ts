import { holidayTable, MONDAY_TO_FRIDAY, yearly } from '../holidays.ts'
import { sources } from './sources.ts'

const years = [2026, 2027] as const

/**
 * Cabinet Resolution 27/2024. The days of the moon are announced shortly before, and the Cabinet may move any but Eid to the begin or end of
 * a week: all that was not seen announced is tentative. 30 Ramadan is a holiday too when the month has it.
 */
const rows = [
  { name: 'New Year’s Day', days: yearly(years, '01-01') },
  {
    name: 'Eid al-Fitr',
    days: ['2026-03-19', '2026-03-20', '2026-03-21', '2027-03-10', '2027-03-11', '2027-03-12'],
    tentative: [2027],
    source: sources.eidAlFitr,
  },
  { name: 'Eid al-Fitr, if Ramadan has 30 days', days: ['2026-03-22'], tentative: true, source: sources.eidAlFitr },
  { name: 'Arafat Day', days: ['2026-05-26', '2027-05-15'], tentative: true },
  {
    name: 'Eid al-Adha',
    days: ['2026-05-27', '2026-05-28', '2026-05-29', '2027-05-16', '2027-05-17', '2027-05-18'],
    tentative: true,
  },
  { name: 'Islamic New Year', days: ['2026-06-16', '2027-06-06'], tentative: true },
  { name: 'Birthday of the Prophet', days: ['2026-08-25', '2027-08-15'], tentative: true },
  { name: 'National Day', days: [...yearly(years, '12-02'), ...yearly(years, '12-03')], tentative: true },
]

/** The holidays as the Resolution names them: by day of the year, or of the Islamic year, which the moon decides. */
export const holidayRules = [
  { when: '01-01', movable: true },
  { when: '1-3 Shawwal (+30 Ramadan if the month has 30 days)', movable: false },
  { when: '9 Dhu al-Hijjah', movable: false },
  { when: '10-12 Dhu al-Hijjah', movable: false },
  { when: '1 Muharram', movable: true },
  { when: '12 Rabi al-awwal', movable: true },
  { when: '12-02', movable: true },
  { when: '12-03', movable: true },
] as const

export const holidays = holidayTable({
  country: 'the United Arab Emirates',
  years,
  rows,
  source: sources.publicHolidays,
  week: () => ({ days: MONDAY_TO_FRIDAY, source: sources.usualWeek }),
})
