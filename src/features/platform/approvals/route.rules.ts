import type { ApprovalFacts, Conditions, PolicyContent, PolicyStep, StepMode, Who } from '../../../shared/approvals.ts'
import { exact, roundToMinor } from '../../../shared/money.ts'

/** Who decides what was asked for, and why each of them: from the policy, the facts and who stands where. */

/** Why somebody is asked. `delegated` is said beside it. */
export type Why = { by: Who['by'] | 'fallback' | 'alone' | 'escalated'; name?: string }

/** `onBehalfOf`: whose approvals they have taken over. */
export type Approver = { userId: string; onBehalfOf: string | null; why: Why }

/** Why somebody the rule names is not asked. */
export type Passed = {
  who: Who['by']
  why: 'self' | 'absent' | 'unset' | 'too-few' | 'decided-before'
  userId: string | null
}

export type RoutedStep = {
  step: number
  group: number
  approvers: readonly Approver[]
  /** How many of them have to say yes. */
  need: number
  /** Each of them has to. */
  all: boolean
  /** One refusal ends it. */
  veto: boolean
  /** Nobody but whoever asked is there: their own word counts, and it is said. */
  alone: boolean
  passed: readonly Passed[]
}

/** Accounts of a company that can decide something of a kind, and where they stand. */
export type Org = {
  /** Everybody whose role allows it and whose account is open. */
  able: ReadonlySet<string>
  /** Everybody who runs the company. */
  administrators: readonly string[]
  byRole: Readonly<Record<string, readonly string[]>>
  /** Where people stand to whoever asked. */
  relations: Readonly<Record<string, readonly string[]>>
}

export type Delegation = { from: string; to: string }

export type RouteQuestion = {
  policy: PolicyContent
  facts: ApprovalFacts
  org: Org
  /** Those that hold on the day and for the kind. */
  delegations: readonly Delegation[]
  /** Whoever asked and whoever wrote it. */
  excluded: readonly string[]
  neverAlone?: boolean
  /** Steps whose time ran out: the administrators are asked, too. */
  escalated?: readonly number[]
}

const MOST_HANDS = 3

/**
 * Where somebody's approvals lie in the end: at most three hands on, never in a circle, never with somebody who may not decide.
 * Null: with whoever asked; then they go past them.
 */
export const delegateOf = (
  userId: string,
  delegations: readonly Delegation[],
  { able, excluded }: { able: ReadonlySet<string>; excluded: readonly string[] },
): string | null => {
  let at = userId
  const seen = new Set([userId])
  for (let hands = 0; hands < MOST_HANDS; hands++) {
    const next = delegations.find((d) => d.from === at)?.to
    if (next === undefined || seen.has(next)) break
    if (excluded.includes(next)) return null
    if (!able.has(next)) break
    seen.add(next)
    at = next
  }
  return at
}

/** An amount in another currency, minor units of two decimals as both have them; null: no rate is known. */
export const amountIn = (
  { minor, currency }: { minor: number; currency: string },
  wanted: string,
  rates: Readonly<Record<string, string>> = {},
): number | null => {
  if (currency === wanted) return minor
  const rate = rates[wanted]
  return rate === undefined ? null : roundToMinor(exact(minor).mul(exact(rate)))
}

/** Whether a rule is meant. An amount that cannot be compared counts as above: the stricter rule holds. */
export const fitsRule = (when: Conditions, facts: ApprovalFacts): boolean => {
  const { above, countries, entities, departments, flags } = when
  if (above) {
    if (!facts.amount) return false
    const amount = amountIn(facts.amount, above.currency, facts.rates)
    if (amount !== null && amount <= above.minor) return false
  }
  if (countries?.length && !countries.includes(facts.country ?? '')) return false
  if (entities?.length && !entities.includes(facts.entityId ?? '')) return false
  const department = facts.department?.trim().toLowerCase() ?? ''
  if (departments?.length && !departments.some((d) => d.trim().toLowerCase() === department)) return false
  return (flags ?? []).every((flag) => facts.flags?.includes(flag))
}

export const stepsFor = (policy: PolicyContent, facts: ApprovalFacts): readonly PolicyStep[] =>
  policy.rules.find((rule) => fitsRule(rule.when, facts))?.steps ?? []

const idsOf = (who: Who, { org, facts }: RouteQuestion): readonly string[] => {
  if (who.by === 'administrators') return org.administrators
  if (who.by === 'role') return org.byRole[who.role] ?? []
  if (who.by === 'people') return who.userIds
  if (who.by === 'relation') return org.relations[who.relation] ?? []
  return facts.named ?? []
}

