import { isDeepStrictEqual } from 'node:util'
import type { ApprovalReader } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { Allowance, Verdict } from '../../../shared/approvals.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { dueAt } from './due.rules.ts'
import { kindOf, nameIn, policyOf, readerOf, readGround } from './ground.service.ts'
import { notifyApprovers, notifyAsker } from './letters.service.ts'
import * as query from './queries.ts'
import { stepsFor } from './route.rules.ts'
import { type InstanceState, refusalToDecide, type Standing, stepFor } from './standing.rules.ts'
import { type ApprovalInput, contentOf, excludedFrom, readInput, standingNow } from './standing.service.ts'

/** When nobody says otherwise: a reminder after two working days, after five those who run the company are asked as well. */
const REMIND: Allowance = { unit: 'working-days', amount: 2 }
const ESCALATE: Allowance = { unit: 'working-days', amount: 5 }

type CurrentInput = ApprovalInput & { instance: query.StoredInstance }

const siteOf = async (reader: ApprovalReader, country: string | null | undefined) => {
  if (!country) return null
  for (const { approvalCalendar } of reader.features) {
    const found = await approvalCalendar?.(reader, country)
    if (found) return found
  }
  return null
}

const stateOf = (step: Standing['steps'][number], standing: Standing) => {
  if (step.complete === 'approve') return 'approved'
  if (step.complete === 'refuse') return 'refused'
  return standing.open.includes(step.step) ? 'open' : 'waiting'
}

/** Whether what is kept and what is found now say the same: the database has an order of its own for the keys of what it keeps. */
const isSameJson = (kept: unknown, found: unknown): boolean =>
  isDeepStrictEqual(kept, JSON.parse(JSON.stringify(found)))

/** Keeps who is asked in each step, and starts the clock of those that open. Returns the steps whose approvers are others than were kept. */
export const saveSteps = async (reader: ApprovalReader, input: CurrentInput, standing: Standing): Promise<number[]> => {
  const { db, companyId } = reader
  const { instance, subject } = input
  const kept = new Map((await query.stepsOf(db, companyId, [instance.id])).map((s) => [s.step, s]))
  const rules = stepsFor(contentOf(input), subject.facts)
  const turned: number[] = []
  for (const step of standing.steps) {
    const stored = kept.get(step.step)
    const state = stateOf(step, standing)
    // What was decided stays as it was decided.
    if (stored && (stored.state === 'approved' || stored.state === 'refused') && stored.state === state) continue
    const opens = state === 'open' && !stored?.opened_at
    const at = reader.now().toISOString()
    const site = opens ? await siteOf(reader, subject.facts.country) : null
    const rule = rules[step.step]
    const after = (allowance: Allowance | null | undefined, usual: Allowance) =>
      allowance === null ? null : dueAt(at, allowance ?? usual, site)
    if (stored && !isSameJson(stored.approvers, step.approvers)) turned.push(step.step)
    await query.saveStep(db, {
      company_id: companyId,
      instance_id: instance.id,
      step: step.step,
      approvers: step.approvers,
      state,
      ...(opens
        ? { opened_at: at, remind_at: after(rule?.remindAfter, REMIND), due_at: after(rule?.escalateAfter, ESCALATE) }
        : {}),
    })
  }
  return turned
}

/** The request about something that waits, ready to be judged and held; undefined: none does. */
export const lockRequested = async (
  reader: ApprovalReader,
  kind: string,
  subjectId: string,
): Promise<CurrentInput | undefined> => {
  const instance = await query.lockPending(reader.db, reader.companyId, kind, subjectId)
  if (!instance) return undefined
  const [asked] = await readInput(reader, [instance], await readGround(reader))
  if (!asked) throw notFound('Request')
  return asked
}

export type About = { kind: string; subjectId: string }

/**
 * Asks for approval of something as it is now, by the company's policy or the kind's own. `replaces`: what waits already gives way to it.
 * @throws Refusal CONFLICT when it waits already, NOT_FOUND when it is not there
 */
