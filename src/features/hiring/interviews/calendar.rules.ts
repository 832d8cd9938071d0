import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addDays } from '../../../shared/dates.ts'

export type Appointment = {
  uid: string
  sequence: number
  cancelled: boolean
  startsAt: string
  minutes: number
  summary: string
  description: string
  place: string
  organizer: { name: string; email: string }
  attendees: readonly { name: string; email: string }[]
  now: Date
}

/**
 * One appointment as calendars exchange it (RFC 5545, iTIP RFC 5546): REQUEST, or CANCEL with the same UID; a higher sequence replaces what was
 * sent before. Instants in UTC, which every calendar shows in its owner's zone.
 */
export const invitationOf = (a: Appointment): string => {
  const calendar = ical({
    method: a.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Fourshore', product: 'Hiring', language: 'EN' },
  })
  calendar.createEvent({
    id: a.uid,
    sequence: a.sequence,
    stamp: a.now,
    start: new Date(a.startsAt),
    end: new Date(Date.parse(a.startsAt) + a.minutes * 60_000),
    summary: a.summary,
    description: a.description,
    location: a.place,
    status: a.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: a.organizer,
    attendees: a.attendees.map(({ name, email }) => ({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: !a.cancelled,
    })),
  })
  return calendar.toString()
}

export type Entry = {
  uid: string
  summary: string
  description: string
  place: string
  /** An instant with its length; or a whole day, which has no zone. */
  when: { startsAt: string; minutes: number } | { day: string }
}

/** Several entries as one file for a calendar (RFC 5545, PUBLISH): read again, the same identifiers replace what was there. */
export const calendarOf = (name: string, entries: readonly Entry[], now: Date): string => {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    name,
    prodId: { company: 'Fourshore', product: 'Hiring', language: 'EN' },
  })
  for (const { uid, when, summary, description, place } of entries)
    calendar.createEvent({
      id: uid,
      stamp: now,
      summary,
      description,
      location: place,
      ...('day' in when
        ? { allDay: true, start: new Date(`${when.day}T00:00:00Z`), end: new Date(`${addDays(when.day, 1)}T00:00:00Z`) }
        : {
            start: new Date(when.startsAt),
            end: new Date(Date.parse(when.startsAt) + when.minutes * 60_000),
            status: ICalEventStatus.CONFIRMED,
          }),
    })
  return calendar.toString()
}
