import type { YearMonth } from '../../../countries/payroll.ts'
import type { Minor } from '../../../shared/money.ts'

/** What people cost, in minor units. Money for the end of service is set aside and apart from what is spent. */
export type Cost = { pay: Minor; employer: Minor; endOfService: Minor }

export type CostRow = Cost & { month: YearMonth; department: string }
export type ActualRow = Omit<CostRow, 'endOfService'> & { people: number }

export type BoardMonth = {
  month: YearMonth
  budget: Minor
  endOfService: Minor
  /** Null: no run of the month is locked. */
  actual: Minor | null
  /** By the terms on file; null where it is actual. */
  forecast: Minor | null
}

export type BoardDepartment = {
  department: string
  /** Held and not held places of the plan, and people the forecast knows. */
  held: number
  vacant: number
  people: number
  /** The fewest who were paid in a locked month in which anybody was. */
  paid: number
  budget: Minor
  budgetToDate: Minor
  actual: Minor
  forecast: Minor
  reserved: Minor
  /** Of the budget less what is spent, expected and reserved: below nought it is too little. */
  room: Minor
}

export type BoardInput = {
  months: readonly YearMonth[]
  /** `places`: how many are paid in the month. */
  budget: readonly (CostRow & { places?: number })[]
  actual: readonly ActualRow[]
  forecast: readonly (CostRow & { employment: string })[]
  places: readonly { department: string; isHeld: boolean }[]
  reserved: readonly { department: string; amount: Minor }[]
}

const total = (rows: readonly { pay: Minor; employer: Minor }[]): Minor =>
  rows.reduce((sum, { pay, employer }) => sum + pay + employer, 0)

/** Departments are the same without regard to capitals and blanks around. */
export const sameDepartment = (name: string): string => name.trim().toLowerCase()

/** What is planned, spent and expected, by month. What is expected counts where no run of the month is locked. */
export const boardMonths = (q: BoardInput): BoardMonth[] => {
  const locked = new Set(q.actual.map(({ month }) => month))
  return q.months.map((month) => {
    const of = <Row extends { month: YearMonth }>(rows: readonly Row[]) => rows.filter((row) => row.month === month)
    const budget = of(q.budget)
    return {
      month,
      budget: total(budget),
      endOfService: budget.reduce((sum, { endOfService }) => sum + endOfService, 0),
      actual: locked.has(month) ? total(of(q.actual)) : null,
      forecast: locked.has(month) ? null : total(of(q.forecast)),
    }
  })
}

const peopleByMonth = (rows: readonly Pick<ActualRow, 'month' | 'people'>[]): number[] =>
  [...Map.groupBy(rows, ({ month }) => month).values()].map((own) => own.reduce((sum, { people }) => sum + people, 0))

const fewestPaid = (rows: readonly ActualRow[]): number => {
  const paid = peopleByMonth(rows).filter((people) => people > 0)
  return paid.length === 0 ? 0 : Math.min(...paid)
}

/** The same by department, for the whole year; departments that have nothing are none. */
export const boardDepartments = (q: BoardInput): BoardDepartment[] => {
  const locked = new Set(q.actual.map(({ month }) => month))
  const names = new Map<string, string>()
  const all = [q.budget, q.actual, q.forecast, q.places, q.reserved].flat()
  for (const { department } of all)
    if (!names.has(sameDepartment(department))) names.set(sameDepartment(department), department)
  return [...names]
    .map(([key, department]): BoardDepartment => {
      const of = <Row extends { department: string }>(rows: readonly Row[]) =>
        rows.filter((row) => sameDepartment(row.department) === key)
      const budget = of(q.budget)
      const actual = total(of(q.actual))
      const expected = of(q.forecast).filter(({ month }) => !locked.has(month))
      const forecast = total(expected)
      const reserved = of(q.reserved).reduce((sum, { amount }) => sum + amount, 0)
      const places = of(q.places)
      return {
        department,
        held: places.filter(({ isHeld }) => isHeld).length,
        vacant: places.filter(({ isHeld }) => !isHeld).length,
        people: new Set(of(q.forecast).map(({ employment }) => employment)).size,
        paid: fewestPaid(of(q.actual)),
        budget: total(budget),
        budgetToDate: total(budget.filter(({ month }) => locked.has(month))),
        actual,
        forecast,
        reserved,
        room: total(budget) - actual - forecast - reserved,
      }
    })
    .sort((a, b) => a.department.localeCompare(b.department))
}

/** Fewer are never shown by themselves to whoever may not see pay. */
export const SMALLEST_GROUP = 5

/** How many people the smallest figure of a department is of: who is planned, expected or was paid, where anybody is. */
export const peopleOf = ({ held, people, paid }: Pick<BoardDepartment, 'held' | 'people' | 'paid'>): number => {
  const known = [held, people, paid].filter((count) => count > 0)
  return known.length === 0 ? 0 : Math.min(...known)
}

/** Whether a locked month, or one to come, is of so few that it would say what one of them is paid. */
export const hasSmallMonth = ({ actual, forecast }: Pick<BoardInput, 'actual' | 'forecast'>): boolean => {
  const expected = [...Map.groupBy(forecast, ({ month }) => month).values()].map(
    (rows) => new Set(rows.map(({ employment }) => employment)).size,
  )
  return [...peopleByMonth(actual), ...expected].some((people) => people > 0 && people < SMALLEST_GROUP)
}

const merged = (rows: readonly BoardDepartment[]): BoardDepartment[] => {
  const [first] = rows
  if (!first) return []
  const sum = (of: (row: BoardDepartment) => number) => rows.reduce((total, row) => total + of(row), 0)
  return [
    {
      department: '',
      held: sum(({ held }) => held),
      vacant: sum(({ vacant }) => vacant),
      people: sum(({ people }) => people),
      paid: sum(({ paid }) => paid),
      budget: sum(({ budget }) => budget),
      budgetToDate: sum(({ budgetToDate }) => budgetToDate),
      actual: sum(({ actual }) => actual),
      forecast: sum(({ forecast }) => forecast),
      reserved: sum(({ reserved }) => reserved),
      room: sum(({ room }) => room),
    },
  ]
}

/**
 * Departments of fewer than five people together as one without a name; where that one would still be smaller than five, the next smallest
 * goes into it, so that nobody’s pay is what is left of the total.
 */
export const mergeSmallDepartments = (rows: readonly BoardDepartment[]): BoardDepartment[] => {
  const sorted = rows.toSorted((a, b) => peopleOf(a) - peopleOf(b))
  const small = sorted.filter((row) => peopleOf(row) < SMALLEST_GROUP)
  if (small.length === 0) return [...rows]
  const rest = sorted.slice(small.length)
  const count = () => small.reduce((sum, row) => sum + peopleOf(row), 0)
  while (count() < SMALLEST_GROUP && rest.length > 0) small.push(rest.shift() as BoardDepartment)
  const kept = rows.filter((row) => rest.includes(row))
  return count() < SMALLEST_GROUP ? [] : [...kept, ...merged(small)]
}

/** Departments that are shown by themselves to whoever may not see pay. */
export const apartFromSmall = (rows: readonly BoardDepartment[]): ReadonlySet<string> => {
  const shown = mergeSmallDepartments(rows).filter((row) => rows.includes(row))
  return new Set(shown.map(({ department }) => sameDepartment(department)))
}
