import type { Country, Facts } from '../../../countries/country.ts'
import { type Day, daysBetween } from '../../../shared/dates.ts'
import type { Source } from '../../../shared/explain.ts'
import { SOON } from '../authorizations/rules.ts'
import { expiryFields, passLabel } from './expiry.rules.ts'

/**
 * The *compliance score* of the profile, by the rules of the country (specification 2, 5.6). The management list's own figure is
 * *record completeness*, in `completeness.rules.ts`.
 */

export type Colour = 'green' | 'yellow' | 'red'

/** Colour of the profile's score: 80 and 60. */
export const scoreColour = (score: number): Colour => {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'red'
}

/**
 * non-compliant: at least one error. partial: no error, but a check that only warns does not pass, so points are missing. compliant:
 * neither. unknown: the country has no rules here. (Specification 2, section 4, names the four and leaves partial open.)
 */
export type ComplianceStatus = 'compliant' | 'non-compliant' | 'partial' | 'unknown'

/** Which rule took points, and where it stands. */
export type ComplianceRule = { id: string; title: string; source: Source }

/** Why points were lost. `points` are of the score's 100, before its rounding. */
export type ComplianceReason = {
  kind: 'missing' | 'format' | 'check' | 'number' | 'expiry'
  severity: 'error' | 'warning'
  /** Country field; of a permit or document that runs out, its id. A check that looks at several fields has none. */
  key?: string
  /** What runs out, for the last kind. */
  thing?: HeldExpiry['thing']
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
  /** How many fields the country asks for in all, and what the score is made of. */
  basis: { fieldCount: number; requirements: number; checks: number }
}

/** A permit or document kept about somebody that has an end, beside the passes of the record itself. */
export type HeldExpiry = {
  thing: 'pass' | 'authorization' | 'document'
  id: string
  /** In words: what runs out. */
  what: string
  expiresOn: Day
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
const numberFindings = (country: Country, facts: Facts, today: Day): Finding[] => {
  const judged = new Set<string>()
  return country.fields.flatMap((field): Finding[] => {
    const value = facts[field.key]
    // One number may stand in two boxes: NRIC/FIN and FIN.
    if (!value || !(field.secret || field.on.compliance) || judged.has(value)) return []
    judged.add(value)
    const heard = field.secret ? SURFACES : (['compliance'] as const)
    const doubt = heard
      .map((surface) => field.on[surface]?.check?.(value, facts, today))
      .find((verdict) => verdict?.severity === 'warning')
    if (!doubt) return []
    const rule = ruleOf(country, `${field.key}.number`, field.label, undefined)
    return [{ kind: 'number', severity: 'warning', key: field.key, message: doubt.message, rule }]
  })
}

/** The passes of the record that the country asks of this person, with their last day. */
const ownExpiries = (country: Country, facts: Facts): HeldExpiry[] =>
  expiryFields(country).flatMap((field) => {
    const expiresOn = facts[field.key]
    const asked = country.compliance.requirements.find((r) => r.key === field.key)
    if (!expiresOn || (asked && !asked.appliesTo(facts))) return []
    return [{ thing: 'pass' as const, id: field.key, what: passLabel(field, facts), expiresOn }]
  })

/** What runs out within 90 days warns; what has run out is an error, of a document kept as a file a warning. */
const expiryFindings = (country: Country, held: readonly HeldExpiry[], today: Day): Finding[] =>
  held.flatMap(({ thing, id, what, expiresOn }): Finding[] => {
    const days = daysBetween(today, expiresOn)
    if (days > SOON) return []
    const rule = ruleOf(country, `expiry.${thing}`, what, undefined)
    const base = { kind: 'expiry', key: id, thing, rule } as const
    if (days >= 0) return [{ ...base, severity: 'warning', message: `${what} expires within ${SOON} days` }]
    const severity = thing === 'document' ? 'warning' : 'error'
    return [{ ...base, severity, message: `${what} has expired` }]
  })

/**
 * Specification 5.6: max(0, round((fields + checks − errors − 0.5 × warnings) ÷ (fields + checks) × 100)), where fields are
 * the requirements of the country's rules. `today` is the date at the employee's place. Besides the specification's checks a number
 * whose check digit is wrong and whatever runs out (`held`: permits and documents; passes stand in the record) weigh as it says of
 * warnings and errors, so that the figure never contradicts what stands below it (decisions/0118).
 */
export const complianceScore = (
  country: Country,
  given: Facts,
  today: Day,
  held: readonly HeldExpiry[] = [],
): ComplianceResult => {
  const facts = country.derive(given)
  const { requirements, checks } = country.compliance
  const total = requirements.length + checks.length
  const asked = [...requirementFindings(country, facts, today), ...checkFindings(country, facts, today)]
  const judged = new Set(asked.map(({ key }) => key))
  const expiring = expiryFindings(country, [...ownExpiries(country, facts), ...held], today)
  const findings = [
    ...asked,
    ...numberFindings(country, facts, today).filter(({ key }) => !judged.has(key)),
    // A pass that is over is an error of its requirement already.
    ...expiring.filter(({ key }) => !judged.has(key)),
  ]
  const of = (severity: Finding['severity']): string[] =>
    findings.filter((finding) => finding.severity === severity).map((finding) => finding.message)
  const errors = of('error')
  const warnings = of('warning')
  const left = total - errors.length - 0.5 * warnings.length
  const score = total === 0 ? 100 : Math.max(0, Math.round((left / total) * 100))
  const withoutErrors = warnings.length > 0 ? 'partial' : 'compliant'
  return {
    score,
    status: errors.length > 0 ? 'non-compliant' : withoutErrors,
    colour: scoreColour(score),
    errors,
    warnings,
    missingFields: findings.flatMap(({ kind, key }) => (kind === 'missing' && key ? [key] : [])),
    reasons: findings.map((finding) => ({
      ...finding,
      points: Math.round(((finding.severity === 'error' ? 1 : 0.5) / total) * 10_000) / 100,
    })),
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
  basis: { fieldCount: 0, requirements: 0, checks: 0 },
})
