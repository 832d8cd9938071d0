import type { ChangeCause, CountryPayroll, Nature } from '../../../countries/payroll.ts'
import type { CountryWorkingTime } from '../../../countries/time.ts'
import { addDays, addMonths } from '../../../shared/dates.ts'
import type { Explained } from '../../../shared/explain.ts'
import { agreedOf } from './compute-pay.rules.ts'
import { contributionsOf, type EarlierRuns, NO_EARLIER_RUNS } from './contributions.rules.ts'
import { earningsOf } from './earnings.rules.ts'
import type { GatheredPay } from './gather.service.ts'
import type { PayLine } from './lines.rules.ts'
import { lineOfLocked } from './locked.rules.ts'
import type { LockedLine } from './paid-lines.queries.ts'
import type { RecoveryRow } from './retro.queries.ts'
import { ARREARS, OF_TIME, type PastPeriod, type RetroDelta } from './retro.rules.ts'
import type { RunRow } from './runs.queries.ts'
import { repriceTime } from './time-pay.rules.ts'

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

const givenBack = (delta: RetroDelta): PayLine => ({
  key: delta.key,
  label: delta.label,
  kind: 'earning',
  amount: delta.amount,
  source: { kind: 'retro', id: delta.run },
  why: NO_WHY,
  ...(delta.component ? { component: delta.component } : undefined),
})

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
    .map(givenBack)
  return [...paid, ...given]
}

const isWholeMonth = ({ from_day: from, until_day: until }: Pick<RunRow, 'from_day' | 'until_day'>): boolean =>
  from.endsWith('-01') && addDays(until, 1) === addMonths(from, 1)

const TIME = 'time.'

const isOfTime = ({ key }: Pick<PayLine, 'key'>): boolean => key.startsWith(TIME)

/** Each line that was paid rounds once, and so does the sum as it is now. */
const isRounding = (due: number, paid: readonly PayLine[]): boolean =>
  paid.length > 1 && Math.abs(due - sumOf(paid)) <= (paid.length + 1) / 2

