import { recordCompleteness, type StoredFields } from './completeness.rules.ts'
import type { ComplianceResult } from './rules.ts'

/** One person of a report: both figures and every finding, no numbers of documents. */
export type Reported = {
  employeeNumber: string
  name: string
  /** Its name. */
  country: string
  held: StoredFields
  result: ComplianceResult
}

export const STATUS_WORDS = {
  compliant: 'Compliant',
  partial: 'Partly compliant',
  'non-compliant': 'Non-compliant',
  unknown: 'Unknown',
} as const

export const SEVERITY_WORDS = { error: 'Error', warning: 'Warning' } as const

export const FORMULA = 'max(0, round((fields + checks − errors − 0.5 × warnings) ÷ (fields + checks) × 100))'

/** The formula with this person's figures in it. */
export const formulaOf = ({ basis, errors, warnings, score }: ComplianceResult): string => {
  const all = basis.requirements + basis.checks
  return `(${basis.requirements} + ${basis.checks} − ${errors.length} − 0.5 × ${warnings.length}) ÷ ${all} × 100 = ${score}%`
}

export const CSV_COLUMNS = [
  'Employee ID',
  'Full Name',
  'Country',
  'Record completeness',
  'Compliance score',
  'Compliance status',
  'Finding',
  'Severity',
  'Points lost',
  'Rule',
  'Source',
  'Source checked on',
] as const

/** A line for each finding; somebody without any has one line all the same. */
export const csvRows = ({ employeeNumber, name, country, held: current, result }: Reported): (string | number)[][] => {
  const who = [
    employeeNumber,
    name,
    country,
    `${recordCompleteness(current).score}%`,
    `${result.score}%`,
    STATUS_WORDS[result.status],
  ]
  const found = result.reasons.map((r) => [
    r.message,
    SEVERITY_WORDS[r.severity],
    r.points,
    r.rule.id,
    r.rule.source.title,
    r.rule.source.checkedOn,
  ])
  return found.length > 0 ? found.map((cells) => [...who, ...cells]) : [[...who, '', '', '', '', '', '']]
}
