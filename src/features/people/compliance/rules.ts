import type { Country, Facts } from '../../../countries/country.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'

/**
 * The *compliance score* of the profile, by the rules of the country (specification 2, 5.6). The management list's own figure is
 * *record completeness*, in `completeness.rules.ts`.
 */

export type Colour = 'green' | 'yellow' | 'red'

/** Colour of the profile's score: 80 and 60. */
export const scoreColour = (score: number): Colour => (score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red')

/**
 * non-compliant: at least one error. partial: no error, but a check that only warns does not pass, so points are missing. compliant:
 * neither. unknown: the country has no rules here. (Specification 2, section 4, names the four and leaves partial open.)
 */
export type ComplianceStatus = 'compliant' | 'non-compliant' | 'partial' | 'unknown'

/** Which rule took points, and where it stands. */
export type ComplianceRule = { id: string; title: string; source: Source }

/** Why points were lost. `points` are of the score's 100, before its rounding. */
export type ComplianceReason = {
  kind: 'missing' | 'format' | 'check'
  severity: 'error' | 'warning'
  /** Country field, for the first two kinds. */
  key?: string
  message: string
  points: number
  rule: ComplianceRule
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
  /** How many fields the country asks for in all, and what the score is made of. */
  basis: { fieldCount: number; requirements: number; checks: number }
}

type Finding = Omit<ComplianceReason, 'points'>

/** The rules of specification 5.6; a country's own source, where it names one, goes before. */
const specification: Source = {
  title: 'Product specification, "Country compliance rules"',
  checkedOn: '2026-11-20',
  confirmed: true,
}

const ruleOf = (country: Country, id: string, title: string, source: Source | undefined): ComplianceRule => ({
  id: `compliance.${country.code.toLowerCase()}.${id}`,
  title,
  source: source ?? specification,
})

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const requirementFindings = (country: Country, facts: Facts, today: Day): Finding[] =>
  country.compliance.requirements.flatMap(({ key, label, required, appliesTo, matches, source }): Finding[] => {
    if (!appliesTo(facts)) return []
    const rule = ruleOf(country, key, label, source)
    const value = facts[key]
    if (!value) {
      const message = `${label} is required for ${country.name} compliance`
      return required ? [{ kind: 'missing', severity: 'error', key, message, rule }] : []
    }
    return matches(value, today)
      ? []
      : [{ kind: 'format', severity: 'error', key, message: `${label} format is invalid`, rule }]
  })

const checkFindings = (country: Country, facts: Facts, today: Day): Finding[] =>
  country.compliance.checks
    .filter((check) => !check.passes(facts, today))
    .map(({ name, description, severity, source }) => ({
      kind: 'check',
      severity,
      message: `${name}: ${description}`,
      rule: ruleOf(country, slug(name), name, source),
    }))

const SURFACES = ['compliance', 'form', 'onboarding'] as const

/** What a number's check digits say, from whichever surface asks them. A failing one warns and never blocks. */
const hints = (country: Country, facts: Facts, today: Day): string[] => {
  const judged = new Set<string>()
  return country.fields.flatMap((field) => {
    const value = facts[field.key]
    // One number may stand in two boxes: NRIC/FIN and FIN.
    if (!value || !(field.secret || field.on.compliance) || judged.has(value)) return []
    judged.add(value)
    const heard = field.secret ? SURFACES : (['compliance'] as const)
    const warnings = heard.flatMap((surface) => {
      const verdict = field.on[surface]?.check?.(value, facts, today)
      return verdict?.severity === 'warning' ? [verdict.message] : []
    })
    return warnings.slice(0, 1)
  })
}

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
    status: errors.length > 0 ? 'non-compliant' : warnings.length > 0 ? 'partial' : 'compliant',
    colour: scoreColour(score),
    errors,
    warnings,
    missingFields: findings.flatMap(({ kind, key }) => (kind === 'missing' && key ? [key] : [])),
    reasons: findings.map((finding) => ({
      ...finding,
      points: Math.round(((finding.severity === 'error' ? 1 : 0.5) / total) * 10_000) / 100,
    })),
    notices: hints(country, facts, today),
    basis: { fieldCount: country.compliance.fieldCount, requirements: requirements.length, checks: checks.length },
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
  basis: { fieldCount: 0, requirements: 0, checks: 0 },
})
