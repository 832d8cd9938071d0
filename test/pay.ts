import type { Facts } from '../src/countries/country.ts'
import type { CountryPayroll, Nature } from '../src/countries/payroll.ts'
import { computePay, type PayInput, type PayResult } from '../src/features/pay/payroll/compute-pay.rules.ts'
import type { PayItem } from '../src/features/pay/payroll/earnings.rules.ts'
import { type Basis, payDaysOf } from '../src/features/pay/payroll/proration.rules.ts'
import { addDays, addMonths, type Day } from '../src/shared/dates.ts'
import { type Exact, exact, type Minor, roundToMinor } from '../src/shared/money.ts'

/** Major units as they are written: 4200 or 518.15. */
export const minor = (amount: number | string): Minor => roundToMinor(exact(amount).mul(100))

/** Pay of a month from a day on. */
export const payItem = (
  amount: number,
  how: { nature?: Nature; key?: string; basis?: Basis; from?: Day; until?: Day | null } = {},
): PayItem => {
  const key = how.key ?? how.nature ?? 'basic'
  return {
    id: `${key}-1`,
    component: { key, label: key, nature: how.nature ?? 'basic', basis: how.basis ?? 'working_days' },
    spans: [{ from: how.from ?? '2000-01-01', until: how.until ?? null, amount: minor(amount) }],
  }
}

export type Input = Partial<Omit<PayInput, 'law' | 'days'>> & {
  law: CountryPayroll
  month: string
  facts?: Facts
  unpaid?: Readonly<Record<Day, Exact>>
  employed?: { from: Day; until: Day | null }
  weekdays?: readonly number[]
}

/** The input of a month for somebody who works Monday to Friday, eight hours a day. */
export const payInput = ({ unpaid = {}, employed, weekdays = [1, 2, 3, 4, 5], ...asked }: Input): PayInput => {
  const from = `${asked.month}-01`
  const until = addDays(addMonths(from, 1), -1)
  const period = { from, until, weekdays, minutes: 480, unpaid: new Map(Object.entries(unpaid)) }
  return {
    facts: {},
    payDay: until,
    periodsPerYear: 12,
    monthsLeft: 13 - Number(asked.month.slice(5)),
    monthsToCome: 12 - Number(asked.month.slice(5)),
    agreedInJanuary: {},
    earlier: {},
    before: {},
    accumulated: {},
    items: [],
    oneOffs: [],
    deductions: [],
    currency: { code: 'SGD', minorUnits: 2 },
    ...asked,
    days: payDaysOf(employed ? { ...period, employed } : period),
  }
}

export const payOf = (input: Input): PayResult => computePay(payInput(input))

/** What a run takes or pays under a key, in major units: of the employee, unless another party is named. */
export const amountIn = (result: PayResult, key: string, party = 'employee'): number =>
  result.lines
    .filter((line) => line.key === key && (line.party ?? 'employee') === party)
    .reduce((sum, { amount }) => sum + amount, 0) / 100
