import type { Became, PipelineApplication } from '../applications/placing.rules.ts'
import { type Outcome, type PublicStatus, publicStatusOf, type StageKind } from '../jobs/stages.rules.ts'
import type { MOVE_ACTIONS } from './contract.ts'

export type Stage = {
  id: string
  pipelineId: string
  position: number
  name: string
  kind: StageKind
  archived: boolean
}
/** What can be taken back. */
export const STEPS = ['move', 'reorder', 'reject', 'restore'] as const
export type StepKind = (typeof STEPS)[number]
export type LastStep = { eventId: number; kind: StepKind; was: Became; tookBack: string | null }

export type Step = {
  became: Became
  kind: StepKind | 'undo'
  publicStatus: PublicStatus | null
  undoOf: number | null
  /** The letter about this application that has not left yet: leave it, take it back, or let it go after all. */
  letter: 'leave' | 'take back' | 'let go' | 'write'
}

type Input = {
  action: (typeof MOVE_ACTIONS)[number]
  version: number | undefined
  /** For move: where to. */
  to: Stage | null
  rank: number
  now: string
  reason: { id: string; phrase: string } | null
}
type Facts = {
  /** The stages of the job's pipeline, in order, and the stage it stands in. */
  stages: readonly Stage[]
  at: Stage
  last: LastStep | null
  /** The person has been told that they were not selected. */
  told: boolean
  /** The same person has another application to this job that is going on. */
  another: boolean
  /** An offer waits for their answer, or is signed. */
  offer: 'sent' | 'accepted' | null
}

/** Where an application stood: what an event keeps, and nothing of the person. */
export const wasOf = (current: Became): Became => ({
  stageId: current.stageId,
  stageSince: current.stageSince,
  rank: current.rank,
  outcome: current.outcome,
  outcomeAt: current.outcomeAt,
  outcomePhrase: current.outcomePhrase,
  reasonId: current.reasonId,
  restoreStageId: current.restoreStageId,
})

const open = (stage: Stage, since: string, rank: number): Became => ({
  stageId: stage.id,
  stageSince: since,
  rank,
  outcome: 'active',
  outcomeAt: null,
  outcomePhrase: null,
  reasonId: null,
  restoreStageId: null,
})

const ENDED: Readonly<Record<Exclude<Outcome, 'active'>, string>> = {
  hired: 'This person has been hired.',
  rejected: 'It was not taken on. Restore it first.',
  withdrawn: 'The person has withdrawn it.',
  closed: 'It ended when the job was closed. Reopen the job first.',
}
const SEEN: Readonly<Record<Exclude<Outcome, 'active'>, string>> = {
  hired: 'has been hired',
  rejected: 'was not taken on',
  withdrawn: 'was withdrawn',
  closed: 'ended with the job',
}

/** Nobody is let go past a promise: it is taken back first, and the person hears of that. */
const OFFERED = {
  sent: 'An offer waits for this person’s answer. Withdraw it first.',
  accepted: 'This person has signed an offer. Withdraw it first, with the reason.',
} as const

/** What would be done with one application, or the sentence that says why nothing is. */
export const decideStep = (current: PipelineApplication, input: Input, facts: Facts): Step | { why: string } => {
  const { at, stages } = facts
  if (input.version !== undefined && input.version !== current.version)
    return {
      why:
        current.outcome === 'active'
          ? `It has changed since you looked. It is in ${at.name} now.`
          : `It has changed since you looked: it ${SEEN[current.outcome]}.`,
    }
  if (input.action === 'undo') return takenBack(current, facts)
  if (input.action === 'restore') return restored(current, input, facts)
  if (current.outcome !== 'active') return { why: ENDED[current.outcome] }
  if (input.action === 'reject') {
    const { reason } = input
    if (facts.offer) return { why: OFFERED[facts.offer] }
    if (!reason) return { why: 'Choose a reason.' }
    return {
      became: {
        ...wasOf(current),
        outcome: 'rejected',
        outcomeAt: input.now,
        outcomePhrase: reason.phrase,
        reasonId: reason.id,
        restoreStageId: current.stageId,
      },
      kind: 'reject',
      // The person sees it when the letter leaves.
      publicStatus: null,
      undoOf: null,
      letter: 'write',
    }
  }
  const { to } = input
  if (!to) return { why: 'Choose the stage.' }
  if (to.archived || !stages.some((s) => s.id === to.id)) return { why: 'This job has no such stage.' }
  if (to.kind === 'hired') return { why: 'Nobody is moved to this stage by hand. Use Hire.' }
  if (to.id === current.stageId) return step({ ...wasOf(current), rank: input.rank }, 'reorder', null)
  return step(open(to, input.now, input.rank), 'move', newsOf(at, to))
}

