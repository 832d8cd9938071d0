import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { addDays, dayIn, instantIn, iso } from '../../../shared/dates.ts'
import type { Interview } from './contract.ts'
import type { InterviewSummary } from './letters.ts'
import { type Member, listPossibleInterviewers as peopleOf } from './panel.queries.ts'
import * as query from './queries.ts'
import { ACTIONS, cardsFor, refusalOf } from './rules.ts'

type Row = Awaited<ReturnType<typeof query.interviewsOf>>[number]
type People = readonly Member[]

const isoOr = (instant: string | null) => (instant === null ? null : iso(instant))
const named = (people: People, id: string) => {
  const found = people.find((p) => p.id === id)
  return found ? `${found.first_name} ${found.last_name}`.trim() : '—'
}

/** One interview as somebody of the company may see it. */
export const toInterviewView = (
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  row: Row,
  {
    people,
    panels,
    stored,
    isOver = false,
  }: {
    people: People
    panels: Awaited<ReturnType<typeof query.everOnPanels>>
    stored: Awaited<ReturnType<typeof query.cardsOf>>
    isOver?: boolean
  },
): Interview => {
  const ever = panels.filter((p) => p.interview_id === row.id)
  const panel = ever.filter((p) => p.left_at === null).map((p) => p.user_id)
  const left = ever.filter((p) => p.left_at !== null).map((p) => p.user_id)
  const cards = stored
    .filter((c) => c.interview_id === row.id)
    .map((c) => ({ ...c, userId: c.user_id, submittedAt: isoOr(c.submitted_at) }))
  const { shown, hidden } = cardsFor(cards, panel, actor.userId, left)
  return {
    id: row.id,
    round: row.round,
    kind: row.kind as Interview['kind'],
    status: row.status as Interview['status'],
    minutes: row.minutes,
    zone: row.zone,
    place: row.place,
    note: row.note,
    attributes: row.attributes,
    meanings: row.meanings,
    slots: row.slots.map(iso),
    startsAt: isoOr(row.starts_at),
    answer: row.answer,
    reason: row.reason,
    panel: panel.map((userId) => ({
      userId,
      name: named(people, userId),
      position: people.find((p) => p.id === userId)?.position ?? null,
      handedIn: cards.some((c) => c.userId === userId && c.submittedAt !== null),
    })),
    cards: shown.map((c) => ({
      userId: c.userId,
      name: named(people, c.userId),
      ratings: c.ratings,
      overall: c.overall,
      summary: c.summary,
      submittedAt: c.submittedAt,
      mine: c.userId === actor.userId,
    })),
    hidden,
    mine: panel.includes(actor.userId),
    actions: ACTIONS.filter(
      (a) =>
        !(isOver && (a === 'reschedule' || a === 'cancel')) &&
        refusalOf(a, { status: row.status as Interview['status'], startsAt: isoOr(row.starts_at) }, now()) === null,
    ),
    version: row.version,
  }
}

/** The day by which an outcome is owed, and what asks for it. */
export const clockOf = (
  { countries }: Pick<Services, 'countries'>,
  current: {
    country: string
    region: string | null
    last_interview_at: string | null
    outcome: string
    content: unknown
  },
): { on: string; rule: string } | null => {
  if (current.last_interview_at === null || current.outcome !== 'active') return null
  const { posting } = countries.get(current.country)
  const region = current.region ?? ''
  const clock = posting.outcomeClock({ region, has25: (current.content as { has25?: boolean }).has25 ?? true })
  if (!clock) return null
  const day = dayIn(posting.zoneOf(region), new Date(current.last_interview_at))
  return day < clock.from ? null : { on: addDays(day, clock.days), rule: clock.rule }
}

/** What an interview that was held does to its application: when it was, and until when an outcome is owed by it. */
export const interviewDatesOf = (
  services: Pick<Services, 'countries'>,
  current: Parameters<typeof clockOf>[1],
  startsAt: string,
): { interviewedAt: string; due: string | null } => {
  const clock = clockOf(services, { ...current, outcome: 'active', last_interview_at: startsAt })
  const zone = services.countries.get(current.country).posting.zoneOf(current.region ?? '')
  return { interviewedAt: startsAt, due: clock && instantIn(zone, `${clock.on}T23:59`) }
}

/** An interview as its letters tell of it. */
export const getInterviewSummary = async (
  services: Services,
  db: Db,
  companyId: string,
  row: Row,
): Promise<InterviewSummary> => {
  const current = await query.findApplication(db, companyId, row.application_id)
  if (!current) throw new Error('An interview without its application')
  const { name: company } = await query.companyOf(db, companyId)
  const ids = (await query.panelsOf(db, companyId, [row.id])).map((p) => p.user_id)
  const people = await peopleOf(db, companyId, ids)
  const of = (p: People[number]) => ({
    id: p.id,
    name: `${p.first_name} ${p.last_name}`.trim(),
    email: p.email,
    language: p.language,
    employee: p.employee,
  })
  const panel = people.filter((p) => ids.includes(p.id)).map(of)
  // Whom the person answers works on applications: an employee’s address is theirs.
  const inHr = people.filter((p) => !p.employee)
  const organizer = inHr.find((p) => p.id === row.created_by) ?? inHr.find((p) => ids.includes(p.id))
  return {
    companyId,
    company,
    applicationId: current.id,
    interviewId: row.id,
    personUserId: current.user_id,
    job: current.title,
    person: { name: current.name, email: current.email, language: current.language },
    panel,
    organizer: organizer ? of(organizer) : { name: company, email: services.settings.supportEmail },
    uid: row.ics_uid,
    sequence: row.ics_sequence,
    startsAt: row.starts_at === null ? null : iso(row.starts_at),
    minutes: row.minutes,
    zone: row.zone,
    place: row.place,
    note: row.note,
    slots: row.slots.length,
  }
}
