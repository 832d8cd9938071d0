import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

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
