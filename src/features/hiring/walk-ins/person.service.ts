import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { openLink } from '../../../server/links.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { seekerIn } from '../applications/person.ts'
import { entryOf, sendTicket, uidOf } from './letters.ts'
import { codeOf, ticketLinkHash, ticketLinkOf } from './link.ts'
import type * as contract from './person.contract.ts'
import * as query from './queries.ts'
import { refusalOf, refusalOfJob, rejoinAt, type TicketState, takesPeople } from './rules.ts'
import { eventLocked, getEvent, isoOr, openSlots, queueOf, stateOf, toPublicEventView } from './shown.ts'

/** Letters with one and the same ticket to one address, a day. */
const REPEATS_A_DAY = 3
const DAY = 86_400
const LATE_MINUTES = 20

const published = async (ctx: OpenContext, id: string) => {
  const found = await ctx.database.forPublic((db) => query.publicEvent(db, id), { reading: true })
  if (!found) throw notFound('Event')
  return found.company_id
}

export const readEvent = async (ctx: OpenContext, { id }: Parsed<typeof contract.readPublicEvent>) => {
  const companyId = await published(ctx, id)
  return ctx.database.forCompany(companyId, async (db) =>
    toPublicEventView(ctx, db, companyId, await getEvent(db, companyId, id)),
  )
}

const NEXT_SHOWN = 8

export const readBoard = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readBoard>,
): Promise<Output<typeof contract.readBoard>> => {
  const companyId = await published(ctx, id)
  return ctx.database.forCompany(companyId, async (db) => {
    const row = await getEvent(db, companyId, id)
    const { waiting, atDesk, estimate } = queueOf(row, await query.ticketsOf(db, companyId, id), ctx.now())
    return {
      title: row.title,
      state: stateOf(row),
      called: atDesk.flatMap((t) =>
        t.status === 'called' && t.desk !== null ? [{ number: t.number, desk: t.desk }] : [],
      ),
      next: waiting.slice(0, NEXT_SHOWN).map((w) => w.number),
      waiting: waiting.length,
      wait: estimate(waiting.length),
    }
  })
}

const nobodyOf = (companyId: string) => systemActor(companyId)
const note = (
  ctx: OpenContext,
  db: Db,
  companyId: string,
  { action, targetId, after }: { action: string; targetId: string; after: object },
) =>
  writeAudit(db, nobodyOf(companyId), ctx.caller, [
    { action: `walk-in.${action}`, targetType: 'walk-in-ticket', targetId, after },
  ])

/** The slot somebody asked for, or a sentence why not. */
const slotAsked = (slots: readonly query.SlotRow[], input: number | null, now: Date, withNeed: boolean) => {
  const open = openSlots(slots, now, withNeed)
  if (input === null) {
    if (open.length > 0) throw invalid({ slot: 'Choose a time.' })
    return null
  }
  const slot = slots.find((s) => s.position === input)
  if (!slot || (slot.quiet && !withNeed)) throw invalid({ slot: 'This time is not one of those offered.' })
  if (!open.includes(slot)) throw invalid({ slot: 'This time has just been taken. Choose another one.' })
  return slot
}

export const registerForEvent = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.register>,
): Promise<Output<typeof contract.register>> => {
  const companyId = await published(ctx, input.id)
  const mayWrite = await ctx.database.countTry(
    `walk-in ${input.id} ${input.email}`,
    REPEATS_A_DAY * ctx.settings.limitFactor,
    DAY,
  )
  const seeker = await seekerIn(ctx)
  return ctx.database.forCompany(companyId, async (db) => {
    const event = await eventLocked(db, companyId, input.id)
    if (!takesPeople(stateOf(event)))
      throw new Refusal('CONFLICT', 'Registration for this event is closed at the moment.')
    const wrong = refusalOfJob(await query.jobsOf(db, companyId, event.id), input.jobId)
    if (wrong) throw invalid({ jobId: wrong })
    const slots = await query.slotsOf(db, companyId, event.id)
    const company = await query.companyName(db, companyId)
    const known = (await query.ticketsOf(db, companyId, event.id)).find(
      (t) => t.email === input.email && !['cancelled', 'left'].includes(t.status),
    )
    if (known) {
      const slot = slots.find((s) => s.position === known.slot) ?? null
      if (mayWrite === true) await sendTicket(ctx, db, { companyId, company, event, ticket: known, slot }, 'again')
      return { link: null }
    }
    const slot = slotAsked(slots, input.slot, ctx.now(), input.need !== null)
    const id = crypto.randomUUID()
    const link = ticketLinkOf(ctx, companyId, id)
    const ticket = { id, name: input.name, email: input.email, language: input.language, ics_sequence: 0 }
    const { number } = await query.insertTicket(db, {
      company_id: companyId,
      event_id: event.id,
      ...ticket,
      number: await query.nextNumber(db, companyId, event.id),
      slot: slot?.position ?? null,
      job_id: input.jobId,
      status: slot ? 'registered' : 'waitlisted',
      phone: input.phone,
      need: input.need,
      link_hash: ticketLinkHash(link),
      user_id: seeker?.userId ?? null,
      consent_at: ctx.now().toISOString(),
    })
    await query.bumpEventMark(db, companyId, event.id)
    await sendTicket(ctx, db, { companyId, company, event, ticket: { ...ticket, number }, slot }, 'new')
    await note(ctx, db, companyId, {
      action: 'register',
      targetId: id,
      after: { number, slot: slot?.position ?? null },
    })
    return { link }
  })
}

