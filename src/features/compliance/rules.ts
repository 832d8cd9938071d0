import type { Country, Facts } from '../../countries/country.ts'
import type { Day } from '../../shared/dates.ts'

/**
 * Two figures with two names (specification 1 section 5, specification 2 section 5.6): *record completeness* of the
 * management list, and the *compliance score* of the profile by the rules of the country.
 */

export type Colour = 'green' | 'yellow' | 'red'
export type Band = { label: 'Compliant' | 'Needs Review' | 'Non-Compliant'; colour: Colour }

/** The six fields of the management list. */
export type SixFields = {
  email?: string | null | undefined
  fullName?: string | null | undefined
  department?: string | null | undefined
  position?: string | null | undefined
  nationality?: string | null | undefined
  employmentStatus?: string | null | undefined
}

const filled = (value: string | null | undefined): boolean => Boolean(value?.trim())

/** Bands of the management list: 80 and 50. */
export const completenessBand = (score: number): Band => {
  if (score >= 80) return { label: 'Compliant', colour: 'green' }
  if (score >= 50) return { label: 'Needs Review', colour: 'yellow' }
  return { label: 'Non-Compliant', colour: 'red' }
}

/** Filled fields ÷ 6 in percent, and how many of email, nationality and employment status are there (0 to 3). */
export const recordCompleteness = (employee: SixFields): { score: number; verified: number; band: Band } => {
  const { email, fullName, department, position, nationality, employmentStatus } = employee
  const all = [email, fullName, department, position, nationality, employmentStatus].filter(filled).length
  const score = Math.round((all / 6) * 100)
  return {
    score,
    verified: [email, nationality, employmentStatus].filter(filled).length,
    band: completenessBand(score),
  }
}

/** Colour of the profile's score: 80 and 60. */
export const scoreColour = (score: number): Colour => (score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red')

export type ComplianceStatus = 'compliant' | 'non-compliant' | 'partial' | 'unknown'

/** Why points were lost. `points` are of the score's 100, before its rounding. */
export type ComplianceReason = {
  kind: 'missing' | 'format' | 'check'
  severity: 'error' | 'warning'
  /** Country field, for the first two kinds. */
  key?: string
  message: string
  points: number
}

export type ComplianceResult = {
  /** 0 to 100. */
  score: number
  status: ComplianceStatus
  colour: Colour
  errors: string[]
  warnings: string[]
  /** Keys of required fields that are empty. */
  missingFields: string[]
  reasons: ComplianceReason[]
  /** Hints that cost nothing, such as a check digit that does not match. */
  notices: string[]
}

type Finding = Omit<ComplianceReason, 'points'>

const requirementFindings = (country: Country, facts: Facts, today: Day): Finding[] =>
  country.compliance.requirements.flatMap(({ key, label, required, appliesTo, matches }): Finding[] => {
    if (!appliesTo(facts)) return []
    const value = facts[key]
    if (!value) {
      const message = `${label} is required for ${country.name} compliance`
      return required ? [{ kind: 'missing', severity: 'error', key, message }] : []
    }
    return matches(value, today)
      ? []
      : [{ kind: 'format', severity: 'error', key, message: `${label} format is invalid` }]
  })

const checkFindings = (country: Country, facts: Facts, today: Day): Finding[] =>
  country.compliance.checks
    .filter((check) => !check.passes(facts, today))
    .map(({ name, description, severity }) => ({ kind: 'check', severity, message: `${name}: ${description}` }))

const hints = (country: Country, facts: Facts, today: Day): string[] =>
  country.fields.flatMap((field) => {
    const value = facts[field.key]
    const verdict = value ? field.on.compliance?.check?.(value, facts, today) : null
    return verdict?.severity === 'warning' ? [verdict.message] : []
  })

/**
 * Specification 5.6: max(0, round((fields + checks − errors − 0.5 × warnings) ÷ (fields + checks) × 100)), where fields are
 * the requirements of the country's rules. `today` is the date at the employee's place.
 */
export const complianceScore = (country: Country, given: Facts, today: Day): ComplianceResult => {
  const facts = country.derive(given)
  const { requirements, checks } = country.compliance
  const total = requirements.length + checks.length
  const findings = [...requirementFindings(country, facts, today), ...checkFindings(country, facts, today)]
  const of = (severity: Finding['severity']): string[] =>
    findings.filter((finding) => finding.severity === severity).map((finding) => finding.message)
  const errors = of('error')
  const warnings = of('warning')
  const left = total - errors.length - 0.5 * warnings.length
  const score = total === 0 ? 100 : Math.max(0, Math.round((left / total) * 100))
  return {
    score,
    status: errors.length === 0 ? 'compliant' : 'non-compliant',
    colour: scoreColour(score),
    errors,
    warnings,
    missingFields: findings.flatMap(({ kind, key }) => (kind === 'missing' && key ? [key] : [])),
    reasons: findings.map((finding) => ({
      ...finding,
      points: Math.round(((finding.severity === 'error' ? 1 : 0.5) / total) * 10_000) / 100,
    })),
    notices: hints(country, facts, today),
  }
}

/** The answer for a person whose country has no rules here. */
export const unknownCompliance = (country: string): ComplianceResult => ({
  score: 0,
  status: 'unknown',
  colour: 'red',
  errors: [`Unknown country compliance requirements: ${country}`],
  warnings: [],
  missingFields: [],
  reasons: [],
  notices: [],
})
