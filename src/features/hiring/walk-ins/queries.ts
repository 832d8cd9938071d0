import { type Insertable, sql, type Updateable } from 'kysely'
import { notifyChange } from '../../../server/changes.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { WalkInEvents, WalkInTickets } from '../../../server/tables.ts'
import { type Slot, TAKES_PLACE } from './rules.ts'

export const listEvents = (db: Db, companyId: string) =>
  db.many(
    sql<{
      id: string
      state: string
      title: string
      day: string
      zone: string
      starts: string
      ends: string
      places: number
      registered: number
      waitlisted: number
      seen: number
    }>`select event.id, event.state, event.title, event.day::text, event.zone, event.starts, event.ends,
        (select coalesce(sum(slot.capacity), 0)::int from walk_in_slots slot where slot.company_id = event.company_id and slot.event_id = event.id) places,
        count(ticket.id) filter (where ticket.status not in ('waitlisted', 'cancelled', 'left'))::int registered,
        count(ticket.id) filter (where ticket.status = 'waitlisted')::int waitlisted,
        count(ticket.id) filter (where ticket.status = 'done')::int seen
      from walk_in_events event left join walk_in_tickets ticket on ticket.company_id = event.company_id and ticket.event_id = event.id
      where event.company_id = ${companyId} group by event.company_id, event.id order by event.day desc, event.created_at desc limit 500`,
  )

/** Jobs an event can be held for: all that are not over. */
export const listAssignableJobs = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('jobs as job')
      .leftJoin('places as place', (on) => on.on(sql<boolean>`place.id = (job.content->>'placeId')::int`))
      .select(['job.id', 'job.title', 'job.number', 'place.name as place', 'job.country', 'place.region'])
      .where('job.company_id', '=', companyId)
      .where('job.status', 'not in', ['closed', 'archived'])
      .orderBy('job.title')
      .orderBy('job.number')
      .limit(500),
  )

export const findEvent = (db: Db, companyId: string, id: string) =>
  db.maybe(k.selectFrom('walk_in_events').selectAll().where('company_id', '=', companyId).where('id', '=', id))

/** One at a time for each event: a place is given out once, and nobody is called to two desks. */
export const lockEvent = (db: Db, companyId: string, id: string) =>
  db.maybe(
    k.selectFrom('walk_in_events').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate(),
  )
export type EventRow = NonNullable<Awaited<ReturnType<typeof findEvent>>>

export const insertEvent = (db: Db, values: Insertable<WalkInEvents>) =>
  db.one(k.insertInto('walk_in_events').values(values).returning('id'))

