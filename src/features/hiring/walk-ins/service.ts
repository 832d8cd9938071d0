import type { Context } from '../../../server/context.ts'
import { EventStream } from '../../../server/routes.ts'
import { instantIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { placesById } from '../jobs/held.ts'
import type * as contract from './contract.ts'
import { notifyEventOver } from './letters.ts'
import * as query from './queries.ts'
import { nextState, slotsOf } from './rules.ts'
import { eventLocked, getEvent, publicUrl, queueOf, stateOf, toEventView, toTicketView } from './shown.ts'

type Planned = Parsed<typeof contract.createEvent>

export const listEvents = async ({ db, actor, countries }: Context): Promise<Output<typeof contract.listEvents>> => ({
  events: (await query.listEvents(db, actor.companyId)).map((e) => ({ ...e, state: stateOf(e) })),
  jobs: (await query.listAssignableJobs(db, actor.companyId)).map(({ id, title, number, place, country, region }) => ({
    id,
    title,
    number,
    place,
    country,
    zone: countries.get(country).posting.zoneOf(region ?? ''),
  })),
})

export const pictureOf = async (ctx: Context, row: query.EventRow): Promise<Output<typeof contract.readEvent>> => {
  const { db, actor } = ctx
  const tickets = await query.ticketsOf(db, actor.companyId, row.id)
  const { waiting, average } = queueOf(row, tickets, ctx.now())
  // Who waits stands in the order in which they are called, before everybody else.
  const inLine = new Set(waiting.map((w) => w.id))
  return {
    event: await toEventView(ctx, db, actor.companyId, row),
    tickets: [...waiting.map((w) => w.row), ...tickets.filter((t) => !inLine.has(t.id))].map(toTicketView),
    average,
    now: ctx.now().toISOString(),
    publicUrl: publicUrl(ctx, row.id),
  }
}

export const readEvent = async (ctx: Context, { id }: Parsed<typeof contract.readEvent>) =>
  pictureOf(ctx, await getEvent(ctx.db, ctx.actor.companyId, id))

/** What was planned, judged: its slots, or which field is wrong. */
const judged = async ({ db, actor, now, countries }: Context, input: Planned) => {
  const known = await query.listAssignableJobs(db, actor.companyId)
  const chosen = known.filter((j) => input.jobs.includes(j.id))
  if (input.jobs.some((j) => !chosen.some((c) => c.id === j)))
    throw invalid({ jobs: 'One of these jobs is not there any more.' })
  if (input.placeId !== null) {
    const [place] = await placesById(db, [input.placeId])
    const where = [...new Set(chosen.map((j) => j.country))]
    // People who come for these jobs come where the jobs are.
    if (!place || !where.includes(place.country))
      throw invalid({ placeId: `Choose a place in ${where.map((code) => countries.get(code).name).join(' or ')}` })
  }
  const [from, to] = [input.starts, input.ends].map((t) => instantIn(input.zone, `${input.day}T${t}`))
  if (!from || !to) throw invalid({ starts: 'Start must be a time such as 09:30' })
  if (Date.parse(to) <= Date.parse(from)) throw invalid({ ends: 'The end must come after the start.' })
  if (Date.parse(to) <= now().getTime()) throw invalid({ day: 'This day has passed.' })
  const { slots, problem } = slotsOf(input, from, to)
  if (problem) throw invalid({ slotMinutes: problem })
  return slots
}

const columnsOf = (input: Planned) => ({
  title: input.title,
  venue: input.venue,
  place_id: input.placeId,
  access: input.access,
  documents: input.documents,
  languages: input.languages,
  contact: input.contact,
  note: input.note,
  day: input.day,
  zone: input.zone,
  starts: input.starts,
  ends: input.ends,
  slot_minutes: input.slotMinutes,
  desks: input.desks,
  average_minutes: input.averageMinutes,
  booked_percent: input.bookedPercent,
  quiet: input.quiet,
})

export const createEvent = async (ctx: Context, input: Planned): Promise<Output<typeof contract.createEvent>> => {
  const { db, actor } = ctx
  const slots = await judged(ctx, input)
  const { id } = await query.insertEvent(db, {
    company_id: actor.companyId,
    created_by: actor.userId,
    ...columnsOf(input),
  })
  await query.setPlan(db, actor.companyId, id, { jobIds: input.jobs, slots })
  ctx.audit({
    action: 'walk-in.create',
    targetType: 'walk-in',
    targetId: id,
    after: { title: input.title, day: input.day },
  })
  return { id }
}

export const changeEvent = async (
  ctx: Context,
  input: Parsed<typeof contract.changeEvent>,
): Promise<Output<typeof contract.changeEvent>> => {
  const { db, actor } = ctx
  const row = await eventLocked(db, actor.companyId, input.id)
  if (row.version !== input.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this event since you opened it.')
  if (row.state !== 'draft')
    throw new Refusal('CONFLICT', 'This event is published; people rely on it. Cancel it and plan another one.')
  const slots = await judged(ctx, input)
  await query.updateEvent(db, actor.companyId, row.id, columnsOf(input))
  await query.setPlan(db, actor.companyId, row.id, { jobIds: input.jobs, slots })
  ctx.audit({
    action: 'walk-in.change',
    targetType: 'walk-in',
    targetId: row.id,
    before: { title: row.title, day: row.day, starts: row.starts, ends: row.ends },
    after: { title: input.title, day: input.day, starts: input.starts, ends: input.ends },
  })
  return { id: row.id }
}

export const moveEvent = async (ctx: Context, { id, move: input, words }: Parsed<typeof contract.moveEvent>) => {
  const { db, actor } = ctx
  const row = await eventLocked(db, actor.companyId, id)
  const to = nextState(stateOf(row), input)
  if (to === null) throw new Refusal('CONFLICT', `This cannot be done with an event that is ${row.state}.`)
  const slots = await query.slotsOf(db, actor.companyId, id)
  const now = ctx.now()
  if (input === 'publish' && slots.every((s) => Date.parse(s.endsAt) <= now.getTime()))
    throw new Refusal('CONFLICT', 'This day has passed. Choose another day first.')
  // What is asked of an advert is asked of it before people are told to come for it.
  const unseen = (await query.jobsOf(db, actor.companyId, id)).find((j) => j.status !== 'open')
  if (input === 'publish' && unseen)
    throw new Refusal('CONFLICT', `Publish the job first: “${unseen.title}” cannot be seen by anybody yet.`)
  const tickets = await query.ticketsOf(db, actor.companyId, id)
  if (input === 'end' && tickets.some((t) => t.status === 'called' || t.status === 'interviewing'))
    throw new Refusal('CONFLICT', 'Somebody is still at a desk. Finish there first.')
  const next = await query.updateEvent(db, actor.companyId, id, {
    state: to,
    ...(input === 'begin' ? { began_at: now.toISOString() } : {}),
    ...(to === 'ended' || to === 'cancelled' ? { ended_at: now.toISOString(), reason: words } : {}),
  })
  if (to === 'ended' || to === 'cancelled') {
    const company = await query.companyName(db, actor.companyId)
    for (const ticket of tickets.filter((t) => !['cancelled', 'left'].includes(t.status))) {
      const slot = slots.find((s) => s.position === ticket.slot) ?? null
      await notifyEventOver(
        ctx,
        db,
        { companyId: actor.companyId, company, event: next, ticket, slot },
        { what: to, words: words ?? '' },
      )
      const status = closedAs(ticket.status, to)
      if (status) await query.updateTicket(db, actor.companyId, ticket.id, { status, desk: null })
    }
  }
  ctx.audit({
    action: `walk-in.${input}`,
    targetType: 'walk-in',
    targetId: id,
    before: { state: row.state },
    after: { state: to, words },
  })
  return pictureOf(ctx, next)
}

/** What becomes of a ticket nobody got to. */
const closedAs = (status: string, to: 'ended' | 'cancelled') => {
  if (status === 'done') return null
  if (to === 'cancelled' || status === 'waitlisted') return 'cancelled'
  if (status === 'registered') return 'no_show'
  return status === 'no_show' ? null : 'left'
}

export const watchEvent = async ({ db, actor }: Context, { id }: Parsed<typeof contract.watchEvent>) => {
  await getEvent(db, actor.companyId, id)
  return new EventStream([`walk-in ${id}`], async ({ db: now, actor: who }) => {
    const row = await query.findEvent(now, who.companyId, id)
    return {
      event: { mark: String(row?.mark ?? '') },
      last: row === undefined || ['ended', 'cancelled'].includes(row.state),
    }
  })
}
