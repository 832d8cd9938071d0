import type { DeclaredYear } from '../../../countries/declarations.ts'
import {
  type ChangeCause,
  type CountryPayroll,
  type DerivedLine,
  monthsFrom,
  type Nature,
  type NatureSums,
} from '../../../countries/payroll.ts'
import { addMonths, type Day } from '../../../shared/dates.ts'
import { type ComponentsOn, NO_COMPONENTS } from '../components/rules.ts'
import type { AskedDeduction } from '../deductions/held.service.ts'
import { takingId } from '../deductions/rules.ts'
import type { PayInput } from './compute-pay.rules.ts'
import type { EarlierRuns, PayGate } from './contributions.rules.ts'
import type { DeductionInput } from './deductions.rules.ts'
import type { OneOff } from './earnings.rules.ts'
import { groupOnDay, type Membership } from './group-days.rules.ts'
import { naturesOf } from './lines.rules.ts'
import type { PaidAmount } from './paid-lines.queries.ts'
import { type PaidGroup, type PayPeriod, periodsOfMonth } from './pay-calendar.rules.ts'
import { countedAs } from './pay-items.rules.ts'
import { NOTHING_DECLARED, sumByKey } from './person-pay.rules.ts'
import type * as query from './queries.ts'
import type * as runs from './runs.queries.ts'
import { yearOf } from './spans.rules.ts'

/** Stored rows of one person as the pay of a run takes them in. */

/** Amounts by nature; lines without one are none. */
export const byNature = (lines: readonly PaidAmount[]): NatureSums =>
  naturesOf(
    lines.flatMap(({ nature, counted_as: countedAs, amount }) =>
      nature ? [{ nature: (countedAs ?? nature) as Nature, amount }] : [],
    ),
  )

/** Months of the tax year left with this one, and those to come in which the person is expected to be there. */
export const monthsOf = (run: runs.RunRow, person: query.PayPersonRow, law: CountryPayroll) => {
  const last = addMonths(yearOf(run, law), 11).slice(0, 7)
  const ends = person.ended_on && person.ended_on.slice(0, 7) < last ? person.ended_on.slice(0, 7) : last
  const monthsToCome = Math.max(0, monthsFrom(run.month, ends))
  return { monthsLeft: monthsToCome + 1, monthsToCome }
}

/** The groups of a legal entity with who is in which of them by days. */
export type GroupsAhead = {
  groups: readonly (PaidGroup & { id: string; is_default: boolean })[]
  memberships: ReadonlyMap<string, readonly Membership[]>
}

/**
 * Later periods of the wage month that nobody has paid somebody for yet, and in which they are there: those of the group of the run, and those of another
 * group they go into, each by the pay days of its year.
 */
export const periodsToCome = (
  { groups, memberships }: GroupsAhead,
  run: runs.RunRow,
  { person, lines }: { person: query.PayPersonRow; lines: readonly PaidAmount[] },
): { periodsToCome: number; othersToCome?: number[] } => {
  const paid = new Set(
    lines.filter(({ month, source_kind: kind }) => month === run.month && kind === 'item').map((line) => line.from_day),
  )
  const isThere = ({ from, until }: PayPeriod) =>
    person.started_on <= until && (person.ended_on === null || person.ended_on >= from)
  const isNext = ({ from }: PayPeriod) => (run.kind === 'regular' ? from > run.from_day : from >= run.from_day)
  const own = memberships.get(person.employment_id) ?? []
  const defaultGroup = groups.find((one) => one.is_default)?.id ?? run.group_id
  const toCome = (group: GroupsAhead['groups'][number]) =>
    periodsOfMonth(group, run.month).filter(
      (one) =>
        isNext(one) && isThere(one) && !paid.has(one.from) && groupOnDay(own, defaultGroup, one.until) === group.id,
    )
  const periods = groups.filter(({ id }) => id === run.group_id).flatMap(toCome).length
  const others = own.length === 0 ? [] : groups.filter(({ id }) => id !== run.group_id).flatMap(toCome)
  return {
    periodsToCome: periods,
    ...(others.length > 0 ? { othersToCome: others.map(({ inYear }) => inYear) } : undefined),
  }
}

/** What was declared, with what the months of the tax year before paid and took. */
export const taxYearOf = (
  declared: DeclaredYear | undefined,
  past: readonly PaidAmount[],
): NonNullable<PayInput['taxYear']> => ({
  declared: declared ?? NOTHING_DECLARED,
  months: Object.fromEntries(
    [...Map.groupBy(past, ({ month }) => month)].map(([month, own]) => [month, byNature(own)]),
  ),
  taken: sumByKey(past.filter(({ party }) => party === 'employee')),
})

