import { type Answers, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { type PayFrom, type PensionLaw, pension, pensionPay } from './schemes/pension.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The month that words or a number name, YYYY-MM: 2026-03-01, 032026, 3, March, March 2026. @throws RangeError for what names none */
export const monthNamed = (value: unknown, year: number): string => {
  const text = String(value ?? '').trim()
  if (/^\d{4}-(0[1-9]|1[0-2])/.test(text)) return text.slice(0, 7)
  if (/^(0[1-9]|1[0-2])\d{4}$/.test(text)) return `${text.slice(2)}-${text.slice(0, 2)}`
  if (/^\d{4}-\d{2}|^\d{6}$/.test(text)) throw new RangeError(`${text} names no month`)
  const [, first, last] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (first && last) return monthNamed(first, Number(last))
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const number = named > 0 ? named : Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 12) throw new RangeError(`${text} names no month`)
  return `${/\d{4}$/.exec(text)?.[0] ?? year}-${String(number).padStart(2, '0')}`
}

/** Pay a case lists by day or month: [{ from, salary }], or { "2026-01": 18000 }. */
const listedPay = (listed: CaseInput, year: number): PayFrom[] => {
  const pairs: [unknown, unknown][] = Array.isArray(listed)
    ? listed.map((one) => [
        given(one, 'from', 'date', 'month', 'effective'),
        given(one, 'salary', 'wage', 'amount', 'base', 'to'),
      ])
    : Object.entries(listed)
  return pairs
    .map(([from, salary]) => ({ from: dayNamed(from, year), salary: minorOf(Number(salary)) }))
    .toSorted((a, b) => a.from.localeCompare(b.from))
}

const dayNamed = (value: unknown, year: number): string =>
  /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? String(value).slice(0, 10) : `${monthNamed(value, year)}-01`

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && /^\d{4,}(\.\d+)?$/.test(value) && !/^(19|20)\d{2}$/.test(value))

/** Amounts a case gives beside its months and years, by the words their names are made of. */
const amountsOf = (input: CaseInput): { words: string; amount: number }[] =>
  Object.entries(input)
    .filter(([name, value]) => isAmount(value) && !/^(year|law|.*month|day)$/i.test(name))
    .map(([name, value]) => ({
      words: name
        .replaceAll(/([A-Z])/g, ' $1')
        .replaceAll('_', ' ')
        .toLowerCase(),
      amount: minorOf(value as number | string),
    }))

const RAISE_NAMES = [
  'from raiseFrom raiseMonth raiseDate raisedOn raisedIn raisedFrom raiseOn raise',
  'changedOn changeMonth changeDate effective effectiveDate effectiveFrom increaseDate increaseMonth',
]
  .join(' ')
  .split(' ')

/** What a case says of pay before and after a raise, whatever it calls them. @throws RangeError where it does not */
const payOf = (input: CaseInput, year: number): PayFrom[] => {
  const listed = given(input, 'history', 'salaries', 'wages', 'changes', 'raises')
  if (typeof listed === 'object') return listedPay(listed, year)
  const amounts = amountsOf(input)
  const isLater = /\bis\b|new|rais|increas|after|later|\bto\b|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/
  const later = amounts.find(({ words }) => isLater.test(words) && !/\bjan|before/.test(words))
  const first = amounts.find((one) => one !== later)
  if (!first) throw new RangeError('No pay of January is given')
  const joined = given(input, 'joined', 'joinedOn') ?? `${year - 1}-01-01`
  if (!later) return [{ from: joined, salary: first.amount }]
  const raised = RAISE_NAMES.map((name) => given(input, name)).find((value) => typeof value !== 'undefined')
  const inName = MONTHS.find((month) => later.words.includes(month))
  const from = /^\d{5,}$/.test(String(raised)) ? inName : (raised ?? inName)
  const isSum = /\braise\b|increase/.test(later.words) && later.amount < first.amount
  return [
    { from: joined, salary: first.amount },
    { from: dayNamed(from ?? '03', year), salary: isSum ? first.amount + later.amount : later.amount },
  ]
}