export const updateEvent = async (db: Db, companyId: string, id: string, values: Updateable<WalkInEvents>) => {
  const row = await db.one(
    k
      .updateTable('walk_in_events')
      .set({ ...values, version: sql`version + 1`, mark: sql`mark + 1`, updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returningAll(),
  )
  await notifyChange(db, `walk-in ${id}`)
  return row
}

/** Whoever looks on learns that something is different. */
export const bumpEventMark = async (db: Db, companyId: string, id: string) => {
  await db.run(
    k
      .updateTable('walk_in_events')
      .set({ mark: sql`mark + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
  await notifyChange(db, `walk-in ${id}`)
}

export const nextNumber = async (db: Db, companyId: string, id: string): Promise<number> =>
  (
    await db.one(
      k
        .updateTable('walk_in_events')
        .set({ tickets: sql`tickets + 1` })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('tickets'),
    )
  ).tickets

/** An event's jobs and slots as they are planned now: written anew while nobody has a ticket. */
export const setPlan = async (
  db: Db,
  companyId: string,
  eventId: string,
  { jobIds, slots }: { jobIds: readonly string[]; slots: readonly Slot[] },
) => {
  for (const table of ['walk_in_jobs', 'walk_in_slots'] as const)
    await db.run(k.deleteFrom(table).where('company_id', '=', companyId).where('event_id', '=', eventId))
  await db.run(
    k
      .insertInto('walk_in_jobs')
      .values([...new Set(jobIds)].map((job_id) => ({ company_id: companyId, event_id: eventId, job_id }))),
  )
  await db.run(
    k.insertInto('walk_in_slots').values(
      slots.map((s) => ({
        company_id: companyId,
        event_id: eventId,
        position: s.position,
        starts_at: s.startsAt,
        ends_at: s.endsAt,
        capacity: s.capacity,
        quiet: s.quiet,
      })),
    ),
  )
}

export const jobsOf = (db: Db, companyId: string, eventId: string) =>
  db.many(
    k
      .selectFrom('walk_in_jobs as assigned')
      .innerJoin('jobs as job', (on) =>
        on.onRef('job.company_id', '=', 'assigned.company_id').onRef('job.id', '=', 'assigned.job_id'),
      )
      .leftJoin('places as place', (on) => on.on(sql<boolean>`place.id = (job.content->>'placeId')::int`))
      .select(['job.id', 'job.title', 'job.number', 'place.name as place', 'job.status'])
      .where('assigned.company_id', '=', companyId)
      .where('assigned.event_id', '=', eventId)
      .orderBy('job.title'),
  )

export const slotsOf = async (db: Db, companyId: string, eventId: string) =>
  (
    await db.many(
      k
        .selectFrom('walk_in_slots as slot')
        .select(['slot.position', 'slot.starts_at', 'slot.ends_at', 'slot.capacity', 'slot.quiet'])
        .select(
          sql<number>`(select count(*)::int from walk_in_tickets ticket where ticket.company_id = slot.company_id and ticket.event_id = slot.event_id
            and ticket.slot = slot.position and ticket.status = any(${[...TAKES_PLACE]}::text[]))`.as('taken'),
        )
        .where('slot.company_id', '=', companyId)
        .where('slot.event_id', '=', eventId)
        .orderBy('slot.position'),
    )
  ).map(({ starts_at, ends_at, ...s }) => ({
    ...s,
    startsAt: new Date(starts_at).toISOString(),
    endsAt: new Date(ends_at).toISOString(),
  }))
export type SlotRow = Awaited<ReturnType<typeof slotsOf>>[number]

export const ticketsOf = (db: Db, companyId: string, eventId: string) =>
  db.many(
    k
      .selectFrom('walk_in_tickets as ticket')
      .innerJoin('jobs as job', (on) =>
        on.onRef('job.company_id', '=', 'ticket.company_id').onRef('job.id', '=', 'ticket.job_id'),
      )
      .selectAll('ticket')
      .select('job.title as job')
      .where('ticket.company_id', '=', companyId)
      .where('ticket.event_id', '=', eventId)
      .orderBy('ticket.number'),
  )
export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number]

export const insertTicket = (db: Db, values: Insertable<WalkInTickets>) =>
  db.one(k.insertInto('walk_in_tickets').values(values).returning(['id', 'number']))

export const updateTicket = (db: Db, companyId: string, id: string, values: Updateable<WalkInTickets>) =>
  db.run(
    k
      .updateTable('walk_in_tickets')
      .set({ ...values, version: sql`version + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )

/** As the public: whose event it is, once it is published. */
export const publicEvent = (db: Db, id: string) =>
  db.maybe(
    k
      .selectFrom('walk_in_events as event')
      .select(['event.company_id', 'event.id', 'event.state'])
      .where('event.id', '=', id)
      // A company whose registration was refused invites nobody.
      .where(
        sql<boolean>`not exists (select from job_adverts advert where advert.company_id = event.company_id and advert.withheld)`,
      ),
  )

/** As the person themselves: the one ticket of their link. */
export const theirTicket = (db: Db) =>
  db.maybe(k.selectFrom('walk_in_tickets').select(['company_id', 'id', 'event_id']))

/** As the person themselves: tickets they took while they were signed in, with a time that still stands. */
export const ticketsOfAccount = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('walk_in_tickets')
      .select(['company_id', 'id', 'event_id'])
      .where('user_id', '=', userId)
      .where('status', '=', 'registered')
      .where('slot', 'is not', null),
  )

export const companyName = async (db: Db, companyId: string): Promise<string> =>
  (await db.one(k.selectFrom('companies').select('name').where('id', '=', companyId))).name

export const jobAndCompany = (db: Db, companyId: string, jobId: string) =>
  db.one(
    k
      .selectFrom('jobs as job')
      .innerJoin('companies as company', 'company.id', 'job.company_id')
      .select(['job.title', 'company.name as company'])
      .where('job.company_id', '=', companyId)
      .where('job.id', '=', jobId),
  )

export const isTicket = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(
    k.selectFrom('walk_in_tickets').select('id').where('company_id', '=', companyId).where('id', '=', id),
  )) !== undefined
