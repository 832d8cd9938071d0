import type { CountryLeave } from '../../../countries/leave.ts'
import type { CountryPayroll, DerivedLine, ExitInput } from '../../../countries/payroll.ts'
import type { RateInputs } from '../../../countries/time.ts'
import { addDays, type Day, weekdayOf } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import { type Exact, fromMinor, type Minor, roundToMinor } from '../../../shared/money.ts'
import type { OneOff } from './earnings.rules.ts'

/** Who leaves, when, and what is still open between them and the company. */
export type ExitCase = ExitInput & {
  law: CountryPayroll
  leave: { law: CountryLeave; regime: string; unusedDays: Exact; pay: RateInputs } | null
  /** Pay in lieu of notice: agreed or owed, in minor units; below nought: owed by the employee. */
  notice: Minor
  /** Advances and things to be given back that are not: a receivable, never more than what may be taken by itself. */
  owed: readonly { id: string; label: string; amount: Minor }[]
  /** Days on which nothing is settled: rest days and holidays of the place. */
  isWorkingDay?: (day: Day) => boolean
}

export type ExitWorksheet = {
  oneOffs: OneOff[]
  /** By when everything is to be paid; null: no rule on file for the country as a whole. */
  due: Day | null
  /** What is owed to the company, in minor units. */
  receivable: Minor
  /** What the worksheet could not reckon, in sentences. */
  open: string[]
}

const workingDay = (day: Day): boolean => weekdayOf(day) < 6

/** The last day on which everything is on time. */
const dueOf = ({ law, lastDay, isWorkingDay = workingDay }: ExitCase): Day | null => {
  const within = law.rules.settleWithin(lastDay)
  if (!within) return null
  if (within.count === 'calendar') return addDays(lastDay, within.days)
  let [day, left] = [lastDay, within.days]
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

const ofLaw = (line: DerivedLine): OneOff => ({
  source: { kind: 'exit', id: line.key },
  key: line.key,
  label: line.why.rule.title,
  nature: 'gratuity',
  amount: line.amount,
  why: line.why,
})

/** Days taken before they were earned are pay that was given: what of it is owed is agreed, and never taken by itself. */
const takenAhead = (days: Exact): string =>
  `${formatDecimal(days, 2)} days of leave were taken before they were earned. Agree on what is owed for them, and enter it.`

const encashed = ({ leave, lastDay }: ExitCase): { oneOffs: OneOff[]; open: string[] } => {
  if (!leave || leave.unusedDays.compare(0) === 0) return { oneOffs: [], open: [] }
  if (leave.unusedDays.compare(0) < 0) return { oneOffs: [], open: [takenAhead(leave.unusedDays.neg())] }
  const due = leave.law.exit({ days: leave.unusedDays, pay: leave.pay, regime: leave.regime, on: lastDay })
  if ('none' in due) return { oneOffs: [], open: [due.none] }
  const line: OneOff = {
    source: { kind: 'exit', id: 'leave' },
    key: 'leave_encashment',
    label: due.why.rule.title,
    nature: 'leave_pay',
    amount: roundToMinor(due.value),
    why: due.why,
  }
  return { oneOffs: [line], open: [] }
}

/**
 * What is settled when somebody leaves, beside the pay of the last days: what the law asks at the end of service, leave not taken, pay in
 * lieu of notice, and what is owed to the company, which is shown whole and not taken by itself. What cannot be reckoned is said.
 */
export const settleExit = (exit: ExitCase): ExitWorksheet => {
  const open: string[] = []
  const ofService: OneOff[] = []
  try {
    ofService.push(...exit.law.exit(exit).map(ofLaw))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    open.push(error.message)
  }
  const clearance = exit.law.rules.taxClearance?.(exit.facts, exit.lastDay)
  if (clearance) open.push(clearance.message)
  const leave = encashed(exit)
  const notice: OneOff[] =
    exit.notice > 0
      ? [
          {
            source: { kind: 'exit', id: 'notice' },
            key: 'notice_pay',
            label: 'Pay in lieu of notice',
            nature: 'notice_pay',
            amount: exit.notice,
          },
        ]
      : []
  const owed = exit.owed.reduce((sum, { amount }) => sum + amount, 0) + Math.max(0, -exit.notice)
  return {
    oneOffs: [...ofService, ...leave.oneOffs, ...notice],
    due: dueOf(exit),
    receivable: owed,
    open: [...open, ...leave.open],
  }
}

/** Figures of a settlement that can differ from those that were approved. */
export type ExitFigures = {
  oneOffs: readonly Pick<OneOff, 'key' | 'label' | 'amount'>[]
  owed: readonly { id: string; label: string; amount: Minor }[]
}

type Figure = { label: string; amount: Minor }

/** What a settlement comes to now and came to when it was approved, each difference in a sentence; none: it is what was approved. */
export const exitDifferences = (
  approved: ExitFigures,
  now: ExitFigures,
  { code, minorUnits }: { code: string; minorUnits: number },
): string[] => {
  const figuresOf = ({ oneOffs, owed }: ExitFigures) =>
    new Map<string, Figure>([
      ...oneOffs.map((one) => [one.key, one] as const),
      ...owed.map((one) => [one.id, one] as const),
    ])
  const [then, today] = [figuresOf(approved), figuresOf(now)]
  const money = (figure: Figure | undefined) => `${code} ${fromMinor(figure?.amount ?? 0, minorUnits)}`
  return [...new Set([...then.keys(), ...today.keys()])].flatMap((key) => {
    const [was, is] = [then.get(key), today.get(key)]
    if ((was?.amount ?? 0) === (is?.amount ?? 0)) return []
    return [`${(is ?? was)?.label}: ${money(is)} now, ${money(was)} when it was approved`]
  })
}
