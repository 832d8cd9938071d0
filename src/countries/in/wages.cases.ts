import { type Answers, type AskedFields, type CaseInput, given, majorOf, minorOf } from '../cases.ts'
import { codeWages, EXCLUDED } from './schemes/wages.ts'

const today = '2026-11-20'

/** What the names of a case mean in the words of the Code. */
const EXCLUDED_NAMES: ReadonlySet<string> = new Set([
  ...EXCLUDED,
  'lta',
  'ltc',
  'bonus',
  'house_rent',
  'employer_pf',
  'pf_employer',
  'special_expense',
  'house_rent_allowance',
  'ot',
])
const isExcluded = (name: string): boolean =>
  EXCLUDED_NAMES.has(name) || EXCLUDED_NAMES.has(name.replace(/_(allowance|pay|contribution)$/, ''))

const OUTSIDE_ALL = /^(gratuity|retrenchment|ex_?gratia|date|day|year|month)/
const ALL = ['total', 'total_remuneration', 'remuneration', 'gross']

const wagesOf = (asked: CaseInput) => {
  // Some put the parts under one name.
  const input = { ...asked, ...given(asked, 'components', 'parts', 'salary_structure') }
  const parts = Object.entries(input).filter(
    ([name, value]) => !OUTSIDE_ALL.test(name) && !ALL.includes(name) && /^\d+(\.\d+)?$/.test(String(value)),
  )
  const sum = (names: [string, unknown][]) => names.reduce((total, [, value]) => total + minorOf(String(value)), 0)
  // Some give all of it and what is left out as two sums.
  const [all, left] = [given(input, ...ALL), given(input, 'exclusions', 'excluded')]
  const told = all !== undefined && left !== undefined
  const answer = codeWages(
    told ? minorOf(all) : sum(parts),
    told ? minorOf(left) : sum(parts.filter(([name]) => isExcluded(name))),
    given(input, 'date') ?? today,
  )
  return {
    total: majorOf(answer.total),
    exclusions: majorOf(answer.exclusions),
    cap: majorOf(answer.cap),
    add_back: majorOf(answer.addBack),
    wages: majorOf(answer.wages),
  }
}

export const cases: Answers = { 'wages.50pct': wagesOf }

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  'wages.50pct': { Pay: /basic|total|gross|remuneration|wages|salary|^da$|dearness|components|parts/i },
}
