import type { YearMonth } from '../../../countries/payroll.ts'
import { addDays, addMonths, type Day, daysBetween } from '../../../shared/dates.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import { type ActualRow, type BoardDepartment, type CostRow, peopleOf, SMALLEST_GROUP } from './board.rules.ts'

export const ADVICE_KINDS = ['overtime', 'vacancy', 'drift', 'law', 'leave', 'allowance', 'levy'] as const
export type AdviceKind = (typeof ADVICE_KINDS)[number]

/** A figure an advisory rests on: an amount in minor units, a count, a share in whole percent, or a month. */
export type Evidence =
  | { name: string; minor: Minor }
  | { name: string; count: number }
  | { name: string; percent: number }
  | { name: string; month: YearMonth }

/** Why an advisory is over on a day: its figures are old, what it told of has begun, or the year of the budget ends. */
export const EXPIRY_REASONS = ['figuresOld', 'inForce', 'yearOver'] as const

/**
 * What an advisory promised: its figure a month as it stood (minor units, or people where `unit` says so), and by how much that was to change.
 * `months` are the locked months the figure is of.
 */
export type AdvicePromise = {
  unit: 'minor' | 'people'
  months: YearMonth[]
  before: number
  change: number
  /** Names of the allowances it is of. */
  labels?: string[]
}

/** Something to look at, with the figures behind it; it names a place or a department, never a person. `expiresOn` is the last day it holds. */
export type Advice = {
  key: string
  kind: AdviceKind
  about: string
  evidence: Evidence[]
  expiresOn: Day
  expiry: (typeof EXPIRY_REASONS)[number]
  promise: AdvicePromise
}

/** Figures of a locked month are looked at until the end of the second month after it: by then later ones are locked. */
const FIGURES_HOLD_MONTHS = 2

const lastDayOf = (month: YearMonth, later = 0): Day => addDays(addMonths(`${month}-01`, later + 1), -1)

/** An advisory on figures of a month, over at the end of its budget’s year at the latest. */
export const heldFrom = (month: YearMonth, yearEnd: Day): Pick<Advice, 'expiresOn' | 'expiry'> => {
  const old = lastDayOf(month, FIGURES_HOLD_MONTHS)
  return old < yearEnd ? { expiresOn: old, expiry: 'figuresOld' } : { expiresOn: yearEnd, expiry: 'yearOver' }
}

/** Whole units a month, rounded half up away from nought. */
const aMonthOf = (sum: number, months: number): number => roundToMinor(exact(sum).div(exact(Math.max(1, months))))

export type SiteCost = { month: YearMonth; site: string; people: number; pay: Minor; overtime: Minor }

/** Overtime of the last three locked months below this share of pay is no matter. */
const OVERTIME_FROM = 2
/** Spent beyond what was planned by this share of it. */
const DRIFT_FROM = 3
const LEAVE_FROM = 10
const LAW_FROM = 1

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole))

/** One place has more than half of the overtime and less than half of the people. */
export const overtimeAdvice = (rows: readonly SiteCost[], yearEnd: Day): Advice[] => {
  const months = [...new Set(rows.map(({ month }) => month))].sort().slice(-3)
  const last = rows.filter(({ month }) => months.includes(month))
  const all = last.reduce((sum, { overtime }) => sum + overtime, 0)
  const pay = last.reduce((sum, row) => sum + row.pay, 0)
  const newest = last.filter(({ month }) => month === months.at(-1))
  const everybody = newest.reduce((sum, { people }) => sum + people, 0)
  if (percent(all, pay) < OVERTIME_FROM) return []
  return [...new Set(last.map(({ site }) => site))].flatMap((site): Advice[] => {
    const here = last.filter((row) => row.site === site).reduce((sum, { overtime }) => sum + overtime, 0)
    const people = newest.filter((row) => row.site === site).reduce((sum, row) => sum + row.people, 0)
    if (site === '' || people < SMALLEST_GROUP || here * 2 <= all || people * 2 >= everybody) return []
    const share = roundToMinor(exact(all).mul(exact(people)).div(exact(everybody)))
    return [
      {
        key: `overtime ${site} ${months.at(-1)}`,
        kind: 'overtime',
        about: site,
        evidence: [
          { name: 'overtimeHere', minor: here },
          { name: 'overtimeAll', minor: all },
          { name: 'shareOfOvertime', percent: percent(here, all) },
          { name: 'shareOfPeople', percent: percent(people, everybody) },
          { name: 'months', count: months.length },
        ],
        ...heldFrom(months.at(-1) ?? '', yearEnd),
        // Down to what its share of people would have of it.
        promise: {
          unit: 'minor',
          months,
          before: aMonthOf(here, months.length),
          change: aMonthOf(share - here, months.length),
        },
      },
    ]
  })
}

