import type { Verdict } from '../../../shared/approvals.ts'
import { Refusal } from '../../../shared/refusal.ts'
import type { RoutedStep } from './route.rules.ts'

/** How what was asked for stands, from its steps and the words that were given. */

export type GivenWord = { step: number; by: string; verdict: Verdict; hash: string }

export type InstanceState = 'pending' | 'approved' | 'refused' | 'returned' | 'withdrawn' | 'lapsed'

export type StepStanding = {
  complete: Verdict | null
  /** Who has said yes. */
  given: string[]
  /** Whose word can still count. */
  missing: string[]
}

/** Of one step. In whatever order the words came. */
export const standingOf = (step: RoutedStep, words: readonly Pick<GivenWord, 'by' | 'verdict'>[]): StepStanding => {
  const ids = step.approvers.map((a) => a.userId)
  const said = (verdict: Verdict) => ids.filter((id) => words.some((w) => w.by === id && w.verdict === verdict))
  const [given, refused] = [said('approve'), said('refuse')]
  const open = ids.filter((id) => !given.includes(id) && !refused.includes(id))
  const yes = ids.length > 0 && given.length >= step.need
  const no = refused.length > 0 && (step.veto || given.length + open.length < step.need)
  if (yes) return { complete: 'approve', given, missing: [] }
  return { complete: no ? 'refuse' : null, given, missing: no ? [] : open }
}

export type Standing = {
  complete: Verdict | null
  /** Everybody who is asked now, and whose word is missing. */
  approvers: RoutedStep['approvers']
  given: string[]
  missing: string[]
  need: number
  all: boolean
  alone: boolean
  /** Steps that wait for somebody now. */
  open: number[]
  /** Nobody there can decide. */
  blocked: boolean
  steps: (RoutedStep & StepStanding)[]
}

export type StandingQuestion = {
  steps: readonly RoutedStep[]
  words: readonly GivenWord[]
  /** What the words have to be about. */
  hash: string
  samePerson: 'once' | 'separate'
  /** Steps that were approved already: whoever approved them may have left since. */
  settled?: readonly number[]
}

/** Of all steps: one group after the other, those of a group side by side. A word given once counts in each step that asks its giver. */
export const standingOfSteps = ({ steps, words, hash, samePerson, settled = [] }: StandingQuestion): Standing => {
  const valid = words.filter((w) => w.hash === hash)
  const judged = steps.map((step) => {
    const own = samePerson === 'once' ? valid : valid.filter((w) => w.step === step.step)
    const standing = standingOf(step, own)
    return settled.includes(step.step) && standing.complete === null
      ? { ...step, ...standing, complete: 'approve' as const, missing: [] }
      : { ...step, ...standing }
  })
  const refused = judged.some((s) => s.complete === 'refuse')
  const group = judged.find((s) => s.complete === null)?.group ?? null
  const current = refused || group === null ? [] : judged.filter((s) => s.group === group && s.complete === null)
  const shown = current.length > 0 ? current : judged.slice(-1)
  const unique = <T>(list: readonly T[]) => [...new Set(list)]
  const approved = steps.length > 0 && group === null ? 'approve' : null
  return {
    complete: refused ? 'refuse' : approved,
    approvers: shown.flatMap((s) => s.approvers),
    given: unique(shown.flatMap((s) => s.given)),
    missing: unique(current.flatMap((s) => s.missing)),
    need: Math.max(0, ...shown.map((s) => s.need)),
    all: shown.some((s) => s.all),
    alone: judged.some((s) => s.alone),
    open: current.map((s) => s.step),
    blocked: current.some((s) => s.approvers.length < Math.max(1, s.need)),
    steps: judged,
  }
}

/** The step somebody's word would go to; undefined: none waits for it. Where the last one missing has left, any of the others may say that it is enough. */
export const stepFor = (standing: Standing, userId: string): number | undefined =>
  standing.steps.find((s) => standing.open.includes(s.step) && s.missing.includes(userId))?.step ??
  (standing.complete === 'approve' && standing.approvers.some((a) => a.userId === userId)
    ? standing.steps.at(-1)?.step
    : undefined)

type Deciding = {
  standing: Standing
  state: InstanceState
  /** Who has decided it, for the sentence. */
  decidedBy: string | null
  userId: string
  excluded: readonly string[]
  hash: string
  /** What whoever decides had before them; null: the page of the thing itself, which has a version of its own. */
  hashSeen: string | null
}

/** Why somebody's word is not taken; null: it is. */
export const refusalToDecide = (q: Deciding): Refusal | null => {
  if (q.state === 'withdrawn') return new Refusal('CONFLICT', 'This request was taken back.')
  if (q.state === 'lapsed')
    return new Refusal('CONFLICT', 'This request no longer holds: what it was about has changed.')
  if (q.state === 'returned')
    return new Refusal('CONFLICT', 'This went back to whoever asked: it has to be asked for again.')
  if (q.state !== 'pending')
    return new Refusal(
      'CONFLICT',
      q.decidedBy ? `This was decided already by ${q.decidedBy}.` : 'This was decided already.',
    )
  if (stepFor(q.standing, q.userId) === undefined) {
    if (q.excluded.includes(q.userId))
      return new Refusal('CONFLICT', 'You asked for this approval: somebody else has to give it.')
    if (q.standing.given.includes(q.userId))
      return new Refusal('CONFLICT', 'You have approved it already: somebody else has to, too.')
    return new Refusal('CONFLICT', 'This does not wait for your approval.')
  }
  if (q.hashSeen !== null && q.hashSeen !== q.hash)
    return new Refusal('VERSION_CONFLICT', 'This has changed since you opened it. Read it again before you decide.')
  return null
}
