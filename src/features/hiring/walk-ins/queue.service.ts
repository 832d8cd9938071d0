import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { addApplication } from '../applications/arrive.service.ts'
import { theirAddress } from '../applications/person.ts'
import { moveToStage } from '../pipeline/move.service.ts'
import type * as contract from './contract.ts'
import { ticketOfCode } from './link.ts'
import * as query from './queries.ts'
import { orderAt, refusalOf, refusalOfJob, rejoinAt, stateAfter, type TicketMove, type TicketState } from './rules.ts'
import { eventLocked, queueOf, toTicketView } from './shown.ts'

/** The event, locked, so that what follows is done one after the other, with everybody who has a ticket. */
const liveEvent = async ({ db, actor }: Context, id: string) => {
  const row = await eventLocked(db, actor.companyId, id)
  if (row.state !== 'live') throw new Refusal('CONFLICT', 'Begin the event first: the queue runs while it is live.')
  return { row, tickets: await query.ticketsOf(db, actor.companyId, id) }
}

const one = async ({ db, actor }: Context, eventId: string, id: string) => {
  const ticket = (await query.ticketsOf(db, actor.companyId, eventId)).find((t) => t.id === id)
  if (!ticket) throw notFound('Ticket')
  return { ticket: toTicketView(ticket) }
}

const LONGEST_AGO_MS = 24 * 3_600_000

/** When somebody came: what the device says, as far as it can be so. A clock that is ahead says now, one from long ago a day before. */
export const cameAt = (said: string | null, now: Date): string => {
  const at = said === null ? now.getTime() : Date.parse(said)
  return new Date(Math.min(now.getTime(), Math.max(at, now.getTime() - LONGEST_AGO_MS))).toISOString()
}

const note = (ctx: Context, action: string, ticket: { id: string; number: number; status: string }, after: object) =>
  ctx.audit({
    action: `walk-in.${action}`,
    targetType: 'walk-in-ticket',
    targetId: ticket.id,
    before: { status: ticket.status },
    after,
  })

