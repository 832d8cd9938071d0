import type { BaseChoice, ComponentNature, DeductionChoice, StandardComponent } from '../../../countries/components.ts'
import type { CountryPayroll, NatureSums, Proration } from '../../../countries/payroll.ts'
import { COMMON_STANDARD } from '../../../countries/standard-components.ts'
import type { Source } from '../../../shared/explain.ts'

/** What the law of a country says of components: which it can price, which sums pay is in, and what may be chosen. */

/** By what part of a period a component is paid; `whole`: whole when there was a day at all, and never cut. */
export type ComponentBasis = Proration | 'whole'

const SOME = 1_000_000

const basesWith = (law: CountryPayroll, month: string, sums: NatureSums) =>
  law.basesOf({
    facts: {},
    month,
    payDay: `${month}-28`,
    span: sums,
    before: {},
    agreed: sums,
    agreedInJanuary: sums,
    monthsToCome: 0,
  })

/** What keeps these amounts from being counted in a month; null: nothing does. */
const problemOf = (law: CountryPayroll, month: string, sums: NatureSums): string | null => {
  try {
    basesWith(law, month, sums)
    return null
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Why the country’s law on file cannot price pay of a nature; null: it can, or a month has no figures whatever the nature. */
export const refusalOfNature = (law: CountryPayroll, nature: ComponentNature, month: string): string | null => {
  if (nature === 'deduction' || problemOf(law, month, { basic: SOME }) !== null) return null
  return problemOf(law, month, { basic: SOME, [nature]: SOME })
}

/** What employers of a country have ready made, in the order they are listed. */
export const standardComponents = (law: CountryPayroll): readonly StandardComponent[] => [
  ...COMMON_STANDARD,
  ...(law.components?.standard ?? []),
]

export type Membership = {
  key: string
  label: string
  /** Whether pay of it counts in the sum: wholly, in part or by what else is paid, not at all. */
  counts: 'wholly' | 'in_part' | 'no'
  rule: string
  source: Source
}

const countedIn = (added: number): Membership['counts'] => {
  if (added <= 0) return 'no'
  return added >= SOME / 10 ? 'wholly' : 'in_part'
}

/**
 * Which sums of the law pay of a nature is in, beside basic pay of ten times as much: the country’s own reckoning is asked, with the rule and its
 * source beside it. Of what is taken from pay there are none.
 */
export const membershipsOf = (law: CountryPayroll, nature: ComponentNature, month: string): Membership[] => {
  if (nature === 'deduction' || !law.components || problemOf(law, month, { basic: SOME, [nature]: SOME })) return []
  const basic = nature === 'basic' ? SOME + SOME / 10 : SOME
  const before = basesWith(law, month, { basic: SOME })
  const after = basesWith(law, month, nature === 'basic' ? { basic } : { basic, [nature]: SOME / 10 })
  const labels = new Map(law.bases.map(({ key, label }) => [key, label]))
  return [
    ...law.components.bases.map(({ key, rule, source }) => ({
      key,
      label: labels.get(key) ?? key,
      counts: countedIn((after[key] ?? 0) - (before[key] ?? 0)),
      rule,
      source,
    })),
    ...law.components.sums.map(({ key, label, rule, source, natures }) => ({
      key,
      label,
      counts: natures.includes(nature) ? ('wholly' as const) : ('no' as const),
      rule,
      source,
    })),
  ]
}

/** What may be chosen of pay of a nature in a country. */
export const choicesOf = (law: CountryPayroll, nature: ComponentNature): readonly BaseChoice[] =>
  nature === 'deduction' ? [] : (law.components?.choices ?? []).filter(({ natures }) => natures.includes(nature))

/** What may be said of what is taken from pay in a country: by which it lowers what is taxed. */
export const deductionChoicesOf = (law: CountryPayroll): readonly DeductionChoice[] => law.components?.deductions ?? []

/** What a company may choose of a component of a nature, each as it is shown. */
export const offeredOf = (law: CountryPayroll, nature: ComponentNature): readonly (BaseChoice | DeductionChoice)[] =>
  nature === 'deduction' ? deductionChoicesOf(law) : choicesOf(law, nature)

/** The parts of a period a component may be paid by: what the country lets, and whole for all but basic pay; a deduction has none. */
export const basesAllowed = (law: CountryPayroll, nature: ComponentNature): readonly ComponentBasis[] => {
  if (nature === 'deduction') return []
  return nature === 'basic' ? law.rules.proration.allowed : [...law.rules.proration.allowed, 'whole']
}
