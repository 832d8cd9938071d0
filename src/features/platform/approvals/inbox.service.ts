import { titleOfSubject } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { ApprovalLine } from '../../../shared/approvals.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Language } from '../../../shared/languages.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { ApprovalItem } from './contract.ts'
import { type Ground, kindOf, kindsOf, nameIn, ownPeopleAmong, readerOf, readGround } from './ground.service.ts'
import * as query from './queries.ts'
import type { Approver } from './route.rules.ts'
import { type InstanceState, stepFor } from './standing.rules.ts'
import { type ApprovalInput, readInput, standingNow } from './standing.service.ts'
import { listInstancesDecidedBy, setAsideBy, type Talk, talkOf } from './talk.queries.ts'

const SHOWN = 200
const MONTH_MS = 30 * 86_400_000

type Known = ApprovalInput & { instance: query.StoredInstance }
type Dates = ReadonlyMap<string, string | null>

export const whyOf = (ground: Ground, seat: Approver) => ({
  by: seat.why.by,
  name: seat.why.name ?? null,
  onBehalfOf: nameIn(ground, seat.onBehalfOf),
})

/** The last question about a request, with its answer; null: nobody has asked. */
const questionOf = (ctx: Context, input: Known, talk: readonly Talk[]): ApprovalItem['question'] => {
  const at = talk.findLastIndex(({ event }) => event === 'question')
  const question = talk[at]
  if (!question) return null
  const answer = talk.slice(at + 1).find(({ event }) => event === 'answer')
  const textOf = ({ detail }: Talk) => (detail as { text: string }).text
  return {
    by: nameIn(input.ground, question.by_user),
    text: textOf(question),
    at: iso(question.at),
    answer: answer ? textOf(answer) : null,
    mayAnswer: input.instance.state === 'pending' && !answer && input.instance.asked_by === ctx.actor.userId,
  }
}

/** Where whoever reads opens it: in the portal their own things, and those of their people where there is a page of them. Empty: nowhere. */
const pathFor = ({ actor }: Context, { instance, subject }: Known): string => {
  if (actor.role !== 'employee') return subject.path
  return instance.asked_by === actor.userId ? (subject.portalPath ?? subject.path) : (subject.approverPath ?? '')
}

type Around = {
  due: Dates
  talk: ReadonlyMap<string, Talk[]>
  aside: ReadonlyMap<string, string>
  language: Language
}

const lineIn = (line: ApprovalLine, language: Language): ApprovalLine => {
  if (line.kind !== 'text' || !line.textIn) return { ...line }
  return { label: line.label, kind: 'text', text: line.textIn(language) }
}

const itemOf = (ctx: Context, input: Known, { due, talk, aside, language }: Around): ApprovalItem => {
  const { instance, subject, ground, kind } = input
  const standing = standingNow(input)
  const pending = instance.state === 'pending' && subject.waits !== false
  const step = pending ? stepFor(standing, ctx.actor.userId) : undefined
  const seat =
    step === undefined ? undefined : standing.steps[step]?.approvers.find((a) => a.userId === ctx.actor.userId)
  const names = (ids: readonly string[]) => ids.flatMap((id) => nameIn(ground, id) ?? [])
  const dueAt = pending ? (due.get(instance.id) ?? null) : null
  const overdue = dueAt !== null && dueAt < ctx.now().toISOString()
  const asideUntil = aside.get(instance.id) ?? null
  return {
    id: instance.id,
    kind: kind.kind,
    title: titleOfSubject(subject, language),
    path: pathFor(ctx, input),
    state: (instance.state === 'pending' && !pending ? 'lapsed' : instance.state) as InstanceState,
    askedBy: nameIn(ground, instance.asked_by),
    askedAt: iso(instance.asked_at),
    decidedAt: instance.decided_at === null ? null : iso(instance.decided_at),
    hash: subject.hash,
    changed: pending && instance.subject_hash !== subject.hash && instance.subject_hash !== 'moved',
    lines: subject.lines.map((line) => lineIn(line, language)) as ApprovalItem['lines'],
    why: seat ? whyOf(ground, seat) : null,
    mayDecide: step !== undefined,
    grantable: step === undefined ? null : (subject.grantable ?? null),
    mayWithdraw: pending && instance.asked_by === ctx.actor.userId,
    mayReturn: step !== undefined && kind.sendBack !== undefined,
    question: questionOf(ctx, input, talk.get(instance.id) ?? []),
    alone: pending ? standing.alone : instance.alone,
    step: (standing.open[0] ?? Math.max(0, standing.steps.length - 1)) + 1,
    steps: Math.max(1, standing.steps.length),
    given: names(
      pending
        ? standing.given
        : [...new Set(input.words.flatMap((w) => (w.verdict === 'approve' && w.by_user ? [w.by_user] : [])))],
    ),
    missing: pending ? names(standing.missing) : [],
    need: standing.need,
    dueAt,
    overdue,
    asideUntil: asideUntil !== null && !overdue && asideUntil > dayIn('UTC', ctx.now()) ? asideUntil : null,
  }
}