export const requestApproval = async (
  ctx: Context,
  { kind, subjectId, askedBy = ctx.actor.userId, replaces = false }: About & { askedBy?: string; replaces?: boolean },
): Promise<Standing> => {
  const reader = readerOf(ctx)
  const { db, companyId } = reader
  const waiting = await query.lockPending(db, companyId, kind, subjectId)
  if (waiting && !replaces) throw new Refusal('CONFLICT', 'This waits for approval already.')
  if (waiting) await endRequest(ctx, waiting.id, 'lapsed')
  const subject = (await kindOf(reader, kind).subjects(reader, [subjectId])).get(subjectId)
  if (!subject) throw notFound('Request')
  const ground = await readGround(reader)
  const policy = policyOf(ground, kindOf(reader, kind))
  const instance = await query.insertInstance(db, {
    company_id: companyId,
    kind,
    subject_id: subjectId,
    subject_hash: subject.hash,
    title: subject.title,
    asked_by: askedBy,
    authors: [...subject.authors],
    asked_at: ctx.now().toISOString(),
    facts: subject.facts,
    policy_id: policy.id,
    policy_version: policy.version,
    content: policy.content,
  })
  await query.insertEvent(db, companyId, {
    instance: instance.id,
    event: 'asked',
    by: askedBy,
    at: ctx.now().toISOString(),
  })
  const [asked] = await readInput(reader, [instance], ground)
  if (!asked) throw notFound('Request')
  const standing = standingNow(asked)
  await saveSteps(reader, asked, standing)
  await notifyApprovers(reader, asked, standing.missing)
  return standing
}

/** Why nothing waits: it was decided, or taken back, or never asked for. */
export const refusalToJudge = async (
  reader: ApprovalReader,
  { kind, subjectId }: About,
  userId: string,
): Promise<Refusal> => {
  const [last] = await query.newestInstances(reader.db, reader.companyId, kind, [subjectId])
  if (!last) return notFound('Request')
  const ground = await readGround(reader)
  const [asked] = await readInput(reader, [last], ground)
  if (!asked) return notFound('Request')
  const by = asked.words.at(-1)?.by_user ?? null
  return (
    refusalToDecide({
      standing: standingNow(asked),
      state: last.state as InstanceState,
      decidedBy: nameIn(ground, by),
      userId,
      excluded: excludedFrom(asked),
      hash: asked.subject.hash,
      hashSeen: null,
    }) ?? notFound('Request')
  )
}

/**
 * That what waits is still what whoever decides has read. For a feature that does the rest itself, once it holds what it is about.
 * @throws Refusal VERSION_CONFLICT when it is not
 */
export const requireSeen = async (
  ctx: Context,
  { kind, subjectId, hashSeen }: About & { hashSeen: string | null },
): Promise<void> => {
  if (hashSeen === null) return
  const subject = (await kindOf(ctx, kind).subjects(readerOf(ctx), [subjectId])).get(subjectId)
  if (subject?.hash !== hashSeen)
    throw new Refusal('VERSION_CONFLICT', 'This has changed since you opened it. Read it again before you decide.')
}

export type Decided = {
  standing: Standing
  ended: 'approved' | 'refused' | null
  askedBy: string | null
  alone: boolean
}

/**
 * Takes somebody's word on what waits, with what they had before them, and says whether that ends it. What follows from it is the caller's.
 * @throws Refusal CONFLICT when it is not theirs to decide or was decided, VERSION_CONFLICT when it has changed since they read it
 */
