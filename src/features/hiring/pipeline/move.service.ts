import type { Context } from '../../../server/context.ts'
import { leavesAt } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import {
  type ApplicationLetter,
  insertPlacedEvents,
  placeApplications,
  releaseApplicationLetters,
  renumberApplications,
  withdrawApplicationLetters,
  writeApplicationLetters,
} from '../applications/changes.service.ts'
import { advertUrlOf } from '../letters/facts.ts'
import { phraseIn, renderRejectionLetter } from '../letters/phrases.rules.ts'
import { rejectionChosen } from '../letters/service.ts'
import { ensurePipeline } from '../stages/begin.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import type * as contract from './contract.ts'
import * as query from './move.queries.ts'
import { decideStep, ranksBetween, type Stage, type Step, wasOf } from './rules.ts'

type Input = Parsed<typeof contract.moveApplications>
type Result = Output<typeof contract.moveApplications>['results'][number]
type Planned = { row: query.Row; step: Step; letter: ApplicationLetter | null }

/** Moves, rejects, restores applications or takes the last such step back: each for itself, all in one transaction. */
export const moveApplications = async (
  ctx: Context,
  input: Input,
): Promise<Output<typeof contract.moveApplications>> => {
  const { db, actor } = ctx
  const { companyId } = actor
  const now = ctx.now().toISOString()
  const wanted = new Map(input.applications.map(({ id, version }) => [id, version]))
  const ids = [...wanted.keys()]
  const reason = await reasonAsked(ctx, input)
  const rows = await query.listApplicationsForMove(db, companyId, actor.userId, { ids, lock: !input.preview })
  if (ids.length === 1 && rows.length === 0) throw notFound('Application')
  const own = await ensurePipeline(db, companyId)
  const stages = await query.stagesOf(db, companyId)
  const to = input.action === 'move' ? stageAsked(stages, input.stageId) : null
  const facts = {
    last: input.action === 'undo' ? await query.lastSteps(db, companyId, ids) : new Map<string, query.Last>(),
    letters: await query.listRejectionLetters(db, companyId, ids),
    another: await query.withAnother(db, companyId, ids),
    offers:
      input.action === 'reject' || input.action === 'undo'
        ? await query.withOffer(db, companyId, ids)
        : new Map<string, 'sent' | 'accepted'>(),
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  const rankOf = await ranks(ctx, input, inOrder, to)
  const company = input.action === 'reject' ? await query.companyName(db, companyId) : ''
  const chosen = reason && input.templateId ? await rejectionChosen(ctx, input.templateId, reason.id) : null
  const told = { company, said: input.message ?? reason?.phrase ?? '', chosen }

  const refused = new Map<string, string>()
  const planned: Planned[] = []
  for (const row of inOrder) {
    const step = decideStep(
      row,
      { action: input.action, version: wanted.get(row.id), to, rank: rankOf.get(row.id) ?? row.rank, now, reason },
      {
        stages: stages.filter((s) => s.pipelineId === (row.pipelineId ?? own)),
        at: stages.find((s) => s.id === row.stageId) as Stage,
        last: facts.last.get(row.id) ?? null,
        told: facts.letters.get(row.id)?.left ?? false,
        another: facts.another.has(row.id),
        offer: facts.offers.get(row.id) ?? null,
      },
    )
    if ('why' in step) refused.set(row.id, step.why)
    else
      planned.push({
        row,
        step,
        letter: letterOf(ctx, row, step, told),
      })
  }
  const hurt =
    input.preview && input.action === 'reject'
      ? await query.findRejectionWarnings(db, companyId, ids, now)
      : new Map<string, query.Hurt[]>()
  const events = input.preview
    ? new Map<string, number>()
    : await perform(ctx, planned, { facts, asked: input, now, stages })
  const done = new Map(planned.map((p) => [p.row.id, p]))
  const results = ids.map((id): Result => {
    const plan = done.get(id)
    const nothing = { id, stageId: null, outcome: null, rank: null, eventId: null, message: null, hurts: [] }
    if (!plan) {
      const row = byId.get(id)
      return {
        ...nothing,
        version: row?.version ?? null,
        why: row ? (refused.get(id) ?? '') : 'Application not found.',
      }
    }
    const { became } = plan.step
    return {
      id,
      stageId: became.stageId,
      outcome: became.outcome,
      rank: became.rank,
      version: plan.row.version + (input.preview ? 0 : 1),
      eventId: events.get(id) ?? null,
      why: null,
      message: plan.letter && shownTo(plan.row, plan.letter),
      hurts: hurt.get(id) ?? [],
    }
  })
  return { results, done: planned.length }
}

/** The letter as whoever sends it may read it: without the name, while that is hidden from them. */
const shownTo = ({ opened, name }: query.Row, { subject, body, leavesAt: at }: ApplicationLetter) => {
  const withoutName = (words: string) => (opened ? words : words.replaceAll(name, '•••'))
  return { subject: withoutName(subject), body: withoutName(body), leavesAt: at }
}

const reasonAsked = async ({ db, actor }: Context, { action, reasonId }: Input) => {
  if (action !== 'reject') return null
  const reason = reasonId ? await query.findRejectReason(db, actor.companyId, reasonId) : undefined
  if (!reason) throw invalid({ reasonId: 'Choose a reason.' })
  return { id: reason.id, name: reason.name, phrase: reason.public_phrase }
}

const stageAsked = (stages: readonly Stage[], stageId: string | null): Stage => {
  const to = stages.find((s) => s.id === stageId)
  if (!to) throw invalid({ stageId: 'Choose the stage.' })
  return to
}

/** Where each comes to lie in its new stage, job by job. */
const ranks = async (
  { db, actor }: Context,
  { action, before, preview }: Input,
  rows: readonly query.Row[],
  to: Stage | null,
): Promise<Map<string, number>> => {
  const found = new Map<string, number>()
  if (action === 'undo' || action === 'reject') return found
  for (const [key, own] of Map.groupBy(rows, (r) => `${r.jobId} ${to?.id ?? r.restoreStageId ?? r.stageId}`)) {
    const [jobId = '', stageId = ''] = key.split(' ')
    const input = { jobId, stageId, before: action === 'move' ? before : null, without: own.map((r) => r.id) }
    const between = async () => {
      const gap = await query.findRankGap(db, actor.companyId, input)
      return ranksBetween(gap.after, gap.before, own.length)
    }
    let places = await between()
    if (!places && !preview) {
      await renumberApplications(db, actor.companyId, jobId, stageId)
      places = await between()
    }
    for (const [i, row] of own.entries()) found.set(row.id, places?.[i] ?? row.rank)
  }
  return found
}

type Rejection = { company: string; said: string; chosen: Awaited<ReturnType<typeof rejectionChosen>> | null }

/** In the company’s own words where it has some in the person’s language, else in the product’s: nobody is let go without a letter. */
const letterOf = (ctx: Context, row: query.Row, { letter }: Step, { company, said, chosen }: Rejection) => {
  if (letter !== 'write') return null
  const leaves = leavesAt(ctx.now(), zoneOfPerson(ctx.countries, row)).toISOString()
  const { name, jobTitle: job, language } = row
  const facts = { name, job, company, link: advertUrlOf(ctx, row.jobId), reason: phraseIn(language, said) }
  const words = chosen?.(language, facts) ?? renderRejectionLetter(language, { name, job, company, said })
  return { id: crypto.randomUUID(), applicationId: row.id, ...words, leavesAt: leaves }
}

type Facts = { last: Map<string, query.Last>; letters: Map<string, { id: string; left: boolean }> }

const perform = async (
  ctx: Context,
  planned: readonly Planned[],
  {
    facts: { last, letters },
    asked: { note },
    now,
    stages,
  }: { facts: Facts; asked: Input; now: string; stages: readonly Stage[] },
): Promise<Map<string, number>> => {
  if (planned.length === 0) return new Map()
  const { db, actor } = ctx
  const { companyId, userId } = actor
  const written = planned.flatMap((p) => p.letter ?? [])
  const back = planned.flatMap(({ row, step }) => (step.letter === 'take back' ? (letters.get(row.id)?.id ?? []) : []))
  const go = planned.flatMap(({ row, step }) => {
    const id = step.letter === 'let go' ? last.get(row.id)?.tookBack : null
    return id ? { id, leavesAt: leavesAt(ctx.now(), zoneOfPerson(ctx.countries, row)).toISOString() } : []
  })
  await placeApplications(
    db,
    companyId,
    planned.map(({ row, step }) => ({ id: row.id, ...step.became, responds: step.publicStatus !== null })),
    now,
  )
  if (written.length > 0) await writeApplicationLetters(db, companyId, { by: userId, letters: written, now })
  if (back.length > 0) await withdrawApplicationLetters(db, companyId, back, now)
  if (go.length > 0) await releaseApplicationLetters(db, companyId, go)
  const events = await insertPlacedEvents(db, companyId, {
    by: userId,
    events: planned.map(({ row, step, letter }) => ({
      applicationId: row.id,
      kind: step.kind,
      fromStage: row.stageId,
      toStage: step.became.stageId,
      publicStatus: step.publicStatus,
      undoOf: step.undoOf,
      detail: {
        was: wasOf(row),
        ...(note ? { note } : {}),
        ...(letter ? { messageId: letter.id, reasonId: step.became.reasonId } : {}),
        ...(step.letter === 'take back' && letters.get(row.id)?.left === false
          ? { tookBack: letters.get(row.id)?.id }
          : {}),
      },
    })),
    now,
  })
  const nameOf = (id: string) => stages.find((s) => s.id === id)?.name ?? null
  for (const { row, step } of planned)
    ctx.audit({
      action: `application.${step.kind}`,
      targetType: 'application',
      targetId: row.id,
      before: { stage: nameOf(row.stageId), outcome: row.outcome },
      after: { stage: nameOf(step.became.stageId), outcome: step.became.outcome },
      detail: { job: row.jobTitle, number: row.number, ...(note ? { note } : {}) },
    })
  return new Map(events.map((e) => [e.application_id, e.id]))
}

/** One application goes to a stage, behind all that are there, with a note for the team and no letter. */
export const moveToStage = (
  ctx: Context,
  { id, stageId, note }: { id: string; stageId: string; note: string | null },
) =>
  moveApplications(ctx, {
    applications: [{ id }],
    action: 'move',
    stageId,
    before: null,
    reasonId: null,
    note,
    message: null,
    templateId: null,
    preview: false,
  })
