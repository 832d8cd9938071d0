import type { NatureSums } from '../../../countries/payroll.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import { type ContributionsInput, contributionsOf, type PayGate } from './contributions.rules.ts'
import { type CarriedDeduction, type DeductionInput, takeDeductions } from './deductions.rules.ts'
import { type EarningsInput, earningsOf } from './earnings.rules.ts'
import { employerCostOf, grossOf, isTaken, netOf, type PayLine } from './lines.rules.ts'

/** All that the pay of one employment in one run is reckoned from; nothing else is looked at, so the same input gives the same lines. */
export type PayInput = EarningsInput &
  Omit<ContributionsInput, 'agreed'> & {
    /** Left out: what the recurring pay says on the last day of the period. */
    agreed?: NatureSums
    deductions: readonly DeductionInput[]
    /** What schemes ask for months that were paid already, reckoned elsewhere; left out: nothing. */
    late?: readonly PayLine[]
  }

export type PayResult = {
  lines: PayLine[]
  gross: Minor
  net: Minor
  employerCost: Minor
  gates: PayGate[]
  /** What the whole span adds to the accumulators of schemes, in minor units: what earlier runs of it stored is in it. */
  added: Readonly<Record<string, Minor>>
  /** Deductions, or parts of them, that pay did not allow. */
  carried: CarriedDeduction[]
}

/** What the recurring pay promises for a whole period, by nature, as it stands on the last day it runs on. */
export const agreedOf = ({ items, days }: Pick<EarningsInput, 'items' | 'days'>): NatureSums => {
  const sums: Record<string, Minor> = {}
  const last = [...days].reverse().find(({ employed }) => employed)?.day
  if (!last) return sums
  for (const { component, spans } of items) {
    const span = spans.find(({ from, until }) => from <= last && (until === null || last <= until))
    const nature = component.counts?.as ?? component.nature
    if (span) sums[nature] = (sums[nature] ?? 0) + span.amount
  }
  return sums
}

const negativeGate = (net: Minor, { code, minorUnits }: EarningsInput['currency']): PayGate[] =>
  net < 0
    ? [
        {
          key: 'negative_net',
          stops: true,
          message: `Pay would be ${code} ${fromMinor(net, minorUnits)}: more is taken than is earned. Decide what is owed.`,
        },
      ]
    : []

/** What lowers the tax is taken whole: less of it would have been taxed otherwise. */
const beforeTaxGates = (asked: readonly DeductionInput[], carried: readonly CarriedDeduction[]): PayGate[] => {
  const left = new Set(carried.map(({ id }) => id))
  return asked.flatMap(({ id, label, lowers }) =>
    lowers && left.has(id)
      ? [
          {
            key: 'before_tax',
            stops: true,
            message: `${label}: pay is too low to take all of it, and the tax counts on that. Lower it for this pay.`,
          },
        ]
      : [],
  )
}

/**
 * The pay of one employment in one run: earnings, contributions and taxes, other deductions, net. Pure: the same input gives the same lines
 * in any process and zone; the order of what is in it does not matter.
 * @throws RangeError for an input that contradicts itself
 */
export const computePay = (input: PayInput): PayResult => {
  const earnings = earningsOf(input)
  const contributions = contributionsOf({ ...input, agreed: input.agreed ?? agreedOf(input) }, earnings)
  const { late = [] } = input
  const gross = grossOf(earnings)
  const cash = gross - earnings.reduce((sum, line) => sum + (line.nature === 'in_kind' ? line.amount : 0), 0)
  const statutory = [...contributions.lines, ...late].filter(isTaken).reduce((sum, { amount }) => sum + amount, 0)
  const deductions = takeDeductions({
    asked: input.deductions,
    earnings: Math.max(0, cash),
    statutory,
    cap: input.law.rules.deductionCap(input.payDay),
    currency: input.currency,
  })
  const lines = [...earnings, ...contributions.lines, ...late, ...deductions.lines]
  const net = netOf(lines)
  return {
    lines,
    gross,
    net,
    employerCost: employerCostOf(lines),
    gates: [
      ...contributions.gates,
      ...negativeGate(net, input.currency),
      ...beforeTaxGates(input.deductions, deductions.carried),
    ],
    added: contributions.added,
    carried: deductions.carried,
  }
}