export const decideApproval = async (
  ctx: Context,
  {
    verdict,
    reason,
    hashSeen = null,
    ...about
  }: About & { verdict: Verdict; reason: string | null; hashSeen?: string | null },
): Promise<Decided> => {
  const reader = readerOf(ctx)
  const { db, companyId } = reader
  const { userId } = ctx.actor
  const asked = await lockRequested(reader, about.kind, about.subjectId)
  if (!asked) throw await refusalToJudge(reader, about, userId)
  const { instance, subject } = asked
  const before = standingNow(asked)
  const why = refusalToDecide({
    standing: before,
    state: 'pending',
    decidedBy: null,
    userId,
    excluded: excludedFrom(asked),
    hash: subject.hash,
    hashSeen,
  })
  if (why) throw why
  const step = stepFor(before, userId) ?? 0
  const at = ctx.now().toISOString()
  const seat = before.steps[step]?.approvers.find((a) => a.userId === userId)
  // The first word on it as it is now: those on what it was no longer count.
  if (instance.subject_hash !== subject.hash && instance.subject_hash !== 'moved')
    await query.updateInstance(db, companyId, instance.id, { subject_hash: subject.hash })
  await query.insertDecision(db, companyId, {
    instance: instance.id,
    step,
    by: userId,
    onBehalfOf: seat?.onBehalfOf ?? null,
    verdict,
    reason,
    hash: subject.hash,
    shown: { title: subject.title, lines: subject.lines, facts: subject.facts },
    at,
  })
  const words = await query.decisionsOf(db, companyId, [instance.id])
  const standing = standingNow({ ...asked, words, steps: await query.stepsOf(db, companyId, [instance.id]) })
  await saveSteps(reader, asked, standing)
  const ended = standing.complete === null ? null : ENDED[standing.complete]
  if (ended)
    await query.updateInstance(db, companyId, instance.id, { state: ended, decided_at: at, alone: standing.alone })
  if (ended) await notifyAsker(reader, asked, { by: userId, ended, reason })
  // The next step opens: those who were not asked before hear of it.
  else
    await notifyApprovers(
      reader,
      asked,
      standing.missing.filter((id) => !before.missing.includes(id)),
    )
  return { standing, ended, askedBy: instance.asked_by, alone: standing.alone }
}

const ENDED = { approve: 'approved', refuse: 'refused' } as const

const endRequest = async (ctx: Context, id: string, how: 'withdrawn' | 'lapsed') => {
  const { companyId, userId } = ctx.actor
  const at = ctx.now().toISOString()
  await query.updateInstance(ctx.db, companyId, id, { state: how, decided_at: at })
  await query.insertEvent(ctx.db, companyId, { instance: id, event: how, by: userId, at })
}

/** Takes a request back. @throws Refusal CONFLICT when nothing waits */
export const withdrawApproval = async (ctx: Context, { kind, subjectId }: About): Promise<void> => {
  const instance = await query.lockPending(ctx.db, ctx.actor.companyId, kind, subjectId)
  if (!instance) throw new Refusal('CONFLICT', 'Nothing of this waits for approval.')
  await endRequest(ctx, instance.id, 'withdrawn')
}

/** What was asked for or approved is something else now: it has to be asked for again. Nothing to do where nothing was. */
export const lapseApproval = async (ctx: Context, { kind, subjectId }: About): Promise<void> => {
  const { companyId, userId } = ctx.actor
  const [last] = await query.newestInstances(ctx.db, companyId, kind, [subjectId])
  if (last && (last.state === 'pending' || last.state === 'approved')) return endRequest(ctx, last.id, 'lapsed')
  if (last) return
  // It stood without approval, from a time when none was needed: that it needs one now is its first event.
  const subject = (await kindOf(ctx, kind).subjects(readerOf(ctx), [subjectId])).get(subjectId)
  const made = await query.insertInstance(ctx.db, {
    company_id: companyId,
    kind,
    subject_id: subjectId,
    subject_hash: subject?.hash ?? '',
    title: subject?.title ?? '',
    asked_by: null,
    asked_at: ctx.now().toISOString(),
    facts: {},
    content: {},
    state: 'lapsed',
  })
  await query.insertEvent(ctx.db, companyId, {
    instance: made.id,
    event: 'lapsed',
    by: userId,
    at: ctx.now().toISOString(),
  })
}