const itemsOf = async (
  ctx: Context,
  list: readonly query.StoredInstance[],
  language: Language = 'en',
): Promise<ApprovalItem[]> => {
  const reader = readerOf(ctx)
  const asked = await readInput(reader, list, await readGround(reader))
  const steps =
    list.length > 0
      ? await query.stepsOf(
          ctx.db,
          ctx.actor.companyId,
          list.map((i) => i.id),
        )
      : []
  const ids = list.map((i) => i.id)
  const talk = Map.groupBy(
    ids.length > 0 ? await talkOf(ctx.db, ctx.actor.companyId, ids) : [],
    (one) => one.instance_id,
  )
  const due = new Map(
    steps.filter((s) => s.state === 'open').map((s) => [s.instance_id, s.due_at === null ? null : iso(s.due_at)]),
  )
  const aside = ids.length > 0 ? await setAsideBy(ctx.db, ctx.actor.companyId, ctx.actor.userId, ids) : new Map()
  return asked.map((one) => itemOf(ctx, one, { due, talk, aside, language }))
}

/** The kinds that whoever calls decides by their role. */
export const kindsFor = (ctx: Context) =>
  kindsOf(ctx).flatMap(({ kind, permission }) => (roleHas(ctx.actor.role, permission) ? [kind] : []))

const averageHours = (ctx: Context, decided: readonly query.StoredInstance[]): number | null => {
  const since = ctx.now().getTime() - MONTH_MS
  const times = decided.flatMap(({ state, decided_at, asked_at }) =>
    decided_at !== null && (state === 'approved' || state === 'refused') && Date.parse(decided_at) > since
      ? [Date.parse(decided_at) - Date.parse(asked_at)]
      : [],
  )
  if (times.length === 0) return null
  return Math.round((times.reduce((sum, ms) => sum + ms, 0) / times.length / 3_600_000) * 10) / 10
}

/**
 * What those who report to whoever reads have asked for and nobody has decided yet, with whom it waits for. What is not theirs to decide or to look at has
 * its name and nothing else: a line of it may say what somebody is paid.
 */
const teamItems = async (
  ctx: Context,
  waiting: readonly query.StoredInstance[],
  language: Language,
): Promise<ApprovalItem[]> => {
  const askers = [...new Set(waiting.flatMap((i) => i.asked_by ?? []))]
  const own = await ownPeopleAmong(readerOf(ctx), askers, ctx.actor.userId)
  const theirs = waiting.filter((i) => i.asked_by !== null && own.has(i.asked_by)).slice(0, SHOWN)
  const kinds = kindsFor(ctx)
  return (await itemsOf(ctx, theirs, language))
    .filter(({ state }) => state === 'pending')
    .map((item) =>
      item.mayDecide || kinds.includes(item.kind)
        ? item
        : { ...item, title: item.askedBy ?? '', path: '', hash: '', lines: [], question: null },
    )
}

export const listApprovals = async (
  ctx: Context,
  { tab, language }: Parsed<typeof contract.listApprovals>,
): Promise<Output<typeof contract.listApprovals>> => {
  const { db, actor } = ctx
  const waiting = await query.listPendingInstances(db, actor.companyId)
  const pending = (await itemsOf(ctx, waiting, language)).filter((i) => i.mayDecide)
  const decided =
    actor.role === 'employee'
      ? await listInstancesDecidedBy(db, actor.companyId, actor.userId, SHOWN)
      : await query.listDecidedInstances(db, actor.companyId, kindsFor(ctx), SHOWN)
  const items = async () => {
    if (tab === 'mine') return pending.slice(0, SHOWN)
    if (tab === 'delegated') return pending.filter(({ why }) => why !== null && why.onBehalfOf !== null).slice(0, SHOWN)
    if (tab === 'team') return teamItems(ctx, waiting, language)
    if (tab === 'asked')
      return itemsOf(ctx, await query.listInstancesAskedBy(db, actor.companyId, actor.userId, SHOWN), language)
    return itemsOf(ctx, decided, language)
  }
  return { items: await items(), waiting: pending.length, averageHours: averageHours(ctx, decided) }
}

/** How many requests wait for the word of whoever asks, and how many of them longer than they should. */
export const countWaitingApprovals = async (ctx: Context): Promise<{ count: number; overdue: number }> => {
  const pending = await query.listPendingInstances(ctx.db, ctx.actor.companyId)
  const theirs = (await itemsOf(ctx, pending)).filter((item) => item.mayDecide && item.asideUntil === null)
  return { count: theirs.length, overdue: theirs.filter((item) => item.overdue).length }
}

