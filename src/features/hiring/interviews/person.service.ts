import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { insertApplicationEvent } from '../applications/changes.service.ts'
import { personOf } from '../applications/link.ts'
import { lockInterviewers } from './busy.queries.ts'
import { invitationOf } from './calendar.rules.ts'
import type * as contract from './contract.ts'
import { confirmTime, notifyNoneSuits } from './letters.ts'
import * as query from './queries.ts'
import { type InterviewKind, type InterviewStatus, isOverlapping } from './rules.ts'
import { getInterviewSummary } from './shown.ts'

type Input = { application: string; link: string | null }

/** The company of an application that is the caller's own; they are shown no other. */
export const authorizeCandidate = async (ctx: OpenContext, { application, link }: Input) => {
  const person = await personOf(ctx, link)
  const found = await ctx.database.forSeeker(person, (db) => query.theirApplication(db, application))
  if (!found) throw notFound('Application')
  return { person, companyId: found.company_id, outcome: found.outcome }
}

const toView = (row: Awaited<ReturnType<typeof query.theirInterviews>>[number]) => ({
  id: row.id,
  round: row.round,
  kind: row.kind as InterviewKind,
  status: row.status as InterviewStatus,
  minutes: row.minutes,
  zone: row.zone,
  place: row.place,
  note: row.note,
  slots: row.slots.map(iso),
  startsAt: row.starts_at === null ? null : iso(row.starts_at),
  answer: row.answer,
  version: row.version,
})

export const listInterviewsForCandidate = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.theirInterviews>,
): Promise<Output<typeof contract.theirInterviews>> => {
  const { person, companyId } = await authorizeCandidate(ctx, input)
  const rows = await ctx.database.forSeeker(person, (db) => query.theirInterviews(db, companyId, input.application))
  if (!rows.some((row) => row.status === 'proposed')) return { interviews: rows.map(toView) }
  // What somebody else has booked meanwhile is no longer offered.
  const free = await ctx.database.forCompany(companyId, async (db) => {
    const found = new Map<string, string[]>()
    for (const row of rows) if (row.status === 'proposed') found.set(row.id, await freeSlots(db, companyId, row))
    return found
  })
  return { interviews: rows.map((row) => ({ ...toView(row), slots: free.get(row.id) ?? toView(row).slots })) }
}

type Booked = { id: string; minutes: number }

/** The times of an interview at which nobody who holds it is in another one. */
const freeSlots = async (db: Db, companyId: string, row: Booked & { slots: unknown }): Promise<string[]> => {
  const panel = (await query.panelsOf(db, companyId, [row.id])).map((p) => p.user_id)
  const busy = await query.busyAround(db, companyId, panel, row.id)
  return (row.slots as string[]).map(iso).filter((startsAt) => !isTaken(busy, { startsAt, minutes: row.minutes }))
}

const isTaken = (busy: readonly { starts_at: string | null; minutes: number }[], at: BookedTime): boolean =>
  busy.some(({ starts_at: startsAt, minutes }) => startsAt !== null && isOverlapping(at, { startsAt, minutes }))
type BookedTime = { startsAt: string; minutes: number }

/** Two people who choose the same time of one interviewer at once come one after the other: the second is told. */
const refuseTaken = async (db: Db, companyId: string, row: Booked, startsAt: string) => {
  const panel = (await query.panelsOf(db, companyId, [row.id])).map((p) => p.user_id)
  await lockInterviewers(db, panel)
  if (isTaken(await query.busyAround(db, companyId, panel, row.id), { startsAt, minutes: row.minutes }))
    throw invalid({ slot: 'This time has just been taken. Choose another one.' })
}

/** They choose one of the times, and it is arranged; or say that none suits, and the company hears of it. */
export const answerInterview = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.answerInterview>,
): Promise<Output<typeof contract.answerInterview>> => {
  const { companyId, outcome } = await authorizeCandidate(ctx, input)
  if (input.slot === null && !input.words) throw invalid({ slot: 'Choose a time, or say what would suit you.' })
  if (outcome !== 'active') throw new Refusal('CONFLICT', 'This application is no longer going on.')
  await ctx.database.forCompany(companyId, async (db) => {
    const row = await query.lockInterview(db, companyId, input.id)
    if (!row || row.application_id !== input.application) throw notFound('Interview')
    if (row.status !== 'proposed')
      throw new Refusal('CONFLICT', 'This interview no longer waits for your choice. Load the page again.')
    const slots = row.slots.map(iso)
    const chosen = input.slot === null ? null : iso(input.slot)
    if (chosen && !slots.includes(chosen)) throw invalid({ slot: 'This time is not one of those offered.' })
    if (chosen && Date.parse(chosen) <= ctx.now().getTime()) throw invalid({ slot: 'This time has passed.' })
    if (chosen) await refuseTaken(db, companyId, row, chosen)
    const next = await query.updateInterview(db, companyId, row.id, {
      ...(chosen ? { starts_at: chosen, status: 'confirmed' } : {}),
      answer: input.words,
    })
    const told = await getInterviewSummary(ctx, db, companyId, next)
    if (chosen) await confirmTime(ctx, db, told, false)
    else {
      const creator = (await query.listInterviewers(db, companyId)).find((p) => p.id === row.created_by)
      const to = creator
        ? { id: creator.id, name: creator.first_name, email: creator.email, language: creator.language }
        : told.panel.find((p) => !p.employee)
      if (to) await notifyNoneSuits(ctx, db, told, { to, words: input.words ?? '' })
    }
    await insertApplicationEvent(db, {
      companyId,
      applicationId: row.application_id,
      kind: chosen ? 'interview_chosen' : 'interview_declined',
      by: 'candidate',
      userId: null,
      publicStatus: 'interview',
      detail: { interview: row.id, startsAt: chosen },
    })
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, ctx.caller, [
      {
        action: chosen ? 'interview.chosen' : 'interview.none-suits',
        targetType: 'application',
        targetId: row.application_id,
        after: { interview: row.id, startsAt: chosen },
      },
    ])
  })
  return listInterviewsForCandidate(ctx, { application: input.application, link: input.link })
}

/** For a calendar that takes files: as it was sent by mail. */
export const downloadInterviewCalendar = async (ctx: OpenContext, input: Parsed<typeof contract.interviewCalendar>) => {
  const { person, companyId } = await authorizeCandidate(ctx, input)
  const rows = await ctx.database.forSeeker(person, (db) => query.theirInterviews(db, companyId, input.application))
  const row = rows.find((r) => r.id === input.id)
  if (!row?.starts_at || row.status !== 'confirmed') throw notFound('Interview')
  const told = await ctx.database.forCompany(companyId, async (db) => {
    const current = await query.lockInterview(db, companyId, row.id)
    return current ? getInterviewSummary(ctx, db, companyId, current) : null
  })
  if (!told) throw notFound('Interview')
  const text = invitationOf({
    uid: row.ics_uid,
    sequence: row.ics_sequence,
    cancelled: false,
    startsAt: iso(row.starts_at),
    minutes: row.minutes,
    summary: `${told.job}: ${told.company}`,
    description: row.note,
    place: row.place,
    organizer: told.organizer,
    attendees: [told.person],
    now: ctx.now(),
  })
  return new Download('interview.ics', 'text/calendar; charset=utf-8', text)
}
