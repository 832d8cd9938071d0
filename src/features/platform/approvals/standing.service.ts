import type { ApprovalKind, ApprovalReader, ApprovalSubject } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import { type Ground, kindOf, kindsOf, orgOf, policyOf, readGround, readRelations } from './ground.service.ts'
import * as query from './queries.ts'
import { routeOf } from './route.rules.ts'
import { type GivenWord, type InstanceState, type Standing, standingOfSteps, stepFor } from './standing.rules.ts'
import { type Talk, talkOf } from './talk.queries.ts'

type Steps = readonly Pick<query.StoredStep, 'step' | 'state' | 'escalated_at'>[]

/** What a word is to be about: requests from before the engine have no fingerprint, and were kept from changing. */
const MOVED = 'moved'

export type ApprovalInput = {
  kind: ApprovalKind
  subject: ApprovalSubject
  ground: Ground
  instance: query.StoredInstance | null
  words: readonly query.Decision[]
  steps: Steps
  relations: Readonly<Record<string, readonly string[]>>
  /** Who wrote it, while nobody has asked yet. */
  askedBy: string | null
  /** Whose place in this one request went to somebody else. */
  handed?: readonly { from: string; to: string }[]
}

/** Who handed their place in a request to whom. */
const handedIn = (talk: readonly Talk[] | undefined) =>
  (talk ?? []).flatMap(({ event, detail }) =>
    event === 'reassigned' && detail.from && detail.to ? [{ from: detail.from, to: detail.to }] : [],
  )

/** Whose word does not count: whoever asked, and whoever wrote it. */
export const excludedFrom = ({
  instance,
  subject,
  askedBy,
}: Pick<ApprovalInput, 'instance' | 'subject' | 'askedBy'>): string[] => [
  ...new Set([
    ...(instance ? [instance.asked_by] : [askedBy]).flatMap((id) => id ?? []),
    ...(instance?.authors ?? []),
    ...subject.authors,
  ]),
]

/** The rules it goes by: those of when it was asked. */
export const contentOf = (input: ApprovalInput): PolicyContent => {
  const kept = input.instance?.content
  return kept?.rules ? (kept as PolicyContent) : policyOf(input.ground, input.kind).content
}

/** What words have to be about: what it is now, or of what was decided what it was then. */
const hashOf = ({ instance, subject }: Pick<ApprovalInput, 'instance' | 'subject'>): string =>
  instance === null || instance.state === 'pending' ? subject.hash : instance.subject_hash

/** How something stands with those who approve it, as things are now. */
export const standingNow = (input: ApprovalInput): Standing => {
  const { kind, subject, ground, instance, steps } = input
  const policy = contentOf(input)
  const hash = hashOf(input)
  const moved = instance?.subject_hash === MOVED
  const words = input.words.flatMap((w): GivenWord[] =>
    w.by_user === null || w.verdict === 'return'
      ? []
      : [
          {
            step: w.step,
            by: w.by_user,
            verdict: w.verdict as GivenWord['verdict'],
            hash: moved && (w.subject_hash === MOVED || instance?.state !== 'pending') ? hash : w.subject_hash,
          },
        ],
  )
  const yes = words.filter((w) => w.verdict === 'approve' && w.hash === hash)
  const routed = routeOf(
    {
      policy,
      facts: subject.facts,
      org: orgOf(ground, kind, input.relations),
      delegations: [
        // What was handed on last counts, and before who stands in.
        ...(input.handed ?? []).toReversed(),
        ...ground.delegations
          .filter((d) => d.kinds.length === 0 || d.kinds.includes(kind.kind))
          .map((d) => ({ from: d.from_user, to: d.to_user })),
      ],
      excluded: excludedFrom(input),
      neverAlone: kind.neverAlone === true,
      escalated: steps.filter((s) => s.escalated_at !== null).map((s) => s.step),
    },
    yes,
  )
  // What was settled about something else is not settled.
  const settled =
    instance?.state === 'pending' && yes.length > 0
      ? steps.filter((s) => s.state === 'approved').map((s) => s.step)
      : []
  return standingOfSteps({ steps: routed, words, hash, samePerson: policy.samePerson, settled })
}

export type History = {
  what: 'asked' | 'approve' | 'refuse' | 'withdrawn' | 'lapsed'
  by: string | null
  note: string | null
  at: string
}

/** How something stands: the newest request about it, with everything that was said of it before. */
export type ApprovalStanding = Standing & {
  /** Whether somebody's yes would be the last one missing. */
  endsWith: (userId: string) => boolean
  state: InstanceState | null
  /** The request, when there was one. */
  instanceId: string | null
  askedBy: string | null
  askedAt: string | null
  /** Who may decide it now. */
  history: History[]
}

/** The newest request about something; none: it was never asked for. */
export const listRequests = (ctx: Context, { kind, subjectId }: { kind: string; subjectId: string }) =>
  query.newestInstances(ctx.db, ctx.actor.companyId, kind, [subjectId])

/** A subject that its own feature has read already, so that it is not read again. */
export type KnownSubject = ApprovalSubject & {
  id: string
  /** Who would ask, where nobody has. */
  askedBy?: string | null
  /** What was said before does not count: it is to be asked for anew. */
  afresh?: boolean
}

