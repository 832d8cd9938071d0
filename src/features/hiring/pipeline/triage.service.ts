import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { insertPlacedEvents } from '../applications/changes.service.ts'
import { findJob, listRejectReasons } from './board.queries.ts'
import { redactIdentity } from './identity.rules.ts'
import { lastSteps } from './move.queries.ts'
import { moveApplications } from './move.service.ts'
import { payFit } from './pay.rules.ts'
import type * as contract from './triage.contract.ts'
import * as query from './triage.queries.ts'

/** A session: after so many, a pause. */
const SESSION = 50
/** So much of a CV is a glance at it. */
const SHOWN = 12

type Decision = Parsed<typeof contract.decideTriage>['decisions'][number]

const placeOf = (row: query.Row): contract.TriageCard['place'] => {
  if (row.content.workMode === 'remote') return 'remote'
  if (!row.country || !row.jobCountry) return null
  if (row.country !== row.jobCountry) return 'move'
  if (!row.region || !row.jobRegion) return null
  return row.region === row.jobRegion ? 'same' : 'move'
}

const cardOf = (row: query.Row): contract.TriageCard => {
  const hide = (text: unknown) =>
    typeof text === 'string' ? redactIdentity(text, [row.name, ...(row.phone ? [row.phone] : []), row.email]) : ''
  const answers = Array.isArray(row.answers) ? (row.answers as Record<string, unknown>[]) : []
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    appliedAt: row.appliedAt,
    headline: hide(row.headline),
    place: placeOf(row),
    pay: payFit(row.content, answers),
    mustHave: row.content.mustHave ?? [],
    lines: (row.output?.lines ?? [])
      .filter((l) => l.kind === 'must')
      .map(({ id, text, verdict, quote }) => ({
        id,
        text,
        verdict: verdict as 'met',
        quote: quote ? hide(quote.text) : null,
      })),
    cv: row.facts && {
      titles: row.facts.titles.slice(0, SHOWN).map((t) => hide(t.text)),
      tasks: row.facts.tasks.slice(0, SHOWN).map((t) => hide(t.text)),
      skills: row.facts.skills.slice(0, 2 * SHOWN).map((s) => s.label),
      months: row.facts.months,
    },
    note: hide(row.sent.note),
    answers: answers.map((a) => ({
      ask: String(a.ask ?? ''),
      values: (Array.isArray(a.values) ? a.values : []).map(hide),
      unmet: a.unmet === true,
      why: String(a.why ?? ''),
      explanation: hide(a.explanation),
    })),
    hasCv: row.hasCv,
    humanOnly: row.humanOnly,
    askedBy: row.askedBy === null ? null : { name: row.askedBy, note: row.askedNote ?? '' },
  }
}

export const readTriage = async (
  { db, actor }: Context,
  { job }: Parsed<typeof contract.readTriage>,
): Promise<Output<typeof contract.readTriage>> => {
  const { companyId, userId } = actor
  if (job && !(await findJob(db, companyId, job))) throw notFound('Job')
  const rows = await query.listTriageQueue(db, companyId, userId, { jobId: job, most: SESSION })
  const counted = await query.countTriageByJob(db, companyId, userId)
  const here = counted.filter((c) => job === null || c.id === job)
  return {
    cards: rows.map(cardOf),
    waiting: here.reduce((sum, c) => sum + c.waiting, 0),
    proposed: here.reduce((sum, c) => sum + c.proposed, 0),
    colleagues: await query.listColleagues(db, companyId, userId),
    jobs: counted.filter((c) => c.waiting > 0).map(({ proposed: _, ...job }) => job),
  }
}

export const decideTriage = async (
  ctx: Context,
  { decisions }: Parsed<typeof contract.decideTriage>,
): Promise<Output<typeof contract.decideTriage>> => {
  const colleagues = await query.listColleagues(ctx.db, ctx.actor.companyId, ctx.actor.userId)
  const results: Output<typeof contract.decideTriage>['results'] = []
  for (const decision of decisions) {
    const why = await decideOne(ctx, decision, (id) => colleagues.some((c) => c.id === id))
    results.push({ id: decision.id, why })
  }
  return { results }
}

/** Null: it was written down, now or when it was sent before; else why it was not. */
const decideOne = async (ctx: Context, d: Decision, isColleague: (id: string) => boolean): Promise<string | null> => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const before = await query.lockDecision(db, companyId, d.id)
  if (before)
    return before.application_id === d.applicationId ? null : 'This decision was already sent for another one.'
  const at = await query.lockApplication(db, companyId, d.applicationId)
  if (!at) return 'Application not found.'
  if (at.version !== d.version || at.outcome !== 'active' || at.kind !== 'applied')
    return 'Somebody else has moved it meanwhile. It is left as it is.'
  if (d.decision === 'ask' && !(d.askedUser && isColleague(d.askedUser))) return 'Choose a colleague to ask.'
  let eventId: number | null = null
  if (d.decision === 'advance') {
    if (!at.next) return 'There is no stage to go on to.'
    const moved = await moveApplications(ctx, {
      applications: [{ id: d.applicationId, version: d.version }],
      action: 'move',
      stageId: at.next,
      before: null,
      reasonId: null,
      note: null,
      message: null,
      templateId: null,
      preview: false,
    })
    const [result] = moved.results
    if (result?.why) return result.why
    eventId = result?.eventId ?? null
  }
  const now = ctx.now().toISOString()
  const askedUser = d.decision === 'ask' ? d.askedUser : null
  await query.insertDecision(db, companyId, userId, { ...d, askedUser, eventId, at: now })
  const detail = { decisionId: d.id, seconds: d.seconds, ...(askedUser ? { askedUser } : {}) }
  const event = { fromStage: null, toStage: null, publicStatus: null, undoOf: null }
  if (d.decision === 'notNow' || d.decision === 'ask')
    await insertPlacedEvents(db, companyId, {
      by: userId,
      events: [{ ...event, applicationId: d.applicationId, kind: `triage.${d.decision}`, detail }],
      now,
    })
  ctx.audit({ action: `triage.${d.decision}`, targetType: 'application', targetId: d.applicationId, detail })
  return null
}

export const undoTriage = async (
  ctx: Context,
  { id }: Parsed<typeof contract.undoTriage>,
): Promise<Output<typeof contract.undoTriage>> => {
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const current = await query.lockDecision(db, companyId, id)
  if (current?.by_user !== userId) throw notFound('Decision')
  if (current.undone_at !== null) return { why: null }
  if (current.event_id !== null) {
    const last = (await lastSteps(db, companyId, [current.application_id])).get(current.application_id)
    if (last?.eventId !== current.event_id) return { why: 'It has been moved on since. It is left as it is.' }
    const { results } = await moveApplications(ctx, {
      applications: [{ id: current.application_id }],
      action: 'undo',
      stageId: null,
      before: null,
      reasonId: null,
      note: null,
      message: null,
      templateId: null,
      preview: false,
    })
    if (results[0]?.why) return { why: results[0].why }
  }
  await query.markUndone(db, companyId, id, ctx.now().toISOString())
  ctx.audit({
    action: 'triage.undo',
    targetType: 'application',
    targetId: current.application_id,
    detail: { decisionId: id, decision: current.decision },
  })
  return { why: null }
}

export const readProposed = async (
  { db, actor }: Context,
  { job }: Parsed<typeof contract.readProposed>,
): Promise<Output<typeof contract.readProposed>> => ({
  proposed: await query.listProposedDecisions(db, actor.companyId, actor.userId, job),
  reasons: await listRejectReasons(db, actor.companyId),
})