const nameOf = (who: Who): string | undefined => {
  if (who.by === 'role') return who.role
  return who.by === 'relation' ? who.relation : undefined
}

const needOf = (mode: StepMode, count: number): number => {
  if (mode === 'any') return 1
  return mode === 'all' ? count : mode.quorum
}

type Found = { approvers: Approver[]; passed: Passed[] }

/** Those of a list who can decide, each through whoever stands in for them. */
const pick = (
  ids: readonly string[],
  { why, by, question, gone }: { why: Why; by: Who['by']; question: RouteQuestion; gone: readonly string[] },
): Found => {
  const { org, delegations, excluded } = question
  const found: Found = { approvers: [], passed: [] }
  for (const id of new Set(ids)) {
    const end = excluded.includes(id) ? null : delegateOf(id, delegations, { able: org.able, excluded })
    if (end === null) found.passed.push({ who: by, why: 'self', userId: id })
    else if (!org.able.has(end)) found.passed.push({ who: by, why: 'absent', userId: id })
    else if (gone.includes(end)) found.passed.push({ who: by, why: 'decided-before', userId: end })
    else if (!found.approvers.some((a) => a.userId === end))
      found.approvers.push({ userId: end, onBehalfOf: end === id ? null : id, why })
  }
  return found
}

const veto = (mode: StepMode): boolean => typeof mode === 'string' || mode.veto === true

/** `gone`: who has decided another step and may not decide this one. */
const routeStep = (
  step: PolicyStep,
  question: RouteQuestion,
  gone: readonly string[],
): Omit<RoutedStep, 'step' | 'group'> => {
  const passed: Passed[] = []
  for (const who of step.who) {
    const name = nameOf(who)
    const why: Why = name === undefined ? { by: who.by } : { by: who.by, name }
    const ids = idsOf(who, question)
    if (ids.length === 0) passed.push({ who: who.by, why: 'unset', userId: null })
    const { approvers, passed: dropped } = pick(ids, { why, by: who.by, question, gone })
    passed.push(...dropped)
    const need = needOf(who.mode, approvers.length)
    if (approvers.length > 0 && approvers.length >= need)
      return { approvers, need, all: who.mode === 'all', veto: veto(who.mode), alone: false, passed }
    if (approvers.length > 0) passed.push({ who: who.by, why: 'too-few', userId: null })
  }
  const last = step.who.at(-1)?.mode ?? 'any'
  const wanted = typeof last === 'string' ? 1 : last.quorum
  const rest = { all: false, veto: veto(last), passed }
  const others = pick(question.org.administrators, { why: { by: 'fallback' }, by: 'administrators', question, gone })
  if (others.approvers.length >= wanted) return { ...rest, approvers: others.approvers, need: wanted, alone: false }
  // Where somebody must be another, nobody is better than the same.
  if (question.neverAlone || gone.length > 0) return { ...rest, approvers: [], need: wanted, alone: false }
  const all = question.org.administrators.filter((id) => question.org.able.has(id))
  const approvers = all.map((userId): Approver => ({ userId, onBehalfOf: null, why: { by: 'alone' } }))
  return { ...rest, approvers, need: Math.min(wanted, approvers.length), alone: true }
}

/** The steps of what was asked for, in order. `decidedBy`: who has said yes to which step already. */
export const routeOf = (
  question: RouteQuestion,
  decidedBy: readonly { step: number; by: string }[] = [],
): RoutedStep[] => {
  const { policy, facts, org, excluded } = question
  let group = -1
  return stepsFor(policy, facts).map((step, index) => {
    if (index === 0 || !step.beside) group += 1
    const gone = policy.samePerson === 'separate' ? decidedBy.filter((d) => d.step !== index).map((d) => d.by) : []
    const routed = routeStep(step, question, gone)
    if (!question.escalated?.includes(index)) return { ...routed, step: index, group }
    const more = org.administrators.filter(
      (id) =>
        !excluded.includes(id) &&
        org.able.has(id) &&
        !gone.includes(id) &&
        !routed.approvers.some((a) => a.userId === id),
    )
    const added = more.map((userId): Approver => ({ userId, onBehalfOf: null, why: { by: 'escalated' } }))
    // Its time is over: any one of those asked now is enough, unless several were wanted.
    return {
      ...routed,
      approvers: [...routed.approvers, ...added],
      need: routed.all ? 1 : routed.need,
      all: false,
      step: index,
      group,
    }
  })
}
