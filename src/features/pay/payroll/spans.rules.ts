import { type CountryPayroll, firstDayOf, type NatureSums, type Scheme } from '../../../countries/payroll.ts'
import { addMonths, type Day } from '../../../shared/dates.ts'
import { exact, type Minor } from '../../../shared/money.ts'
import { agreedOf, type PayInput } from './compute-pay.rules.ts'
import { sumByKey, taxYearStart } from './person-pay.rules.ts'

/** When a run is paid and for what: its wage month, the first day of its period, its pay day. */
export type Past = { month: string; from_day: Day; pay_day: Day }

/** What a locked run added to an accumulator of a scheme. */
export type Balance = Past & { key: string; amount: Minor }

/** The day that says which year a run counts in: of schemes by the pay period the pay day, of the others the wage month. */
const dayOf = (span: Scheme['span'], run: Past): Day => (span === 'pay_period' ? run.pay_day : firstDayOf(run.month))

/** The first day of the tax year of the wage month. */
export const yearOf = (run: Pick<Past, 'month'>, law: CountryPayroll): Day =>
  taxYearStart(firstDayOf(run.month), law.taxYearFrom)

/** The first day of the earlier of two tax years: that of the wage month, and that of the pay day, which may come before its month. */
export const firstYearOf = (run: Pick<Past, 'month' | 'pay_day'>, law: CountryPayroll): Day => {
  const [ofMonth, ofPayDay] = [yearOf(run, law), taxYearStart(run.pay_day, law.taxYearFrom)]
  return ofPayDay < ofMonth ? ofPayDay : ofMonth
}

/** The second half of a year by its first day: asked for every line of the year of everybody. */
const secondHalves = new Map<Day, Day>()

const halfYearStart = (day: Day, from: string): Day => {
  const first = taxYearStart(day, from)
  const second = secondHalves.get(first) ?? addMonths(first, 6)
  secondHalves.set(first, second)
  return day >= second ? second : first
}

/** Whether a locked run counts in the same span of a scheme as this one, whichever of them is paid first. */
export const isSameSpan = (
  span: Scheme['span'],
  run: Past,
  other: Past,
  { taxYearFrom: from }: CountryPayroll,
): boolean => {
  if (span === 'month') return other.month === run.month
  const [day, others] = [dayOf(span, run), dayOf(span, other)]
  if (span === 'half_year') return halfYearStart(day, from) === halfYearStart(others, from)
  return other.from_day === run.from_day && taxYearStart(day, from) === taxYearStart(others, from)
}

/** What the year holds before the span of each scheme, by accumulator; those of a half-year or contribution period count from its beginning. */
export const accumulatedBefore = (
  law: CountryPayroll,
  run: Past,
  balances: readonly Balance[],
): Record<string, Minor> => {
  const sums: Record<string, Minor> = {}
  for (const { span, accumulators } of law.schemes)
    for (const { key, over } of accumulators) {
      const began = (row: Past) => (over === 'year' ? taxYearStart : halfYearStart)(dayOf(span, row), law.taxYearFrom)
      const rows = balances.filter(
        (row) =>
          row.key === key &&
          began(row) === began(run) &&
          !isSameSpan(span, run, row, law) &&
          // A yearly maximum by the pay period counts whatever was taken; what goes by the month, the months before.
          (span === 'pay_period' || row.month < run.month),
      )
      sums[key] = sumByKey(rows)[key] ?? 0
    }
  return sums
}

/** What earlier runs of the span of each scheme have stored, by accumulator. */
export const storedOf = (law: CountryPayroll, run: Past, balances: readonly Balance[]): Record<string, Minor> =>
  sumByKey(
    law.schemes.flatMap(({ span, accumulators }) =>
      balances.filter((row) => accumulators.some(({ key }) => key === row.key) && isSameSpan(span, run, row, law)),
    ),
  )

/** Pay agreed on 1 January of the wage month’s year, when the person joined in it, or first on file where nothing earlier is. */
export const agreedInJanuary = (
  items: PayInput['items'],
  { month }: Pick<Past, 'month'>,
  { started_on: started }: { started_on: Day },
): NatureSums => {
  const january = `${month.slice(0, 4)}-01-01`
  const [known = january] = items.flatMap(({ spans }) => spans.map(({ from }) => from)).sort()
  const day = [january, started, known].sort().at(-1) ?? january
  return agreedOf({ items, days: [{ day, employed: true, plannedMinutes: 0, unpaid: exact(0) }] })
}
