import {
  type BaseChoice,
  COMMON_STANDARD,
  type ComponentNature,
  type SlipGroup,
  type StandardComponent,
} from '../../../countries/components.ts'
import {
  type CountryPayroll,
  NATURES,
  type Nature,
  type NatureSums,
  type Proration,
} from '../../../countries/payroll.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import type { Language } from '../../../shared/languages.ts'

/** Components of pay of a legal entity: those every employer of the country has, and its own. */

export const COMPONENT_NATURES = [...NATURES, 'deduction'] as const satisfies readonly ComponentNature[]

/** By what part of a period a component is paid; `whole`: whole when there was a day at all, and never cut. */
export type ComponentBasis = Proration | 'whole'
export const COMPONENT_BASES = [
  'calendar_days',
  'working_days',
  'thirtieths',
  'twenty_sixths',
  'hours',
  'whole',
] as const satisfies readonly ComponentBasis[]

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
  /** What was chosen of it where the law lets it. */
  choice: string | null
  counts: BaseChoice | null
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

/** What employers of a country have ready made, in the order they are listed; not those whose treatment is not on file. */
export const standardComponents = (law: CountryPayroll, month: string): readonly StandardComponent[] =>
  [...COMMON_STANDARD, ...(law.components?.standard ?? [])].filter(
    ({ nature }) => refusalOfNature(law, nature, month) === null,
  )

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

/** The parts of a period a component may be paid by: what the country lets, and whole for all but basic pay; a deduction has none. */
export const basesAllowed = (law: CountryPayroll, nature: ComponentNature): readonly ComponentBasis[] => {
  if (nature === 'deduction') return []
  return nature === 'basic' ? law.rules.proration.allowed : [...law.rules.proration.allowed, 'whole']
}

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
})

/** A stored component as it holds on a day. */
export const heldOn = (law: CountryPayroll, stored: StoredComponent, day: Day): HeldComponent | null => {
  const held = versionOn(stored.versions, day)
  if (!held) return null
  const { id: _id, effective_from: _from, reason: _reason, ...said } = held
  const first = stored.versions.reduce((least, { effective_from: from }) => (from < least ? from : least), '9999-12-31')
  return {
    ...said,
    code: stored.code,
    isStandard: stored.is_standard,
    from: stored.is_standard ? null : first,
    until: stored.ended_on,
    counts: choicesOf(law, held.nature).find(({ key }) => key === held.choice) ?? null,
  }
}

/** All components of an entity as they hold on a day: what the company says of one goes before what is ready made. */
export const componentsOn = (law: CountryPayroll, stored: readonly StoredComponent[], day: Day): ComponentsOn => {
  const all = new Map<string, HeldComponent>(
    standardComponents(law, day.slice(0, 7)).map((one, at) => [one.code, standardOn(one, at + 1)]),
  )
  for (const one of stored) {
    const held = heldOn(law, one, day)
    if (held) all.set(one.code, held)
  }
  return all
}

/** Which component a line is of: its own, else the ready-made one of its key or nature. */
export const codeOfLine = (line: {
  key: string
  component?: string | null | undefined
  kind: string
  nature?: string | null | undefined
}): string | null => {
  if (line.component) return line.component
  if (COMMON_STANDARD.some(({ code }) => code === line.key)) return line.key
  if (line.nature) return line.nature === 'conveyance' ? 'transport' : line.nature
  return line.kind === 'deduction' ? 'deduction' : null
}

const GROUP_ORDER: Readonly<Record<SlipGroup, number>> = { basic: 0, allowances: 1, variable: 2, other: 3 }

type SlipLine = Parameters<typeof codeOfLine>[0] & { scheme?: string | null | undefined }

/** Lines as they stand on a payslip: by group and order of their components; contributions and taxes of schemes after them, as they came. */
export const inSlipOrder = <Line extends SlipLine>(lines: readonly Line[], components: ComponentsOn): Line[] => {
  const placeOf = (line: Line): number => {
    const held = line.scheme ? undefined : components.get(codeOfLine(line) ?? '')
    return held ? GROUP_ORDER[held.slip_group] * 100 + held.slip_order : 1_000
  }
  return lines
    .map((line, at) => ({ line, at, place: placeOf(line) }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ line }) => line)
}

/** What a line is called in other languages; none where nothing is said of it. Standard names are those of the product. */
export const namesOfLine = (
  line: SlipLine,
  components: ComponentsOn,
): Partial<Record<Language, string>> | undefined => {
  const held = line.component ? components.get(line.component) : undefined
  return held && Object.keys(held.names).length > 0 ? held.names : undefined
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
  if (input.proration && !basesAllowed(law, input.nature).includes(input.proration))
    problems.proration = 'The law of this country does not let it be paid by this part of a month.'
  if (input.choice && !choicesOf(law, input.nature).some(({ key }) => key === input.choice))
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

export type { BaseChoice, ComponentNature, Nature, SlipGroup }
