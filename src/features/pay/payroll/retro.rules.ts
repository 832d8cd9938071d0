import type { ChangeCause } from '../../../countries/payroll.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Explained, Source } from '../../../shared/explain.ts'
import { fromMinor, type Minor } from '../../../shared/money.ts'
import type { PayLine } from './lines.rules.ts'
import type { TimeTakenBack, TimeUse } from './time-pay.rules.ts'

/** Pay of one past period: what was paid for it at first, what later runs added for it, and what it should have been as known now. */
export type PastPeriod = {
  /** The locked run it was paid in. */
  run: string
  from: Day
  until: Day
  original: readonly PayLine[]
  settled: readonly PayLine[]
  recomputed: readonly PayLine[]
}

/** What a component of a past period lacks, or has too much of, in minor units. */
export type RetroDelta = {
  run: string
  key: string
  label: string
  nature: PayLine['nature']
  /** Of a component of the company: its code; and what it counts as where that was chosen. */
  component?: string
  countedAs?: PayLine['nature']
  from: Day
  until: Day
  amount: Minor
  /** What it should have been and what was paid for it so far, with what was settled since. */
  due: Minor
  paid: Minor
  /** How often it was settled before: a difference that comes a second time is another one. */
  settled: number
  /** Of time that was paid and is no longer there: the minutes that settle it. */
  uses?: readonly TimeUse[]
}

/** What stands for the run in a difference of time: it is found by days and classes, whichever runs have paid of them. */
export const OF_TIME = 'time'

/** Time that was paid and is no longer there, as a case of recovery holds it. */
export const deltaOfTime = ({ uses, ...one }: TimeTakenBack): RetroDelta => ({
  ...one,
  run: OF_TIME,
  nature: 'overtime',
  settled: 0,
  uses,
})

export type RetroOutcome = 'pay' | 'recover' | 'none'
export type RetroResult = { deltas: RetroDelta[]; total: Minor; outcome: RetroOutcome }

/** What was earned at a place: the sum, one of its lines, and how many there are. */
type Earned = { amount: Minor; line: PayLine; count: number }

const isEarned = ({ kind }: PayLine): boolean => kind === 'earning' || kind === 'reimbursement'

/**
 * Where a line of a past period stands: the component of the company it is of, else its key. Lines of before components were kept are of the one
 * that others of their key name.
 */
const placeOf = (lines: readonly PayLine[]): ((line: PayLine) => string) => {
  const known = new Map(lines.flatMap(({ key, component }) => (component ? [[key, component] as const] : [])))
  return ({ key, component }) => {
    const code = component ?? known.get(key)
    return code ? `component ${code}` : key
  }
}

/** What was earned by place. Days are left to the component: a raise cuts a month anew. */
const earnedByPlace = (lines: readonly PayLine[], place: (line: PayLine) => string) => {
  const sums = new Map<string, Earned>()
  for (const line of lines.filter(isEarned)) {
    const at = place(line)
    const known = sums.get(at)
    sums.set(at, { amount: (known?.amount ?? 0) + line.amount, line, count: (known?.count ?? 0) + 1 })
  }
  return sums
}

const toDelta = (
  { run, from, until }: PastPeriod,
  { line, ...amounts }: { line: PayLine; is: Minor; was: Minor; settled: number },
): RetroDelta => {
  const { key, label, nature, component, countedAs } = line
  const delta: RetroDelta = {
    run,
    key,
    label,
    nature,
    from,
    until,
    amount: amounts.is - amounts.was,
    due: amounts.is,
    paid: amounts.was,
    settled: amounts.settled,
  }
  if (component) delta.component = component
  if (countedAs) delta.countedAs = countedAs
  return delta
}

const deltasOf = (period: PastPeriod): RetroDelta[] => {
  const place = placeOf([...period.original, ...period.settled, ...period.recomputed])
  const paid = earnedByPlace([...period.original, ...period.settled], place)
  const due = earnedByPlace(period.recomputed, place)
  const settled = earnedByPlace(period.settled, place)
  return [...new Set([...paid.keys(), ...due.keys()])].sort().flatMap((at) => {
    const [is, was] = [due.get(at)?.amount ?? 0, paid.get(at)?.amount ?? 0]
    const told = due.get(at) ?? paid.get(at)
    if (is === was || !told) return []
    return [toDelta(period, { line: told.line, is, was, settled: settled.get(at)?.count ?? 0 })]
  })
}

