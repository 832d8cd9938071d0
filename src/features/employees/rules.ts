import type { Explained, Source } from '../../shared/explain.ts'
import type * as contract from './contract.ts'

/**
 * The contract's lists once more, without its schemas, for screens that must stay light. The types are the contract's own, so a
 * list that differs does not compile.
 */
export const DEPARTMENTS: typeof contract.DEPARTMENTS = ['Technical', 'Operations', 'Sales', 'Administration', 'HR']
export const DEPARTMENT_FILTERS: typeof contract.DEPARTMENT_FILTERS = ['Technical', 'Operations', 'Sales', 'HR']
export const EMPLOYEE_STATUSES: typeof contract.EMPLOYEE_STATUSES = [
  'active',
  'inactive',
  'on_leave',
  'terminated',
  'pending',
]
export const OVERTIME_RATE_TYPES = ['hourly_rate', 'multiplier', 'fixed_rate'] as const

/** A missing status means active (specification 1, section 4). */
export const statusOf = (status: string | null | undefined): (typeof EMPLOYEE_STATUSES)[number] =>
  EMPLOYEE_STATUSES.find((s) => s === status) ?? 'active'

export const COMPLETENESS_FIELDS = [
  ['email', 'Email'],
  ['full_name', 'Full name'],
  ['department', 'Department'],
  ['position', 'Position'],
  ['nationality', 'Nationality'],
  ['employment_status', 'Employment status'],
] as const
export type CompletenessField = (typeof COMPLETENESS_FIELDS)[number][0]
type Held = Partial<Record<CompletenessField, string | null>>

export type Completeness = 'compliant' | 'warning' | 'non-compliant'

const filled = (held: Held, field: CompletenessField) => Boolean(held[field]?.trim())
const percent = (count: number) => Math.round((count / COMPLETENESS_FIELDS.length) * 100)

/** 80 or more, 50 or more, below. */
export const completenessStatus = (score: number): Completeness =>
  score >= 80 ? 'compliant' : score >= 50 ? 'warning' : 'non-compliant'

const source: Source = {
  title: 'Record completeness: six fields of the record',
  checkedOn: '2026-11-20',
  confirmed: true,
}

/** The management list's figure with its derivation. Not the compliance score, which asks the country's rules. */
export const explainCompleteness = (held: Held): Explained => {
  const count = COMPLETENESS_FIELDS.filter(([f]) => filled(held, f)).length
  return {
    value: String(percent(count)),
    unit: 'percent',
    rule: { id: 'employees.record-completeness', title: 'Filled fields ÷ 6', effectiveFrom: '2026-11-20', source },
    inputs: COMPLETENESS_FIELDS.map(([field, name]) => ({
      name,
      value: filled(held, field) ? 'filled' : 'empty',
      unit: '',
    })),
    steps: [
      { text: 'Fields filled', result: String(count) },
      { text: `${count} ÷ 6 × 100, rounded`, result: String(percent(count)) },
    ],
  }
}

/**
 * Who sees the tabs Advanced, Bulk Operations and Compliance. The screen's rule only (specification 2, section 6): the server
 * grants by role alone.
 */
export const seesHrTabs = (person: { role: string; email: string }): boolean =>
  ['admin', 'system_admin', 'hr_admin', 'employer', 'employer_admin'].includes(person.role) ||
  /hr@|admin@/.test(person.email)

/** Two letters that stand for a person. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

/** The wide forms as well: a spreadsheet set to an East Asian language reads them as the plain ones. */
const RISKY = /^[=+\-@\t\r＝＋－＠]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/** A cell as RFC 4180 has it; one that a spreadsheet would run as a formula is made text. */
export const csvCell = (value: string | number | null | undefined): string => {
  const raw = value === null || value === undefined ? '' : String(value)
  const text = RISKY.test(raw) && !PLAIN_NUMBER.test(raw) ? `'${raw}` : raw
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

/** employees.csv (specification 1, section 2). */
export const EXPORT_COLUMNS = ['Employee ID', 'Full Name', 'Email', 'Department', 'Position', 'Status'] as const