/** How it would stand with somebody's yes. */
const withYes = (input: ApprovalInput, standing: Standing, userId: string): Standing => {
  const step = stepFor(standing, userId)
  if (step === undefined) return standing
  const word = { step, by_user: userId, verdict: 'approve', subject_hash: hashOf(input) } as query.Decision
  return standingNow({ ...input, words: [...input.words, word] })
}

const toStanding = (input: ApprovalInput, history: History[], standing = standingNow(input)): ApprovalStanding => ({
  ...standing,
  endsWith: (userId) => withYes(input, standing, userId).complete === 'approve',
  state: (input.instance?.state ?? null) as InstanceState | null,
  instanceId: input.instance?.id ?? null,
  askedBy: input.instance?.asked_by ?? null,
  askedAt: input.instance?.asked_at ?? null,
  history,
})

/** The requests named, each with what it needs to be judged. What is no longer there is left out. */
export const readInput = async (
  reader: ApprovalReader,
  list: readonly query.StoredInstance[],
  ground: Ground,
): Promise<(ApprovalInput & { instance: query.StoredInstance })[]> => {
  const ids = list.map((i) => i.id)
  const words = Map.groupBy(
    ids.length > 0 ? await query.decisionsOf(reader.db, reader.companyId, ids) : [],
    (w) => w.instance_id,
  )
  const steps = Map.groupBy(
    ids.length > 0 ? await query.stepsOf(reader.db, reader.companyId, ids) : [],
    (s) => s.instance_id,
  )
  const talk = Map.groupBy(
    ids.length > 0 ? await talkOf(reader.db, reader.companyId, ids) : [],
    (one) => one.instance_id,
  )
  const askers = [...new Set(list.flatMap((i) => i.asked_by ?? []))]
  const policies = [...list.map((i) => i.content), ...kindsOf(reader).map((kind) => policyOf(ground, kind).content)]
  const relations = await readRelations(
    reader,
    askers,
    policies.filter((p) => p?.rules),
  )
  const found: (ApprovalInput & { instance: query.StoredInstance })[] = []
  for (const [name, own] of Map.groupBy(list, (i) => i.kind)) {
    const kind = kindsOf(reader).find((one) => one.kind === name)
    if (!kind) continue
    const subjects = await kind.subjects(reader, [...new Set(own.map((i) => i.subject_id))])
    for (const instance of own) {
      const subject = subjects.get(instance.subject_id)
      if (!subject) continue
      found.push({
        kind,
        subject,
        ground,
        instance,
        words: words.get(instance.id) ?? [],
        steps: steps.get(instance.id) ?? [],
        relations: relations.get(instance.asked_by ?? '') ?? {},
        askedBy: instance.asked_by,
        handed: handedIn(talk.get(instance.id)),
      })
    }
  }
  const order = new Map(list.map((i, at) => [i.id, at]))
  return found.sort((a, b) => (order.get(a.instance.id) ?? 0) - (order.get(b.instance.id) ?? 0))
}

/** How some subjects of a kind stand, in a handful of statements however many they are. */
export const standingsOfApprovals = async (
  reader: ApprovalReader,
  name: string,
  subjects: readonly KnownSubject[],
): Promise<ReadonlyMap<string, ApprovalStanding>> => {
  if (subjects.length === 0) return new Map()
  const kind = kindOf(reader, name)
  const { db, companyId } = reader
  const ground = await readGround(reader)
  const ids = subjects.map((s) => s.id)
  const newest = new Map((await query.newestInstances(db, companyId, name, ids)).map((i) => [i.subject_id, i]))
  const instances = [...newest.values()].map((i) => i.id)
  const words = Map.groupBy(
    instances.length > 0 ? await query.decisionsOf(db, companyId, instances) : [],
    (w) => w.instance_id,
  )
  const steps = Map.groupBy(
    instances.length > 0 ? await query.stepsOf(db, companyId, instances) : [],
    (s) => s.instance_id,
  )
  const talk = Map.groupBy(instances.length > 0 ? await talkOf(db, companyId, instances) : [], (one) => one.instance_id)
  const history = Map.groupBy(await query.historyOf(db, companyId, name, ids), (h) => h.subject_id)
  const askers = [...new Set(subjects.flatMap((s) => newest.get(s.id)?.asked_by ?? s.askedBy ?? []))]
  const policies = [policyOf(ground, kind).content, ...[...newest.values()].map((i) => i.content)]
  const relations = await readRelations(
    reader,
    askers,
    policies.filter((p) => p?.rules),
  )
  return new Map(
    subjects.map((subject) => {
      const instance = (subject.afresh ? null : newest.get(subject.id)) ?? null
      const asker = instance?.asked_by ?? subject.askedBy ?? null
      const asked: ApprovalInput = {
        kind,
        subject,
        ground,
        instance,
        words: (instance && words.get(instance.id)) ?? [],
        steps: (instance && steps.get(instance.id)) ?? [],
        relations: relations.get(asker ?? '') ?? {},
        askedBy: subject.askedBy ?? null,
        handed: handedIn(instance ? talk.get(instance.id) : undefined),
      }
      const told = (history.get(subject.id) ?? []).map(
        (h): History => ({ what: h.what as History['what'], by: h.by_user, note: h.note, at: h.at }),
      )
      return [subject.id, toStanding(asked, told)]
    }),
  )
}
