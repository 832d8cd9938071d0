import type { CountryPayroll, Nature } from '../../../countries/payroll.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { type ComponentsOn, type HeldComponent, NO_COMPONENTS } from '../components/rules.ts'
import type { OneOff, PayComponent, PayItem } from './earnings.rules.ts'

/** Recurring pay and allowances of the record as the engine takes them in, by the components of their legal entity. */

/** Pay of a person from a day on: amounts of a whole period in minor units. */
export type PayRow = { id: number; effective_from: Day; currency: string } & Readonly<
  Record<(typeof FIXED)[number]['column'], number | null>
>

/** An allowance beside the fixed ones. */
export type AllowanceRow = {
  id: string
  allowance_type: string
  frequency: string
  currency: string
  amount: number
  effective_from: Day
  effective_until: Day | null
  /** The component it is of; null: it is known by its name alone. */
  component_code: string | null
}

/** The columns of pay and what each is. */
const FIXED = [
  { column: 'basic_salary', key: 'basic', label: 'Basic salary', nature: 'basic' },
  { column: 'housing_allowance', key: 'housing', label: 'Housing allowance', nature: 'housing' },
  { column: 'transport_allowance', key: 'transport', label: 'Transport allowance', nature: 'conveyance' },
  { column: 'medical_allowance', key: 'medical', label: 'Medical allowance', nature: 'allowance' },
  { column: 'meal_allowance', key: 'meal', label: 'Meal allowance', nature: 'allowance' },
  { column: 'communication_allowance', key: 'communication', label: 'Communication allowance', nature: 'allowance' },
  { column: 'education_allowance', key: 'education', label: 'Education allowance', nature: 'allowance' },
] as const satisfies readonly { column: string; key: string; label: string; nature: Nature }[]

type Span = PayItem['spans'][number]

/** Of rows from one day the last entered holds; each until the day before the next. */
const spansOf = (rows: readonly PayRow[], column: (typeof FIXED)[number]['column']): Span[] => {
  const sorted = [...rows].sort((a, b) => a.effective_from.localeCompare(b.effective_from) || a.id - b.id)
  const holding = sorted.filter((row, at) => sorted[at + 1]?.effective_from !== row.effective_from)
  return holding.map((row, at) => {
    const next = holding[at + 1]
    return {
      from: row.effective_from,
      until: next ? addDays(next.effective_from, -1) : null,
      amount: row[column] ?? 0,
    }
  })
}

/**
 * What a component of the company says of what is paid by it; nothing where it is known by its name alone, or is not one of this legal entity. Somebody
 * may come from another one, where the code meant something else: what begins later here, or is taken from pay, is not it.
 */
const componentOf = (code: string | null, components: ComponentsOn): HeldComponent | undefined => {
  const found = code === null ? undefined : components.get(code)
  return !found || found.isToCome || found.nature === 'deduction' ? undefined : found
}

/** What was chosen of a component, as the engine takes it. */
export const countedAs = ({ counts }: Pick<HeldComponent, 'counts'>): Pick<PayComponent, 'counts'> =>
  counts ? { counts: { as: counts.countsAs, label: counts.label, source: counts.source } } : {}

const held = (found: HeldComponent | undefined, code: string | null): Partial<PayComponent> => ({
  ...(found && code ? { code } : undefined),
  ...(found ? countedAs(found) : undefined),
  ...(found && !found.in_retro ? { isLeftOfRetro: true as const } : undefined),
})

/** The days an amount is paid for: those of the allowance until its component ends. */
const withinComponent = (span: Span, found: HeldComponent | undefined): Span[] => {
  const ends = [span.until, found?.until ?? null].filter((day) => day !== null).sort()
  const until = ends[0] ?? null
  return until !== null && until < span.from ? [] : [{ ...span, until }]
}

/** What is paid by a component is priced by its nature; of what is taken from pay there is no recurring one. */
const earningNature = (found: HeldComponent | undefined): Nature =>
  !found || found.nature === 'deduction' ? 'allowance' : found.nature

/**
 * The recurring pay of a person by component, each by the part of a period that is usual where they work or the component says; components that are
 * never paid are none.
 * @param components of the legal entity as they hold on the last day of the period
 */
export const payItemsOf = (
  law: CountryPayroll,
  rows: readonly PayRow[],
  allowances: readonly AllowanceRow[],
  components: ComponentsOn = NO_COMPONENTS,
): PayItem[] => {
  const usual = law.rules.proration.usual
  const fixed = FIXED.map(({ column, key, label, nature }): PayItem => {
    const found = components.get(key)
    const component: PayComponent = { key, label, nature, basis: found?.proration ?? usual, ...held(found, null) }
    return { id: key, component, spans: spansOf(rows, column) }
  })
  const monthly = allowances
    .filter(({ frequency }) => frequency === 'monthly')
    .map((one): PayItem => {
      const found = componentOf(one.component_code, components)
      const component: PayComponent = {
        key: `allowance.${one.id}`,
        label: found?.name ?? one.allowance_type,
        nature: earningNature(found),
        basis: found?.proration ?? usual,
        ...held(found, one.component_code),
      }
      const span = { from: one.effective_from, until: one.effective_until, amount: one.amount }
      return { id: one.id, component, spans: withinComponent(span, found) }
    })
  return [...fixed, ...monthly].filter(({ spans }) => spans.some(({ amount }) => amount > 0))
}

/** Allowances that are paid once, in the period in which their day lies. */
export const allowancesOnce = (
  allowances: readonly AllowanceRow[],
  period: { from: Day; until: Day },
  components: ComponentsOn = NO_COMPONENTS,
): OneOff[] =>
  allowances
    .filter(({ frequency, effective_from: on }) => frequency === 'once' && on >= period.from && on <= period.until)
    .flatMap((one) => {
      const found = componentOf(one.component_code, components)
      if (found?.until && found.until < one.effective_from) return []
      return {
        source: { kind: 'one_off' as const, id: `allowance-${one.id}` },
        key: `allowance.${one.id}`,
        label: found?.name ?? one.allowance_type,
        nature: earningNature(found),
        ...(found && one.component_code ? { code: one.component_code, ...countedAs(found) } : undefined),
        amount: one.amount,
      }
    })