/** The slots somebody took while they were signed in and that are still to come, as their own calendar tells them. */
export const slotsOfAccount = async (ctx: OpenContext) => {
  const { userId } = actorOf(ctx)
  const tickets = await ctx.database.forSeeker({ userId }, (db) => query.ticketsOfAccount(db, userId), {
    reading: true,
  })
  const shown = []
  for (const { company_id: companyId, id, event_id: eventId } of tickets)
    shown.push(
      ...(await ctx.database.forCompany(companyId, async (db) => {
        const event = await getEvent(db, companyId, eventId)
        const { ticket, slot } = await ticketFacts(db, { companyId, id, eventId }, event)
        if (!slot || ['cancelled', 'ended'].includes(event.state) || Date.parse(slot.endsAt) <= ctx.now().getTime())
          return []
        const minutes = Math.round((Date.parse(slot.endsAt) - Date.parse(slot.startsAt)) / 60_000)
        const company = await query.companyName(db, companyId)
        return [
          {
            id,
            uid: uidOf(ctx, id),
            title: ticket.job,
            company,
            place: event.venue,
            at: slot.startsAt,
            zone: event.zone,
            minutes,
          },
        ]
      })),
    )
  return shown
}

/** The caller’s one ticket: they are shown no other. */
const proved = async (ctx: OpenContext, link: string) => {
  const found = await ctx.database.forSeeker(await openLink(ctx, link), (db) => query.theirTicket(db), {
    reading: true,
  })
  if (!found) throw notFound('Ticket')
  return { companyId: found.company_id, id: found.id, eventId: found.event_id }
}

type Theirs = Awaited<ReturnType<typeof proved>>

/** The ticket of whoever proved it, among all of its event. */
export const ticketFacts = async (db: Db, { companyId, eventId, id }: Theirs, event: query.EventRow) => {
  const tickets = await query.ticketsOf(db, companyId, eventId)
  const ticket = tickets.find((t) => t.id === id)
  if (!ticket) throw notFound('Ticket')
  const slots = await query.slotsOf(db, companyId, eventId)
  return { tickets, ticket, slots, slot: slots.find((s) => s.position === ticket.slot) ?? null, event }
}

const readView = async (
  ctx: OpenContext,
  db: Db,
  theirs: Theirs,
  event: query.EventRow,
): Promise<Output<typeof contract.readTicket>> => {
  const { companyId } = theirs
  const { tickets, ticket } = await ticketFacts(db, theirs, event)
  const { waiting, estimate } = queueOf(event, tickets, ctx.now())
  const at = waiting.findIndex((w) => w.id === ticket.id)
  return {
    number: ticket.number,
    status: ticket.status as TicketState,
    name: ticket.name,
    job: ticket.job,
    slot: ticket.slot,
    quietToo: ticket.need !== null,
    lateUntil: isoOr(ticket.late_until),
    desk: ticket.desk,
    code: codeOf(ctx, companyId, ticket.id),
    ahead: at < 0 ? null : at,
    wait: at < 0 ? null : estimate(at),
    event: await toPublicEventView(ctx, db, companyId, event),
  }
}

export const readTicket = async (ctx: OpenContext, { link }: Parsed<typeof contract.readTicket>) => {
  const theirs = await proved(ctx, link)
  return ctx.database.forCompany(theirs.companyId, async (db) =>
    readView(ctx, db, theirs, await getEvent(db, theirs.companyId, theirs.eventId)),
  )
}

/** A place that has become free goes to whoever has waited for one the longest. */
const fillPlace = async (ctx: OpenContext, db: Db, companyId: string, event: query.EventRow) => {
  const slots = await query.slotsOf(db, companyId, event.id)
  const listed = (await query.ticketsOf(db, companyId, event.id)).filter((t) => t.status === 'waitlisted')
  for (const ticket of listed) {
    const [slot] = openSlots(slots, ctx.now(), ticket.need !== null)
    if (!slot) continue
    await query.updateTicket(db, companyId, ticket.id, { status: 'registered', slot: slot.position })
    const company = await query.companyName(db, companyId)
    await sendTicket(ctx, db, { companyId, company, event, ticket, slot }, 'moved')
    return
  }
}

