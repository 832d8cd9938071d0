import type { YearMonth } from '../../../countries/payroll.ts'
import { addDays, type Day } from '../../../shared/dates.ts'
import { exact, type Minor, roundToMinor } from '../../../shared/money.ts'
import type { Advice, AdvicePromise } from './advice.rules.ts'
import { sameDepartment } from './board.rules.ts'

/** So many days after somebody took an advisory up its result is measured. */
export const RESULT_DAYS = 90

type Locked = {
  month: YearMonth
  department: string | null
  site: string | null
  people: number
  pay: Minor
  employer: Minor
  overtime: Minor
}

/** What results are measured from: locked runs, the plan they are held against, and what leave liability was at ends of months. */
export type MeasuredFrom = {
  locked: readonly Locked[]
  plan: readonly { month: YearMonth; department: string; pay: Minor; employer: Minor }[]
  twice: readonly { month: YearMonth; employment: string; label: string; extra: Minor }[]
  leave: readonly { month: YearMonth; minor: Minor }[]
  /** Levy with tiers that was paid for foreigners. */
  levy: readonly { month: YearMonth; amount: Minor }[]
}

export type TakenUp = Pick<Advice, 'kind' | 'about'> & { promise: AdvicePromise; on: Day }

/**
 * What became of an advisory: `waits` until its day, `open` where no whole month since is locked, else measured. `after` and `change` are the figure a
 * month since, and by how much it differs from before; `share` is the part of what was promised, in whole percent, null where nothing was.
 */
export type AdviceResult = {
  due: Day
  state: 'waits' | 'open' | 'measured'
  unit: AdvicePromise['unit']
  monthsBefore: YearMonth[]
  before: number
  promised: number
  monthsAfter: YearMonth[]
  after: number | null
  change: number | null
  share: number | null
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** The figure an advisory is about, of one month; null where it is not known. */
const figureOf = ({ kind, about, promise }: TakenUp, from: MeasuredFrom, month: YearMonth): number | null => {
  const locked = from.locked.filter((row) => row.month === month)
  const here = locked.filter(({ department }) => sameDepartment(department ?? '') === sameDepartment(about))
  const plan = from.plan.filter((row) => row.month === month)
  if (kind === 'leave') return from.leave.find((row) => row.month === month)?.minor ?? null
  if (locked.length === 0) return null
  if (kind === 'overtime')
    return sumOf(
      locked.filter(({ site }) => site === about),
      (row) => row.overtime,
    )
  if (kind === 'vacancy') return sumOf(here, (row) => row.people)
  if (kind === 'levy') return from.levy.find((row) => row.month === month)?.amount ?? 0
  if (kind === 'law') return sumOf(locked, (row) => row.employer)
  if (kind === 'drift') {
    if (plan.length === 0) return null
    const own = plan.filter(({ department }) => sameDepartment(department) === sameDepartment(about))
    return sumOf(here, (row) => row.pay + row.employer) - sumOf(own, (row) => row.pay + row.employer)
  }
  const twice = from.twice.filter((row) => row.month === month && promise.labels?.includes(row.label))
  return sumOf(twice, (row) => row.extra)
}

/** Whole months that begin after a day and end by another. */
const monthsBetween = (months: readonly YearMonth[], after: Day, until: Day): YearMonth[] =>
  [...new Set(months)].sort().filter((month) => {
    const end = addDays(`${month}-28`, 4)
    return `${month}-01` > after && addDays(`${end.slice(0, 7)}-01`, -1) <= until
  })

export const resultOf = (taken: TakenUp, from: MeasuredFrom, today: Day): AdviceResult => {
  const { promise, on } = taken
  const due = addDays(on, RESULT_DAYS)
  const known = taken.kind === 'leave' ? from.leave : from.locked
  const since = monthsBetween(
    known.map(({ month }) => month),
    on,
    due,
  )
  // What the law asks from a month on is measured from that month on.
  const months = taken.kind === 'law' ? since.filter((month) => month >= taken.about) : since
  const figures = months.flatMap((month) => {
    const figure = figureOf(taken, from, month)
    return figure === null ? [] : [{ month, figure }]
  })
  const result = {
    due,
    unit: promise.unit,
    monthsBefore: promise.months,
    before: promise.before,
    promised: promise.change,
  }
  const none = { monthsAfter: [], after: null, change: null, share: null }
  if (today < due) return { ...result, state: 'waits', ...none }
  if (figures.length === 0) return { ...result, state: 'open', ...none }
  const after = roundToMinor(exact(sumOf(figures, ({ figure }) => figure)).div(exact(figures.length)))
  const change = after - promise.before
  return {
    ...result,
    state: 'measured',
    monthsAfter: figures.map(({ month }) => month),
    after,
    change,
    share: promise.change === 0 ? null : roundToMinor(exact(change).mul(exact(100)).div(exact(promise.change))),
  }
}