/** Theirs to see: asked of them, asked by them, or of a kind their role decides. Anything else is not there. */
export const findItem = async (
  ctx: Context,
  id: string,
  language: Language = 'en',
): Promise<{ item: ApprovalItem; instance: query.StoredInstance }> => {
  const instance = await query.findInstance(ctx.db, ctx.actor.companyId, id)
  if (!instance) throw notFound('Request')
  const [item] = await itemsOf(ctx, [instance], language)
  if (!item) throw notFound('Request')
  const gave = async () =>
    (await query.decisionsOf(ctx.db, ctx.actor.companyId, [id])).some((word) => word.by_user === ctx.actor.userId)
  const theirs =
    item.mayDecide || instance.asked_by === ctx.actor.userId || kindsFor(ctx).includes(instance.kind) || (await gave())
  if (!theirs) throw notFound('Request')
  return { item, instance }
}

export const readApproval = async (
  ctx: Context,
  { id, language }: Parsed<typeof contract.readApproval>,
): Promise<Output<typeof contract.readApproval>> => {
  const { db, actor } = ctx
  const { item } = await findItem(ctx, id, language)
  const ground = await readGround(readerOf(ctx))
  const words = (await query.decisionsOf(db, actor.companyId, [id])).map((w) => ({
    what: w.verdict as 'approve' | 'refuse' | 'return',
    by: nameIn(ground, w.by_user),
    onBehalfOf: nameIn(ground, w.on_behalf_of),
    reason: w.reason,
    at: iso(w.at),
  }))
  const events = (await query.eventsOf(db, actor.companyId, id)).map((e) => ({
    what: e.event as 'asked',
    by: nameIn(ground, e.by_user),
    onBehalfOf: e.event === 'reassigned' ? nameIn(ground, (e.detail as { to: string }).to) : null,
    reason: (e.detail as { text?: string; reason?: string }).text ?? (e.detail as { reason?: string }).reason ?? null,
    at: iso(e.at),
  }))
  return { item, history: [...events, ...words].sort((a, b) => a.at.localeCompare(b.at)) }
}

type Result = Output<typeof contract.decideApprovals>['results'][number]

/** One of many: what it wrote before it was refused is taken back, and nothing of it stands in the log. */
const decideOne = async (
  ctx: Context,
  { id, hash, granted = null }: Parsed<typeof contract.decideApprovals>['items'][number],
  { verdict, reason }: Pick<Parsed<typeof contract.decideApprovals>, 'verdict' | 'reason'>,
): Promise<Result> => {
  const told: Parameters<Context['audit']>[0][] = []
  await query.beginWord(ctx.db)
  try {
    const { item, instance } = await findItem(ctx, id)
    const own: Context = { ...ctx, audit: (entry) => void told.push(entry) }
    if (granted !== null && item.grantable === null) throw invalid({ granted: 'This is approved whole or refused' })
    const word = { subjectId: instance.subject_id, verdict, reason, hashSeen: hash, granted }
    await kindOf(ctx, instance.kind).decide(own, word)
    await query.keepWord(ctx.db)
    for (const entry of told) ctx.audit(entry)
    const after = await query.findInstance(ctx.db, ctx.actor.companyId, id)
    return { id, title: item.title, state: (after?.state ?? null) as Result['state'], why: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await query.dropWord(ctx.db)
    const kept = await query.findInstance(ctx.db, ctx.actor.companyId, id)
    return { id, title: error.code === 'NOT_FOUND' ? '' : (kept?.title ?? ''), state: null, why: error.message }
  }
}

export const decideApprovals = async (
  ctx: Context,
  { items, verdict, reason }: Parsed<typeof contract.decideApprovals>,
): Promise<Output<typeof contract.decideApprovals>> => {
  if (verdict === 'refuse' && !reason) throw invalid({ reason: 'Say why it is refused' })
  const results: Result[] = []
  // In one order for everybody, so that two people's lists do not wait for each other.
  const sorted = [...new Map(items.map((i) => [i.id, i])).values()].sort((a, b) => a.id.localeCompare(b.id))
  for (const item of sorted) results.push(await decideOne(ctx, item, { verdict, reason }))
  return { results, done: results.filter((r) => r.why === null).length }
}

export const withdrawRequest = async (
  ctx: Context,
  { id }: Parsed<typeof contract.withdrawRequest>,
): Promise<Output<typeof contract.withdrawRequest>> => {
  const { instance, item } = await findItem(ctx, id)
  if (instance.asked_by !== ctx.actor.userId) throw new Refusal('CONFLICT', 'Only whoever asked can take it back.')
  if (!item.mayWithdraw) throw new Refusal('CONFLICT', 'This no longer waits for approval.')
  await kindOf(ctx, instance.kind).withdraw(ctx, instance.subject_id)
  return { item: (await findItem(ctx, id)).item }
}
