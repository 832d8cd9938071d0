import type { Services } from '../../../server/context.ts'
import { type Attachment, sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { longMoment } from '../../../shared/dates.text.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { invitationOf } from '../interviews/calendar.rules.ts'
import { ticketAddress } from './link.ts'
import type { EventRow, SlotRow } from './queries.ts'

export type About = {
  companyId: string
  company: string
  event: EventRow
  ticket: { id: string; number: number; name: string; email: string | null; language: string; ics_sequence: number }
  slot: SlotRow | null
}

/** A time as it is said in a letter: where the event is held, with the zone's name. */
const said = (at: string, zone: string, language: string): string => longMoment(language, at, zone)

/** What calendars know a ticket by. */
export const uidOf = ({ settings }: Pick<Services, 'settings'>, ticketId: string): string =>
  `${ticketId}@${new URL(settings.publicUrl).hostname}`

export const entryOf = (
  services: Services,
  { company, event, ticket, slot }: About,
  cancelled = false,
): string | null =>
  slot === null
    ? null
    : invitationOf({
        uid: uidOf(services, ticket.id),
        sequence: ticket.ics_sequence,
        cancelled,
        startsAt: slot.startsAt,
        minutes: Math.round((Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / 60_000),
        summary: `${event.title}: ${company}`,
        description: event.note,
        place: event.venue,
        organizer: { name: company, email: services.settings.supportEmail },
        attendees: ticket.email ? [{ name: ticket.name, email: ticket.email }] : [],
        now: services.now(),
      })

const attached = (services: Services, about: About, cancelled: boolean): Attachment[] => {
  const text = entryOf(services, about, cancelled)
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  return text === null
    ? []
    : [
        {
          filename: 'walk-in.ics',
          contentType: `text/calendar; charset=utf-8; method=${method}`,
          content: Buffer.from(text).toString('base64'),
        },
      ]
}

/** The ticket with its link and the entry for a calendar: when it is new, asked for again, or has another time. */
export const sendTicket = async (services: Services, db: Db, about: About, what: 'new' | 'again' | 'moved') => {
  const { companyId, company, event, ticket, slot } = about
  if (!ticket.email) return
  await sendMessage(services, db, {
    companyId,
    channel: 'email',
    recipient: ticket.email,
    ...renderTemplate('walk-in-ticket', ticket.language, {
      name: ticket.name,
      company,
      event: event.title,
      place: event.venue,
      when: slot ? said(slot.startsAt, event.zone, ticket.language) : null,
      number: ticket.number,
      link: ticketAddress(services, companyId, ticket.id),
      what,
    }),
    attachments: attached(services, about, false),
  })
}

/** It is over, or will not be: everybody hears so, and their calendars when it was still to come. */
export const notifyEventOver = async (
  services: Services,
  db: Db,
  about: About,
  { what, words }: { what: 'cancelled' | 'ended'; words: string },
) => {
  const { companyId, company, event, ticket } = about
  if (!ticket.email) return
  await sendMessage(services, db, {
    companyId,
    channel: 'email',
    recipient: ticket.email,
    ...renderTemplate('walk-in-over', ticket.language, { name: ticket.name, company, event: event.title, what, words }),
    ...(what === 'cancelled'
      ? {
          attachments: attached(
            services,
            { ...about, ticket: { ...ticket, ics_sequence: ticket.ics_sequence + 1 } },
            true,
          ),
        }
      : {}),
  })
}
