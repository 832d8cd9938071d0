import type { Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound } from '../../../shared/refusal.ts'
import { mapOf } from '../../adverts/maps/service.ts'
import { placesById } from '../jobs/held.ts'
import type { Ticket, WalkIn } from './contract.ts'
import type { PublicEvent } from './person.contract.ts'
import * as query from './queries.ts'
import {
  averageOf,
  type Estimate,
  type EventState,
  estimateOf,
  freeIn,
  type InLine,
  inOrder,
  movesFrom,
  takesApplicants,
  takesPeople,
} from './rules.ts'

export const isoOr = (at: string | null): string | null => (at === null ? null : iso(at))

export const stateOf = (row: Pick<query.EventRow, 'state'>): EventState => row.state as EventState

export const toTicketView = (t: query.TicketRow): Ticket => ({
  id: t.id,
  number: t.number,
  status: t.status as Ticket['status'],
  name: t.name,
  email: t.email,
  phone: t.phone,
  need: t.need,
  job: t.job,
  slot: t.slot,
  walkUp: t.walk_up,
  lateUntil: isoOr(t.late_until),
  arrivedAt: isoOr(t.arrived_at),
  desk: t.desk,
  calls: t.calls,
  calledAt: isoOr(t.called_at),
  startedAt: isoOr(t.started_at),
  overall: t.overall,
  summary: t.summary,
  result: t.result as Ticket['result'],
  applicationId: t.application_id,
})

const planOf = (row: query.EventRow) => ({
  title: row.title,
  venue: row.venue,
  access: row.access,
  documents: row.documents,
  languages: row.languages,
  contact: row.contact,
  note: row.note,
  day: row.day,
  zone: row.zone,
  starts: row.starts,
  ends: row.ends,
})

type Around = Pick<Services, 'database' | 'countries'>
const mapHere = (services: Around, db: Db, { place_id }: query.EventRow) =>
  place_id === null ? null : mapOf(services, db, place_id)

export const toEventView = async (
  services: Around,
  db: Db,
  companyId: string,
  row: query.EventRow,
): Promise<WalkIn> => ({
  id: row.id,
  state: stateOf(row),
  ...planOf(row),
  place: row.place_id === null ? null : ((await placesById(db, [row.place_id]))[0] ?? null),
  map: await mapHere(services, db, row),
  jobs: await query.jobsOf(db, companyId, row.id),
  slotMinutes: row.slot_minutes,
  desks: row.desks,
  averageMinutes: row.average_minutes,
  bookedPercent: row.booked_percent,
  quiet: row.quiet,
  slots: await query.slotsOf(db, companyId, row.id),
  moves: movesFrom(stateOf(row)),
  version: row.version,
})

export const publicUrl = ({ settings }: Pick<Services, 'settings'>, id: string) =>
  `${settings.publicUrl}${paths.walkIn(id)}`

/** Slots somebody may still choose: with room, and not over. */
export const openSlots = (slots: readonly query.SlotRow[], now: Date, withNeed: boolean) =>
  slots.filter((s) => freeIn(s) > 0 && Date.parse(s.endsAt) > now.getTime() && (!s.quiet || withNeed))

export const toPublicEventView = async (
  services: Pick<Services, 'settings' | 'now'> & Around,
  db: Db,
  companyId: string,
  row: query.EventRow,
): Promise<PublicEvent> => {
  const slots = await query.slotsOf(db, companyId, row.id)
  const now = services.now()
  return {
    id: row.id,
    state: stateOf(row),
    company: await query.companyName(db, companyId),
    ...planOf(row),
    map: await mapHere(services, db, row),
    // Nobody is told to come for a job that takes nobody any more.
    jobs: (await query.jobsOf(db, companyId, row.id)).filter(takesApplicants),
    reason: stateOf(row) === 'cancelled' ? row.reason : null,
    slots: slots.map((s) => ({
      position: s.position,
      startsAt: s.startsAt,
      endsAt: s.endsAt,
      free: Date.parse(s.endsAt) > now.getTime() ? freeIn(s) : 0,
      quiet: s.quiet,
    })),
    full: openSlots(slots, now, false).length === 0,
    takesPeople: takesPeople(stateOf(row)),
    bookedPercent: row.booked_percent,
    url: publicUrl(services, row.id),
  }
}

type Line = InLine & { row: query.TicketRow }

/** The queue as it is at this moment: who waits in order, who is at which desk, and what one conversation takes today. */
export const queueOf = (row: query.EventRow, tickets: readonly query.TicketRow[], now: Date) => {
  const waiting = inOrder(
    tickets.flatMap((t): Line[] =>
      t.status === 'waiting' && t.order_at !== null && t.arrived_at !== null
        ? [{ id: t.id, number: t.number, orderAt: iso(t.order_at), arrivedAt: iso(t.arrived_at), row: t }]
        : [],
    ),
  )
  const minutes = (from: string, to: string | Date) =>
    Math.max(0, Math.round((Number(new Date(to)) - Date.parse(from)) / 60_000))
  const took = tickets
    .flatMap((t) =>
      t.started_at && t.finished_at ? [{ at: iso(t.finished_at), minutes: minutes(t.started_at, t.finished_at) }] : [],
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .map((t) => t.minutes)
  const atDesk = tickets.filter((t) => t.status === 'called' || t.status === 'interviewing')
  const busy = atDesk.map((t) => (t.started_at ? minutes(t.started_at, now) : 0))
  const average = averageOf(row.average_minutes, took)
  const estimate = (ahead: number): Estimate => estimateOf(ahead, row.desks, busy, average)
  return { waiting, atDesk, average, estimate }
}

export const getEvent = async (db: Db, companyId: string, id: string) => {
  const row = await query.findEvent(db, companyId, id)
  if (!row) throw notFound('Event')
  return row
}

export const eventLocked = async (db: Db, companyId: string, id: string) => {
  const row = await query.lockEvent(db, companyId, id)
  if (!row) throw notFound('Event')
  return row
}
