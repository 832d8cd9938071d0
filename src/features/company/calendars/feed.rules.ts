import ical from 'ical-generator'
import { addDays } from '../../../shared/dates.ts'
import type { CalendarDay } from './rules.ts'

/** Days off as a file for a calendar (RFC 5545): whole days, which have no zone; read again, the same identifiers replace what was there. */
export const calendarFeed = (scope: string, days: readonly CalendarDay[], now: Date): string => {
  const calendar = ical({ prodId: { company: 'Fourshore', product: 'Holidays', language: 'EN' } })
  for (const { day, name, tentative } of days)
    calendar.createEvent({
      id: `${day}-${scope.replaceAll(':', '-')}@holidays`,
      stamp: now,
      start: new Date(`${day}T00:00:00Z`),
      end: new Date(`${addDays(day, 1)}T00:00:00Z`),
      allDay: true,
      summary: tentative ? `${name} (tentative)` : name,
    })
  return calendar.toString()
}