/** Places that were to be held by now, of which nobody has asked to hire for. */
export const vacancyAdvice = (
  due: readonly { department: string; count: number; perMonth: Minor; people: number; months: YearMonth[] }[],
  reserved: ReadonlyMap<string, number>,
  yearEnd: Day,
): Advice[] =>
  due.flatMap(({ department, count, perMonth, people, months }): Advice[] => {
    const left = count - (reserved.get(department) ?? 0)
    if (left <= 0) return []
    return [
      {
        key: `vacancy ${department}`,
        kind: 'vacancy',
        about: department,
        evidence: [
          { name: 'vacant', count },
          { name: 'asked', count: reserved.get(department) ?? 0 },
          { name: 'perMonth', minor: perMonth },
        ],
        expiresOn: yearEnd,
        expiry: 'yearOver',
        promise: { unit: 'people', months, before: people, change: left },
      },
    ]
  })

/** What was spent in locked months is more than was planned for them. */
export const driftAdvice = (
  departments: readonly BoardDepartment[],
  lockedMonths: readonly YearMonth[],
  yearEnd: Day,
): Advice[] =>
  departments.flatMap((row): Advice[] => {
    const { department, budgetToDate, actual } = row
    const over = actual - budgetToDate
    if (budgetToDate === 0 || percent(over, budgetToDate) < DRIFT_FROM) return []
    if (peopleOf(row) < SMALLEST_GROUP) return []
    return [
      {
        key: `drift ${department}`,
        kind: 'drift',
        about: department,
        evidence: [
          { name: 'budgetToDate', minor: budgetToDate },
          { name: 'actual', minor: actual },
          { name: 'over', minor: over },
          { name: 'overShare', percent: percent(over, budgetToDate) },
        ],
        ...heldFrom(lockedMonths.at(-1) ?? yearEnd.slice(0, 7), yearEnd),
        promise: {
          unit: 'minor',
          months: [...lockedMonths],
          before: aMonthOf(over, lockedMonths.length),
          change: -aMonthOf(over, lockedMonths.length),
        },
      },
    ]
  })

/** The first month to come in which the same pay asks more of the employer than the month before. */
export const lawAdvice = (rows: readonly CostRow[], people: number, from: YearMonth): Advice[] => {
  if (people < SMALLEST_GROUP) return []
  const months = [...new Set(rows.map(({ month }) => month))].sort()
  const of = (month: YearMonth | undefined) => rows.filter((row) => row.month === month)
  for (const [at, month] of months.entries()) {
    if (at === 0 || month <= from) continue
    const [before, now] = [of(months[at - 1]), of(month)]
    const pay = now.reduce((sum, row) => sum + row.pay, 0)
    const paidBefore = before.reduce((sum, row) => sum + row.pay, 0)
    const [then, next] = [before, now].map((some) => some.reduce((sum, { employer }) => sum + employer, 0))
    // Only where the pay is the same: what follows from other pay is no change of the law.
    if (pay !== paidBefore || then === undefined || next === undefined) continue
    if (next <= then || percent(next - then, Math.max(1, then)) < LAW_FROM) continue
    return [
      {
        key: `law ${month}`,
        kind: 'law',
        about: month,
        evidence: [
          { name: 'fromMonth', month },
          { name: 'employerBefore', minor: then },
          { name: 'employerAfter', minor: next },
          { name: 'aMonth', minor: next - then },
        ],
        expiresOn: addDays(`${month}-01`, -1),
        expiry: 'inForce',
        promise: { unit: 'minor', months: months.slice(at - 1, at), before: then, change: next - then },
      },
    ]
  }
  return []
}