type Input = Parsed<typeof contract.changeTicket>
type Facts = Awaited<ReturnType<typeof ticketFacts>>

const closed = () => new Refusal('CONFLICT', 'This cannot be done with your ticket any more. Load the page again.')

const changes: Record<
  Input['action'],
  (ctx: OpenContext, db: Db, facts: Facts & { companyId: string }, input: Input) => Promise<object>
> = {
  slot: async (ctx, db, { companyId, ticket, event, slots }, input) => {
    if (!['registered', 'waitlisted'].includes(ticket.status) || !takesPeople(stateOf(event))) throw closed()
    if (input.slot === null) throw invalid({ slot: 'Choose a time.' })
    if (input.slot === ticket.slot) throw invalid({ slot: 'This is the time you have.' })
    const slot = slotAsked(slots, input.slot, ctx.now(), ticket.need !== null)
    if (!slot) throw invalid({ slot: 'Choose a time.' })
    const sequence = ticket.ics_sequence + 1
    const change = { slot: slot.position, status: 'registered', late_until: null, ics_sequence: sequence }
    await query.updateTicket(db, companyId, ticket.id, change)
    const company = await query.companyName(db, companyId)
    await sendTicket(
      ctx,
      db,
      { companyId, company, event, ticket: { ...ticket, ics_sequence: sequence }, slot },
      'moved',
    )
    await fillPlace(ctx, db, companyId, event)
    return { slot: slot.position }
  },
  late: async (ctx, db, { companyId, ticket, slot }, input) => {
    if (ticket.status !== 'registered' || !slot) throw closed()
    if (Date.parse(slot.endsAt) <= ctx.now().getTime())
      throw new Refusal('CONFLICT', 'Your time is over. Come all the same: you are put at the end of the queue.')
    const until = new Date(Date.parse(slot.endsAt) + (input.minutes ?? LATE_MINUTES) * 60_000).toISOString()
    await query.updateTicket(db, companyId, ticket.id, { late_until: until })
    return { lateUntil: until }
  },
  rejoin: async (ctx, db, { companyId, ticket, tickets, event }) => {
    const current = { status: ticket.status as TicketState, calls: ticket.calls, calledAt: null }
    if (event.state !== 'live' || refusalOf('rejoin', current, ctx.now()) !== null) throw closed()
    const now = ctx.now().toISOString()
    const { waiting } = queueOf(event, tickets, ctx.now())
    const change = { status: 'waiting', order_at: rejoinAt(now, waiting), arrived_at: now, desk: null, calls: 0 }
    await query.updateTicket(db, companyId, ticket.id, { ...change, called_at: null })
    return { status: 'waiting' }
  },
  cancel: async (ctx, db, { companyId, ticket, event }) => {
    const here = ['waiting', 'held', 'called', 'no_show'].includes(ticket.status)
    if (!here && !['registered', 'waitlisted'].includes(ticket.status)) throw closed()
    const status = here ? 'left' : 'cancelled'
    await query.updateTicket(db, companyId, ticket.id, { status, desk: null })
    await fillPlace(ctx, db, companyId, event)
    return { status }
  },
}

export const changeTicket = async (ctx: OpenContext, input: Input): Promise<Output<typeof contract.changeTicket>> => {
  const theirs = await proved(ctx, input.link)
  const { companyId, eventId, id } = theirs
  return ctx.database.forCompany(companyId, async (db) => {
    const event = await eventLocked(db, companyId, eventId)
    const facts = { companyId, ...(await ticketFacts(db, theirs, event)) }
    const after = await changes[input.action](ctx, db, facts, input)
    await query.bumpEventMark(db, companyId, eventId)
    await note(ctx, db, companyId, { action: `ticket.${input.action}`, targetId: id, after })
    return readView(ctx, db, theirs, event)
  })
}

export const ticketCalendar = async (ctx: OpenContext, { link }: Parsed<typeof contract.ticketCalendar>) => {
  const theirs = await proved(ctx, link)
  const { companyId } = theirs
  const text = await ctx.database.forCompany(companyId, async (db) => {
    const { ticket, slot, event } = await ticketFacts(db, theirs, await getEvent(db, companyId, theirs.eventId))
    const company = await query.companyName(db, companyId)
    return ticket.status === 'registered' ? entryOf(ctx, { companyId, company, event, ticket, slot }) : null
  })
  if (text === null) throw notFound('Time')
  return new Download('walk-in.ics', 'text/calendar; charset=utf-8', text)
}
