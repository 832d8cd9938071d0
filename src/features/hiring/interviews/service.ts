import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { askForTime, callOff, confirmTime } from './letters.ts'
import { interviewersOn, people as peopleOf } from './panel.queries.ts'
import { nameOf, panelOf } from './panel.ts'
import * as query from './queries.ts'
import { refuseEnded, refuseReturn } from './refusals.ts'
import { attributesOf, type InterviewStatus, missingOf, refusalOf, resultOf } from './rules.ts'
import { clockOf, heldOn, shownTo, toldOf } from './shown.ts'
import { meaningsOf } from './templates.service.ts'

type Row = Awaited<ReturnType<typeof query.interviewsOf>>[number]

export const applicationHeld = async (ctx: Pick<Context, 'db' | 'actor'>, id: string, lock = false) => {
  const held = await query.application(ctx.db, ctx.actor.companyId, id, lock)
  if (!held) throw notFound('Application')
  return held
}

/** With people of the company that may hold one; each interview as the caller may see it. */
const pictureOf = async (ctx: Context, applicationId: string) => {
  const { db, actor } = ctx
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
  return { people, rounds, interviews: rows.map((row) => shownTo(ctx, row, people, panels, cards)) }
}

export const list = async (
  ctx: Context,
  { application }: Parsed<typeof contract.listInterviews>,
): Promise<Output<typeof contract.listInterviews>> => {
  const held = await applicationHeld(ctx, application)
  const { people, rounds, interviews } = await pictureOf(ctx, application)
  const country = ctx.countries.get(held.country)
  const { mustHave = [] } = held.content as { mustHave?: string[] }
  const team = await interviewersOn(ctx.db, ctx.actor.companyId, held.job_id)
  const panel = team.filter((p) => p.email.toLowerCase() !== held.email.toLowerCase()).slice(0, 8)
  const first = (id: string) => Number(!panel.some((p) => p.userId === id))
  return {
    interviews,
    interviewers: people
      .filter((p) => !p.employee)
      .map((p) => ({ userId: p.id, name: nameOf(p) }))
      .sort((a, b) => first(a.userId) - first(b.userId)),
    defaults: {
      zone: country.posting.zoneOf(held.region ?? ''),
      attributes: attributesOf(mustHave),
      round: Math.max(0, ...interviews.map((i) => i.round)) + 1,
      panel: panel.map(({ userId, name, position }) => ({ userId, name, position })),
    },
    due: clockOf(ctx, held),
    result: held.outcome === 'active' ? resultOf(rounds, held.stage_since) : null,
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

export const arrange = async (ctx: Context, asked: Parsed<typeof contract.arrangeInterview>) => {
  const { db, actor } = ctx
  const held = await applicationHeld(ctx, asked.application)
  await refuseEnded(ctx, held)
  const { slots, clashes } = await panelOf(ctx, asked, held, null)
  const rows = await query.interviewsOf(db, actor.companyId, held.id)
  const { mustHave = [] } = held.content as { mustHave?: string[] }
  const attributes = asked.attributes.length > 0 ? asked.attributes : attributesOf(mustHave)
  const id = crypto.randomUUID()
  const settled = asked.agreed && slots.length === 1
  const row = await query.insertInterview(db, {
    company_id: actor.companyId,
    id,
    application_id: held.id,
    round: Math.max(0, ...rows.map((r) => r.round)) + 1,
    kind: asked.kind,
    minutes: asked.minutes,
    zone: asked.zone,
    place: asked.place,
    note: asked.note,
    attributes,
    meanings: JSON.stringify(await meaningsOf(ctx, asked.template, attributes)),
    slots,
    starts_at: settled ? (slots[0] ?? null) : null,
    status: settled ? 'confirmed' : 'proposed',
    ics_uid: `${id}@${new URL(ctx.settings.publicUrl).hostname}`,
    created_by: actor.userId,
  })
  await query.setPanel(db, actor.companyId, id, asked.panel)
  await query.touch(db, actor.companyId, held.id)
  await note(ctx, held, settled ? 'interview_arranged' : 'interview_proposed', row)
  const told = await toldOf(ctx, db, actor.companyId, row)
  await (settled ? confirmTime(ctx, db, told, false) : askForTime(ctx, db, told))
  ctx.audit({
    action: 'interview.arrange',
    targetType: 'application',
    targetId: held.id,
    after: { interview: id, kind: asked.kind, slots, panel: asked.panel },
  })
  return one(ctx, held.id, id, clashes)
}

type Standing = { id: string; outcome: string }

/** Of an application that has ended nothing is told any more: the end stays what was told last. */
const note = (ctx: Context, { id, outcome }: Standing, kind: string, row: Row) =>
  query.noteEvent(ctx.db, {
    companyId: ctx.actor.companyId,
    applicationId: id,
    kind,
    by: 'user',
    userId: ctx.actor.userId,
    publicStatus: outcome === 'active' ? 'interview' : null,
    detail: { interview: row.id, round: row.round, startsAt: row.starts_at === null ? null : iso(row.starts_at) },
  })

const heldInterview = async (ctx: Context, id: string, version: number | undefined) => {
  const row = await query.interviewHeld(ctx.db, ctx.actor.companyId, id)
  if (!row) throw notFound('Interview')
  if (version !== undefined && version !== row.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this interview since you opened it.', {
      data: await one(ctx, row.application_id, id),
    })
  return row
}

export const change = async (ctx: Context, asked: Parsed<typeof contract.changeInterview>) => {
  const { db, actor } = ctx
  const row = await heldInterview(ctx, asked.id, asked.version)
  const why = refusalOf('reschedule', { status: row.status as never, startsAt: row.starts_at }, ctx.now())
  if (why) throw new Refusal('CONFLICT', why)
  const held = await applicationHeld(ctx, row.application_id)
  await refuseEnded(ctx, held)
  const { slots, clashes } = await panelOf(ctx, asked, held, row.id)
  await refuseReturn(ctx, row.id, asked.panel)
  const settled = asked.agreed && slots.length === 1
  const attributes = asked.attributes.length > 0 ? asked.attributes : row.attributes
  const before = await toldOf(ctx, db, actor.companyId, row)
  const next = await query.updateInterview(db, actor.companyId, row.id, {
    kind: asked.kind,
    minutes: asked.minutes,
    zone: asked.zone,
    place: asked.place,
    note: asked.note,
    ...(asked.attributes.length > 0 ? { attributes: asked.attributes } : {}),
    meanings: JSON.stringify(await meaningsOf(ctx, asked.template, attributes, row.meanings as never)),
    slots,
    starts_at: settled ? (slots[0] ?? null) : null,
    status: settled ? 'confirmed' : 'proposed',
    answer: null,
    ics_sequence: row.ics_sequence + 1,
  })
  await query.setPanel(db, actor.companyId, row.id, asked.panel)
  await query.touch(db, actor.companyId, row.application_id)
  await note(ctx, held, settled ? 'interview_moved' : 'interview_proposed', next)
  const told = await toldOf(ctx, db, actor.companyId, next)
  if (settled) {
    await confirmTime(ctx, db, told, row.starts_at !== null)
    // Whoever no longer holds it takes it out of their calendar.
    const gone = before.panel.filter((p) => !told.panel.some((q) => q.id === p.id))
    if (row.starts_at) await callOff(ctx, db, { ...before, sequence: next.ics_sequence }, '', gone)
  } else {
    if (row.starts_at) await callOff(ctx, db, { ...before, sequence: next.ics_sequence }, '')
    await askForTime(ctx, db, told)
  }
  ctx.audit({
    action: 'interview.change',
    targetType: 'application',
    targetId: row.application_id,
    before: { startsAt: row.starts_at, slots: row.slots },
    after: { interview: row.id, slots, panel: asked.panel },
  })
  return one(ctx, row.application_id, row.id, clashes)
}

export const move = async (ctx: Context, asked: Parsed<typeof contract.moveInterview>) => {
  const { db, actor } = ctx
  const row = await heldInterview(ctx, asked.id, asked.version)
  const why = refusalOf(asked.action, { status: row.status as never, startsAt: row.starts_at }, ctx.now())
  if (why) throw new Refusal('CONFLICT', why)
  const status = { cancel: 'cancelled', done: 'done', noShow: 'no_show' }[asked.action]
  const next = await query.updateInterview(db, actor.companyId, row.id, {
    status,
    reason: asked.reason,
    ics_sequence: row.ics_sequence + (asked.action === 'cancel' ? 1 : 0),
  })
  const held = await applicationHeld(ctx, row.application_id)
  const was = asked.action === 'done' && row.starts_at ? heldOn(ctx, held, row.starts_at) : {}
  await query.touch(db, actor.companyId, held.id, was)
  await note(ctx, held, `interview_${status}`, next)
  if (asked.action === 'cancel')
    await callOff(ctx, db, await toldOf(ctx, db, actor.companyId, next), asked.reason ?? '')
  ctx.audit({
    action: `interview.${asked.action}`,
    targetType: 'application',
    targetId: row.application_id,
    before: { status: row.status },
    after: { interview: row.id, status, reason: asked.reason },
  })
  return one(ctx, row.application_id, row.id)
}

export const saveCard = async (ctx: Context, asked: Parsed<typeof contract.saveScorecard>) => {
  const { db, actor } = ctx
  const row = await query.interviewHeld(db, actor.companyId, asked.id)
  if (!row) throw notFound('Interview')
  const panel = (await query.panelsOf(db, actor.companyId, [row.id])).map((p) => p.user_id)
  if (!panel.includes(actor.userId))
    throw new Refusal('CONFLICT', 'You do not hold this interview. Whoever does hands in a scorecard.')
  if (row.status !== 'confirmed' && row.status !== 'done')
    throw new Refusal('CONFLICT', 'A scorecard is for an interview that is arranged or was held.')
  if (row.starts_at && asked.submit && Date.parse(row.starts_at) > ctx.now().getTime())
    throw new Refusal('CONFLICT', 'This interview has not begun yet.')
  const strange = asked.ratings.find((r) => !row.attributes.includes(r.name))
  if (strange) throw invalid({ ratings: `${strange.name} is not looked at in this interview.` })
  const cards = await query.cardsOf(db, actor.companyId, [row.id])
  if (cards.some((c) => c.user_id === actor.userId && c.submitted_at))
    throw new Refusal('CONFLICT', 'Your scorecard is handed in; it stays as it is.')
  if (asked.submit) {
    const errors = missingOf(asked.ratings, asked.overall)
    if (Object.keys(errors).length > 0) throw invalid(errors)
  }
  await query.saveCard(db, {
    companyId: actor.companyId,
    interviewId: row.id,
    userId: actor.userId,
    ratings: asked.ratings,
    overall: asked.overall,
    summary: asked.summary,
    submit: asked.submit,
  })
  if (asked.submit) {
    // Whoever hands in what they found has held it, whether or not anybody says so beside: the day an outcome is owed counts from it.
    const about = await applicationHeld(ctx, row.application_id)
    if (row.starts_at) await query.touch(db, actor.companyId, about.id, heldOn(ctx, about, row.starts_at))
    await query.noteEvent(db, {
      companyId: actor.companyId,
      applicationId: row.application_id,
      kind: 'scorecard',
      by: 'user',
      userId: actor.userId,
      publicStatus: null,
      detail: { interview: row.id },
    })
    ctx.audit({
      action: 'scorecard.submit',
      targetType: 'application',
      targetId: row.application_id,
      after: { interview: row.id },
    })
  }
  return one(ctx, row.application_id, row.id)
}