const yearOf = (input: CaseInput): number => {
  const named = given(input, 'year')
  const found = (values: readonly unknown[]) =>
    values
      .map((value) => /^(\d{4})-\d{2}/.exec(String(value))?.[1])
      .filter((one) => one !== undefined)
      .toSorted()[0]
  const asked = given(input, ...ASKED_NAMES)
  const told = found(Object.values(input).filter((value) => value !== asked)) ?? yearInName(input)
  // A raise whose year nobody tells is behind a January that is asked about, not ahead of it.
  const isAheadOfIt = /^\d{4}-01/.test(String(asked)) ? 1 : 0
  return Number(named ?? told ?? Number(found([asked]) ?? 2026) - isAheadOfIt)
}

const yearInName = (input: CaseInput): string | undefined =>
  Object.keys(input)
    .map((name) => /20\d{2}/.exec(name)?.[0])
    .find((year) => year !== undefined)

/** A case whose raise is written apart, { month, to }, with its parts beside the pay of January. */
const flatRaise = (input: CaseInput): CaseInput => {
  const { raise, increase, ...others } = input
  const apart = raise ?? increase
  if (typeof apart !== 'object' || apart === null) return input
  return {
    ...others,
    raiseMonth: given(apart, 'month', 'from', 'date', 'on'),
    newSalary: given(apart, 'to', 'salary', 'amount', 'newSalary'),
  }
}

const ASKED_NAMES = [
  'forMonth month asOf on queryMonth contributionMonth contributionFor askMonth inMonth wageMonth at',
  'forDate queryDate contributionDate payMonth payrollMonth date',
]
  .join(' ')
  .split(' ')

const isOnFile = (law: PensionLaw, day: string): boolean => {
  try {
    return pension(law, 0, day).base > 0
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return false
  }
}

/** The pay contributions are reckoned on in the year of a raise and in the next. */
const pensionFreeze = (told: CaseInput) => {
  const input = flatRaise(told)
  const year = yearOf(input)
  const history = payOf(input, year)
  const law: PensionLaw = String(given(input, 'law') ?? '7').includes('57') ? 'law57' : 'law7'
  const asked = given(input, ...ASKED_NAMES)
  const of = (month: string) => pension(law, pensionPay(history, month), `${month}-01`)
  const now = of(monthNamed(asked ?? 12, year))
  // Of a year after the last on file nothing is said about the next.
  const next = isOnFile(law, `${year + 1}-01-01`) ? of(`${year + 1}-01`) : null
  const [base, baseOfYear] = [majorOf(now.base), majorOf(of(`${year}-12`).base)]
  const baseOfNext = next === null ? undefined : majorOf(next.base)
  const from = `${year + 1}-01-01`
  return {
    value: base,
    base,
    contributionBase: base,
    baseNow: base,
    currentBase: base,
    baseThisYear: baseOfYear,
    thisYear: baseOfYear,
    baseUntilDecember: baseOfYear,
    baseRestOfYear: baseOfYear,
    baseAfterRaise: baseOfYear,
    [`base${year}`]: baseOfYear,
    baseNextYear: baseOfNext,
    nextYear: baseOfNext,
    nextBase: baseOfNext,
    nextJanuary: baseOfNext,
    baseNextJanuary: baseOfNext,
    nextJanuaryBase: baseOfNext,
    baseFromJanuary: baseOfNext,
    baseFromNextJanuary: baseOfNext,
    [`base${year + 1}`]: baseOfNext,
    effectiveFrom: from,
    newBaseFrom: from,
    countsFrom: from,
    employee: majorOf(now.employee),
    employer: majorOf(now.employer),
    government: majorOf(now.government),
  }
}

export const cases: Answers = { pension_base_freeze: pensionFreeze }
