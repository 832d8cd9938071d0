import type { Explained, Source } from '../../../shared/explain.ts'

/**
 * *Record completeness*, the figure of the management list (specification 1, section 5): how many of six fields are filled. Not the
 * *compliance score*, which asks the rules of the country.
 */

export const COMPLETENESS_FIELDS = [
  ['email', 'Email'],
  ['full_name', 'Full name'],
  ['department', 'Department'],
  ['position', 'Position'],
  ['nationality', 'Nationality'],
  ['employment_status', 'Employment status'],
] as const
/** The same, by their names alone. */
export const COMPLETENESS_KEYS = COMPLETENESS_FIELDS.map(([field]) => field)
type Field = (typeof COMPLETENESS_FIELDS)[number][0]
export type StoredFields = Partial<Record<Field, string | null | undefined>>

/** Three of the six count as documents verified. */
const VERIFIED: readonly Field[] = ['email', 'nationality', 'employment_status']

export type Completeness = 'compliant' | 'warning' | 'non-compliant'
export type Band = { label: 'Compliant' | 'Needs Review' | 'Non-Compliant'; colour: 'green' | 'yellow' | 'red' }

const filled = (current: StoredFields, field: Field): boolean => Boolean(current[field]?.trim())
const count = (current: StoredFields) => COMPLETENESS_FIELDS.filter(([f]) => filled(current, f)).length
const percent = (n: number) => Math.round((n / COMPLETENESS_FIELDS.length) * 100)

/** 80 or more, 50 or more, below. */
export const completenessStatus = (score: number): Completeness => {
  if (score >= 80) return 'compliant'
  return score >= 50 ? 'warning' : 'non-compliant'
}

const BANDS: Record<Completeness, Band> = {
  compliant: { label: 'Compliant', colour: 'green' },
  warning: { label: 'Needs Review', colour: 'yellow' },
  'non-compliant': { label: 'Non-Compliant', colour: 'red' },
}
export const completenessBand = (score: number): Band => BANDS[completenessStatus(score)]

/** Filled fields ÷ 6 in percent, and how many of email, nationality and employment status are there (0 to 3). */
export const recordCompleteness = (current: StoredFields): { score: number; verified: number; band: Band } => {
  const score = percent(count(current))
  return { score, verified: VERIFIED.filter((f) => filled(current, f)).length, band: completenessBand(score) }
}

const source: Source = {
  title: 'Record completeness: six fields of the record',
  checkedOn: '2026-11-20',
  confirmed: true,
}

/** The same figure with its derivation. */
export const explainCompleteness = (current: StoredFields): Explained => {
  const n = count(current)
  return {
    value: String(percent(n)),
    unit: 'percent',
    rule: { id: 'compliance.record-completeness', title: 'Filled fields ÷ 6', effectiveFrom: null, source },
    inputs: COMPLETENESS_FIELDS.map(([field, name]) => ({
      name,
      value: filled(current, field) ? 'filled' : 'empty',
      unit: '',
    })),
    steps: [
      { text: 'Fields filled', result: String(n) },
      { text: `${n} ÷ 6 × 100, rounded`, result: String(percent(n)) },
    ],
  }
}
