import type { Role } from './actor.ts'
import type { Language } from './languages.ts'

/** An amount in minor units of its currency. */
export type Amount = { minor: number; currency: string }

/** What a policy can ask about something that is to be approved. */
export type ApprovalFacts = {
  amount?: Amount | null
  /** What one unit of the amount's currency is in others, decimal text, as on the day it was sent. */
  rates?: Readonly<Record<string, string>>
  country?: string | null
  entityId?: string | null
  department?: string | null
  /** Words of its kind: `over-plan`, `change`. */
  flags?: readonly string[]
  /** Accounts it names itself as its approvers. */
  named?: readonly string[]
}

/** Days on which the place works, or hours in which it does. */
export type Allowance = { unit: 'working-days' | 'working-hours'; amount: number }

/** Any one of them, each of them, or so many; `veto`: one refusal ends a step that asks for several. */
export type StepMode = 'any' | 'all' | { quorum: number; veto?: boolean }

/** Who is asked. A step tries one after the other until there is somebody who can decide. */
export type Who = (
  | { by: 'administrators' }
  | { by: 'role'; role: Role }
  | { by: 'people'; userIds: readonly string[] }
  /** Where somebody stands to whoever asked: `line-manager`. */
  | { by: 'relation'; relation: string }
  /** Those it names itself. */
  | { by: 'subject' }
) & { mode: StepMode }

export type PolicyStep = {
  who: readonly Who[]
  /** At the same time as the step before it. */
  beside?: boolean
  remindAfter?: Allowance | null
  escalateAfter?: Allowance | null
}

/** All of what is said has to be so; what is left out does not matter. */
export type Conditions = {
  above?: Amount | null
  countries?: readonly string[]
  entities?: readonly string[]
  departments?: readonly string[]
  flags?: readonly string[]
}

export type PolicyRule = { when: Conditions; steps: readonly PolicyStep[] }

/**
 * What happens when the time of a step is over: those who run the company are asked as well, whoever is asked is reminded once more, or it is declined.
 * Nothing is ever approved by a clock.
 */
export const WHEN_OVER = ['escalate', 'remind', 'decline'] as const
export type WhenOver = (typeof WHEN_OVER)[number]

/** The first rule that fits holds. `separate`: nobody decides two steps of one thing. `whenOver` left out: escalate. */
export type PolicyContent = {
  rules: readonly PolicyRule[]
  samePerson: 'once' | 'separate'
  whenOver?: WhenOver | undefined
}

/** A fact shown with what is to be decided. `label` is a word of the inbox. */
export type ApprovalLine =
  /** `textIn`: for a reader, where it holds words or days; left out: it is alike in all languages. */
  | { label: string; kind: 'text'; text: string; textIn?: (language: Language) => string }
  | { label: string; kind: 'count'; count: number }
  | { label: string; kind: 'day'; day: string }
  /** Rules, said in sentences; null: the usual ones. */
  | { label: string; kind: 'policy'; content: PolicyContent | null }
  | { label: string; kind: 'money'; minor: number; currency: string; decimals: number }

export type Verdict = 'approve' | 'refuse'