export type LeaveLiability = { on: Day; minor: Minor; people: number }

/** What unused leave would cost has grown since some three months before. */
export const leaveAdvice = (known: readonly LeaveLiability[], yearEnd: Day): Advice[] => {
  const sorted = known.toSorted((a, b) => a.on.localeCompare(b.on))
  const now = sorted.at(-1)
  if (!now || now.people < SMALLEST_GROUP) return []
  const before = sorted
    .filter(({ on }) => on <= addMonths(now.on, -1))
    .filter(({ on }) => on >= addMonths(now.on, -6))[0]
  if (!before || percent(now.minor - before.minor, before.minor) < LEAVE_FROM) return []
  return [
    {
      key: `leave ${now.on.slice(0, 7)}`,
      kind: 'leave',
      about: now.on,
      evidence: [
        { name: 'leaveBefore', minor: before.minor },
        { name: 'leaveNow', minor: now.minor },
        { name: 'grown', percent: percent(now.minor - before.minor, before.minor) },
        { name: 'days', count: daysBetween(before.on, now.on) },
      ],
      ...heldFrom(now.on.slice(0, 7), yearEnd),
      promise: { unit: 'minor', months: [now.on.slice(0, 7)], before: now.minor, change: before.minor - now.minor },
    },
  ]
}

export type TwicePaid = { month: YearMonth; employment: string; label: string; extra: Minor }

/** Several allowances of few people together have no name. */
const SEVERAL_ALLOWANCES = ''

/**
 * The same allowance twice for the same days, in the last locked month: by its name where five people or more have it, and those of fewer together
 * where they are five. Fewer are never told of.
 */
export const allowanceAdvice = (rows: readonly TwicePaid[], last: YearMonth | undefined, yearEnd: Day): Advice[] => {
  const now = rows.filter(({ month }) => month === last)
  const named = [...Map.groupBy(now, ({ label }) => label)]
  const isLarge = ([, those]: (typeof named)[number]) => those.length >= SMALLEST_GROUP
  const rest = named.filter((one) => !isLarge(one)).flatMap(([, those]) => those)
  const groups: typeof named = [...named.filter(isLarge), [SEVERAL_ALLOWANCES, rest]]
  return groups.flatMap(([label, those]): Advice[] => {
    const people = new Set(those.map(({ employment }) => employment)).size
    if (last === undefined || people < SMALLEST_GROUP) return []
    const extra = those.reduce((sum, row) => sum + row.extra, 0)
    return [
      {
        key: `allowance ${label} ${last}`,
        kind: 'allowance',
        about: label,
        evidence: [
          { name: 'inMonth', month: last },
          { name: 'peopleTwice', count: people },
          { name: 'paidTwice', minor: extra },
        ],
        ...heldFrom(last, yearEnd),
        promise: {
          unit: 'minor',
          months: [last],
          before: extra,
          change: -extra,
          labels: [...new Set(those.map((row) => row.label))],
        },
      },
    ]
  })
}

/** Overtime and pay of locked months by site. */
export const siteCostsOf = (
  rows: readonly (Pick<ActualRow, 'month' | 'people' | 'pay'> & { site: string | null; overtime: Minor })[],
): SiteCost[] => {
  const sums = new Map<string, SiteCost>()
  for (const { month, site, people, pay, overtime } of rows) {
    const key = `${month} ${site ?? ''}`
    const sum = sums.get(key) ?? { month, site: site ?? '', people: 0, pay: 0, overtime: 0 }
    sums.set(key, { ...sum, people: sum.people + people, pay: sum.pay + pay, overtime: sum.overtime + overtime })
  }
  return [...sums.values()]
}
