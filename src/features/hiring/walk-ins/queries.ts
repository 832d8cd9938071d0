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
    }>`select e.id, e.state, e.title, e.day::text, e.zone, e.starts, e.ends,
        (select coalesce(sum(s.capacity), 0)::int from walk_in_slots s where s.company_id = e.company_id and s.event_id = e.id) places,
        count(t.id) filter (where t.status not in ('waitlisted', 'cancelled', 'left'))::int registered,
        count(t.id) filter (where t.status = 'waitlisted')::int waitlisted,
        count(t.id) filter (where t.status = 'done')::int seen
      from walk_in_events e left join walk_in_tickets t on t.company_id = e.company_id and t.event_id = e.id
      where e.company_id = ${companyId} group by e.company_id, e.id order by e.day desc, e.created_at desc limit 500`,
  )

/** Jobs an event can be held for: all that are not over. */
export const listAssignableJobs = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('jobs as j')
      .leftJoin('places as p', (on) => on.on(sql<boolean>`p.id = (j.content->>'placeId')::int`))
      .select(['j.id', 'j.title', 'j.number', 'p.name as place', 'j.country', 'p.region'])
      .where('j.company_id', '=', companyId)
      .where('j.status', 'not in', ['closed', 'archived'])
      .orderBy('j.title')
      .orderBy('j.number')
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
      .selectFrom('walk_in_jobs as w')
      .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 'w.company_id').onRef('j.id', '=', 'w.job_id'))
      .leftJoin('places as p', (on) => on.on(sql<boolean>`p.id = (j.content->>'placeId')::int`))
      .select(['j.id', 'j.title', 'j.number', 'p.name as place', 'j.status'])
      .where('w.company_id', '=', companyId)
      .where('w.event_id', '=', eventId)
      .orderBy('j.title'),
  )

export const slotsOf = async (db: Db, companyId: string, eventId: string) =>
  (
    await db.many(
      k
        .selectFrom('walk_in_slots as s')
        .select(['s.position', 's.starts_at', 's.ends_at', 's.capacity', 's.quiet'])
        .select(
          sql<number>`(select count(*)::int from walk_in_tickets t where t.company_id = s.company_id and t.event_id = s.event_id
            and t.slot = s.position and t.status = any(${[...TAKES_PLACE]}::text[]))`.as('taken'),
        )
        .where('s.company_id', '=', companyId)
        .where('s.event_id', '=', eventId)
        .orderBy('s.position'),
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
      .selectFrom('walk_in_tickets as t')
      .innerJoin('jobs as j', (on) => on.onRef('j.company_id', '=', 't.company_id').onRef('j.id', '=', 't.job_id'))
      .selectAll('t')
      .select('j.title as job')
      .where('t.company_id', '=', companyId)
      .where('t.event_id', '=', eventId)
      .orderBy('t.number'),
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
      .selectFrom('walk_in_events as e')
      .select(['e.company_id', 'e.id', 'e.state'])
      .where('e.id', '=', id)
      // A company whose registration was refused invites nobody.
      .where(sql<boolean>`not exists (select from job_adverts a where a.company_id = e.company_id and a.withheld)`),
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
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .select(['j.title', 'c.name as company'])
      .where('j.company_id', '=', companyId)
      .where('j.id', '=', jobId),
  )

export const isTicket = async (db: Db, companyId: string, id: string): Promise<boolean> =>
  (await db.maybe(
    k.selectFrom('walk_in_tickets').select('id').where('company_id', '=', companyId).where('id', '=', id),
  )) !== undefined