export const checkIn = async (
  ctx: Context,
  { id, code, at }: Parsed<typeof contract.checkIn>,
): Promise<Output<typeof contract.checkIn>> => {
  const { db, actor } = ctx
  const { tickets } = await liveEvent(ctx, id)
  const byCode = code.includes('.') ? ticketOfCode(ctx, actor.companyId, code) : null
  const ticket = tickets.find((t) => (byCode ? t.id === byCode : String(t.number) === code.replace(/^#/, '')))
  if (!ticket) throw invalid({ code: 'There is no such ticket for this event.' })
  const status = ticket.status as TicketState
  if (!['registered', 'waitlisted'].includes(status)) {
    if (status === 'cancelled' || status === 'left') throw invalid({ code: 'This ticket was given back.' })
    return { ...(await one(ctx, id, ticket.id)), again: true }
  }
  const slot = (await query.slotsOf(db, actor.companyId, id)).find((s) => s.position === ticket.slot)
  const arrivedAt = cameAt(at, ctx.now())
  await query.updateTicket(db, actor.companyId, ticket.id, {
    status: stateAfter('checkIn'),
    arrived_at: arrivedAt,
    order_at: orderAt({
      slotStartsAt: slot?.startsAt ?? null,
      slotEndsAt: slot?.endsAt ?? null,
      arrivedAt,
      lateUntil: ticket.late_until === null ? null : iso(ticket.late_until),
    }),
  })
  await query.bumpEventMark(db, actor.companyId, id)
  note(ctx, 'check-in', ticket, { status: 'waiting' })
  return { ...(await one(ctx, id, ticket.id)), again: false }
}

export const addWalkUp = async (ctx: Context, input: Parsed<typeof contract.addWalkUp>) => {
  const { db, actor } = ctx
  const { row, tickets } = await liveEvent(ctx, input.id)
  if (input.key && tickets.some((t) => t.id === input.key)) return one(ctx, row.id, input.key)
  if (input.key && (await query.isTicket(db, actor.companyId, input.key)))
    throw invalid({ key: 'This key belongs to a ticket of another event.' })
  const wrong = refusalOfJob(await query.jobsOf(db, actor.companyId, row.id), input.jobId)
  if (wrong) throw invalid({ jobId: wrong })
  if (input.email && tickets.some((t) => t.email === input.email && !['cancelled', 'left'].includes(t.status)))
    throw invalid({ email: 'This address has a ticket already. Check it in.' })
  const now = cameAt(input.at, ctx.now())
  const number = await query.nextNumber(db, actor.companyId, row.id)
  const made = await query.insertTicket(db, {
    company_id: actor.companyId,
    ...(input.key ? { id: input.key } : {}),
    event_id: row.id,
    number,
    job_id: input.jobId,
    status: 'waiting',
    name: input.name,
    email: input.email,
    phone: input.phone,
    need: input.need,
    walk_up: true,
    consent_at: now,
    arrived_at: now,
    order_at: now,
  })
  await query.bumpEventMark(db, actor.companyId, row.id)
  note(ctx, 'walk-up', { id: made.id, number, status: '' }, { status: 'waiting', number })
  return one(ctx, row.id, made.id)
}

export const callNext = async (ctx: Context, { id, desk }: Parsed<typeof contract.callNext>) => {
  const { db, actor } = ctx
  const { row, tickets } = await liveEvent(ctx, id)
  if (desk > row.desks) throw invalid({ desk: `This event has ${row.desks} desks.` })
  const { waiting, atDesk } = queueOf(row, tickets, ctx.now())
  const there = atDesk.find((t) => t.desk === desk)
  if (there) throw new Refusal('CONFLICT', `Ticket ${there.number} is at desk ${desk}. Finish there first.`)
  const [first] = waiting
  if (!first) throw new Refusal('CONFLICT', 'Nobody is waiting.')
  await query.updateTicket(db, actor.companyId, first.id, {
    status: 'called',
    desk,
    calls: 1,
    called_at: ctx.now().toISOString(),
  })
  await query.bumpEventMark(db, actor.companyId, id)
  note(ctx, 'call', first.row, { status: 'called', desk })
  return one(ctx, id, first.id)
}

const ticketHeld = (tickets: readonly query.TicketRow[], id: string) => {
  const ticket = tickets.find((t) => t.id === id)
  if (!ticket) throw notFound('Ticket')
  return ticket
}
const heldOf = (t: query.TicketRow) => ({
  status: t.status as TicketState,
  calls: t.calls,
  calledAt: t.called_at === null ? null : iso(t.called_at),
})

/** What else changes with each step. */
export const changesOf = (move: TicketMove, now: string, waiting: readonly { orderAt: string }[]) => {
  if (move === 'callAgain') return { calls: 2 }
  if (move === 'start') return { started_at: now }
  if (move === 'rejoin')
    return { order_at: rejoinAt(now, waiting), arrived_at: now, desk: null, calls: 0, called_at: null }
  return { desk: null, calls: 0, called_at: null }
}

export const moveTicket = async (ctx: Context, input: Parsed<typeof contract.moveTicket>) => {
  const { db, actor } = ctx
  const { row, tickets } = await liveEvent(ctx, input.id)
  const ticket = ticketHeld(tickets, input.ticket)
  // Checked in by hand, from the list, as by number.
  if (input.move === 'checkIn') {
    const { ticket: shown } = await checkIn(ctx, { id: input.id, code: String(ticket.number), at: null })
    return { ticket: shown }
  }
  const why = refusalOf(input.move, heldOf(ticket), ctx.now())
  if (why) throw new Refusal('CONFLICT', why)
  const { waiting } = queueOf(row, tickets, ctx.now())
  const status = stateAfter(input.move)
  await query.updateTicket(db, actor.companyId, ticket.id, {
    status,
    ...changesOf(input.move, ctx.now().toISOString(), waiting),
  })
  await query.bumpEventMark(db, actor.companyId, row.id)
  note(ctx, `ticket.${input.move}`, ticket, { status })
  return one(ctx, row.id, ticket.id)
}

/** Whoever came in person follows their application by a link of its own, as everybody else who applied. */
const tellOfApplication = async (
  ctx: Context,
  { id, email, ticket }: { id: string; email: string; ticket: query.TicketRow },
) => {
  const { companyId } = ctx.actor
  const job = await query.jobAndCompany(ctx.db, companyId, ticket.job_id)
  await sendMessage(ctx, ctx.db, {
    companyId,
    channel: 'email',
    recipient: email,
    ...renderTemplate('application-received', ticket.language, {
      name: ticket.name,
      job: job.title,
      company: job.company,
      days: null,
      link: theirAddress(ctx, { company_id: companyId, id, user_id: null }),
    }),
  })
}

/** What was found stays with the ticket, and where it goes on an application stands in the pipeline: nobody types it twice. */
export const finishTicket = async (ctx: Context, input: Parsed<typeof contract.finishTicket>) => {
  const { db, actor } = ctx
  const { row, tickets } = await liveEvent(ctx, input.id)
  const ticket = ticketHeld(tickets, input.ticket)
  if (ticket.status !== 'interviewing')
    throw new Refusal('CONFLICT', 'Begin the conversation first; what was found is written when it is over.')
  const email = input.email ?? ticket.email
  if (!email) throw invalid({ email: 'Ask for an e-mail address: the answer goes there.' })
  const { id: applicationId, isNew } = await addApplication(
    ctx,
    {
      jobId: ticket.job_id,
      name: ticket.name,
      email,
      phone: ticket.phone,
      language: ticket.language,
      zone: row.zone,
      consentAt: iso(ticket.consent_at),
      stage: input.result,
      key: ticket.id,
      note: input.summary,
    },
    moveToStage,
  )
  if (isNew) await tellOfApplication(ctx, { id: applicationId, email, ticket })
  await query.updateTicket(db, actor.companyId, ticket.id, {
    status: 'done',
    desk: null,
    finished_at: ctx.now().toISOString(),
    overall: input.overall,
    summary: input.summary,
    result: input.result,
    application_id: applicationId,
    email,
  })
  await query.bumpEventMark(db, actor.companyId, row.id)
  note(ctx, 'ticket.finish', ticket, { status: 'done', result: input.result, application: applicationId })
  return one(ctx, row.id, ticket.id)
}
