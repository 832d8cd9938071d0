import type {
  BaseChoice,
  ComponentNature,
  DeductionChoice,
  SlipGroup,
  StandardComponent,
} from '../../../countries/components.ts'
import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import {
  basesAllowed,
  type ComponentBasis,
  choicesOf,
  deductionChoicesOf,
  offeredOf,
  refusalOfNature,
  standardComponents,
} from './law.rules.ts'

/** Components of pay of a legal entity: those every employer of the country has, and its own. */

/** What a component is from a day on, as it is stored. */
export type ComponentVersion = {
  id: number
  effective_from: Day
  name: string
  names: Partial<Record<Language, string>>
  nature: ComponentNature
  proration: ComponentBasis | null
  in_retro: boolean
  priority: number
  most_percent: number | null
  slip_group: SlipGroup
  slip_order: number
  account: string | null
  choice: string | null
  reason: string
}

/** A component as it is stored, with all its versions. */
export type StoredComponent = {
  id: string
  code: string
  is_standard: boolean
  ended_on: Day | null
  version: number
  versions: readonly ComponentVersion[]
}

/** A component as it holds on a day. */
export type HeldComponent = Omit<ComponentVersion, 'id' | 'effective_from' | 'reason'> & {
  code: string
  isStandard: boolean
  /** The first and last day it is paid for; null: none is set. */
  from: Day | null
  until: Day | null
  /** On the day it was asked for it has not begun. */
  isToCome: boolean
  /** What was chosen of it where the law lets it. */
  choice: string | null
  counts: BaseChoice | null
  /** Of what is taken from pay: how it lowers what is taxed, where that was chosen. */
  lowers: DeductionChoice | null
}

/** Components of a legal entity on a day, by code. */
export type ComponentsOn = ReadonlyMap<string, HeldComponent>

export const NO_COMPONENTS: ComponentsOn = new Map()

const GROUPS: Readonly<Partial<Record<ComponentNature, SlipGroup>>> = {
  basic: 'basic',
  allowance: 'allowances',
  housing: 'allowances',
  conveyance: 'allowances',
  overtime: 'variable',
  commission: 'variable',
  bonus: 'variable',
  statutory_bonus: 'variable',
}

/** Where pay of a nature stands on a payslip unless the company says otherwise. */
export const usualGroup = (nature: ComponentNature): SlipGroup => GROUPS[nature] ?? 'other'

/** The version of a component that holds on a day: the latest from on or before it, of one day the last entered; before the first the first. */
export const versionOn = (versions: readonly ComponentVersion[], day: Day): ComponentVersion | undefined => {
  const sorted = versions.toSorted((a, b) => a.effective_from.localeCompare(b.effective_from) || a.id - b.id)
  return sorted.findLast(({ effective_from: from }) => from <= day) ?? sorted[0]
}

const standardOn = ({ code, nature, names }: StandardComponent, order: number): HeldComponent => ({
  code,
  isStandard: true,
  from: null,
  until: null,
  isToCome: false,
  name: names.en,
  names,
  nature,
  proration: null,
  in_retro: true,
  priority: 5,
  most_percent: null,
  slip_group: usualGroup(nature),
  slip_order: order,
  account: null,
  choice: null,
  counts: null,
  lowers: null,
})

/** A stored component as it holds on a day; null: nothing is said of it yet, and it is as it is ready made. */
export const heldOn = (law: CountryPayroll, stored: StoredComponent, day: Day): HeldComponent | null => {
  const held = versionOn(stored.versions, day)
  if (!held) return null
  const { id: _id, effective_from: _from, reason: _reason, ...said } = held
  const first = stored.versions.reduce((least, { effective_from: from }) => (from < least ? from : least), '9999-12-31')
  if (stored.is_standard && day < first) return null
  return {
    ...said,
    code: stored.code,
    isStandard: stored.is_standard,
    from: stored.is_standard ? null : first,
    until: stored.ended_on,
    isToCome: day < first,
    counts: choicesOf(law, held.nature).find(({ key }) => key === held.choice) ?? null,
    lowers:
      held.nature === 'deduction' ? (deductionChoicesOf(law).find(({ key }) => key === held.choice) ?? null) : null,
  }
}

/** All components of an entity as they hold on a day: what the company says of one goes before what is ready made. */
export const componentsOn = (law: CountryPayroll, stored: readonly StoredComponent[], day: Day): ComponentsOn => {
  const all = new Map<string, HeldComponent>(
    standardComponents(law).map((one, at) => [one.code, standardOn(one, at + 1)]),
  )
  for (const one of stored) {
    const held = heldOn(law, one, day)
    if (held) all.set(one.code, held)
  }
  return all
}

/** What is asked of a component from a day on. */
export type ComponentInput = Pick<
  ComponentVersion,
  'nature' | 'proration' | 'most_percent' | 'choice' | 'reason' | 'effective_from' | 'name'
>

/** What is wrong with what was asked of a component, by field. */
export const componentProblems = (
  law: CountryPayroll,
  input: ComponentInput,
  { held, today, lockedUntil }: { held: HeldComponent | null; today: Day; lockedUntil: Day | null },
): Record<string, string> => {
  const problems: Record<string, string> = {}
  const refused = refusalOfNature(law, input.nature, input.effective_from.slice(0, 7))
  if (refused) problems.nature = refused
  if (held?.isStandard && held.nature !== input.nature) problems.nature = 'The nature of a ready-made component stays.'
  if (held && (held.nature === 'deduction') !== (input.nature === 'deduction'))
    problems.nature =
      'What is paid does not become what is taken from pay, nor the other way round. Add another component.'
  if (input.proration && !basesAllowed(law, input.nature).includes(input.proration))
    problems.proration = 'The law of this country does not let it be paid by this part of a month.'
  if (input.choice && !offeredOf(law, input.nature).some(({ key }) => key === input.choice))
    problems.choice = 'The law of this country leaves no such choice for this nature.'
  if (input.choice && input.choice !== held?.choice && !input.reason.trim())
    problems.reason = 'Say why: it stands in the derivation of the payslip.'
  if (input.most_percent !== null && input.nature !== 'deduction')
    problems.mostPercent = 'Only what is taken from pay has a most.'
  if (!held) return problems
  if (lockedUntil && input.effective_from <= lockedUntil)
    problems.effectiveFrom = 'This day lies in a period that is locked. Choose a later day.'
  const isOther = held.nature !== input.nature || held.choice !== input.choice || held.proration !== input.proration
  if (isOther && input.effective_from <= today)
    problems.effectiveFrom = 'Nature, part of a month and what it counts as change from a day to come.'
  return problems
}