const step = (became: Became, kind: StepKind, publicStatus: PublicStatus | null): Step => ({
  became,
  kind,
  publicStatus,
  undoOf: null,
  letter: 'leave',
})

/** What the person sees of a move: nothing, when both stages are the same to them. */
const newsOf = (from: Stage, to: Stage): PublicStatus | null => {
  const status = publicStatusOf(to.kind, 'active')
  return status === publicStatusOf(from.kind, 'active') ? null : status
}

const restored = (
  current: PipelineApplication,
  input: Input,
  { stages, told, another }: Facts,
): Step | { why: string } => {
  if (current.outcome === 'active') return { why: 'It is going on.' }
  if (current.outcome !== 'rejected') return { why: ENDED[current.outcome] }
  if (another) return { why: 'This person has applied again, and that application is going on.' }
  const left = stages.find((s) => s.id === current.restoreStageId && !s.archived)
  const to = left ?? stages.find((s) => !s.archived)
  if (!to) return { why: 'This job has no such stage.' }
  return {
    became: open(to, input.now, left ? current.rank : input.rank),
    kind: 'restore',
    publicStatus: told ? publicStatusOf(to.kind, 'active') : null,
    undoOf: null,
    letter: 'take back',
  }
}

/** What becomes of a letter that waits, when the step that made or held it is taken back. */
const LETTER_OF_UNDO: Readonly<Record<string, Step['letter']>> = { reject: 'take back', restore: 'let go' }

const takenBack = (
  current: PipelineApplication,
  { stages, at, last, told, another, offer }: Facts,
): Step | { why: string } => {
  if (current.outcome === 'hired' || current.outcome === 'withdrawn' || current.outcome === 'closed')
    return { why: ENDED[current.outcome] }
  if (!last) return { why: 'There is nothing to take back.' }
  if (last.kind === 'reject' && told) return { why: 'The person has been told already. Restore it instead.' }
  // Taking back what brought them back lets them go as a decision would.
  if (offer && last.was.outcome !== 'active' && current.outcome === 'active') return { why: OFFERED[offer] }
  if (last.was.outcome === 'active' && current.outcome !== 'active' && another)
    return { why: 'This person has applied again, and that application is going on.' }
  const back = stages.find((s) => s.id === last.was.stageId)
  if (!back || back.archived) return { why: 'The stage it came from is no longer there.' }
  return {
    became: last.was,
    kind: 'undo',
    publicStatus: last.kind === 'move' ? newsOf(at, back) : null,
    undoOf: last.eventId,
    letter: LETTER_OF_UNDO[last.kind] ?? 'leave',
  }
}

/** Places of `count` cards between two others; null where the gap has become too small and the stage is to be numbered anew. */
export const ranksBetween = (after: number | null, before: number | null, count: number): number[] | null => {
  const from = after ?? (before === null ? 0 : before - count - 1)
  const to = before ?? from + count + 1
  const gap = (to - from) / (count + 1)
  if (gap < 1e-6) return null
  return Array.from({ length: count }, (_, i) => from + gap * (i + 1))
}

/** Where somebody stands in another pipeline: the first stage of the same kind, or the nearest before it. */
export const sameIn = (kind: StageKind, stages: readonly Stage[]): Stage | undefined => {
  const order: readonly StageKind[] = ['applied', 'review', 'interview', 'assessment', 'offer', 'hired']
  for (let i = order.indexOf(kind); i >= 0; i--) {
    const found = stages.find((s) => !s.archived && s.kind === order[i])
    if (found) return found
  }
  return stages.find((s) => !s.archived)
}