const outcomeOf = (total: Minor, deltas: readonly RetroDelta[]): RetroOutcome => {
  if (deltas.length === 0 || total === 0) return 'none'
  return total > 0 ? 'pay' : 'recover'
}

/**
 * Back pay: what past periods should have paid, less what was paid and settled for them, by component with its sign. A second time gives
 * nothing, and what was settled is subtracted as what was paid was, so that back pay of back pay is the difference of the difference. Less
 * than nought together is a case of recovery that needs consent, never a deduction by itself.
 */
export const retroOf = (periods: readonly PastPeriod[]): RetroResult => {
  const deltas = [...periods].sort((a, b) => a.from.localeCompare(b.from)).flatMap(deltasOf)
  const total = deltas.reduce((sum, { amount }) => sum + amount, 0)
  return { deltas, total, outcome: outcomeOf(total, deltas) }
}

/** The first day a change is worked back to: the latest of the limits of the person, the group and the job. */
export const retroFrom = (changed: Day, limits: readonly Day[]): Day =>
  limits.reduce((latest, limit) => (limit > latest ? limit : latest), changed)

/**
 * The run that paid somebody's recurring pay of a period; null: none did. A run off the calendar pays none, and a last run none where the run of
 * everybody had paid the period before.
 * @param regular the locked regular run of the same period with the person in it
 */
export const recurringPaidBy = (run: { id: string; kind: string }, regular: string | undefined): string | null => {
  if (run.kind === 'regular') return run.id
  return run.kind === 'final' ? (regular ?? run.id) : null
}

/** What a case holds once some runs were reckoned again: of those what was found, of the others what stood in it. */
export const caseAfter = (
  known: readonly RetroDelta[],
  found: readonly RetroDelta[],
  reckoned: readonly string[],
): RetroDelta[] => [...known.filter(({ run }) => !reckoned.includes(run)), ...found]

/** What names the source of a difference: the run it corrects and the component; one that comes again is another one. */
export const retroSourceId = (delta: RetroDelta): string => `${delta.run}.${delta.key}.${delta.settled}`

/** The component of a line of back pay: what its period calls it. */
export const ARREARS = 'arrears.'

const own: Source = { title: 'Terms of the employment', checkedOn: '2026-11-23', confirmed: true }

const CAUSES: Readonly<Record<ChangeCause, string>> = {
  decided_late: 'Decided late, after the period was paid',
  paid_late: 'Due then and paid late',
  error: 'Put right after it was paid',
}

/** How a difference came about. @param currency of the amounts */
export const whyOfDelta = (
  delta: RetroDelta,
  cause: ChangeCause,
  { code, minorUnits }: { code: string; minorUnits: number },
): Explained => ({
  value: fromMinor(delta.amount, minorUnits),
  unit: code,
  rule: { id: `pay.back_pay.${cause}`, title: CAUSES[cause], effectiveFrom: delta.from, source: own },
  inputs: [
    { name: `${delta.label} due, as known now`, value: fromMinor(delta.due, minorUnits), unit: code },
    { name: `${delta.label} paid for it so far`, value: fromMinor(delta.paid, minorUnits), unit: code },
  ],
  steps: [
    {
      text: `Due less paid, ${longDay('en', delta.from)} to ${longDay('en', delta.until)}`,
      result: fromMinor(delta.amount, minorUnits),
    },
  ],
})

/** What stands for back pay in a run: one line a component and period, named by the run it corrects, so that it is paid once. */
export const retroSources = (deltas: readonly RetroDelta[], cause: ChangeCause) =>
  deltas.map((delta) => ({
    source: { kind: 'retro' as const, id: retroSourceId(delta) },
    key: `${ARREARS}${delta.key}`,
    label: `${delta.label}, back pay`,
    nature: 'arrears' as const,
    ...(delta.component ? { code: delta.component } : undefined),
    amount: delta.amount,
    from: delta.from,
    until: delta.until,
    cause,
  }))