const OF_NATURE = (row: query.OneOffRow): Nature => (row.nature ?? 'bonus') as Nature

/** An earning by its component as it holds now; by what was entered where there is none of the kind. */
const earningOf = (row: query.OneOffRow, components: ComponentsOn): Pick<OneOff, 'nature' | 'code' | 'counts'> => {
  const found = row.component_code === null ? undefined : components.get(row.component_code)
  if (!found || found.nature === 'deduction' || row.component_code === null) return { nature: OF_NATURE(row) }
  return { nature: found.nature, code: row.component_code, ...countedAs(found) }
}

const deductionOf = (
  row: { component_code: string | null },
  components: ComponentsOn,
): Pick<DeductionInput, 'code' | 'mostPercent' | 'lowers'> => {
  const found = row.component_code === null ? undefined : components.get(row.component_code)
  if (found?.nature !== 'deduction' || row.component_code === null) return {}
  const { most_percent: mostPercent, lowers } = found
  return {
    code: row.component_code,
    ...(mostPercent === null ? undefined : { mostPercent }),
    ...(lowers ? { lowers: { fact: lowers.fact, label: lowers.label, source: lowers.source } } : undefined),
  }
}

/** What is taken again and again, as the run of a period that ends on a day takes it in. @param lines what locked runs paid and took */
export const recurringDeductionsOf = (
  rows: readonly AskedDeduction[],
  components: ComponentsOn,
  { until, lines }: { until: Day; lines: readonly PaidAmount[] },
): DeductionInput[] => {
  const taken = new Set(lines.flatMap(({ source_kind: kind, source_id: id }) => (kind === 'deduction' ? [id] : [])))
  return rows.flatMap((row) => {
    const found = components.get(row.component_code)
    // No component of this legal entity, one that has ended, or another run took it for this period.
    if (found?.nature !== 'deduction' || (found.until && found.until < until) || taken.has(takingId(row, until)))
      return []
    return {
      id: takingId(row, until),
      key: `deduction.${row.plan_id}`,
      label: found.name,
      amount: row.asked,
      priority: found.priority,
      ...(row.left === null ? undefined : { left: row.left }),
      ...deductionOf(row, components),
    }
  })
}

/** Somebody came from a legal entity whose component their plan is by: what it is here, and in which money, has to be said. */
export const strangePlanGates = (rows: readonly AskedDeduction[], components: ComponentsOn): PayGate[] =>
  rows.some((row) => components.get(row.component_code)?.nature !== 'deduction')
    ? [{ key: 'recurring_deduction', stops: true, message: STRANGE_PLAN }]
    : []

const STRANGE_PLAN =
  'A recurring deduction is by a component this legal entity does not have. Set its last day, or add the component.'

/** What locked runs of a pay period took before tax: the tax of the whole period counts on it. */
export const takenBeforeTax = (
  lines: readonly PaidAmount[],
  components: ComponentsOn,
): Pick<DeductionInput, 'lowers' | 'amount'>[] =>
  lines
    .filter(({ source_kind: kind }) => kind === 'deduction')
    .map(({ component: component_code, amount }) => ({ ...deductionOf({ component_code }, components), amount }))

/** What is paid and taken once, as a run takes it in. */
export const oneOffsOf = (rows: readonly query.OneOffRow[], components: ComponentsOn = NO_COMPONENTS) => ({
  earnings: rows
    .filter(({ kind }) => kind === 'earning')
    .map((row) => ({
      source: { kind: 'one_off' as const, id: row.id },
      key: `one_off.${row.id}`,
      label: row.label,
      ...earningOf(row, components),
      amount: row.amount,
    })),
  deductions: rows
    .filter(({ kind }) => kind === 'deduction')
    .map((row) => ({
      id: row.id,
      key: `one_off.${row.id}`,
      label: row.label,
      amount: row.amount,
      priority: row.priority,
      ...deductionOf(row, components),
    })),
})

/** What was contributed late counts in the month it was earned in, not here. */
export const earlierOf = (lines: readonly PaidAmount[]): EarlierRuns => ({
  earned: byNature(lines.filter(({ cause }) => !cause)),
  late: lines.flatMap(({ counted_as: countedAs, nature, cause, amount }) =>
    nature && cause ? [{ nature: (countedAs ?? nature) as Nature, cause: cause as ChangeCause, amount }] : [],
  ),
  taken: lines.flatMap(({ key, party, source_kind: kind, amount }) =>
    party && kind !== 'retro' ? [{ key, party: party as DerivedLine['party'], amount }] : [],
  ),
})
