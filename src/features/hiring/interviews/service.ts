import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { insertApplicationEvent, touchApplication } from '../applications/changes.service.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import type * as contract from './contract.ts'
import { askForTime, callOff, confirmTime } from './letters.ts'
import { interviewersOn, listPossibleInterviewers as peopleOf } from './panel.queries.ts'
import { nameOf, panelOf } from './panel.ts'
import * as query from './queries.ts'
import { refuseEnded, refuseReturn } from './refusals.ts'
import { attributesOf, type InterviewStatus, refusalOf, resultOf } from './rules.ts'
import { clockOf, getInterviewSummary, interviewDatesOf, toInterviewView } from './shown.ts'
import { meaningsOf } from './templates.service.ts'

type Row = Awaited<ReturnType<typeof query.interviewsOf>>[number]

/** For somebody of the company, or for the timetable, which is nobody. */
export const getApplication = async (
  ctx: { db: Context['db']; actor: { companyId: string } },
  id: string,
  lock = false,
) => {
  const current = await query.findApplication(ctx.db, ctx.actor.companyId, id, lock)
  if (!current) throw notFound('Application')
  return current
}

/** With people of the company that may hold one; each interview as the caller may see it. */
const pictureOf = async (ctx: Context, applicationId: string) => {
  const { db, actor } = ctx
  const { outcome } = await getApplication(ctx, applicationId)
  const rows = await query.interviewsOf(db, actor.companyId, applicationId)
  const ids = rows.map((r) => r.id)
  const [panels, cards] = [
    await query.everOnPanels(db, actor.companyId, ids),
    await query.cardsOf(db, actor.companyId, ids),
  ]
  const ever = panels.map((p) => p.user_id)
  const people = await peopleOf(db, actor.companyId, ever)
  const rounds = rows.map((row) => ({
    status: row.status as InterviewStatus,
    panel: panels.filter((p) => p.interview_id === row.id && p.left_at === null).map((p) => p.user_id),
    cards: cards
      .filter((c) => c.interview_id === row.id)
      .map((c) => ({ userId: c.user_id, overall: c.overall, submittedAt: c.submitted_at })),
  }))
  return {
    people,
    rounds,
    interviews: rows.map((row) =>
      toInterviewView(ctx, row, { people, panels, stored: cards, isOver: outcome !== 'active' }),
    ),
  }
}

export const listInterviews = async (
  ctx: Context,
  { application }: Parsed<typeof contract.listInterviews>,
): Promise<Output<typeof contract.listInterviews>> => {
  const current = await getApplication(ctx, application)
  const { people, rounds, interviews } = await pictureOf(ctx, application)
  const country = ctx.countries.get(current.country)
  const { mustHave = [] } = current.content as { mustHave?: string[] }
  const team = await interviewersOn(ctx.db, ctx.actor.companyId, current.job_id)
  const panel = team.filter((p) => p.email.toLowerCase() !== current.email.toLowerCase()).slice(0, 8)
  const first = (id: string) => Number(!panel.some((p) => p.userId === id))
  return {
    interviews,
    interviewers: people
      .filter((p) => !p.employee)
      .map((p) => ({ userId: p.id, name: nameOf(p) }))
      .sort((a, b) => first(a.userId) - first(b.userId)),
    defaults: {
      zone: country.posting.zoneOf(current.region ?? ''),
      personZone: zoneOfPerson(ctx.countries, await query.getWhereabouts(ctx.db, ctx.actor.companyId, current.id)),
      attributes: attributesOf(mustHave),
      round: Math.max(0, ...interviews.map((i) => i.round)) + 1,
      panel: panel.map(({ userId, name, position }) => ({ userId, name, position })),
    },
    due: clockOf(ctx, current),
    result: current.outcome === 'active' ? resultOf(rounds, current.stage_since) : null,
  }
}

/** One interview as the caller may see it. */
export const interviewOf = async (ctx: Context, applicationId: string, id: string) => {
  const { interviews } = await pictureOf(ctx, applicationId)
  const interview = interviews.find((i) => i.id === id)
  if (!interview) throw notFound('Interview')
  return interview
}

const one = async (ctx: Context, applicationId: string, id: string, clashes: string[] = []) => ({
  interview: await interviewOf(ctx, applicationId, id),
  clashes,
})

const statusOf = (tookPlace: boolean, settled: boolean): InterviewStatus => {
  if (tookPlace) return 'done'
  return settled ? 'confirmed' : 'proposed'
}
const eventOf = (tookPlace: boolean, settled: boolean): string => {
  if (tookPlace) return 'interview_done'
  return settled ? 'interview_arranged' : 'interview_proposed'
}

export const arrangeInterview = async (ctx: Context, input: Parsed<typeof contract.arrangeInterview>) => {
  const { db, actor } = ctx
  const current = await getApplication(ctx, input.application)
  await refuseEnded(ctx, current)
  const { slots, clashes } = await panelOf(ctx, input, current, null)
  const rows = await query.interviewsOf(db, actor.companyId, current.id)
  const { mustHave = [] } = current.content as { mustHave?: string[] }
  const attributes = input.attributes.length > 0 ? input.attributes : attributesOf(mustHave)
  const id = crypto.randomUUID()
  const settled = (input.agreed || input.tookPlace) && slots.length === 1
  const row = await query.insertInterview(db, {
    company_id: actor.companyId,
    id,
    application_id: current.id,
    round: Math.max(0, ...rows.map((r) => r.round)) + 1,
    kind: input.kind,
    minutes: input.minutes,
    zone: input.zone,
    place: input.place,
    note: input.note,
    attributes,
    meanings: JSON.stringify(await meaningsOf(ctx, input.template, attributes)),
    slots,
    starts_at: settled ? (slots[0] ?? null) : null,
    status: statusOf(input.tookPlace, settled),
    ics_uid: `${id}@${new URL(ctx.settings.publicUrl).hostname}`,
    created_by: actor.userId,
  })
  await query.setPanel(db, actor.companyId, id, input.panel)
  const was = input.tookPlace && row.starts_at ? interviewDatesOf(ctx, current, row.starts_at) : {}
  await touchApplication(db, actor.companyId, current.id, was)
  await note(ctx, current, eventOf(input.tookPlace, settled), row)
  const told = await getInterviewSummary(ctx, db, actor.companyId, row)
  // What took place is news to nobody who was there.
  if (!input.tookPlace) await (settled ? confirmTime(ctx, db, told, false) : askForTime(ctx, db, told))
  ctx.audit({
    action: input.tookPlace ? 'interview.record' : 'interview.arrange',
    targetType: 'application',
    targetId: current.id,
    after: { interview: id, kind: input.kind, slots, panel: input.panel },
  })
  return one(ctx, current.id, id, clashes)
}

