import type { YearMonth } from '../../../countries/payroll.ts'
import type { Minor } from '../../../shared/money.ts'

/**
 * What people really cost in a locked month, part by part, in minor units. `pay` has overtime in it; expenses are what was paid back, with the pay
 * or by files to the bank; what leave liability changed and what is set aside for the end of service are null where nobody has reckoned them.
 */
export type LoadedMonth = {
  month: YearMonth
  pay: Minor
  overtime: Minor
  employer: Minor
  expenses: Minor
  leaveChange: Minor | null
  endOfService: Minor | null
  /** What the establishment owes for all together, on nobody’s lines; null: the law asks for nothing of that kind. */
  establishment: Minor | null
  /** Of the parts that are known. */
  total: Minor
}

export type LeaveMonth = { month: YearMonth; currency: string; minor: Minor }

type Input = {
  currency: string
  locked: readonly { month: YearMonth; pay: Minor; overtime: Minor; employer: Minor; expenses: Minor }[]
  byBank: readonly { month: YearMonth; currency: string; minor: Minor }[]
  leave: readonly LeaveMonth[]
  forecast: readonly { month: YearMonth; endOfService: Minor }[]
  /** Null: the law asks for nothing of that kind. */
  establishment: readonly { month: YearMonth; amount: Minor }[] | null
}

/** The month before one. */
export const monthBefore = (month: YearMonth): YearMonth => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, '0')}`
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => Minor): Minor => rows.reduce((sum, row) => sum + of(row), 0)

/** Months with a locked run, each with what it held beside pay. */
export const loadedMonths = ({ currency, locked, byBank, leave, forecast, establishment }: Input): LoadedMonth[] => {
  const liabilities = new Map(leave.flatMap((row) => (row.currency === currency ? [[row.month, row.minor]] : [])))
  return [...new Set(locked.map(({ month }) => month))].sort().map((month) => {
    const own = locked.filter((row) => row.month === month)
    const repaid = byBank.filter((row) => row.month === month && row.currency === currency)
    const ahead = forecast.filter((row) => row.month === month)
    const [before, after] = [liabilities.get(monthBefore(month)), liabilities.get(month)]
    const parts = {
      pay: sumOf(own, (row) => row.pay),
      employer: sumOf(own, (row) => row.employer),
      expenses: sumOf(own, (row) => row.expenses) + sumOf(repaid, (row) => row.minor),
      leaveChange: before === undefined || after === undefined ? null : after - before,
      endOfService: ahead.length === 0 ? null : sumOf(ahead, (row) => row.endOfService),
      establishment: establishment && (establishment.find((row) => row.month === month)?.amount ?? 0),
    }
    return {
      month,
      ...parts,
      overtime: sumOf(own, (row) => row.overtime),
      total: sumOf(Object.values(parts), (part) => part ?? 0),
    }
  })
}

/** What was paid back by the bank in other money in locked months: told apart, since no rate is guessed. */
export const repaidInOtherMoney = ({ currency, locked, byBank }: Pick<Input, 'currency' | 'locked' | 'byBank'>) => {
  const months = new Set(locked.map(({ month }) => month))
  const others = byBank.filter((row) => row.currency !== currency && months.has(row.month))
  return [...Map.groupBy(others, (row) => row.currency)].map(([code, rows]) => ({
    currency: code,
    minor: sumOf(rows, (row) => row.minor),
  }))
}