const sumOf = (lines: readonly PayLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

type Known = { now: GatheredPay; locked: readonly LockedLine[]; recoveries: readonly RecoveryRow[] }

/** Cases of time that was paid too much lie by days, not by runs: those of a month are settled in it. */
const timeGivenBack = (month: string, recoveries: readonly RecoveryRow[]): PayLine[] =>
  recoveries
    .filter(({ state }) => state === 'agreed' || state === 'waived')
    .flatMap(({ deltas }) => deltas)
    .filter(({ run, from }) => run === OF_TIME && from.startsWith(month))
    .map(givenBack)

/**
 * Overtime and other paid time of a month as it was paid, and at the rates known now. A class stands in neither where nothing was paid for it in money
 * or the law does not say what it comes to: then what was paid stays.
 */
const timeOfMonth = (law: CountryWorkingTime, run: RunRow, { now, locked, recoveries }: Known) => {
  const answer: { classes: string[]; paid: PayLine[]; due: PayLine[] } = { classes: [], paid: [], due: [] }
  if (!isWholeMonth(run)) return answer
  const month = run.from_day.slice(0, 7)
  const days = now.inputs.time.filter(({ day }) => day.startsWith(month))
  for (const one of repriceTime(law, days)) {
    const key = `${TIME}${one.class}`
    const lines = locked.filter((row) => row.source_kind === 'time' && row.source_id === `${one.class} ${month}`)
    if (lines.length === 0 || one.problem !== null) continue
    const own = [...lines.map(lineOfLocked), ...timeGivenBack(month, recoveries).filter((line) => line.key === key)]
    const before = settledOf(run.id, locked, recoveries).filter((line) => line.key === key)
    if (isRounding(one.amount, [...own, ...before])) continue
    answer.classes.push(key)
    answer.paid.push(...own)
    answer.due.push({
      key,
      label: one.label,
      kind: 'earning',
      nature: 'overtime',
      amount: one.amount,
      source: { kind: 'time', id: `${one.class} ${month}` },
      why: NO_WHY,
    })
  }
  return answer
}

/** Components of which differences for periods that are locked are not paid, as their company says. */
const leftOfRetro = ({ input }: GatheredPay): ReadonlySet<string> =>
  new Set(input.items.filter(({ component }) => component.isLeftOfRetro).map(({ component }) => component.key))

/**
 * A locked period of somebody as it was paid and as it would be paid now: recurring pay with what is taken off it for unpaid days, and time that is
 * priced by a rate.
 */
export const pastPeriodOf = (law: CountryWorkingTime, run: RunRow, known: Known): PastPeriod => {
  const { now, locked, recoveries } = known
  const time = timeOfMonth(law, run, known)
  const left = leftOfRetro(now)
  const isLooked = ({ key }: PayLine) => !left.has(key)
  return {
    run: run.id,
    from: run.from_day,
    until: run.until_day,
    original: [
      ...recurring(locked.filter((row) => row.run_id === run.id).map(lineOfLocked)).filter(isLooked),
      ...time.paid,
    ],
    settled: settledOf(run.id, locked, recoveries).filter(
      (line) => (!isOfTime(line) || time.classes.includes(line.key)) && isLooked(line),
    ),
    recomputed: [...recurring(earningsOf({ ...now.input, oneOffs: [] })).filter(isLooked), ...time.due],
  }
}

/** The regular run that paid somebody for the period that begins on a day. @param locked lines of that person */
export const regularRunOf = (locked: readonly LockedLine[], from: string): string | undefined =>
  locked.find((row) => row.kind === 'regular' && row.from_day === from)?.run_id

/** The runs of a wage month that somebody has lines of: of a month that several runs bring, back pay for one is of all of them. */
export const runsOfMonth = (
  { id, month }: Pick<RunRow, 'id' | 'month'>,
  locked: readonly LockedLine[],
): ReadonlySet<string> => new Set([id, ...locked.filter((row) => row.month === month).map((row) => row.run_id)])

type Items = GatheredPay['input']['items']

/**
 * What pay of a month counts as, by key: as its own runs paid it; what they did not pay, as it is known for the month now; else as any month paid it. A
 * component may count as something else from month to month.
 */
const countedIn = (runIds: ReadonlySet<string>, locked: readonly LockedLine[], items: Items) => {
  const ofRow = (row: LockedLine) => [row.key, row.counted_as ?? row.nature] as const
  return new Map<string, string | null>([
    ...locked.map(ofRow),
    ...items.map(({ component }) => [component.key, component.counts?.as ?? component.nature] as const),
    ...locked.filter((row) => runIds.has(row.run_id)).map(ofRow),
  ])
}

/**
 * What later runs paid and contributed for the month of locked runs goes with what the month itself did: else it is asked for again.
 * @param items recurring pay of the month as it is known now
 */
export const withSettled = (
  runIds: ReadonlySet<string>,
  locked: readonly LockedLine[],
  { earlier = NO_EARLIER_RUNS, items = [] }: { earlier?: EarlierRuns | undefined; items?: Items } = {},
): EarlierRuns => {
  const isLater = ({ source_kind: kind, source_id: of }: LockedLine) =>
    kind === 'retro' && runIds.has(of.split('.', 1)[0] ?? '')
  const later = locked.filter(isLater)
  const taken = later.flatMap(({ key, party, amount }) =>
    party ? [{ key, party: party as EarlierRuns['taken'][number]['party'], amount }] : [],
  )
  const natures = countedIn(runIds, locked, items)
  const settled = later.flatMap(({ key, party, cause, amount }) =>
    !party && cause
      ? [{ cause: cause as ChangeCause, nature: (natures.get(key.replace(ARREARS, '')) ?? 'basic') as Nature, amount }]
      : [],
  )
  return { ...earlier, taken: [...earlier.taken, ...taken], settled }
}

/** A locked period as it was paid and as it would be paid now. */
export type Reworked = { run: RunRow; period: PastPeriod; past: GatheredPay; cause: ChangeCause }

const balanceOf = (rows: FoundBefore['balances'], key: string): number =>
  rows.reduce((sum, row) => (row.key === key ? sum + row.amount : sum), 0)

/** What was found for the other periods of the same wage month, one after the other, in minor units. */
export type FoundBefore = {
  earnings: readonly { cause: ChangeCause; nature: Nature; amount: number }[]
  lines: readonly PayLine[]
  balances: readonly { key: string; amount: number }[]
}

const withFoundBefore = (earlier: EarlierRuns, { earnings, lines }: FoundBefore): EarlierRuns => ({
  ...earlier,
  settled: [...(earlier.settled ?? []), ...earnings],
  taken: [...earlier.taken, ...lines.flatMap(({ key, party, amount }) => (party ? [{ key, party, amount }] : []))],
})

/**
 * What schemes that count back pay in the month it was earned in ask for a period, less what they took: one line each, with its month.
 * A scheme that counts it when it is paid, or not at all, has no line here.
 */
export const lateOf = (
  law: CountryPayroll,
  { run, past, cause }: Reworked,
  deltas: readonly RetroDelta[],
  { locked, before }: { locked: readonly LockedLine[]; before: FoundBefore },
) => {
  const asEarned = { ...law, schemes: law.schemes.filter((scheme) => scheme.retro(cause) === 'as_earned') }
  const later = locked.filter((row) => row.source_kind === 'retro' && row.source_id.startsWith(`${run.id}.`))
  const ofMonth = withSettled(runsOfMonth(run, locked), locked, {
    earlier: past.input.earlier.month,
    items: past.input.items,
  })
  const input = {
    ...past.input,
    law: asEarned,
    agreed: agreedOf(past.input),
    earlier: { ...past.input.earlier, month: withFoundBefore(ofMonth, before) },
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
      ...(delta.countedAs ? { countedAs: delta.countedAs } : undefined),
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
      .map(([key, amount]) => ({
        key,
        month: run.month,
        amount: amount - (past.stored[key] ?? 0) - balanceOf(before.balances, key),
      }))
      .filter(({ amount }) => amount !== 0),
  }
}