type Standing = { id: string; outcome: string }

/** Of an application that has ended nothing is told any more: the end stays what was told last. */
const note = (ctx: Context, { id, outcome }: Standing, kind: string, row: Row) =>
  insertApplicationEvent(ctx.db, {
    companyId: ctx.actor.companyId,
    applicationId: id,
    kind,
    by: 'user',
    userId: ctx.actor.userId,
    publicStatus: outcome === 'active' ? 'interview' : null,
    detail: { interview: row.id, round: row.round, startsAt: row.starts_at === null ? null : iso(row.starts_at) },
  })

const heldInterview = async (ctx: Context, id: string, version: number | undefined) => {
  const row = await query.lockInterview(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Interview')
  if (version !== undefined && version !== row.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this interview since you opened it.', {
      data: await one(ctx, row.application_id, id),
    })
  return row
}

export const changeInterview = async (ctx: Context, input: Parsed<typeof contract.changeInterview>) => {
  const { db, actor } = ctx
  const row = await heldInterview(ctx, input.id, input.version)
  const why = refusalOf('reschedule', { status: row.status as InterviewStatus, startsAt: row.starts_at }, ctx.now())
  if (why) throw new Refusal('CONFLICT', why)
  const current = await getApplication(ctx, row.application_id)
  await refuseEnded(ctx, current)
  const { slots, clashes } = await panelOf(ctx, input, current, row.id)
  await refuseReturn(ctx, row.id, input.panel)
  const settled = input.agreed && slots.length === 1
  const attributes = input.attributes.length > 0 ? input.attributes : row.attributes
  const before = await getInterviewSummary(ctx, db, actor.companyId, row)
  const next = await query.updateInterview(db, actor.companyId, row.id, {
    kind: input.kind,
    minutes: input.minutes,
    zone: input.zone,
    place: input.place,
    note: input.note,
    ...(input.attributes.length > 0 ? { attributes: input.attributes } : {}),
    meanings: JSON.stringify(await meaningsOf(ctx, input.template, attributes, row.meanings)),
    slots,
    starts_at: settled ? (slots[0] ?? null) : null,
    status: settled ? 'confirmed' : 'proposed',
    answer: null,
    ics_sequence: row.ics_sequence + 1,
  })
  await query.setPanel(db, actor.companyId, row.id, input.panel)
  await touchApplication(db, actor.companyId, row.application_id)
  await note(ctx, current, settled ? 'interview_moved' : 'interview_proposed', next)
  const told = await getInterviewSummary(ctx, db, actor.companyId, next)
  if (settled) {
    await confirmTime(ctx, db, told, row.starts_at !== null)
    // Whoever no longer holds it takes it out of their calendar.
    const gone = before.panel.filter((p) => !told.panel.some((q) => q.id === p.id))
    if (row.starts_at)
      await callOff(ctx, db, { ...before, sequence: next.ics_sequence }, { reason: '', recipients: gone })
  } else {
    if (row.starts_at) await callOff(ctx, db, { ...before, sequence: next.ics_sequence }, { reason: '' })
    await askForTime(ctx, db, told)
  }
  ctx.audit({
    action: 'interview.change',
    targetType: 'application',
    targetId: row.application_id,
    before: { startsAt: row.starts_at, slots: row.slots },
    after: { interview: row.id, slots, panel: input.panel },
  })
  return one(ctx, row.application_id, row.id, clashes)
}

export const moveInterview = async (ctx: Context, input: Parsed<typeof contract.moveInterview>) => {
  const { db, actor } = ctx
  const row = await heldInterview(ctx, input.id, input.version)
  const why = refusalOf(input.action, { status: row.status as InterviewStatus, startsAt: row.starts_at }, ctx.now())
  if (why) throw new Refusal('CONFLICT', why)
  const status = { cancel: 'cancelled', done: 'done', noShow: 'no_show' }[input.action]
  const next = await query.updateInterview(db, actor.companyId, row.id, {
    status,
    reason: input.reason,
    ics_sequence: row.ics_sequence + (input.action === 'cancel' ? 1 : 0),
  })
  const current = await getApplication(ctx, row.application_id)
  const was = input.action === 'done' && row.starts_at ? interviewDatesOf(ctx, current, row.starts_at) : {}
  await touchApplication(db, actor.companyId, current.id, was)
  await note(ctx, current, `interview_${status}`, next)
  if (input.action === 'cancel')
    await callOff(ctx, db, await getInterviewSummary(ctx, db, actor.companyId, next), { reason: input.reason ?? '' })
  ctx.audit({
    action: `interview.${input.action}`,
    targetType: 'application',
    targetId: row.application_id,
    before: { status: row.status },
    after: { interview: row.id, status, reason: input.reason },
  })
  return one(ctx, row.application_id, row.id)
}
