import type { ChangeCause, CountryPayroll, Nature } from '../../../countries/payroll.ts'
import type { Explained } from '../../../shared/explain.ts'
import { agreedOf } from './compute-pay.rules.ts'
import { contributionsOf, type EarlierRuns, NO_EARLIER_RUNS } from './contributions.rules.ts'
import type { GatheredPay } from './gather.service.ts'
import type { PayLine } from './lines.rules.ts'
import { lineOfLocked } from './locked.rules.ts'
import type { RecoveryRow } from './retro.queries.ts'
import { ARREARS, type PastPeriod, type RetroDelta } from './retro.rules.ts'
import type { LockedLine, RunRow } from './runs.queries.ts'

/** Months that are locked: what was paid for them, and what schemes ask for them now. */

/** Recurring pay alone: what is paid once was paid, and what comes late of it has a source of its own. */
export const recurring = (lines: readonly PayLine[]): PayLine[] => lines.filter(({ source }) => source.kind === 'item')

const NO_WHY: Explained = {
  value: '0',
  unit: '',
  rule: {
    id: 'pay.recovery',
    title: 'Paid back or let go',
    effectiveFrom: null,
    source: { title: 'Agreed with the employee', checkedOn: '2026-11-23', confirmed: true },
  },
  inputs: [],
  steps: [],
}

/** The lines that later runs paid for a period, by what the period calls their components; and what was given back or let go. */
export const settledOf = (
  runId: string,
  locked: readonly LockedLine[],
  recoveries: readonly RecoveryRow[],
): PayLine[] => {
  const paid = locked
    .filter(({ source_kind: kind, source_id: id, party }) => kind === 'retro' && !party && id.startsWith(`${runId}.`))
    .map((row) => ({ ...lineOfLocked(row), key: row.key.replace(ARREARS, '') }))
  const given = recoveries
    .filter(({ state }) => state === 'agreed' || state === 'waived')
    .flatMap(({ deltas }) => deltas)
    .filter(({ run }) => run === runId)
    .map(
      (delta): PayLine => ({
        key: delta.key,
        label: delta.label,
        kind: 'earning',
        amount: delta.amount,
        source: { kind: 'retro', id: delta.run },
        why: NO_WHY,
      }),
    )
  return [...paid, ...given]
}

/** The regular run that paid somebody for the period that begins on a day. @param locked lines of that person */
export const regularRunOf = (locked: readonly LockedLine[], from: string): string | undefined =>
  locked.find((row) => row.kind === 'regular' && row.from_day === from)?.run_id

/** What later runs paid and contributed for the month of a locked run goes with what the month itself did: else it is asked for again. */
export const withSettled = (
  runId: string,
  locked: readonly LockedLine[],
  earlier: EarlierRuns = NO_EARLIER_RUNS,
): EarlierRuns => {
  const later = locked.filter((row) => row.source_kind === 'retro' && row.source_id.startsWith(`${runId}.`))
  const taken = later.flatMap(({ key, party, amount }) =>
    party ? [{ key, party: party as EarlierRuns['taken'][number]['party'], amount }] : [],
  )
  const natures = new Map(locked.map((row) => [row.key, row.nature]))
  const settled = later.flatMap(({ key, party, cause, amount }) =>
    !party && cause
      ? [{ cause: cause as ChangeCause, nature: (natures.get(key.replace(ARREARS, '')) ?? 'basic') as Nature, amount }]
      : [],
  )
  return { ...earlier, taken: [...earlier.taken, ...taken], settled }
}

/** A locked period as it was paid and as it would be paid now. */
export type Reworked = { run: RunRow; period: PastPeriod; past: GatheredPay; cause: ChangeCause }

/**
 * What schemes that count back pay in the month it was earned in ask for a period, less what they took: one line each, with its month.
 * A scheme that counts it when it is paid, or not at all, has no line here.
 */
export const lateOf = (
  law: CountryPayroll,
  { run, past, cause }: Reworked,
  deltas: readonly RetroDelta[],
  locked: readonly LockedLine[],
) => {
  const asEarned = { ...law, schemes: law.schemes.filter((scheme) => scheme.retro(cause) === 'as_earned') }
  const later = locked.filter((row) => row.source_kind === 'retro' && row.source_id.startsWith(`${run.id}.`))
  const input = {
    ...past.input,
    law: asEarned,
    agreed: agreedOf(past.input),
    earlier: { ...past.input.earlier, month: withSettled(run.id, locked, past.input.earlier.month) },
  }
  const earnings = deltas.map(
    (delta): PayLine => ({
      key: delta.key,
      label: delta.label,
      kind: 'earning',
      amount: delta.amount,
      source: { kind: 'retro', id: delta.run },
      why: NO_WHY,
      ...(delta.nature ? { nature: delta.nature } : undefined),
    }),
  )
  const { lines, added } = contributionsOf(input, earnings)
  const count = later.length
  return {
    lines: lines.map(
      (line): PayLine => ({
        ...line,
        source: { kind: 'retro', id: `${run.id}.${line.key}.${line.party}.${count}` },
        from: run.from_day,
        until: run.until_day,
        cause,
      }),
    ),
    balances: Object.entries(added)
      .map(([key, amount]) => ({ key, month: run.month, amount: amount - (past.stored[key] ?? 0) }))
      .filter(({ amount }) => amount !== 0),
  }
}
