import { formatDecimal } from '../shared/decimal.ts'
import type { Explained, Quantity } from '../shared/explain.ts'
import { type Exact, exact, type Minor } from '../shared/money.ts'
import type { Edition } from './country.ts'

/** A result with the derivation that gave it: the two come from one function, so that they cannot disagree. */
export type Derived<T> = { value: T; why: Explained }

export type Rule = Explained['rule']

/** The rule a dated figure is used under: it holds from the day of the edition, with its source. @param id country.rule */
export const ruleOf = (id: string, title: string, edition: Pick<Edition<unknown>, 'from' | 'source'>): Rule => ({
  id,
  title,
  effectiveFrom: edition.from,
  source: edition.source,
})

/** A quantity that went into a result. @param unit days, hours, months, a currency code … */
export const quantity = (name: string, value: number | string | Exact, unit: string): Quantity => ({
  name,
  value: typeof value === 'object' ? formatDecimal(value) : String(value),
  unit,
})

type DerivationFacts = {
  unit: string
  inputs?: readonly Quantity[]
  steps?: readonly { text: string; result: string }[]
}

/** A number with its derivation. */
export const deriveNumber = (value: Exact, rule: Rule, facts: DerivationFacts): Derived<Exact> => ({
  value,
  why: {
    value: formatDecimal(value),
    unit: facts.unit,
    rule,
    inputs: [...(facts.inputs ?? [])],
    steps: [...(facts.steps ?? [])],
  },
})

/** An amount in minor units of a currency of two decimals, exact, with its derivation in the currency. */
export const deriveAmount = (minor: Exact, rule: Rule, facts: DerivationFacts): Derived<Exact> => ({
  value: minor,
  why: { ...deriveNumber(minor.div(100), rule, facts).why },
})

/** A yes or no with its derivation. */
export const deriveAnswer = (value: boolean, rule: Rule, inputs: readonly Quantity[] = []): Derived<boolean> => ({
  value,
  why: { value: value ? 'yes' : 'no', unit: '', rule, inputs: [...inputs], steps: [] },
})

/** Minor units of two decimals as an input of a derivation. */
export const amountOf = (name: string, minor: Minor | Exact, currency: string): Quantity =>
  quantity(name, exact(minor).div(100), currency)

/** Exact minor units of two decimals as a plain amount, for the steps of a derivation. */
export const inMajor = (minor: Exact): string => formatDecimal(minor.div(100))
